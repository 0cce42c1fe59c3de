import type { AccountPlace } from "@/lib/ads/account-place";
import * as statistics from "@/lib/ads/endpoints/statistics";
import { NotAsPromisedError } from "@/lib/ads/errors";
import { recordRate } from "@/lib/ads/rate-meter";
import { askDashboard } from "@/lib/ads/transport";
import {
  type AskedStatistics,
  type Purpose,
  type ReadStatistics,
  type ShownEntity,
  STATISTICS_PATH,
  statisticsAnswer,
} from "./question";
import { REACH_PATH, type ReachFound, type ReachQuestion, reachFound } from "./reach-question";

/**
 * Asks the dashboard for statistics, and keeps what is left of the allowance for the meter in the shell.
 *
 * @throws RefusedError, UnreachableError or NotAsPromisedError as calls of the service, the signal's reason when it
 *   aborts
 */
export async function askStatistics(question: AskedStatistics, signal: AbortSignal): Promise<ReadStatistics> {
  const answer = statisticsAnswer.safeParse(await askDashboard(STATISTICS_PATH, question, signal));
  if (!answer.success) throw new NotAsPromisedError("Statistics with other fields", { cause: answer.error });
  noteRate(question, answer.data.rate);
  return answer.data;
}

/**
 * Asks the dashboard for the reach of something, as `askStatistics`.
 *
 * @throws as `askStatistics`
 */
export async function askReach(question: ReachQuestion, signal: AbortSignal): Promise<ReachFound> {
  const answer = reachFound.safeParse(await askDashboard(REACH_PATH, question, signal));
  if (!answer.success) throw new NotAsPromisedError("Reach with other fields", { cause: answer.error });
  noteRate(question, answer.data.rate);
  return answer.data;
}

/** Keeps what is left of the allowance for the meter in the shell. */
function noteRate({ environment, handle, account_id }: AccountPlace, rate: ReadStatistics["rate"]): void {
  if (!rate) return;
  const { reset_at, limit, remaining, used } = rate;
  const scope = { environment, handle };
  const by = used.by.map(({ purpose, entity, account, person, reads }) => ({
    job: `${JOBS[purpose]}: ${COUNTED[entity]}`,
    account: account.name,
    person,
    reads,
  }));
  const left = { limit, remaining, resetAt: new Date(reset_at) };
  recordRate(statistics.get, scope, { account_id }, left, { counted: used.counted, by });
}

/** What reads are for, as people know it. */
const JOBS: Readonly<Record<Purpose, string>> = {
  "rows in sight": "List, rows in sight",
  "other rows": "List, rows out of sight",
  chart: "Chart or panel",
  overview: "Overview",
  portfolio: "Accounts page",
  kept: "Kept numbers",
};

const COUNTED: Readonly<Record<ShownEntity, string>> = {
  CAMPAIGN: "campaigns",
  LINE_ITEM: "line items",
  PROMOTED_POST: "promoted posts",
  PROMOTED_ACCOUNT: "promoted accounts",
  MEDIA_CREATIVE: "media",
  FUNDING_INSTRUMENT: "funding",
};
