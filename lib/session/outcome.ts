import "server-only";
import { env } from "@/lib/env";
import type { SignInProblem } from "./sign-in-problems";

/** Where a step of signing in or out sends the browser, and what it does to its cookies. */
export interface SignInRedirect {
  /** A path of the dashboard, or an absolute address of the credential service. */
  readonly location: string;
  /** Set-Cookie headers. */
  readonly cookies: readonly string[];
}

/** The sign-in page, saying what went wrong. */
export function problemOutcome(problem: SignInProblem, cookies: readonly string[] = []): SignInRedirect {
  return { location: `/sign-in?problem=${problem}`, cookies };
}

/** The outcome as an answer. 303, so that the browser goes on with GET whatever it sent. */
export function seeOther(
  { location, cookies }: SignInRedirect,
  extra: Record<string, string> = {},
): Response {
  const headers = new Headers({
    location: new URL(location, env.APP_URL).href,
    "cache-control": "private, no-store",
    ...extra,
  });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
