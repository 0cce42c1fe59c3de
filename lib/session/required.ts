import "server-only";
import { redirect } from "next/navigation";
import { type CurrentSession, currentSession } from "./current";

/** The session of the request, for pages that only signed-in people may see; sends others to sign in. */
export async function requireSession(): Promise<CurrentSession> {
  return (await currentSession()) ?? redirect("/sign-in");
}
