import type { AccountPlace } from "@/lib/ads/account-place";
import * as statistics from "@/lib/ads/endpoints/statistics";
import { type NamedRate, rateOf } from "@/lib/ads/rate-meter";
import type { Purpose, ReadStatistics, ShownEntity } from "./question";

/** What is left of the allowance according to an answer, for the meter in the shell. */
export function readsLeft(
  { environment, handle, account_id }: AccountPlace,
  rate: ReadStatistics["rate"],
): readonly NamedRate[] {
  if (!rate) return [];
  const { reset_at, limit, remaining, used } = rate;
  const scope = { environment, handle };
  const by = used.by.map(({ purpose, entity, account, person, reads }) => ({
    job: `${JOBS[purpose]}: ${COUNTED[entity]}`,
    account: account.name,
    person,
    reads,
  }));
  const left = { limit, remaining, resetAt: new Date(reset_at) };
  return [rateOf(statistics.get, scope, { account_id }, left, { counted: used.counted, by })];
}

/** What reads are for, as people know it. */
const JOBS: Readonly<Record<Purpose, string>> = {
  "rows in sight": "List, rows in sight",
  "other rows": "List, rows out of sight",
  chart: "Chart or panel",
  overview: "Overview",
  portfolio: "Accounts page",
  kept: "Stored numbers",
};

const COUNTED: Readonly<Record<ShownEntity, string>> = {
  CAMPAIGN: "campaigns",
  LINE_ITEM: "line items",
  PROMOTED_POST: "promoted posts",
  PROMOTED_ACCOUNT: "promoted accounts",
  MEDIA_CREATIVE: "media",
  FUNDING_INSTRUMENT: "funding",
};
