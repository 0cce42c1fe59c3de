import * as z from "zod";
import { HANDLE } from "@/lib/oauth/three-legs";
import { beginSignIn } from "@/lib/session/begin-sign-in";
import { problemOutcome, seeOther } from "@/lib/session/outcome";
import { postedForm } from "@/lib/session/posted-form";
import { returnPath } from "@/lib/session/return-path";

const fields = z.object({
  purpose: z.enum(["sign-in", "connect"]).default("sign-in"),
  access: z.enum(["read", "write"]).default("write"),
  mode: z.enum(["callback", "pin"]).default("callback"),
  /** Who is to sign in on the service's page; the page of a PIN accepts any user. */
  handle: z.string().regex(HANDLE).optional(),
  return_to: z.string().optional(),
});

export async function POST(request: Request) {
  const form = await postedForm(fields, request);
  if (!form) return seeOther(problemOutcome("cross-site"));
  const { return_to, ...wish } = form;
  return seeOther(
    await beginSignIn({ ...wish, returnTo: returnPath(return_to) }, request.headers.get("cookie")),
  );
}
