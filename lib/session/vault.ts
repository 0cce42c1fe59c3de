import "server-only";
import * as z from "zod";
import { env } from "@/lib/env";
import { cookieName, cookiesOfKind, dropCookie, setCookie } from "./cookies";
import { LIFETIMES } from "./lifetimes";
import { seal, unseal } from "./seal";

/** A connected handle with its access token. Never leaves the server unsealed. */
const connectedHandle = z.object({
  kind: z.literal("handle"),
  /** Whose session it belongs to: it opens in no other. */
  personId: z.string().min(1),
  userId: z.string().min(1),
  handle: z.string().min(1),
  access: z.enum(["read", "write"]),
  token: z.string().min(1),
  secret: z.string().min(1),
});

export type StoredHandle = Omit<z.output<typeof connectedHandle>, "kind">;

/** Browsers send all cookies with every request, and servers refuse more than 16 kB of headers. */
export const MAX_HANDLES = 12;

/** The Set-Cookie header that stores a connected handle. */
export async function storeHandle(connected: StoredHandle): Promise<string> {
  const sealed = await seal({ kind: "handle", ...connected }, LIFETIMES.absolute);
  return setCookie(cookieName("handle", connected.userId), sealed, LIFETIMES.absolute);
}

/** The Set-Cookie header that forgets a connected handle. */
export function dropHandle(userId: string): string {
  return dropCookie(cookieName("handle", userId));
}

/** The handles that a person has connected, in the order of their names. */
export async function openHandles(
  cookies: ReadonlyMap<string, string>,
  personId: string,
): Promise<StoredHandle[]> {
  const opened = await Promise.all(
    cookiesOfKind(cookies, "handle").map(([, sealed]) => unseal(connectedHandle, sealed, LIFETIMES.absolute)),
  );
  return opened
    .filter((connected) => connected !== undefined)
    .filter((connected) => connected.personId === personId)
    .sort((a, b) => (a.handle < b.handle ? -1 : 1));
}

/**
 * Whether a handle's user may call for the application itself. The service cannot check it: the application's own
 * token opens all users' data, so only the users in the configuration may use it.
 */
export function isOperator({ userId }: Pick<StoredHandle, "userId">): boolean {
  return env.APPLICATION_OPERATORS.includes(userId);
}
