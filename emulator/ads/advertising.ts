import type { Context, Hono } from "hono";
import { ENVIRONMENTS, type Environment, versionedPath } from "@/lib/ads/endpoint";
import { formatServiceTime } from "@/lib/time/service-time";
import { verifyRequest } from "../credentials/verify-request";
import type { Db } from "../database/database";
import { RecordStore } from "../database/store";
import { type Address, Addresses, environmentOfHost, isAdvertisingPath } from "../http/addresses";
import type { Clock } from "../http/clock";
import { JOB_FILES } from "../http/job-file-address";
import { Pipeline, type Verify } from "../service/pipeline";
import { refusals } from "../service/refusals";
import { CURRENT_VERSION, sendErrors } from "../service/rendering";
import type { Route } from "../service/route";
import { fillInAccount } from "./account-details";
import { featureRoutes } from "./accounts/feature-routes";
import { accountAppRoutes, accountRoutes } from "./accounts/routes";
import { lineItemCuratedCategoryRoutes } from "./associations/curated-category-routes";
import { mediaCreativeRoutes } from "./associations/media-creative-routes";
import { prerollCallToActionRoutes } from "./associations/preroll-routes";
import { promotableUserRoutes } from "./associations/promotable-user-routes";
import { promotedAccountRoutes } from "./associations/promoted-account-routes";
import { promotedPostRoutes } from "./associations/promoted-post-routes";
import { scheduledPromotedPostRoutes } from "./associations/scheduled-promoted-routes";
import { trackingTagRoutes } from "./associations/tracking-tag-routes";
import { audiencePermissionRoutes } from "./audience-permissions/routes";
import { doNotReachListRoutes } from "./audiences/do-not-reach-routes";
import { audienceFileRoutes } from "./audiences/file-routes";
import { customAudienceRoutes } from "./audiences/routes";
import { campaignRoutes } from "./campaigns/routes";
import { cardFetchRoutes } from "./cards/fetch-routes";
import { cardRoutes } from "./cards/routes";
import { imageConversationCardRoutes, videoConversationCardRoutes } from "./conversations/routes";
import { draftPostRoutes } from "./drafts/routes";
import { scheduledPostRoutes } from "./drafts/scheduled-routes";
import { fundingInstrumentRoutes } from "./funding/routes";
import { accountHistoryRoutes } from "./history/routes";
import { audienceEstimateRoutes } from "./insights/audience-estimate-routes";
import { keywordInsightRoutes } from "./insights/keyword-routes";
import { recommendationRoutes } from "./insights/recommendation-routes";
import { targetingSuggestionRoutes } from "./insights/suggestion-routes";
import { lineItemRoutes } from "./line-items/routes";
import { biddingRuleRoutes } from "./lookups/bidding-rule-routes";
import { curatedCategoryRoutes } from "./lookups/curated-category-routes";
import { categoryRoutes, publisherRoutes } from "./lookups/fixed-list-routes";
import { locationRoutes } from "./lookups/location-routes";
import { placementRoutes } from "./lookups/placement-routes";
import { abTestRoutes } from "./measurement/ab-test-routes";
import { appConversionRoutes } from "./measurement/app-conversion-routes";
import { appEventTagRoutes } from "./measurement/app-event-tag-routes";
import { webConversionRoutes } from "./measurement/web-conversion-routes";
import { webEventTagRoutes } from "./measurement/web-event-tag-routes";
import { accountMediaRoutes } from "./media/account-media-routes";
import { mediaLibraryRoutes } from "./media/routes";
import { pollCardRoutes } from "./polls/routes";
import { postPreviewRoutes } from "./posts/preview-routes";
import { postRoutes } from "./posts/routes";
import { scheduledFeedRoutes } from "./product-catalogs/feed-routes";
import { productRoutes } from "./product-catalogs/product-routes";
import { productCatalogRoutes } from "./product-catalogs/routes";
import { productSetRoutes } from "./product-catalogs/set-routes";
import { taxSettingsRoutes } from "./settings/tax-routes";
import { userSettingsRoutes } from "./settings/user-routes";
import { activeEntityRoutes } from "./statistics/active-entity-routes";
import { jobFile } from "./statistics/job-file";
import { statisticsJobRoutes } from "./statistics/job-routes";
import { Plans } from "./statistics/plans";
import { reachRoutes } from "./statistics/reach-routes";
import { statisticsRoutes } from "./statistics/routes";
import { LookedAt, settle } from "./statistics/settlement";
import { targetingLookupRoutes } from "./targeting/lookup-routes";
import { targetingCriterionRoutes } from "./targeting/routes";

