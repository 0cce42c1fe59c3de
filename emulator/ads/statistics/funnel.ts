import type { Goal, Objective } from "@/lib/ads/endpoints/line-items";
import { METRICS, type MetricGroup } from "@/lib/statistics/metrics";
import { textHash } from "./chance";

/**
 * From being shown to what people do next: each step keeps a part of the one before it, so that no metric counts more
 * than what it is part of, hour by hour. The shares are invented, and as large as those that advertisers report.
 */

type ByObjective = Readonly<Partial<Record<Objective, number>>>;
type Step = readonly [metric: string, of: string, usual: number, byObjective?: ByObjective];

const onApps = (share: number): ByObjective => ({ APP_INSTALLS: share, APP_ENGAGEMENTS: share });
const onWebsites = (share: number): ByObjective => ({ WEBSITE_CLICKS: share });
const onVideos = (share: number): ByObjective => ({ VIDEO_VIEWS: share, PREROLL_VIEWS: share });

const web = (kind: string) => `conversion_${kind}`;
const mobile = (kind: string) => `mobile_conversion_${kind}`;
const lifetime = (kind: string) => `mobile_conversion_lifetime_value_${kind}`;

const STEPS: readonly Step[] = [
  [
    "engagements",
    "impressions",
    0.017,
    { ENGAGEMENTS: 0.034, VIDEO_VIEWS: 0.026, FOLLOWERS: 0.013, REACH: 0.011, ...onApps(0.014) },
  ],
  ["clicks", "engagements", 0.72],
  ["url_clicks", "clicks", 0.2, { ...onWebsites(0.8), ...onApps(0.4) }],
  ["app_clicks", "clicks", 0, onApps(0.62)],
  ["card_engagements", "engagements", 0, { ...onWebsites(0.4), ...onApps(0.45) }],
  ["carousel_swipes", "engagements", 0, onWebsites(0.04)],
  ["likes", "engagements", 0.17],
  ["reposts", "engagements", 0.035],
  ["replies", "engagements", 0.014],
  ["follows", "engagements", 0.012, { FOLLOWERS: 0.42 }],
  ["unfollows", "follows", 0.03],
  ["posts_send", "engagements", 0.001],
  ["poll_card_vote", "engagements", 0, { ENGAGEMENTS: 0.05 }],
  ["video_content_starts", "impressions", 0, onVideos(0.82)],
  ["video_total_views", "video_content_starts", 0.55],
  ["video_3s100pct_views", "video_total_views", 0.8],
  ["video_6s_views", "video_total_views", 0.52],
  ["video_15s_views", "video_6s_views", 0.44],
  ["video_views_25", "video_content_starts", 0.6],
  ["video_views_50", "video_views_25", 0.62],
  ["video_views_75", "video_views_50", 0.68],
  ["video_views_100", "video_views_75", 0.66],
  ["video_cta_clicks", "video_total_views", 0.008],
  [web("site_visits"), "url_clicks", 0, onWebsites(0.62)],
  [web("landing_page_views"), "url_clicks", 0, onWebsites(0.85)],
  ["auto_created_conversion_landing_page_view", web("landing_page_views"), 0.97],
  ["auto_created_conversion_session", "url_clicks", 0, onWebsites(0.6)],
  [web("content_views"), web("site_visits"), 0.7],
  [web("searches"), web("site_visits"), 0.09],
  [web("add_to_wishlists"), web("site_visits"), 0.03],
  [web("sign_ups"), web("site_visits"), 0.035],
  [web("downloads"), web("site_visits"), 0.008],
  [web("custom"), web("site_visits"), 0.02],
  [web("add_to_carts"), web("site_visits"), 0.12],
  [web("checkouts_initiated"), web("add_to_carts"), 0.5],
  [web("payment_info_additions"), web("checkouts_initiated"), 0.8],
  [web("purchases"), web("payment_info_additions"), 0.75],
  [web("subscriptions"), web("purchases"), 0.05],
  [mobile("installs"), "app_clicks", 0, onApps(0.24)],
  [mobile("re_engages"), "app_clicks", 0, { APP_ENGAGEMENTS: 0.3, APP_INSTALLS: 0.02 }],
  [mobile("content_views"), mobile("installs"), 0.8],
  [mobile("tutorials_completed"), mobile("installs"), 0.55],
  [mobile("levels_achieved"), mobile("tutorials_completed"), 0.8],
  [mobile("sign_ups"), mobile("installs"), 0.4],
  [mobile("logins"), mobile("sign_ups"), 0.85],
  [mobile("add_to_carts"), mobile("installs"), 0.14],
  [mobile("checkouts_initiated"), mobile("add_to_carts"), 0.6],
  [mobile("purchases"), mobile("checkouts_initiated"), 0.7],
  [mobile("installs_skan"), mobile("installs"), 0.3],
  [mobile("purchases_skan"), mobile("purchases"), 0.3],
  [lifetime("sign_ups"), mobile("installs"), 0.46],
  [lifetime("tutorials_completed"), mobile("installs"), 0.6],
  [lifetime("levels_achieved"), lifetime("tutorials_completed"), 0.85],
  [lifetime("purchases"), mobile("installs"), 0.11],
  ["media_views", "video_content_starts", 1],
  ["media_engagements", "engagements", 0, onVideos(1)],
];

