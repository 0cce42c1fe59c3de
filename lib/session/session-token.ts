import "server-only";
import { randomUUID } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import * as z from "zod";
import { env } from "@/lib/env";
import { LIFETIMES, nowSeconds } from "./lifetimes";

/** Who is signed in: a user of the service. */
export interface Person {
  readonly id: string;
  readonly handle: string;
  /** Their name at the service; the sign-in returns only the handle. */
  readonly name: string;
}

export interface Session {
  /** New at every sign-in; what sign-out revokes. */
  readonly id: string;
  readonly person: Person;
  /** When the person signed in, in seconds since the epoch. The absolute lifetime counts from here. */
  readonly startedAt: number;
  /** When the token was last renewed. The idle lifetime counts from here. */
  readonly renewedAt: number;
}

const claims = z.object({
  sub: z.string().min(1),
  name: z.string(),
  handle: z.string().min(1),
  sid: z.string().min(1),
  started: z.number().int(),
  iat: z.number().int(),
});

/** A session that begins now. */
export function beginSession(person: Person): Session {
  const now = nowSeconds();
  return { id: randomUUID(), person, startedAt: now, renewedAt: now };
}

/** Seconds until the session ends if it is not used; not positive when it is over. */
export function secondsLeft({ startedAt, renewedAt }: Session): number {
  return Math.min(startedAt + LIFETIMES.absolute, renewedAt + LIFETIMES.idle) - nowSeconds();
}

/** A session as next-auth's encrypted JWT. Its time of renewal becomes now. */
export function encodeSession(session: Session): Promise<string> {
  const [newest = ""] = env.SESSION_SECRET;
  const { person } = session;
  return encode({
    secret: newest,
    maxAge: secondsLeft({ ...session, renewedAt: nowSeconds() }),
    token: {
      sub: person.id,
      name: person.name,
      handle: person.handle,
      sid: session.id,
      started: session.startedAt,
    },
  });
}

/** Opens a token made with any of the secrets. Undefined when forged, expired or over. */
export async function decodeSession(token: string): Promise<Session | undefined> {
  if (!isCanonical(token)) return undefined;
  for (const secret of env.SESSION_SECRET) {
    const opened = claims.safeParse(await decode({ token, secret }).catch(() => undefined));
    if (!opened.success) continue;
    const { sub, name, handle, sid, started, iat } = opened.data;
    const session = { id: sid, person: { id: sub, handle, name }, startedAt: started, renewedAt: iat };
    return secondsLeft(session) > 0 ? session : undefined;
  }
  return undefined;
}

// The last character of a base64 text holds bits that decoding drops. Without them fixed, one token would have
// several spellings, all of which open.
function isCanonical(token: string): boolean {
  return token.split(".").every((part) => Buffer.from(part, "base64url").toString("base64url") === part);
}
