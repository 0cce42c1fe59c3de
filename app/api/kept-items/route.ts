import { answerSavedItems } from "@/lib/account-questions/answer-saved-items";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerSavedItems(request);
}
