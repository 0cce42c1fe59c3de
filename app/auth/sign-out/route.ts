import * as z from "zod";
import { problemOutcome, seeOther } from "@/lib/session/outcome";
import { postedForm } from "@/lib/session/posted-form";
import { signOut } from "@/lib/session/sign-out";

export async function POST(request: Request) {
  const form = await postedForm(z.object({}), request);
  if (!form) return seeOther(problemOutcome("cross-site"));
  // The cache holds pages for the Back button; work that was not finished stays on the device.
  return seeOther(await signOut(request.headers.get("cookie")), { "clear-site-data": '"cache"' });
}
