import { answerForget } from "@/lib/account-questions/answer-forget";
import { forgetReach } from "@/lib/statistics-reader/answer-reach";
import { keptStatistics } from "@/lib/statistics-reader/stored-days";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerForget(request, (environment, accountId) => {
    keptStatistics().forget(environment, accountId);
    forgetReach(environment, accountId);
  });
}
