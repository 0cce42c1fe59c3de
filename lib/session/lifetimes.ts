import "server-only";
/** How long things last, in seconds (docs/decisions/session.md). */
export const LIFETIMES = {
  /** From the start of a sign-in to its callback. */
  signIn: 10 * 60,
  /** A session that is not used. */
  idle: 24 * 3600,
  /** A session or a connected handle, however much it is used. */
  absolute: 7 * 24 * 3600,
  /** How old a session token may grow before the next request renews it. */
  renewal: 5 * 60,
} as const;

export const nowSeconds = () => Math.floor(Date.now() / 1000);
