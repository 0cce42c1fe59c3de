import { DERIVED_METRICS, type DerivedMetric, type OBJECTIVE_METRICS } from "./derived-metrics";

/** The results of an objective: the numbers that count as such, and their unit cost. */
export interface Result {
  /** "link clicks" */
  readonly many: string;
  /** "per link click" */
  readonly per: string;
  readonly of: readonly string[];
  readonly cost: DerivedMetric;
  /** Results per impression; none where impressions are the result. */
  readonly rate: DerivedMetric | undefined;
}

const { cpe, engagement_rate, cost_per_link_click, link_click_rate, cpi, cpac, app_click_rate } =
  DERIVED_METRICS;
const { cpf, follow_rate, cpv, video_rate, cpm } = DERIVED_METRICS;

const views: Result = {
  many: "video views",
  per: "per view",
  of: cpv.by,
  cost: cpv,
  rate: video_rate,
};

/**
 * Results by objective, counted like in the service's own manager: link clicks rather than all clicks for websites
 * (statistics reference, section 14). Reach cannot be added up over days, so its objective counts impressions.
 */
export const RESULTS: Readonly<Record<keyof typeof OBJECTIVE_METRICS, Result>> = {
  ENGAGEMENTS: { many: "engagements", per: "per engagement", of: cpe.by, cost: cpe, rate: engagement_rate },
  WEBSITE_CLICKS: {
    many: "link clicks",
    per: "per link click",
    of: cost_per_link_click.by,
    cost: cost_per_link_click,
    rate: link_click_rate,
  },
  APP_INSTALLS: {
    many: "installs",
    per: "per install",
    of: cpi.by,
    cost: cpi,
    rate: { key: "install_rate", name: "Install rate", unit: "rate", of: cpi.by, by: ["impressions"] },
  },
  APP_ENGAGEMENTS: {
    many: "app clicks",
    per: "per app click",
    of: cpac.by,
    cost: cpac,
    rate: app_click_rate,
  },
  FOLLOWERS: { many: "follows", per: "per follow", of: cpf.by, cost: cpf, rate: follow_rate },
  VIDEO_VIEWS: views,
  PREROLL_VIEWS: views,
  REACH: { many: "impressions", per: "per 1,000", of: cpm.by, cost: cpm, rate: undefined },
};

/** The common result of some objectives; undefined if they have different ones, or none is known. */
export function resultOf(objectives: readonly string[]): Result | undefined {
  const results = new Set(objectives.map((objective) => resultsByName.get(objective)));
  const [only] = results;
  return results.size === 1 ? only : undefined;
}

const resultsByName: ReadonlyMap<string, Result> = new Map(Object.entries(RESULTS));
