/**
 * Every metric of the service's statistics, declared once: the emulator answers with these keys, and screens name and
 * explain them. Sources: the version 12 analytics reference of 2026-08-22 and, for metrics that its tables lack,
 * recorded answers of the running service.
 */

export const METRIC_GROUPS = [
  "ENGAGEMENT",
  "BILLING",
  "VIDEO",
  "WEB_CONVERSION",
  "MOBILE_CONVERSION",
  "LIFE_TIME_VALUE_MOBILE_CONVERSION",
  "MEDIA",
] as const;

export type MetricGroup = (typeof METRIC_GROUPS)[number];

/** The unit of a number: events, or millionths of the funding source's currency. */
type MetricUnit = "count" | "micros";

export interface Metric {
  readonly key: string;
  readonly group: MetricGroup;
  readonly unit: MetricUnit;
  /** Its definition, in one sentence. */
  readonly definition: string;
  /** The day of the reference with this wording, if it differed before: the same key, other numbers. */
  readonly definedSince?: string;
  /** For a conversion: its fields in place of one series, each with its unit. */
  readonly fields?: Readonly<Record<string, MetricUnit>>;
  /** False if no table of the reference lists it, although answers contain it. */
  readonly documented: boolean;
}

type Rows = readonly (readonly [key: string, definition: string])[];

const series = (group: MetricGroup, rows: Rows, more: Partial<Metric> = {}): readonly Metric[] =>
  rows.map(([key, definition]) => ({ key, group, unit: "count", definition, documented: true, ...more }));

const ENGAGEMENT: readonly Metric[] = [
  ...series("ENGAGEMENT", [
    ["impressions", "Times it was shown."],
    ["engagements", "All interactions."],
    ["clicks", "Clicks anywhere, likes and other engagements among them; not link clicks."],
    ["url_clicks", "Clicks on the link or the website card, earned ones too: link clicks."],
    ["app_clicks", "Attempts to install or open the app."],
    ["card_engagements", "Interactions with the card."],
    ["carousel_swipes", "Swipes through a carousel."],
    ["likes", "Likes."],
    ["reposts", "Reposts."],
    ["replies", "Replies."],
    ["follows", "People who followed."],
  ]),
  ...series("ENGAGEMENT", [
    ["qualified_impressions", "The reference gives no meaning; never seen to count."],
  ]),
  ...series(
    "ENGAGEMENT",
    [
      ["unfollows", "People who followed and stopped."],
      ["posts_send", "Posts that people sent from it."],
      ["poll_card_vote", "Votes in its poll."],
    ],
    { documented: false },
  ),
];

const BILLING: readonly Metric[] = [
  ...series("BILLING", [["billed_engagements", "What was billed: the event that the line item pays by."]]),
  ...series(
    "BILLING",
    [["billed_charge_local_micro", "Spend, in the currency of the funding source; an estimate at first."]],
    { unit: "micros" },
  ),
];

const VIDEO: readonly Metric[] = [
  ...series(
    "VIDEO",
    [["video_total_views", "Views in full for at least three seconds, or a click on play."]],
    { definedSince: "2026-08-13" },
  ),
  ...series("VIDEO", [
    ["video_3s100pct_views", "Views in full for at least three seconds."],
    ["video_6s_views", "Views of at least six seconds."],
    ["video_15s_views", "Views of at least 15 seconds, or of 95% of the length."],
    ["video_content_starts", "Times the video began to play."],
    ["video_views_25", "Views of a quarter of the length."],
    ["video_views_50", "Views of half of the length."],
    ["video_views_75", "Views of three quarters of the length."],
    ["video_views_100", "Views of the whole length."],
    ["video_cta_clicks", "Clicks on the video’s call to action."],
  ]),
];

const WEB_FIELDS: Readonly<Record<string, MetricUnit>> = {
  metric: "count",
  post_engagement: "count",
  post_view: "count",
  order_quantity: "count",
  order_quantity_engagement: "count",
  order_quantity_view: "count",
  sale_amount: "micros",
  sale_amount_engagement: "micros",
  sale_amount_view: "micros",
};
/** Seen for these two only. */
const ASSISTED = new Set(["conversion_purchases", "conversion_sign_ups"]);

const WEB: Rows = [
  ["purchases", "Purchases on the website."],
  ["sign_ups", "Registrations on the website."],
  ["site_visits", "Visits to the website."],
  ["downloads", "Downloads from the website."],
  ["custom", "Conversions of a kind of the advertiser’s own."],
  ["add_to_carts", "Additions to a cart on the website."],
  ["checkouts_initiated", "Checkouts begun on the website."],
  ["content_views", "Views of content on the website."],
  ["payment_info_additions", "Payment details added on the website."],
  ["add_to_wishlists", "Additions to a wish list on the website."],
  ["searches", "Searches on the website."],
  ["landing_page_views", "Landing pages that loaded."],
  ["subscriptions", "Subscriptions on the website."],
];

