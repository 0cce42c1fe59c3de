import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type CurrentSession, currentSession } from "./current";
import { ASKED_FOR, returnPath } from "./return-path";

/**
 * The session of the request, for pages that only signed-in people may see; sends others to sign in, and from
 * there back to the page they asked for.
 */
export async function requireSession(): Promise<CurrentSession> {
  const session = await currentSession();
  if (session) return session;
  const path = returnPath((await headers()).get(ASKED_FOR));
  redirect(path === "/" ? "/sign-in" : `/sign-in?${new URLSearchParams({ return_to: path })}`);
}
