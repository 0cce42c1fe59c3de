import type {
  AUDIENCE_EXPANSIONS,
  BID_STRATEGIES,
  Goal,
  LineItem,
  Objective,
} from "@/lib/ads/endpoints/line-items";
import type { Placement } from "@/lib/ads/endpoints/placements";
import type { CALLS_TO_ACTION } from "@/lib/ads/endpoints/preroll-call-to-actions";
import { listPlain } from "@/lib/format/lists";

const OBJECTIVES: Readonly<Record<Objective, string>> = {
  APP_ENGAGEMENTS: "App engagements",
  APP_INSTALLS: "App installs",
  REACH: "Reach",
  FOLLOWERS: "Followers",
  ENGAGEMENTS: "Engagements",
  VIDEO_VIEWS: "Video views",
  PREROLL_VIEWS: "Preroll views",
  WEBSITE_CLICKS: "Website clicks",
};

const GOALS: Readonly<Record<Goal, string>> = {
  APP_CLICKS: "App clicks",
  APP_INSTALLS: "App installs",
  APP_PURCHASES: "App purchases",
  ENGAGEMENT: "Engagement",
  FOLLOWERS: "Followers",
  LINK_CLICKS: "Link clicks",
  MAX_REACH: "As many people as possible",
  PREROLL: "Preroll views",
  PREROLL_STARTS: "Preroll starts",
  REACH_WITH_ENGAGEMENT: "Reach with engagement",
  SITE_VISITS: "Site visits",
  VIDEO_VIEW: "Views of 2 seconds",
  VIEW_3S_100PCT: "Views of 3 seconds, whole picture",
  VIEW_6S: "Views of 6 seconds",
  VIEW_15S: "Views of 15 seconds",
  WEBSITE_CONVERSIONS: "Website conversions",
};

const PLACEMENTS: Readonly<Record<Placement, string>> = {
  ALL_ON_SERVICE: "All on the service",
  PUBLISHER_NETWORK: "Publisher network",
  SERVICE_PROFILE: "Profiles",
  SERVICE_REPLIES: "Replies",
  SERVICE_SEARCH: "Search",
  SERVICE_TIMELINE: "Timeline",
  SPOTLIGHT: "Spotlight",
  TAP_BANNER: "Banner",
  TAP_FULL: "Full screen",
  TAP_FULL_LANDSCAPE: "Full screen, landscape",
  TAP_MRECT: "Medium rectangle",
  TAP_NATIVE: "Native",
  TREND: "Trend",
};

const PRODUCTS: Readonly<Record<string, string>> = {
  MEDIA: "Media",
  PROMOTED_ACCOUNT: "Account",
  PROMOTED_POST: "Posts",
};

export const STRATEGY_NAMES: Readonly<Record<(typeof BID_STRATEGIES)[number], string>> = {
  AUTO: "Automatic",
  MAX: "Maximum",
  TARGET: "Target",
};

const TRACKING_TAGS: Readonly<Record<string, string>> = {
  CLICK_TRACKER: "Click tracker",
  IMPRESSION_TAG: "Impression tag",
};

const EXPANSIONS: Readonly<Record<(typeof AUDIENCE_EXPANSIONS)[number], string>> = {
  DEFINED: "Defined",
  EXPANDED: "Expanded",
  BROAD: "Broad",
};

const CALLS: Readonly<Record<(typeof CALLS_TO_ACTION)[number], string>> = {
  GO_TO: "Go to",
  SEE_MORE: "See more",
  SHOP: "Shop",
  VISIT_SITE: "Visit site",
  WATCH_NOW: "Watch now",
};

const BILLED_BY: Readonly<Record<string, string>> = {
  APP_CLICK: "app click",
  APP_INSTALL: "app install",
  ENGAGEMENT: "engagement",
  FOLLOW: "follow",
  IMPRESSION: "1,000 impressions",
  LINK_CLICK: "link click",
  VIEW: "view",
};

/** The words for a code of the service; an unknown one is unchanged. */
const named = (words: Readonly<Record<string, string>>) => (code: string) =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ?? code;

export const objectiveName = named(OBJECTIVES);
export const goalName = named(GOALS);
export const productName = named(PRODUCTS);
export const strategyName = named(STRATEGY_NAMES);
export const billedByName = named(BILLED_BY);
export const expansionName = named(EXPANSIONS);
export const callToActionName = named(CALLS);
export const trackingTagName = named(TRACKING_TAGS);
const placementName = named(PLACEMENTS);

/** Where it is shown, "Timeline, Profiles". */
export const placementNames = (placements: readonly string[]): string =>
  listPlain(placements.map(placementName));

/** The name of a line item; its id where it has none. */
export const lineItemName = ({ id, name }: Pick<LineItem, "id" | "name">): string => name || id;

/** Why nothing in a line item can be changed any more; undefined while it can. */
export function lineItemClosedReason({
  deleted,
  reasons_not_servable: reasons,
}: Pick<LineItem, "deleted" | "reasons_not_servable">): string | undefined {
  if (deleted) return "It is deleted, so it cannot be changed any more.";
  return reasons.includes("DELETED")
    ? "Its campaign is deleted, so it cannot be changed any more."
    : undefined;
}
