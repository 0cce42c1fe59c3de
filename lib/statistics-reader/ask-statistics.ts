import { NotAsPromisedError } from "@/lib/ads/errors";
import { storeRates } from "@/lib/ads/rate-meter";
import { askDashboard } from "@/lib/ads/transport";
import { type AskedStatistics, type ReadStatistics, STATISTICS_PATH, statisticsAnswer } from "./question";
import { REACH_PATH, type ReachFound, type ReachQuestion, reachFound } from "./reach-question";
import { readsLeft } from "./reads-left";

/**
 * Asks the dashboard for statistics, and records the remaining reads for the meter in the shell.
 *
 * @throws RefusedError, UnreachableError or NotAsPromisedError like calls of the service, the signal's reason when it
 *   aborts
 */
export async function askStatistics(question: AskedStatistics, signal: AbortSignal): Promise<ReadStatistics> {
  const answer = statisticsAnswer.safeParse(await askDashboard(STATISTICS_PATH, question, signal));
  if (!answer.success) throw new NotAsPromisedError("Statistics with other fields", { cause: answer.error });
  storeRates(readsLeft(question, answer.data.rate));
  return answer.data;
}

/**
 * Asks the dashboard for the reach of something, like `askStatistics`.
 *
 * @throws like `askStatistics`
 */
export async function askReach(question: ReachQuestion, signal: AbortSignal): Promise<ReachFound> {
  const answer = reachFound.safeParse(await askDashboard(REACH_PATH, question, signal));
  if (!answer.success) throw new NotAsPromisedError("Reach with other fields", { cause: answer.error });
  storeRates(readsLeft(question, answer.data.rate));
  return answer.data;
}