/** What is sold: orders, and what they are worth. */
const SOLD = new Set([web("purchases"), web("subscriptions"), mobile("purchases"), lifetime("purchases")]);

/** The metric that each line item pays for. */
const VIEWS: Readonly<Partial<Record<Goal, string>>> = {
  VIEW_6S: "video_6s_views",
  VIEW_15S: "video_15s_views",
  VIEW_3S_100PCT: "video_3s100pct_views",
  PREROLL_STARTS: "video_content_starts",
};
const BILLED: Readonly<Record<string, string>> = {
  APP_CLICK: "app_clicks",
  APP_INSTALL: mobile("installs"),
  ENGAGEMENT: "engagements",
  FOLLOW: "follows",
  IMPRESSION: "impressions",
  LINK_CLICK: "url_clicks",
};

/** What a goal that is paid by something is billed for; views differ by the goal. */
const billedMetric = (payBy: string, goal: string): string =>
  payBy === "VIEW"
    ? (Object.entries(VIEWS).find(([one]) => one === goal)?.[1] ?? "video_total_views")
    : (BILLED[payBy] ?? "impressions");

/** One number that is computed for every hour, of those before it in the list. */
export interface FunnelStep {
  /** As in an answer: `likes`, `conversion_purchases.metric`. */
  readonly name: string;
  /** What chance is drawn by. */
  readonly salt: number;
  readonly make:
    | { readonly kind: "shown" }
    | { readonly kind: "billed" }
    | { readonly kind: "charge" }
    /** Comes with every billed event, and with this part of the rest of the step before. */
    | { readonly kind: "passed"; readonly of: number; readonly part: number; readonly appeals: boolean }
    | { readonly kind: "part"; readonly of: number; readonly part: number; readonly appeals: boolean }
    | { readonly kind: "sum"; readonly of: readonly [number, number] }
    | { readonly kind: "less"; readonly of: readonly [number, number] }
    | { readonly kind: "worth"; readonly of: number };
}

export interface Funnel {
  readonly columns: readonly FunnelStep[];
  /** Shares of the steps from impressions to what is billed, without appeal: one for each step. */
  readonly path: readonly { readonly share: number; readonly appeals: boolean }[];
}

/** Steps that appeal decides on: whether people engage, and whether they watch. */
const APPEALS = new Set(["engagements", "video_total_views"]);

const funnels = new Map<string, Funnel>();

