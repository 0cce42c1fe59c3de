import { answerForget } from "@/lib/account-questions/answer-forget";
import { forgetReach } from "@/lib/statistics-reader/answer-reach";
import { statisticsStore } from "@/lib/statistics-reader/stored-days";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerForget(request, (environment, accountId) => {
    statisticsStore().forget(environment, accountId);
    forgetReach(environment, accountId);
  });
}
