/**
 * Computed metrics, and those that each objective is judged by. Sums are divided, never averages; all arithmetic is in
 * whole numbers, so that the same numbers give the same figure everywhere.
 */

/** Sums over a period by metric; null if nothing occurred, absent if it does not apply. */
export type Sums = Readonly<Record<string, bigint | null | undefined>>;

type DerivedUnit = "rate" | "micros";

export interface DerivedMetric {
  readonly key: string;
  /** As the service's own pages call it. */
  readonly name: string;
  /** `rate` is millionths of the whole, `micros` millionths of the currency. */
  readonly unit: DerivedUnit;
  /** Metrics whose sum is divided. A field of a conversion is named `conversion_purchases.metric`. */
  readonly of: readonly string[];
  readonly by: readonly string[];
  /** The number of units in the price: a thousand for a CPM. */
  readonly per?: bigint;
}

const SPEND = ["billed_charge_local_micro"];

/** The docs’ formula of total conversions. */
export const TOTAL_CONVERSIONS = ["custom", "site_visits", "sign_ups", "downloads", "purchases"].map(
  (kind) => `conversion_${kind}.metric`,
);

const INSTALLS = ["mobile_conversion_installs.post_engagement", "mobile_conversion_installs.post_view"];

const rate = (key: string, name: string, of: readonly string[]): DerivedMetric => ({
  key,
  name,
  unit: "rate",
  of,
  by: ["impressions"],
});
const cost = (key: string, name: string, by: readonly string[], per?: bigint): DerivedMetric => ({
  key,
  name,
  unit: "micros",
  of: SPEND,
  by,
  ...(per !== undefined && { per }),
});

/** Every derived metric by its key. The reference prints CPM without its thousand; it is spend for a thousand. */
export const DERIVED_METRICS = {
  cpm: cost("cpm", "CPM", ["impressions"], 1_000n),
  engagement_rate: rate("engagement_rate", "Engagement rate", ["engagements"]),
  cpe: cost("cpe", "Cost per engagement", ["engagements"]),
  click_rate: rate("click_rate", "Click rate", ["clicks"]),
  cplc: cost("cplc", "Cost per click", ["clicks"]),
  link_click_rate: rate("link_click_rate", "Link click rate", ["url_clicks"]),
  cost_per_link_click: cost("cost_per_link_click", "Cost per link click", ["url_clicks"]),
  conversion_rate: rate("conversion_rate", "Conversion rate", TOTAL_CONVERSIONS),
  cpa: cost("cpa", "Cost per conversion", TOTAL_CONVERSIONS),
  app_click_rate: rate("app_click_rate", "App click rate", ["app_clicks"]),
  cpac: cost("cpac", "Cost per app click", ["app_clicks"]),
  cpi: cost("cpi", "Cost per install", INSTALLS),
  follow_rate: rate("follow_rate", "Follow rate", ["follows"]),
  cpf: cost("cpf", "Cost per follow", ["follows"]),
  video_rate: rate("video_rate", "Video rate", ["video_total_views"]),
  cpv: cost("cpv", "Cost per view", ["video_total_views"]),
} as const satisfies Readonly<Record<string, DerivedMetric>>;

/** The metrics that must be shown with a campaign, by objective (agreement of the service, exhibit A-2). */
export const OBJECTIVE_METRICS = {
  ENGAGEMENTS: { groups: ["ENGAGEMENT", "BILLING"], shown: ["engagement_rate", "cpe"] },
  WEBSITE_CLICKS: {
    groups: ["ENGAGEMENT", "BILLING", "WEB_CONVERSION"],
    shown: ["cpm", "click_rate", "cplc", "conversion_rate", "cpa"],
  },
  APP_INSTALLS: {
    groups: ["ENGAGEMENT", "BILLING", "VIDEO", "MOBILE_CONVERSION", "LIFE_TIME_VALUE_MOBILE_CONVERSION"],
    shown: ["cpm", "app_click_rate", "cpac", "cpi"],
  },
  APP_ENGAGEMENTS: {
    groups: ["ENGAGEMENT", "BILLING", "VIDEO", "MOBILE_CONVERSION", "LIFE_TIME_VALUE_MOBILE_CONVERSION"],
    shown: ["cpm", "app_click_rate", "cpac", "cpi"],
  },
  FOLLOWERS: { groups: ["ENGAGEMENT", "BILLING"], shown: ["cpm", "follow_rate", "cpf"] },
  VIDEO_VIEWS: { groups: ["ENGAGEMENT", "BILLING", "VIDEO"], shown: ["cpm", "video_rate", "cpv"] },
  PREROLL_VIEWS: { groups: ["ENGAGEMENT", "BILLING", "VIDEO"], shown: ["cpm", "video_rate", "cpv"] },
  REACH: { groups: ["ENGAGEMENT", "BILLING", "VIDEO"], shown: ["cpm"] },
} as const;

const MILLION = 1_000_000n;

/**
 * The sum of some metrics: null if none of them occurred, undefined if none of them applies.
 *
 * @param absent the value of a metric that did not occur or is left out
 */
export function sumOf(sums: Sums, keys: readonly string[], absent?: bigint): bigint | null | undefined {
  let total: bigint | null | undefined;
  for (const key of keys) {
    const value = absent === undefined ? sums[key] : (sums[key] ?? absent);
    if (value === undefined) continue;
    if (value === null) total ??= null;
    else total = (total ?? 0n) + value;
  }
  return total;
}

/**
 * A derived metric of sums, rounded to the nearest millionth: null if it cannot be computed because nothing occurred,
 * undefined if it does not apply. Never divides by zero.
 *
 * @param absent as for `sumOf`
 */
export function derive(
  { unit, of, by, per = 1n }: DerivedMetric,
  sums: Sums,
  absent?: bigint,
): bigint | null | undefined {
  const above = sumOf(sums, of, absent);
  const below = sumOf(sums, by, absent);
  if (above === undefined || below === undefined) return undefined;
  if (above === null || below === null || below <= 0n) return null;
  const scaled = above * (unit === "rate" ? MILLION : per);
  return (2n * scaled + below) / (2n * below);
}
