import { answerReports } from "@/lib/account-questions/answer-reports";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerReports(request);
}
