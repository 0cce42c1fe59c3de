import { abandonSignIn, finishSignIn } from "@/lib/session/finish-sign-in";
import { problemOutcome, seeOther } from "@/lib/session/outcome";
import { signInId } from "@/lib/session/sign-in";

/** Where the service sends the browser back: with a verifier, or with `denied`. */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  const cookies = request.headers.get("cookie");
  const denied = query.get("denied");
  if (denied !== null) return seeOther(await abandonSignIn(signInId(denied), cookies));
  const token = query.get("oauth_token");
  if (token === null) return seeOther(problemOutcome("not-started-here"));
  return seeOther(await finishSignIn(signInId(token), query.get("oauth_verifier") ?? "", cookies));
}

/** Next would answer HEAD by running GET, and that spends the request token. */
export function HEAD() {
  return new Response(null, { status: 405, headers: { allow: "GET" } });
}
