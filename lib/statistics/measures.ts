import {
  DERIVED_METRICS,
  type DerivedMetric,
  derive,
  type Sums,
  sumOf,
  TOTAL_CONVERSIONS,
} from "./derived-metrics";
import { hasGroup, metricsOf, type StatisticsEntity } from "./entities";
import { METRIC_GROUPS, metricOf } from "./metrics";
import { groupOfNumber, type Part, partOfNumber } from "./parts";
import { type Result, resultOf } from "./results";

/** The numbers of one record over some time. */
export interface Counted {
  /** Sums; a missing number did not occur. */
  readonly sums: Sums;
  /** Its objectives; empty if unknown. */
  readonly objectives: readonly string[];
}

export type MeasureUnit = "count" | "money" | "rate";

/** A figure on screens: a reported number, a sum, or a value computed from these. */
export interface Measure {
  readonly label: string;
  readonly unit: MeasureUnit;
  readonly definition: string;
  /** The day since when the reference words it so. */
  readonly definedSince?: string;
  /** Lower values are better: costs. */
  readonly lessIsBetter?: true;
  /** The numbers that it is computed from, for any objective. */
  readonly numbers: (objectives: readonly string[]) => readonly string[];
  /** Null for a division by zero, undefined where it does not apply. */
  readonly of: (counted: Counted) => bigint | null | undefined;
}

/** A metric that is not reported did not occur: it adds nothing, but still applies. */
const ABSENT = 0n;

function numberMeasure(name: string, label: string): Measure {
  const [key = "", field] = name.split(".");
  const metric = metricOf(key);
  if (!metric) throw new Error(`No metric ${name}`);
  const unit = (field === undefined ? metric.unit : metric.fields?.[field]) === "micros" ? "money" : "count";
  return {
    label,
    unit,
    definition: metric.definition,
    ...(metric.definedSince !== undefined && { definedSince: metric.definedSince }),
    numbers: () => [name],
    of: ({ sums }) => sums[name] ?? 0n,
  };
}

/** Several numbers added up. */
function totalMeasure(names: readonly string[], label: string, definition: string): Measure {
  return {
    label,
    unit: "count",
    definition,
    numbers: () => names,
    of: ({ sums }) => sumOf(sums, names, ABSENT),
  };
}

/** Events in an app after its ad was seen or engaged with. */
const appMeasure = (kind: string, label: string): Measure => {
  const key = `mobile_conversion_${kind}`;
  const metric = metricOf(key);
  if (!metric) throw new Error(`No metric ${key}`);
  return totalMeasure([`${key}.post_engagement`, `${key}.post_view`], label, metric.definition);
};

const partsOf = ({ of, by }: DerivedMetric) => [...of, ...by];

function derivedMeasure(metric: DerivedMetric, definition: string): Measure {
  const { name: label, unit } = metric;
  return {
    label,
    unit: unit === "rate" ? "rate" : "money",
    definition,
    ...(unit === "micros" && { lessIsBetter: true as const }),
    numbers: () => partsOf(metric),
    of: ({ sums }) => derive(metric, sums, ABSENT),
  };
}

/** A measure of an objective's result; undefined where there is none, or more than one. */
function resultMeasure(
  words: Pick<Measure, "label" | "unit" | "definition" | "lessIsBetter">,
  numbers: (result: Result) => readonly string[],
  of: (result: Result, sums: Sums) => bigint | null | undefined,
): Measure {
  return {
    ...words,
    numbers: (objectives) => {
      const result = resultOf(objectives);
      return result ? numbers(result) : [];
    },
    of: ({ sums, objectives }) => {
      const result = resultOf(objectives);
      return result && of(result, sums);
    },
  };
}

const {
  cpm,
  engagement_rate,
  cpe,
  click_rate,
  cplc,
  link_click_rate,
  cost_per_link_click,
  conversion_rate,
  cpa,
  video_rate,
  cpv,
  app_click_rate,
  cpac,
  cpi,
} = DERIVED_METRICS;

