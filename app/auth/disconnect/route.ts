import * as z from "zod";
import { problemOutcome, seeOther } from "@/lib/session/outcome";
import { postedForm } from "@/lib/session/posted-form";
import { returnPath } from "@/lib/session/return-path";
import { disconnect } from "@/lib/session/sign-out";

const fields = z.object({ handle: z.string().min(1), return_to: z.string().optional() });

export async function POST(request: Request) {
  const form = await postedForm(fields, request);
  if (!form) return seeOther(problemOutcome("cross-site"));
  return seeOther(await disconnect(form.handle, returnPath(form.return_to), request.headers.get("cookie")));
}
