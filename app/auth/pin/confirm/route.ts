import * as z from "zod";
import { finishSignIn } from "@/lib/session/finish-sign-in";
import { problemOutcome, seeOther } from "@/lib/session/outcome";
import { postedForm } from "@/lib/session/posted-form";

const fields = z.object({ sign_in: z.string().regex(/^[\w-]{22}$/), pin: z.string().trim() });
const PIN = /^\d{4,12}$/;

export async function POST(request: Request) {
  const form = await postedForm(fields, request);
  if (!form) return seeOther(problemOutcome("cross-site"));
  // A slip of the finger need not cost the request token: what cannot be a PIN is not sent.
  if (!PIN.test(form.pin)) {
    return seeOther({ location: `/auth/pin?sign_in=${form.sign_in}&wrong=1`, cookies: [] });
  }
  return seeOther(await finishSignIn(form.sign_in, form.pin, request.headers.get("cookie")));
}
