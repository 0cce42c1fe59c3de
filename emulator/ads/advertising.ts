import type { Context, Hono } from "hono";
import { ENVIRONMENTS, type Environment, versionedPath } from "@/lib/ads/endpoint";
import { verifyRequest } from "../credentials/verify-request";
import type { Db } from "../database/database";
import { Store } from "../database/store";
import { type Address, Addresses } from "../http/addresses";
import { environmentOfHost, isAdvertisingPath } from "../http/advertising-address";
import type { Clock } from "../http/clock";
import { Pipeline, type Verify } from "../service/pipeline";
import { refusals } from "../service/refusals";
import { CURRENT_VERSION, sendErrors } from "../service/rendering";
import type { Route } from "../service/route";
import { fillInAccount } from "./account-details";
import { accountAppRoutes, accountRoutes } from "./accounts/routes";
import { lineItemCuratedCategoryRoutes } from "./associations/curated-category-routes";
import { mediaCreativeRoutes } from "./associations/media-creative-routes";
import { prerollCallToActionRoutes } from "./associations/preroll-routes";
import { promotedAccountRoutes } from "./associations/promoted-account-routes";
import { promotedPostRoutes } from "./associations/promoted-post-routes";
import { trackingTagRoutes } from "./associations/tracking-tag-routes";
import { tailoredAudiencePermissionRoutes } from "./audience-permissions/routes";
import { customAudienceRoutes } from "./audiences/routes";
import { campaignRoutes } from "./campaigns/routes";
import { cardRoutes } from "./cards/routes";
import { imageConversationCardRoutes, videoConversationCardRoutes } from "./conversations/routes";
import { draftPostRoutes } from "./drafts/routes";
import { scheduledPostRoutes } from "./drafts/scheduled-routes";
import { fundingInstrumentRoutes } from "./funding/routes";
import { accountHistoryRoutes } from "./history/routes";
import { audienceEstimateRoutes } from "./insights/audience-estimate-routes";
import { keywordInsightRoutes } from "./insights/keyword-routes";
import { lineItemRoutes } from "./line-items/routes";
import { biddingRuleRoutes } from "./lookups/bidding-rule-routes";
import { curatedCategoryRoutes } from "./lookups/curated-category-routes";
import { categoryRoutes, publisherRoutes } from "./lookups/fixed-list-routes";
import { locationRoutes } from "./lookups/location-routes";
import { placementRoutes } from "./lookups/placement-routes";
import { accountMediaRoutes } from "./media/account-media-routes";
import { mediaLibraryRoutes } from "./media/routes";
import { pollCardRoutes } from "./polls/routes";
import { postRoutes } from "./posts/routes";
import { taxSettingsRoutes } from "./settings/tax-routes";
import { userSettingsRoutes } from "./settings/user-routes";
import { targetingLookupRoutes } from "./targeting/lookup-routes";
import { targetingCriterionRoutes } from "./targeting/routes";

/** What every endpoint of the advertising service does. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...accountAppRoutes,
  ...accountHistoryRoutes,
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
  ...promotedAccountRoutes,
  ...promotedPostRoutes,
  ...accountMediaRoutes,
  ...mediaCreativeRoutes,
  ...trackingTagRoutes,
  ...lineItemCuratedCategoryRoutes,
  ...curatedCategoryRoutes,
  ...prerollCallToActionRoutes,
  ...mediaLibraryRoutes,
  ...cardRoutes,
  ...pollCardRoutes,
  ...imageConversationCardRoutes,
  ...videoConversationCardRoutes,
  ...draftPostRoutes,
  ...scheduledPostRoutes,
  ...postRoutes,
  ...customAudienceRoutes,
  ...tailoredAudiencePermissionRoutes,
];

interface Parts {
  db: Db;
  clock: Clock;
  /** Says who is behind a call; tests pass their own. */
  verify?: Verify;
}

export interface AdvertisingService {
  /**
   * Mounts `/live/12/…` and `/sandbox/12/…`, and `/12/…` for clients that keep no more of an address than its host.
   */
  register(app: Hono): void;
  readonly addresses: readonly Address[];
  readonly store: Store;
  /** Clears allowances and cached answers, after the records were replaced or the clock was set. */
  reset(): void;
}

/** The advertising service of both environments over one database. */
export function advertisingRoutes({ db, clock, verify = verifyRequest }: Parts): AdvertisingService {
  const store = new Store(db);
  const pipeline = new Pipeline(store, clock, verify, fillInAccount);
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
      // Versions that there are not, too: the service says itself that it has no such route.
      app.all("/:version{[0-9]+}/*", (c, next) => {
        if (!isAdvertisingPath(c.req.path)) return next();
        const environment = environmentOfHost(new URL(c.req.url).hostname);
        return answer(c, environment, `/${environment}${c.req.path}`);
      });
    },
    reset: () => pipeline.reset(),
  };
}

function addressesIn(environment: Environment): Addresses<Route> {
  const open = routes.filter(({ endpoint }) => endpoint.environments.includes(environment));
  // What exists in the other environment only is not allowed here, rather than unknown.
  return new Addresses(open, (endpoint) => `/${environment}${versionedPath(endpoint)}`, routes);
}
