import { answerKeptItems } from "@/lib/account-questions/answer-kept-items";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerKeptItems(request);
}