const WEB_CONVERSION: readonly Metric[] = [
  ...series("WEB_CONVERSION", named("conversion_", WEB)).map((metric) => ({
    ...metric,
    fields: ASSISTED.has(metric.key) ? { ...WEB_FIELDS, assisted: "count" as const } : WEB_FIELDS,
  })),
  ...series(
    "WEB_CONVERSION",
    [
      ["auto_created_conversion_landing_page_view", "Landing pages that loaded, by the automatic event."],
      ["auto_created_conversion_session", "Sessions on the website, by the automatic event."],
    ],
    { documented: false },
  ),
];

const MOBILE_FIELDS: Readonly<Record<string, MetricUnit>> = {
  post_view: "count",
  post_engagement: "count",
  assisted: "count",
  order_quantity: "count",
  sale_amount: "micros",
};
const ATTRIBUTED: Readonly<Record<string, MetricUnit>> = { post_view: "count", post_engagement: "count" };
const { sale_amount: _, ...WITHOUT_SALES } = MOBILE_FIELDS;
/** Conversions with fewer fields. */
const FEWER: Readonly<Record<string, Readonly<Record<string, MetricUnit>>>> = {
  mobile_conversion_key_page_views: ATTRIBUTED,
  mobile_conversion_downloads: WITHOUT_SALES,
  mobile_conversion_site_visits: WITHOUT_SALES,
};

const MOBILE: Rows = [
  ["spent_credits", "Credits spent in the app."],
  ["installs", "Installs of the app."],
  ["content_views", "Views of content in the app."],
  ["add_to_wishlists", "Additions to a wish list in the app."],
  ["checkouts_initiated", "Checkouts begun in the app."],
  ["reservations", "Reservations in the app."],
  ["tutorials_completed", "Tutorials completed in the app."],
  ["achievements_unlocked", "Achievements unlocked in the app."],
  ["searches", "Searches in the app."],
  ["add_to_carts", "Additions to a cart in the app."],
  ["payment_info_additions", "Payment details added in the app."],
  ["re_engages", "Times the app was opened again."],
  ["shares", "Shares from the app."],
  ["rates", "Ratings of the app."],
  ["logins", "Logins to the app."],
  ["updates", "Updates of the app."],
  ["levels_achieved", "Levels achieved in the app."],
  ["invites", "Invitations sent from the app."],
  ["key_page_views", "Views of a key page of the app."],
  ["downloads", "Downloads of the app."],
  ["purchases", "Purchases in the app."],
  ["sign_ups", "Registrations in the app."],
  ["site_visits", "Visits to the website from the app."],
];

const MOBILE_CONVERSION: readonly Metric[] = [
  ...series("MOBILE_CONVERSION", named("mobile_conversion_", MOBILE)).map((metric) => ({
    ...metric,
    fields: FEWER[metric.key] ?? MOBILE_FIELDS,
  })),
  ...series(
    "MOBILE_CONVERSION",
    named("mobile_conversion_", [
      ["installs_skan", "Installs that the operating system attributes itself."],
      ["purchases_skan", "Purchases that the operating system attributes itself."],
    ]),
    { documented: false, fields: ATTRIBUTED },
  ),
];

const LIFETIME_FIELDS: Readonly<Record<string, MetricUnit>> = {
  metric: "count",
  order_quantity: "count",
  sale_amount: "micros",
};
const LIFETIME = "mobile_conversion_lifetime_value_";
const lifetime = (kinds: readonly string[], documented: boolean) =>
  series(
    "LIFE_TIME_VALUE_MOBILE_CONVERSION",
    kinds.map((kind) => [`${LIFETIME}${kind}`, `All ${kind.replaceAll("_", " ")} since the install.`]),
    { documented, fields: LIFETIME_FIELDS },
  );

const LIFE_TIME_VALUE: readonly Metric[] = [
  ...lifetime(
    [
      "purchases",
      "sign_ups",
      "updates",
      "tutorials_completed",
      "reservations",
      "add_to_carts",
      "add_to_wishlists",
      "checkouts_initiated",
      "levels_achieved",
      "achievements_unlocked",
      "shares",
      "invites",
      "payment_info_additions",
      "spent_credits",
      "rates",
    ],
    true,
  ),
  ...lifetime(["content_views", "logins", "searches"], false),
];

const MEDIA = series("MEDIA", [
  ["media_views", "Views of the media creative."],
  ["media_engagements", "Interactions with the media creative."],
]);

function named(prefix: string, rows: Rows): Rows {
  return rows.map(([key, definition]) => [`${prefix}${key}`, definition]);
}

/** Every metric, in the order of answers. */
export const METRICS: readonly Metric[] = [
  ...ENGAGEMENT,
  ...BILLING,
  ...VIDEO,
  ...WEB_CONVERSION,
  ...MOBILE_CONVERSION,
  ...LIFE_TIME_VALUE,
  ...MEDIA,
];

const byKey = new Map(METRICS.map((metric) => [metric.key, metric]));

/** The declaration of a metric; undefined for an unknown one. */
export const metricOf = (key: string): Metric | undefined => byKey.get(key);

export const metricsIn = (group: MetricGroup): readonly Metric[] =>
  METRICS.filter((metric) => metric.group === group);
