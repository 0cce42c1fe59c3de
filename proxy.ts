import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { httpsHeaders } from "@/lib/http/security-headers.mjs";
import { openSession, renewSession } from "@/lib/session/open-session";
import { ASKED_FOR } from "@/lib/session/return-path";

/**
 * Runs before every page (Next's word for middleware): gives each answer its own content security policy, and
 * renews the session of a person who is at work. It guards nothing: pages and routes look at the session
 * themselves.
 */
export async function proxy(request: NextRequest) {
  const nonce = randomBytes(18).toString("base64");
  const secure = env.APP_URL.startsWith("https:");
  const policy = contentSecurityPolicy({
    nonce,
    mediaOrigins: env.MEDIA_ORIGINS,
    authOrigin: new URL(env.AUTH_URL).origin,
    secure,
    development: env.NODE_ENV === "development",
  });
  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the policy of the request; pages read x-nonce.
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  // Where to go on after signing in; pages do not receive their own address.
  headers.set(ASKED_FOR, request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  if (secure) for (const [name, value] of Object.entries(httpsHeaders)) response.headers.set(name, value);
  const session = await openSession(request.headers.get("cookie"));
  const renewed = session && (await renewSession(session));
  if (renewed) response.headers.append("set-cookie", renewed);
  return response;
}

export const config = {
  // Not the forward: with a proxy in front, Next copies every body, and cuts those over 10 MB.
  matcher: "/((?!api/|_next/static/|_next/image).*)",
};
