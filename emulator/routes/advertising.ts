import type { Context, Hono } from "hono";
import { ENVIRONMENTS, type Environment, versionedPath } from "@/lib/ads/endpoint";
import { formatServiceTime } from "@/lib/time";
import type { Clock } from "../clock";
import { verifyRequest } from "../credentials/verify-request";
import { fillInAccount } from "../seed/account-details";
import { type Address, Addresses } from "../service/addresses";
import { environmentOfHost, isAdvertisingPath } from "../service/advertising-address";
import { Pipeline, type Verify } from "../service/pipeline";
import { refusals } from "../service/refusals";
import { CURRENT_VERSION, sendErrors } from "../service/rendering";
import type { Route } from "../service/route";
import type { Db } from "../store/database";
import { Store } from "../store/store";
import { accountAppRoutes } from "./account-apps";
import { accountHistoryRoutes } from "./account-history";
import { accountMediaRoutes } from "./account-media";
import { accountRoutes } from "./accounts";
import { audienceEstimateRoutes } from "./audience-estimate";
import { biddingRuleRoutes } from "./bidding-rules";
import { campaignRoutes } from "./campaigns";
import { cardRoutes } from "./cards";
import { categoryRoutes } from "./categories";
import { curatedCategoryRoutes } from "./curated-categories";
import { customAudienceRoutes } from "./custom-audiences";
import { draftPostRoutes } from "./draft-posts";
import { fundingInstrumentRoutes } from "./funding-instruments";
import { imageConversationCardRoutes } from "./image-conversation-cards";
import { keywordInsightRoutes } from "./keyword-insights";
import { lineItemCuratedCategoryRoutes } from "./line-item-curated-categories";
import { lineItemRoutes } from "./line-items";
import { locationRoutes } from "./locations";
import { mediaCreativeRoutes } from "./media-creatives";
import { mediaLibraryRoutes } from "./media-library";
import { placementRoutes } from "./placements";
import { pollCardRoutes } from "./poll-cards";
import { postRoutes } from "./posts";
import { prerollCallToActionRoutes } from "./preroll-call-to-actions";
import { promotedAccountRoutes } from "./promoted-accounts";
import { promotedPostRoutes } from "./promoted-posts";
import { publisherRoutes } from "./publishers";
import { scheduledPostRoutes } from "./scheduled-posts";
import { tailoredAudiencePermissionRoutes } from "./tailored-audience-permissions";
import { targetingCriterionRoutes } from "./targeting-criteria";
import { targetingLookupRoutes } from "./targeting-lookups";
import { taxSettingsRoutes } from "./tax-settings";
import { trackingTagRoutes } from "./tracking-tags";
import { userSettingsRoutes } from "./user-settings";
import { videoConversationCardRoutes } from "./video-conversation-cards";

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
  /** Forgets allowances and answers kept, after the records were replaced or the clock was set. */
  reset(): void;
}

/** The advertising service of both environments over one database. */
export function advertisingRoutes({ db, clock, verify = verifyRequest }: Parts): AdvertisingService {
  const store = new Store(db, (connection, accountId) =>
    fillInAccount(connection, accountId, formatServiceTime(clock.now())),
  );
  const pipeline = new Pipeline(store, clock, verify);
  const places = { live: addressesIn("live"), sandbox: addressesIn("sandbox") };

  function answer(c: Context, environment: Environment, path: string): Response | Promise<Response> {
    const meant = places[environment].find(c.req.method, path);
    if (meant && "route" in meant) return pipeline.answer(c, environment, meant.route, meant.pathParams);
    const { status, errors } = meant ? refusals.methodNotAllowed(c.req.method) : refusals.routeNotFound();
    const standing = { startedAt: performance.now(), version: CURRENT_VERSION, ...meant };
    return sendErrors(c, { status, errors, echo: "{}" }, standing);
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
