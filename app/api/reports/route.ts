import { answerReports } from "@/lib/reports/answer-reports";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerReports(request);
}
