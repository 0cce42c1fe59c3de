import * as statistics from "@/lib/ads/endpoints/statistics";
import { NotAsPromisedError } from "@/lib/ads/errors";
import { recordRate } from "@/lib/ads/rate-meter";
import { askDashboard } from "@/lib/ads/transport";
import { type AskedStatistics, type ReadStatistics, STATISTICS_PATH, statisticsAnswer } from "./question";

/**
 * Asks the dashboard for statistics, and keeps what is left of the allowance for the meter in the shell.
 *
 * @throws RefusedError, UnreachableError or NotAsPromisedError as calls of the service, the signal's reason when it
 *   aborts
 */
export async function askStatistics(question: AskedStatistics, signal: AbortSignal): Promise<ReadStatistics> {
  const answer = statisticsAnswer.safeParse(await askDashboard(STATISTICS_PATH, question, signal));
  if (!answer.success) throw new NotAsPromisedError("Statistics with other fields", { cause: answer.error });
  const { rate } = answer.data;
  if (rate) {
    const { environment, handle, account_id } = question;
    const { reset_at, ...left } = rate;
    recordRate(
      statistics.get,
      { environment, handle },
      { account_id },
      { ...left, resetAt: new Date(reset_at) },
    );
  }
  return answer.data;
}
