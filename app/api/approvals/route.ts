import { answerApproval } from "@/lib/previews/answer-approval";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerApproval(request);
}
