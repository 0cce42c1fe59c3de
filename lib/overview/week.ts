import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { measureSums, type ReadRecords } from "@/lib/records/measure-columns";
import { type Figure, figureOf, type Reading, UNREAD } from "@/lib/statistics/figures";
import { type MeasureId, measureOf } from "@/lib/statistics/measures";
import { changeOf, type Movement } from "@/lib/statistics/numbers";
import { resultOf } from "@/lib/statistics/results";

/** Days of the week in an overview. */
const WEEK_DAYS = 7n;

const weekOf = ({ compared }: ReadRecords, id: string) => compared?.(id) ?? { now: UNREAD, before: UNREAD };

const amountOf = (id: MeasureId, reading: Reading): bigint => {
  const figure: Figure = figureOf(measureOf(id), reading);
  return figure.kind === "value" ? figure.value : 0n;
};

/** What campaigns with the same objective brought in the week. */
export interface ObjectiveWeek {
  /** "link clicks"; undefined where their line items are after unlike things, or none has any. */
  readonly counted: string | undefined;
  /** "per link click" */
  readonly per: string | undefined;
  readonly currency: string;
  readonly campaigns: number;
  readonly spend: bigint;
  /** Null where there is nothing to count. */
  readonly results: bigint | null;
  readonly costPerResult: bigint | null;
  readonly spendMoved: Movement;
}

/** The week by objective and currency, the largest spend first; campaigns that did not run are left out. */
export function weekByObjective(
  campaigns: readonly Campaign[],
  records: ReadRecords,
): readonly ObjectiveWeek[] {
  const groups = new Map<string, Campaign[]>();
  for (const campaign of campaigns) {
    const { now } = weekOf(records, campaign.id);
    if (now.state !== "read" || amountOf("impressions", now) === 0n) continue;
    const key = `${resultOf(now.objectives)?.many} ${campaign.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), campaign]);
  }
  const weeks = [...groups.values()].map((group) => objectiveWeek(group, records));
  return weeks.sort((one, other) => (one.spend < other.spend ? 1 : one.spend > other.spend ? -1 : 0));
}

function objectiveWeek(group: readonly Campaign[], records: ReadRecords): ObjectiveWeek {
  const now = (id: string) => weekOf(records, id).now;
  const sum = (measure: MeasureId, of: (id: string) => Reading) =>
    measureSums(measure, group, of)[0]?.value ?? null;
  const [first] = group;
  const reading = first && now(first.id);
  const result = reading?.state === "read" ? resultOf(reading.objectives) : undefined;
  const spend = sum("spend", now) ?? 0n;
  return {
    counted: result?.many,
    per: result?.per,
    currency: first?.currency ?? "",
    campaigns: group.length,
    spend,
    results: result ? sum("results", now) : null,
    costPerResult: result ? sum("cost_per_result", now) : null,
    spendMoved: changeOf(spend, sum("spend", (id) => weekOf(records, id).before) ?? 0n),
  };
}

export interface Mover {
  readonly campaign: Campaign;
  readonly spend: bigint;
  readonly moved: Movement;
}

const size = (value: bigint) => (value < 0n ? -value : value);

/** The campaigns whose spend changed most against the week before, the largest change first. */
export function movers(campaigns: readonly Campaign[], records: ReadRecords, most: number): readonly Mover[] {
  const moved = campaigns.flatMap((campaign) => {
    const { now, before } = weekOf(records, campaign.id);
    if (now.state !== "read" || before.state !== "read") return [];
    const spend = amountOf("spend", now);
    const change = changeOf(spend, amountOf("spend", before));
    return change.difference === 0n ? [] : [{ campaign, spend, moved: change }];
  });
  return moved
    .sort((one, other) => Number(size(other.moved.difference) - size(one.moved.difference)))
    .slice(0, most);
}

/** Whether a campaign serves now. */
export const isServing = (campaign: Campaign): boolean =>
  campaignDelivery(campaign).status.state === "serving";

/** What a funding source spent a day in the week, in micros; undefined while that is not read. */
export function spentPerDay(id: string, records: ReadRecords): bigint | undefined {
  const { now } = weekOf(records, id);
  return now.state === "read" ? amountOf("spend", now) / WEEK_DAYS : undefined;
}
