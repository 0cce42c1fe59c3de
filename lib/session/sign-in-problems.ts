import "server-only";
/** Why a sign-in did not happen, as the sign-in page shows it: `/sign-in?problem=<code>`. */
export const SIGN_IN_PROBLEMS = {
  denied: {
    title: "Access was not granted",
    text: "You chose not to authorize Flightdeck. Nothing was connected and nothing was changed.",
    next: "Sign in again and choose Allow, or ask for read-only access.",
  },
  "not-started-here": {
    title: "This sign-in was not started in this browser",
    text: "The address you followed belongs to a sign-in of another browser, or to one that took longer than ten minutes.",
    next: "Start again here.",
  },
  "used-already": {
    title: "This sign-in was used already",
    text: "You finished it in this browser before. Its address works once.",
    next: "Go on where you were, or sign in again.",
  },
  incomplete: {
    title: "The confirmation is missing",
    text: "The verification code was missing, so Flightdeck could not check that you agreed.",
    next: "Start again.",
  },
  "not-accepted": {
    title: "This sign-in was not accepted",
    text: "The confirmation or the PIN was wrong, expired or already used.",
    next: "Start again to get a new one.",
  },
  "not-started": {
    title: "Sign-in could not be started",
    text: "It did not accept this application: its key, or the address it wants people to be sent back to.",
    next: "Your Flightdeck administrator can check CONSUMER_KEY, CONSUMER_SECRET and the registered callback address.",
  },
  unreachable: {
    title: "The service did not answer",
    text: "The sign-in page can’t be reached right now.",
    next: "Try again in a moment.",
  },
  unexpected: {
    title: "The answer could not be read",
    text: "It did not hold what a sign-in needs, so Flightdeck stopped.",
    next: "Try again; if it happens again, contact your Flightdeck administrator.",
  },
  "cross-site": {
    title: "This request did not come from Flightdeck",
    text: "Another site, or a page from before an update, tried to sign you in or out.",
    next: "Use the buttons on this page.",
  },
  "signed-out": {
    title: "You are signed out",
    text: "Your session ended, or you signed out in another tab.",
    next: "Sign in to go on.",
  },
  "other-person": {
    title: "Another person signed in meanwhile",
    text: "The handle was to be connected to a session that is no longer the current one.",
    next: "Sign in, and connect the handle again.",
  },
  "too-many-handles": {
    title: "No more handles can be connected",
    text: "A browser can keep twelve connected handles.",
    next: "Disconnect one first.",
  },
} as const satisfies Record<string, { title: string; text: string; next: string }>;

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS;

/** The problem that an address names; undefined for none and for unknown ones. */
export function signInProblem(code: string | string[] | undefined): SignInProblem | undefined {
  return typeof code === "string" && Object.hasOwn(SIGN_IN_PROBLEMS, code)
    ? (code as SignInProblem)
    : undefined;
}
