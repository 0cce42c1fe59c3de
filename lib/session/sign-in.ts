import "server-only";
import { createHash } from "node:crypto";
import * as z from "zod";
import { cookieName, cookiesOfKind, dropCookie, setCookie } from "./cookies";
import { LIFETIMES } from "./lifetimes";
import { seal, unseal } from "./seal";

/** What the browser that started a sign-in holds until its callback. */
const transaction = z.object({
  kind: z.literal("sign-in"),
  token: z.string().min(1),
  secret: z.string().min(1),
  purpose: z.enum(["sign-in", "connect"]),
  access: z.enum(["read", "write"]),
  mode: z.enum(["callback", "pin"]),
  returnTo: z.string().startsWith("/"),
  /** The session that another handle is connected to. */
  sessionId: z.string().optional(),
  startedAt: z.number().int(),
});

export type SignIn = Omit<z.output<typeof transaction>, "kind">;

/** Sign-ins that one browser may have under way, in tabs side by side; the oldest makes room. */
const MAX_UNDER_WAY = 4;

/** Names a sign-in in cookies and addresses without giving the request token away to logs. */
export function signInId(requestToken: string): string {
  return createHash("sha256").update(requestToken).digest("base64url").slice(0, 22);
}

/** Set-Cookie headers that store a sign-in for ten minutes, beside those under way in other tabs. */
export async function storeSignIn(signIn: SignIn, cookies: ReadonlyMap<string, string>): Promise<string[]> {
  const sealed = await seal({ kind: "sign-in", ...signIn }, LIFETIMES.signIn);
  const others = await Promise.all(
    cookiesOfKind(cookies, "sign-in").map(async ([id]) => ({
      id,
      startedAt: (await openSignIn(cookies, id))?.startedAt ?? 0,
    })),
  );
  const superfluous = others.sort((a, b) => b.startedAt - a.startedAt).slice(MAX_UNDER_WAY - 1);
  return [
    setCookie(cookieName("sign-in", signInId(signIn.token)), sealed, LIFETIMES.signIn),
    ...superfluous.map(({ id }) => dropSignIn(id)),
  ];
}

/** The Set-Cookie header that forgets a sign-in. */
export function dropSignIn(id: string): string {
  return dropCookie(cookieName("sign-in", id));
}

/** The sign-in that this browser started, by its id; undefined when there is none or it took too long. */
export async function openSignIn(
  cookies: ReadonlyMap<string, string>,
  id: string,
): Promise<SignIn | undefined> {
  const sealed = cookies.get(cookieName("sign-in", id));
  if (sealed === undefined) return undefined;
  const opened = await unseal(transaction, sealed, LIFETIMES.signIn);
  return opened && signInId(opened.token) === id ? opened : undefined;
}