/** What is counted for line items of an objective that pay by something. */
export function funnelOf({
  objective,
  goal,
  payBy,
}: {
  objective: string;
  goal: string;
  payBy: string;
}): Funnel {
  const key = `${objective} ${goal} ${payBy}`;
  const known = funnels.get(key) ?? buildFunnel(objective, billedMetric(payBy, goal));
  funnels.set(key, known);
  return known;
}

function buildFunnel(objective: string, billed: string): Funnel {
  const shares = new Map(
    STEPS.map(([metric, of, usual, byObjective = {}]) => {
      const own = Object.entries(byObjective).find(([name]) => name === objective)?.[1];
      return [metric, { of, share: own ?? usual }] as const;
    }),
  );
  const path: string[] = [];
  for (let at = billed; at !== "impressions"; at = shares.get(at)?.of ?? "impressions") path.unshift(at);
  const steps = path.map((metric) => ({
    share: shares.get(metric)?.share ?? 0,
    appeals: APPEALS.has(metric),
  }));
  // An objective without the step that is paid for: what is shown is paid.
  if (steps.some(({ share }) => share === 0)) return buildFunnel(objective, "impressions");

  const columns: FunnelStep[] = [];
  const at = new Map<string, number>();
  const add = (name: string, make: FunnelStep["make"]) => {
    at.set(name, columns.length);
    columns.push({ name, salt: textHash(name), make });
    return columns.length - 1;
  };
  const shown = add("impressions", { kind: "shown" });
  const paid = add("billed_engagements", { kind: "billed" });
  add("billed_charge_local_micro", { kind: "charge" });
  for (const [metric, { of, share: part }] of shares) {
    const parent = at.get(of);
    if (part === 0 || parent === undefined) continue;
    const appeals = APPEALS.has(metric);
    if (metric === billed) at.set(metric, add(metric, { kind: "sum", of: [paid, -1] }));
    else if (path.includes(metric)) add(metric, { kind: "passed", of: parent, part, appeals });
    else addPart(metric, parent, part, appeals);
  }
  if (billed === "impressions") at.set("impressions", shown);
  return { columns, path: steps };

  function addPart(metric: string, parent: number, part: number, appeals: boolean): void {
    const fields = METRIC_FIELDS.get(metric);
    const total = add(fields ? `${metric}.metric` : metric, { kind: "part", of: parent, part, appeals });
    at.set(metric, total);
    if (fields) addFields(metric, total);
  }

  function addFields(metric: string, total: number): void {
    const engaged = add(`${metric}.post_engagement`, { kind: "part", of: total, part: 0.78, appeals: false });
    const viewed = add(`${metric}.post_view`, { kind: "less", of: [total, engaged] });
    add(`${metric}.assisted`, { kind: "part", of: total, part: 0.12, appeals: false });
    if (!SOLD.has(metric)) return;
    const orders = (field: string, of: number) => {
      const more = add(`${metric}.${field}+`, { kind: "part", of, part: 0.24, appeals: false });
      return add(`${metric}.${field}`, { kind: "sum", of: [of, more] });
    };
    const ofEngaged = orders("order_quantity_engagement", engaged);
    const ofViewed = orders("order_quantity_view", viewed);
    const all = add(`${metric}.order_quantity`, { kind: "sum", of: [ofEngaged, ofViewed] });
    add(`${metric}.sale_amount_engagement`, { kind: "worth", of: ofEngaged });
    add(`${metric}.sale_amount_view`, { kind: "worth", of: ofViewed });
    add(`${metric}.sale_amount`, { kind: "worth", of: all });
  }
}

const METRIC_FIELDS = new Map(METRICS.flatMap(({ key, fields }) => (fields ? [[key, fields] as const] : [])));

/** The names of all numbers that some groups consist of: a metric, or each field of a conversion. */
export const columnNames = (groups: readonly MetricGroup[]): ReadonlySet<string> =>
  new Set(
    METRICS.filter(({ group }) => groups.includes(group)).flatMap(({ key, fields }) =>
      fields ? Object.keys(fields).map((field) => `${key}.${field}`) : [key],
    ),
  );
