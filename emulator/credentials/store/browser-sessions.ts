import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as z from "zod";
import { equalInConstantTime } from "@/lib/oauth/verify";
import type { Db } from "../../database/database";
import type { Clock } from "../../http/clock";
import type { User } from "./records";

/** Which browser it is, signed in or not: forms are held against it. */
const BROWSER = "emulator_browser";
/** Who is signed in. Another one at every sign-in, while the forms of other tabs stay good. */
const SESSION = "emulator_session";
const LIFETIME_SECONDS = 30 * 86_400;

const attributes = { httpOnly: true, sameSite: "Lax", path: "/", maxAge: LIFETIME_SECONDS } as const;
const createId = () => randomBytes(24).toString("base64url");
const isId = (text: string | undefined) => text !== undefined && /^[\w-]{32}$/.test(text);
const hash = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Who is signed in on the emulator's own pages. Cookies hold random ids; the table holds their hashes. */
export class BrowserSessions {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** The id in the visitor's cookie; a visitor without one is given one. */
  browserId(c: Context): string {
    const known = c.get("browserId") ?? getCookie(c, BROWSER);
    const id = known !== undefined && isId(known) ? known : createId();
    if (id !== known) setCookie(c, BROWSER, id, attributes);
    c.set("browserId", id);
    return id;
  }

  /** The signed-in user's id. */
  userId(c: Context): string | undefined {
    const row = this.db
      .prepare("SELECT user_id FROM browser_sessions WHERE id = ? AND expires_at > ?")
      .get(hash(getCookie(c, SESSION) ?? ""), this.clock.now());
    return row === undefined ? undefined : z.object({ user_id: z.string() }).parse(row).user_id;
  }

  /** Signs a user in under a new id: one that was planted before is void after. */
  signIn(c: Context, user: User): void {
    this.end(c);
    const id = createId();
    this.db
      .prepare("INSERT INTO browser_sessions (id, user_id, expires_at) VALUES (?, ?, ?)")
      .run(hash(id), user.id, this.clock.now() + LIFETIME_SECONDS * 1000);
    setCookie(c, SESSION, id, attributes);
  }

  end(c: Context): void {
    this.db
      .prepare("DELETE FROM browser_sessions WHERE id = ? OR expires_at <= ?")
      .run(hash(getCookie(c, SESSION) ?? ""), this.clock.now());
    deleteCookie(c, SESSION, { path: "/" });
  }

  /** What a form of this browser must carry; other sites can neither read the cookie nor guess this. */
  formToken(c: Context): string {
    return hash(`form ${this.browserId(c)}`);
  }

  /**
   * Whether a form comes from a page of the emulator's own. A browser's own header is trusted,
   * because no page can change it, and two tabs that open at once share no cookie yet.
   */
  formIsOwn(c: Context, sent: string | null): boolean {
    const site = c.req.header("sec-fetch-site");
    return site === undefined ? equalInConstantTime(this.formToken(c), sent ?? "") : site === "same-origin";
  }
}

declare module "hono" {
  interface ContextVariableMap {
    /** Given out while this request was answered, its cookie is not in the request. */
    browserId: string | undefined;
  }
}
