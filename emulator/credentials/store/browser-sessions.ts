import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { equalInConstantTime } from "@/lib/oauth/verify";
import type { Clock } from "../../clock";
import type { Db } from "../../store/database";
import type { User } from "./records";

const COOKIE = "emulator_session";
const LIFETIME_SECONDS = 30 * 86_400;

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Who is signed in on the emulator's own pages. The cookie holds a random id; the table holds its hash. */
export class BrowserSessions {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** The id in the visitor's cookie; a visitor without one is given one. */
  id(c: Context): string {
    const given = c.get("browserSessionId");
    if (given !== undefined) return given;
    const sent = getCookie(c, COOKIE);
    return sent !== undefined && /^[\w-]{32}$/.test(sent) ? sent : this.#give(c);
  }

  /** The signed-in user's id. */
  userId(c: Context): string | undefined {
    const row = this.db
      .prepare("SELECT user_id FROM browser_sessions WHERE id = ? AND expires_at > ?")
      .get(hash(this.id(c)), this.clock.now());
    return row === undefined ? undefined : z.object({ user_id: z.string() }).parse(row).user_id;
  }

  /** Signs a user in under a new id: an id that somebody planted before is worth nothing after. */
  signIn(c: Context, user: User): void {
    this.end(c);
    this.db
      .prepare("INSERT INTO browser_sessions (id, user_id, expires_at) VALUES (?, ?, ?)")
      .run(hash(this.#give(c)), user.id, this.clock.now() + LIFETIME_SECONDS * 1000);
  }

  end(c: Context): void {
    this.db
      .prepare("DELETE FROM browser_sessions WHERE id = ? OR expires_at <= ?")
      .run(hash(this.id(c)), this.clock.now());
  }

  /** What a form of this visitor must carry; other sites can neither read the cookie nor guess this. */
  formToken(c: Context): string {
    return hash(`form ${this.id(c)}`);
  }

  formTokenIsGood(c: Context, sent: string): boolean {
    return equalInConstantTime(this.formToken(c), sent);
  }

  #give(c: Context): string {
    const id = randomBytes(24).toString("base64url");
    c.set("browserSessionId", id);
    setCookie(c, COOKIE, id, { httpOnly: true, sameSite: "Lax", path: "/", maxAge: LIFETIME_SECONDS });
    return id;
  }
}

declare module "hono" {
  interface ContextVariableMap {
    /** The session id given out while this request was answered; its cookie is not in the request. */
    browserSessionId: string | undefined;
  }
}
