import { answerChanges } from "@/lib/account-questions/answer-changes";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerChanges(request);
}
