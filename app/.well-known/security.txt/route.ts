import { env } from "@/lib/env";

const DAY_MS = 86_400_000;

/**
 * The contact for reports of weaknesses (RFC 9116). Made here and not a file of public/: each operator sets a contact
 * of their own, and the text must expire within a year.
 */
export function GET(): Response {
  const { SECURITY_CONTACT, APP_URL } = env;
  if (SECURITY_CONTACT === undefined) return new Response(null, { status: 404 });
  const expires = new Date(Date.now() + 180 * DAY_MS).toISOString();
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", APP_URL)}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}

export const dynamic = "force-dynamic";
