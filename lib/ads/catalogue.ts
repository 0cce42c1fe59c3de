import type { AnyEndpoint, Base } from "./endpoint";
import * as abTests from "./endpoints/ab-tests";
import * as accountApps from "./endpoints/account-apps";
import * as accountHistory from "./endpoints/account-history";
import * as accountMedia from "./endpoints/account-media";
import * as accounts from "./endpoints/accounts";
import * as activeEntities from "./endpoints/active-entities";
import * as activityStream from "./endpoints/activity-stream";
import * as activitySubscriptions from "./endpoints/activity-subscriptions";
import * as appConversions from "./endpoints/app-conversions";
import * as appEventTags from "./endpoints/app-event-tags";
import * as audienceEstimate from "./endpoints/audience-estimate";
import * as biddingRules from "./endpoints/bidding-rules";
import * as campaigns from "./endpoints/campaigns";
import * as cardFetches from "./endpoints/card-fetches";
import * as cards from "./endpoints/cards";
import * as categories from "./endpoints/categories";
import * as connections from "./endpoints/connections";
import { conversationCards } from "./endpoints/conversation-cards";
import * as curatedCategories from "./endpoints/curated-categories";
import * as customAudienceChanges from "./endpoints/custom-audience-changes";
import * as customAudiencePermissions from "./endpoints/custom-audience-permissions";
import * as customAudiences from "./endpoints/custom-audiences";
import * as doNotReachLists from "./endpoints/do-not-reach-lists";
import * as draftPosts from "./endpoints/draft-posts";
import * as features from "./endpoints/features";
import * as filteredStream from "./endpoints/filtered-stream";
import * as fundingInstruments from "./endpoints/funding-instruments";
import * as globalOptOut from "./endpoints/global-opt-out";
import * as keywordInsights from "./endpoints/keyword-insights";
import * as lineItemCuratedCategories from "./endpoints/line-item-curated-categories";
import * as lineItems from "./endpoints/line-items";
import * as locations from "./endpoints/locations";
import * as mediaCreatives from "./endpoints/media-creatives";
import * as mediaLibrary from "./endpoints/media-library";
import * as mediaUpload from "./endpoints/media-upload";
import * as news from "./endpoints/news";
import * as noteEvaluations from "./endpoints/note-evaluations";
import * as placements from "./endpoints/placements";
import * as platformMedia from "./endpoints/platform-media";
import * as platformPosts from "./endpoints/platform-posts";
import * as pollCards from "./endpoints/poll-cards";
import * as postPreviews from "./endpoints/post-previews";
import * as postSearch from "./endpoints/post-search";
import * as posts from "./endpoints/posts";
import * as powerstreamRules from "./endpoints/powerstream-rules";
import * as prerollCallToActions from "./endpoints/preroll-call-to-actions";
import * as productCatalogs from "./endpoints/product-catalogs";
import * as productSets from "./endpoints/product-sets";
import * as products from "./endpoints/products";
import * as promotableUsers from "./endpoints/promotable-users";
import * as promotedAccounts from "./endpoints/promoted-accounts";
import * as promotedPosts from "./endpoints/promoted-posts";
import * as publishers from "./endpoints/publishers";
import * as reach from "./endpoints/reach";
import * as recommendations from "./endpoints/recommendations";
import * as scheduledFeeds from "./endpoints/scheduled-feeds";
import * as scheduledPosts from "./endpoints/scheduled-posts";
import * as scheduledPromotedPosts from "./endpoints/scheduled-promoted-posts";
import * as statistics from "./endpoints/statistics";
import * as statisticsJobs from "./endpoints/statistics-jobs";
import * as streamRules from "./endpoints/stream-rules";
import * as tailoredAudiencePermissions from "./endpoints/tailored-audience-permissions";
import * as targetingCriteria from "./endpoints/targeting-criteria";
import * as targetingLookups from "./endpoints/targeting-lookups";
import * as targetingSuggestions from "./endpoints/targeting-suggestions";
import * as taxSettings from "./endpoints/tax-settings";
import * as trackingTags from "./endpoints/tracking-tags";
import * as userSettings from "./endpoints/user-settings";
import * as users from "./endpoints/users";
import * as webConversions from "./endpoints/web-conversions";
import * as webEventTags from "./endpoints/web-event-tags";
import * as webhookReplays from "./endpoints/webhook-replays";
import * as webhooks from "./endpoints/webhooks";

const resources: readonly Record<string, unknown>[] = [
  accounts,
  accountApps,
  accountHistory,
  features,
  taxSettings,
  userSettings,
  campaigns,
  fundingInstruments,
  biddingRules,
  lineItems,
  placements,
  locations,
  targetingLookups,
  categories,
  publishers,
  audienceEstimate,
  keywordInsights,
  targetingCriteria,
  targetingSuggestions,
  promotableUsers,
  promotedAccounts,
  promotedPosts,
  scheduledPromotedPosts,
  accountMedia,
  mediaCreatives,
  trackingTags,
  lineItemCuratedCategories,
  curatedCategories,
  prerollCallToActions,
  mediaLibrary,
  cards,
  cardFetches,
  pollCards,
  conversationCards.image,
  conversationCards.video,
  draftPosts,
  scheduledPosts,
  posts,
  postPreviews,
  customAudiences,
  customAudiencePermissions,
  tailoredAudiencePermissions,
  customAudienceChanges,
  globalOptOut,
  doNotReachLists,
  productCatalogs,
  products,
  productSets,
  scheduledFeeds,
  webEventTags,
  webConversions,
  appEventTags,
  appConversions,
  abTests,
  recommendations,
  statistics,
  activeEntities,
  reach,
  statisticsJobs,
  users,
  mediaUpload,
  platformMedia,
  activityStream,
  activitySubscriptions,
  webhooks,
  webhookReplays,
  connections,
  news,
  platformPosts,
  postSearch,
  noteEvaluations,
  streamRules,
  filteredStream,
  powerstreamRules,
];

/**
 * Every endpoint of the service, found by shape among the exports of the resource files. Those of a resource are
 * sorted by name: that is the order of a module namespace, while the loader of the tests keeps the declared order.
 */
export const catalogue: readonly AnyEndpoint[] = resources.flatMap((resource) =>
  Object.values(resource)
    .filter(isEndpoint)
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
);

/** The endpoints of one part of the service. */
export function endpointsOf(base: Base): readonly AnyEndpoint[] {
  return catalogue.filter((endpoint) => endpoint.base === base);
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "answer" in value
  );
}
