import { METRIC_GROUPS, type Metric, type MetricGroup, metricsIn } from "./metrics";

/** The entities with statistics. The last two are no longer in the reference, but still answered. */
export const STATISTICS_ENTITIES = [
  "ACCOUNT",
  "CAMPAIGN",
  "FUNDING_INSTRUMENT",
  "LINE_ITEM",
  "PROMOTED_ACCOUNT",
  "PROMOTED_POST",
  "MEDIA_CREATIVE",
  "ORGANIC_POST",
] as const;

export type StatisticsEntity = (typeof STATISTICS_ENTITIES)[number];

/** The placements that statistics distinguish: one in each request. */
export const STATISTICS_PLACEMENTS = ["ALL_ON_SERVICE", "SPOTLIGHT", "TREND", "PUBLISHER_NETWORK"] as const;
export type StatisticsPlacement = (typeof STATISTICS_PLACEMENTS)[number];

export const GRANULARITIES = ["HOUR", "DAY", "TOTAL"] as const;
export type StatisticsGranularity = (typeof GRANULARITIES)[number];

export const SEGMENTATIONS = ["AGE", "GENDER", "METROS", "PLATFORMS", "CONVERSION_TAGS"] as const;
export type Segmentation = (typeof SEGMENTATIONS)[number];

/** The only metrics of accounts and funding sources in the group ENGAGEMENT. */
const SUMS: ReadonlySet<string> = new Set([
  "engagements",
  "follows",
  "impressions",
  "likes",
  "replies",
  "reposts",
]);

interface EntityFacts {
  readonly groups: readonly MetricGroup[];
  /** Only the six sums of ENGAGEMENT. */
  readonly sumsOnly?: true;
  readonly segmentable: boolean;
}

const FACTS: Readonly<Record<StatisticsEntity, EntityFacts>> = {
  ACCOUNT: { groups: ["ENGAGEMENT", "WEB_CONVERSION"], sumsOnly: true, segmentable: true },
  FUNDING_INSTRUMENT: { groups: ["ENGAGEMENT", "BILLING"], sumsOnly: true, segmentable: true },
  CAMPAIGN: { groups: METRIC_GROUPS, segmentable: true },
  LINE_ITEM: { groups: METRIC_GROUPS, segmentable: true },
  PROMOTED_ACCOUNT: { groups: METRIC_GROUPS, segmentable: true },
  PROMOTED_POST: { groups: METRIC_GROUPS, segmentable: true },
  MEDIA_CREATIVE: { groups: METRIC_GROUPS, segmentable: false },
  ORGANIC_POST: { groups: ["ENGAGEMENT", "VIDEO"], segmentable: false },
};

/** Whether an entity has a group of metrics; an account's conversions are only reported by their tags. */
export function hasGroup(entity: StatisticsEntity, group: MetricGroup, segmentation?: Segmentation): boolean {
  if (entity === "ACCOUNT" && group === "WEB_CONVERSION") return segmentation === "CONVERSION_TAGS";
  return FACTS[entity].groups.includes(group);
}

/** The metrics of an entity in a group, in the order of answers. */
export function metricsOf(entity: StatisticsEntity, group: MetricGroup): readonly Metric[] {
  const metrics = metricsIn(group);
  return FACTS[entity].sumsOnly && group === "ENGAGEMENT"
    ? metrics.filter(({ key }) => SUMS.has(key))
    : metrics;
}

/** The groups that are available for each segmentation. */
const SEGMENTED_GROUPS: Readonly<Record<Segmentation, readonly MetricGroup[]>> = {
  AGE: ["ENGAGEMENT", "BILLING", "VIDEO", "MOBILE_CONVERSION", "MEDIA"],
  GENDER: ["ENGAGEMENT", "BILLING", "VIDEO", "MOBILE_CONVERSION", "MEDIA"],
  METROS: ["ENGAGEMENT", "BILLING", "VIDEO", "MOBILE_CONVERSION", "MEDIA"],
  PLATFORMS: ["ENGAGEMENT", "BILLING", "VIDEO", "WEB_CONVERSION", "MOBILE_CONVERSION", "MEDIA"],
  CONVERSION_TAGS: ["WEB_CONVERSION"],
};

export const canSegment = (entity: StatisticsEntity, by: Segmentation): boolean =>
  FACTS[entity].segmentable &&
  !(by === "CONVERSION_TAGS" && ["FUNDING_INSTRUMENT", "PROMOTED_ACCOUNT"].includes(entity));

export const isSegmented = (group: MetricGroup, by: Segmentation): boolean =>
  SEGMENTED_GROUPS[by].includes(group);

/** Entities whose activity can be read. */
export const ACTIVE_ENTITIES = [
  "CAMPAIGN",
  "FUNDING_INSTRUMENT",
  "LINE_ITEM",
  "PROMOTED_ACCOUNT",
  "PROMOTED_POST",
  "MEDIA_CREATIVE",
] as const satisfies readonly StatisticsEntity[];
export type ActiveEntity = (typeof ACTIVE_ENTITIES)[number];
