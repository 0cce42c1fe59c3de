import * as reach from "@/lib/ads/endpoints/reach";
import type { StatisticsEntity } from "@/lib/statistics/entities";
import { formatServiceTime } from "@/lib/time/service-time";
import type { ParsedCall, Reply } from "../../service/route";
import { route } from "../../service/route";
import { between, mixed, textHash } from "./chance";
import { countSlot, type Tally } from "./counts";
import { Plans, STEP_MS, stepAt } from "./plans";
import { partsOf, readWindow, type Window } from "./questions";
import { echoed, timezoneOf } from "./rendering";
import { type StatisticsSubject, subjectsOf } from "./subjects";

export const reachRoutes = [
  route(
    reach.ofCampaigns,
    (call) =>
      reachOf(call, {
        ...call.params,
        entity: "CAMPAIGN",
        ids: call.params.campaign_ids,
        name: "campaign_ids",
      }),
    { showsSpending: "budgets" },
  ),
  route(
    reach.ofFundingInstruments,
    (call) =>
      reachOf(call, {
        ...call.params,
        entity: "FUNDING_INSTRUMENT",
        ids: call.params.funding_instrument_ids,
        name: "funding_instrument_ids",
      }),
    { showsSpending: "budgets" },
  ),
];

interface Asked {
  readonly account_id: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly entity: StatisticsEntity;
  readonly ids: readonly string[];
  readonly name: string;
}

function reachOf(
  { store, now }: Pick<ParsedCall, "store" | "now">,
  { account_id: accountId, entity, ids, name, ...times }: Asked,
): Reply {
  const { connection } = store;
  const window = readWindow(times, timezoneOf(connection, accountId));
  const step = stepAt(Date.parse(now));
  const data = subjectsOf(connection, store.cache(Plans), { accountId, entity, ids, step }).map((subject) =>
    reachedBy(subject, window, step),
  );
  const params = { account_id: accountId, [name]: ids, ...echoed(window) };
  return {
    whole: JSON.stringify({ request: { params }, data_type: "reach", data }),
    validUntil: formatServiceTime(step + STEP_MS),
  };
}

const IMPRESSIONS: ReadonlySet<string> = new Set(["impressions"]);

/** People that a campaign can find where it is not aimed at audiences. */
const FINDABLE = { least: 90_000, most: 2_600_000 };

function reachedBy(subject: StatisticsSubject, window: Window, now: number) {
  let shown = 0;
  let people = 0;
  for (const { plan, slots } of subject.parts) {
    const before = shown;
    const parts = partsOf(window, "TOTAL", { zone: plan.days.zone, now });
    const tally: Tally = { names: IMPRESSIONS, sums: new Map(), ...parts };
    for (const slot of slots) countSlot(plan, slot, { from: window.start, until: window.end, now }, tally);
    shown += tally.sums.get("impressions")?.[0] ?? 0;
    if (shown > before) people += peopleOf(plan.campaignId, slots);
  }
  if (shown === 0) return { id: subject.id, total_audience_reach: null, average_frequency: null };
  // The more have been reached, the more of those who are met were met before.
  const reached = Math.max(1, Math.floor((shown * people) / (shown + people)));
  return {
    id: subject.id,
    total_audience_reach: reached,
    average_frequency: Math.round((shown / reached) * 100) / 100,
  };
}

/** How many people a campaign can reach: those in its audiences, and others that it finds. */
function peopleOf(campaignId: string, slots: StatisticsSubject["parts"][number]["slots"]): number {
  const ofItems = new Map(slots.map(({ itemId, people }) => [itemId, people]));
  const known = [...ofItems.values()].filter(Number.isFinite).reduce((sum, people) => sum + people, 0);
  const others = slots.some(({ people }) => !Number.isFinite(people));
  const findable = Math.floor(between(mixed(textHash(campaignId), 10), FINDABLE.least, FINDABLE.most));
  return known + (others ? findable : 0);
}