/** Every measure of columns, charts and totals, by its name in addresses. */
export const MEASURES = {
  spend: numberMeasure("billed_charge_local_micro", "Spend"),
  impressions: numberMeasure("impressions", "Impressions"),
  results: resultMeasure(
    {
      label: "Results",
      unit: "count",
      definition:
        "What the objective is after: link clicks, video views, follows and so on. Unlike results are not added up.",
    },
    ({ of }) => of,
    ({ of }, sums) => sumOf(sums, of, ABSENT),
  ),
  cost_per_result: resultMeasure(
    {
      label: "Cost per result",
      unit: "money",
      definition: "Spend divided by results; for reach, the price of 1,000 impressions.",
      lessIsBetter: true,
    },
    ({ cost }) => partsOf(cost),
    ({ cost }, sums) => derive(cost, sums, ABSENT),
  ),
  result_rate: resultMeasure(
    { label: "Result rate", unit: "rate", definition: "Results divided by impressions." },
    ({ rate }) => (rate ? partsOf(rate) : []),
    ({ rate }, sums) => rate && derive(rate, sums, ABSENT),
  ),
  cpm: derivedMeasure(cpm, "Spend for 1,000 impressions."),
  billed: numberMeasure("billed_engagements", "Billed events"),
  engagements: numberMeasure("engagements", "Engagements"),
  engagement_rate: derivedMeasure(engagement_rate, "Engagements divided by impressions."),
  cpe: derivedMeasure(cpe, "Spend divided by engagements."),
  likes: numberMeasure("likes", "Likes"),
  reposts: numberMeasure("reposts", "Reposts"),
  replies: numberMeasure("replies", "Replies"),
  follows: numberMeasure("follows", "Follows"),
  clicks: numberMeasure("clicks", "Clicks (all)"),
  click_rate: derivedMeasure(click_rate, "All clicks divided by impressions."),
  cost_per_click: derivedMeasure(cplc, "Spend divided by all clicks."),
  link_clicks: numberMeasure("url_clicks", "Link clicks"),
  link_click_rate: derivedMeasure(link_click_rate, "Link clicks divided by impressions."),
  cost_per_link_click: derivedMeasure(cost_per_link_click, "Spend divided by link clicks."),
  app_clicks: numberMeasure("app_clicks", "App clicks"),
  video_views: numberMeasure("video_total_views", "Video views"),
  video_rate: derivedMeasure(video_rate, "Video views divided by impressions."),
  cost_per_view: derivedMeasure(cpv, "Spend divided by video views."),
  video_starts: numberMeasure("video_content_starts", "Video starts"),
  video_25: numberMeasure("video_views_25", "Watched 25%"),
  video_50: numberMeasure("video_views_50", "Watched 50%"),
  video_75: numberMeasure("video_views_75", "Watched 75%"),
  video_100: numberMeasure("video_views_100", "Watched whole"),
  video_6s: numberMeasure("video_6s_views", "6-second views"),
  video_15s: numberMeasure("video_15s_views", "15-second views"),
  conversions: totalMeasure(
    TOTAL_CONVERSIONS,
    "Conversions",
    "Purchases, registrations, site visits, downloads and own conversions on the website.",
  ),
  conversion_rate: derivedMeasure(conversion_rate, "Conversions divided by impressions."),
  cost_per_conversion: derivedMeasure(cpa, "Spend divided by conversions."),
  purchases: numberMeasure("conversion_purchases.metric", "Purchases"),
  purchases_post_view: numberMeasure("conversion_purchases.post_view", "Purchases after a view"),
  purchases_post_engagement: numberMeasure(
    "conversion_purchases.post_engagement",
    "Purchases after an engagement",
  ),
  sale_amount: numberMeasure("conversion_purchases.sale_amount", "Sale amount"),
  sign_ups: numberMeasure("conversion_sign_ups.metric", "Registrations"),
  site_visits: numberMeasure("conversion_site_visits.metric", "Site visits"),
  app_click_rate: derivedMeasure(app_click_rate, "App clicks divided by impressions."),
  cost_per_app_click: derivedMeasure(cpac, "Spend divided by app clicks."),
  installs: appMeasure("installs", "Installs"),
  cost_per_install: derivedMeasure(cpi, "Spend divided by installs."),
  app_opens: appMeasure("re_engages", "App opens"),
  app_sign_ups: appMeasure("sign_ups", "App registrations"),
  app_purchases: appMeasure("purchases", "App purchases"),
  app_sale_amount: numberMeasure("mobile_conversion_purchases.sale_amount", "App sale amount"),
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureId = keyof typeof MEASURES;

export const MEASURE_IDS = Object.keys(MEASURES) as readonly MeasureId[];

export const measureOf = (id: MeasureId): Measure => MEASURES[id];

/** Whether a text names a measure. */
export const isMeasure = (text: string): text is MeasureId => Object.hasOwn(MEASURES, text);

/** Presets of columns, under common marketing names. */
export const PRESETS = {
  summary: {
    label: "Summary by objective",
    of: ["spend", "impressions", "results", "cost_per_result", "result_rate"],
  },
  delivery: { label: "Delivery", of: ["spend", "impressions", "cpm", "billed"] },
  engagement: {
    label: "Engagement",
    of: [
      "spend",
      "impressions",
      "engagements",
      "engagement_rate",
      "cpe",
      "likes",
      "reposts",
      "replies",
      "follows",
    ],
  },
  clicks: {
    label: "Clicks",
    of: [
      "spend",
      "impressions",
      "link_clicks",
      "link_click_rate",
      "cost_per_link_click",
      "clicks",
      "click_rate",
      "cost_per_click",
    ],
  },
  video: {
    label: "Video",
    of: [
      "spend",
      "impressions",
      "video_views",
      "video_rate",
      "cost_per_view",
      "video_25",
      "video_50",
      "video_75",
      "video_100",
    ],
  },
  web: {
    label: "Web conversions",
    of: [
      "spend",
      "impressions",
      "conversions",
      "conversion_rate",
      "cost_per_conversion",
      "purchases",
      "sale_amount",
      "sign_ups",
      "site_visits",
    ],
  },
  app: {
    label: "App",
    of: [
      "spend",
      "impressions",
      "app_clicks",
      "app_click_rate",
      "cost_per_app_click",
      "installs",
      "cost_per_install",
      "app_opens",
      "app_sign_ups",
      "app_purchases",
      "app_sale_amount",
    ],
  },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly of: readonly MeasureId[] }>>;

/** The measures among the default columns of a grid. */
export const USUAL_MEASURES = [
  "spend",
  "impressions",
  "results",
  "cost_per_result",
] as const satisfies readonly MeasureId[];

/** The parts needed for measures, for any objective. */
export function partsFor(ids: readonly MeasureId[], objectives: readonly string[]): readonly Part[] {
  const parts = new Set<Part>(["core"]);
  for (const id of ids) {
    for (const name of measureOf(id).numbers(objectives)) {
      const part = partOfNumber(name);
      if (part) parts.add(part);
    }
  }
  return [...parts];
}

/** The groups that the numbers of a measure are in. */
export const groupsOfMeasure = (measure: Measure, objectives: readonly string[]) =>
  new Set(measure.numbers(objectives).flatMap((name) => groupOfNumber(name) ?? []));

/** The measures that an entity can have numbers of: of some there are few. Results need an objective. */
export function measuresOf(entity: StatisticsEntity): readonly MeasureId[] {
  if (METRIC_GROUPS.every((group) => hasGroup(entity, group))) return MEASURE_IDS;
  const reported = new Set(
    METRIC_GROUPS.filter((group) => hasGroup(entity, group)).flatMap((group) =>
      metricsOf(entity, group).map(({ key }) => key),
    ),
  );
  return MEASURE_IDS.filter((id) => {
    const needed = measureOf(id).numbers([]);
    return needed.length > 0 && needed.every((name) => reported.has(name));
  });
}
