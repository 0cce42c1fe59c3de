import { followReports } from "@/lib/reports/follow-reports";
import { answerStatistics } from "@/lib/statistics-reader/answer-statistics";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerStatistics(request, followReports);
}