/** What every endpoint of the advertising service does. */
const routes: readonly Route[] = [
  ...accountRoutes,
  ...accountAppRoutes,
  ...accountHistoryRoutes,
  ...featureRoutes,
  ...taxSettingsRoutes,
  ...userSettingsRoutes,
  ...campaignRoutes,
  ...fundingInstrumentRoutes,
  ...biddingRuleRoutes,
  ...lineItemRoutes,
  ...placementRoutes,
  ...locationRoutes,
  ...targetingLookupRoutes,
  ...categoryRoutes,
  ...publisherRoutes,
  ...audienceEstimateRoutes,
  ...keywordInsightRoutes,
  ...targetingCriterionRoutes,
  ...targetingSuggestionRoutes,
  ...promotableUserRoutes,
  ...promotedAccountRoutes,
  ...promotedPostRoutes,
  ...scheduledPromotedPostRoutes,
  ...accountMediaRoutes,
  ...mediaCreativeRoutes,
  ...trackingTagRoutes,
  ...lineItemCuratedCategoryRoutes,
  ...curatedCategoryRoutes,
  ...prerollCallToActionRoutes,
  ...mediaLibraryRoutes,
  ...cardRoutes,
  ...cardFetchRoutes,
  ...pollCardRoutes,
  ...imageConversationCardRoutes,
  ...videoConversationCardRoutes,
  ...draftPostRoutes,
  ...scheduledPostRoutes,
  ...postRoutes,
  ...postPreviewRoutes,
  ...customAudienceRoutes,
  ...audiencePermissionRoutes,
  ...audienceFileRoutes,
  ...doNotReachListRoutes,
  ...productCatalogRoutes,
  ...productRoutes,
  ...productSetRoutes,
  ...scheduledFeedRoutes,
  ...webEventTagRoutes,
  ...webConversionRoutes,
  ...appEventTagRoutes,
  ...appConversionRoutes,
  ...abTestRoutes,
  ...recommendationRoutes,
  ...statisticsRoutes,
  ...activeEntityRoutes,
  ...reachRoutes,
  ...statisticsJobRoutes,
];

interface Parts {
  db: Db;
  clock: Clock;
  /** Says who is behind a call; tests pass their own. */
  verify?: Verify;
}

interface AdvertisingService {
  /**
   * Mounts `/live/12/…` and `/sandbox/12/…`, and `/12/…` for clients that keep no more of an address than its host.
   */
  register(app: Hono): void;
  readonly addresses: readonly Address[];
  readonly store: RecordStore;
  /** Writes what the seed left for the first call to an account. */
  openAccount(accountId: string): void;
  /** Clears allowances and cached answers, after the records were replaced or the clock was set. */
  reset(): void;
}

/** The advertising service of both environments over one database. */
export function advertisingRoutes({ db, clock, verify = verifyRequest }: Parts): AdvertisingService {
  const store = new RecordStore(db);
  const pipeline = new Pipeline(store, clock, verify, fillInAccount, settle);
  store.onWrite(() => {
    store.cache(Plans).clear();
    store.cache(LookedAt).clear();
  });
  const places = { live: addressesIn("live"), sandbox: addressesIn("sandbox") };

  function answer(c: Context, environment: Environment, path: string): Response | Promise<Response> {
    const meant = places[environment].find(c.req.method, path);
    if (meant && "route" in meant) return pipeline.answer(c, environment, meant.route, meant.pathParams);
    const { status, errors } = meant ? refusals.methodNotAllowed(c.req.method) : refusals.routeNotFound();
    const meta = { startedAt: performance.now(), version: CURRENT_VERSION, ...meant };
    return sendErrors(c, { status, errors, echo: "{}" }, meta);
  }

  return {
    store,
    addresses: ENVIRONMENTS.flatMap((environment) => places[environment].all),
    register: (app) => {
      for (const environment of ENVIRONMENTS)
        app.all(`/${environment}/*`, (c) => answer(c, environment, c.req.path));
      app.get(`${JOB_FILES}/:file`, (c) => {
        const id = /^stats_job_(\d{1,19})\.json\.gz$/.exec(c.req.param("file"))?.[1];
        const file = id && jobFile(store.connection, id, formatServiceTime(clock.now()));
        // As on a file server, the address is enough: calls need no signature.
        return file ? c.body(file, 200, { "content-type": "application/gzip" }) : c.text("Not Found", 404);
      });
      // Versions that do not exist, too: the service answers itself that it has no such route.
      app.all("/:version{[0-9]+}/*", (c, next) => {
        if (!isAdvertisingPath(c.req.path)) return next();
        const environment = environmentOfHost(new URL(c.req.url).hostname);
        return answer(c, environment, `/${environment}${c.req.path}`);
      });
    },
    openAccount: (accountId) => pipeline.openAccount(accountId),
    reset: () => pipeline.reset(),
  };
}

function addressesIn(environment: Environment): Addresses<Route> {
  const open = routes.filter(({ endpoint }) => endpoint.environments.includes(environment));
  // What exists in the other environment only is not allowed here, rather than unknown.
  return new Addresses(open, (endpoint) => `/${environment}${versionedPath(endpoint)}`, routes);
}
