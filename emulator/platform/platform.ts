import type { Hono } from "hono";
import { refuse } from "../credentials/errors";
import type { CredentialStores } from "../credentials/service";
import type { Store } from "../database/store";
import { type Address, Addresses } from "../http/addresses";
import type { Clock } from "../http/clock";
import { publicOrigin } from "../http/public-origin";
import { connectionRoutes } from "./activity/connection-routes";
import type { EmittedEvent } from "./activity/emitted-event";
import { ActivityHub, type EmitReport } from "./activity/hub";
import { activityStreamRoutes } from "./activity/stream-routes";
import { activitySubscriptionRoutes } from "./activity/subscription-routes";
import { Webhooks } from "./activity/webhook-deliveries";
import { webhookReplayRoutes } from "./activity/webhook-replay-routes";
import { webhookRoutes } from "./activity/webhook-routes";
import { type Send, WebhookSender } from "./activity/webhook-sender";
import { PlatformPipeline } from "./pipeline/pipeline";
import { problems } from "./pipeline/problems";
import type { PlatformRoute } from "./pipeline/route";
import { createNews } from "./posts/news-routes";
import { noteEvaluationRoutes } from "./posts/note-evaluation-routes";
import { platformPostRoutes } from "./posts/routes";
import { powerstreamRuleRoutes } from "./rules/powerstream-routes";
import { streamRuleRoutes } from "./rules/stream-routes";
import { userRoutes } from "./users/routes";

export interface PlatformService {
  /** Emits an event of a user, and returns where it was delivered. */
  emit(event: EmittedEvent): Promise<EmitReport>;
  /** Resolves when nothing is being delivered. */
  settled(): Promise<void>;
  /** Mounts `/2/…` and what the platform has of `/1.1/…`. */
  register(app: Hono): void;
  readonly addresses: readonly Address[];
  /** Forgets allowances and ends streams, after the records were replaced or the clock was set. */
  reset(): void;
}

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly credentials: CredentialStores;
  /** How webhooks are reached; tests pass their own. */
  readonly send?: Send | undefined;
}

/** The platform API over the advertising service's records. */
export function createPlatform({ store, clock, credentials, send }: Parts): PlatformService {
  const secretOf = (applicationId: string) =>
    credentials.people.application(applicationId)?.consumer_secret ?? "";
  const pipeline = new PlatformPipeline(store, clock);
  const webhooks = new Webhooks(store.connection, clock, new WebhookSender(send), secretOf);
  const hub = new ActivityHub(store.connection, clock, webhooks);
  const news = createNews(clock);
  const routes: readonly PlatformRoute[] = [
    ...userRoutes,
    ...activitySubscriptionRoutes(credentials),
    ...activityStreamRoutes(hub),
    ...webhookRoutes(webhooks),
    ...webhookReplayRoutes(webhooks),
    ...connectionRoutes(hub),
    ...news.routes,
    ...platformPostRoutes,
    ...noteEvaluationRoutes,
    ...streamRuleRoutes,
    ...powerstreamRuleRoutes,
  ];
  const addresses = new Addresses<PlatformRoute>(routes, ({ path }) => path);
  return {
    addresses: addresses.all,
    register: (app) => mount(app, addresses, pipeline),
    emit: (event) => hub.emit(event),
    settled: () => webhooks.settled(),
    reset: () => {
      pipeline.reset();
      hub.reset();
      news.reset();
    },
  };
}

function mount(app: Hono, addresses: Addresses<PlatformRoute>, pipeline: PlatformPipeline): void {
  for (const version of ["/1.1", "/2"]) {
    app.all(`${version}/*`, (c, next) => {
      const meant = addresses.find(c.req.method, c.req.path);
      const isNumbered = version === "/1.1";
      if (!meant) return isNumbered ? next() : problems.pageNotFound().respond(publicOrigin(c));
      if ("route" in meant) return pipeline.answer(c, meant.route, meant.pathParams);
      return isNumbered
        ? refuse.methodNotAllowed(meant.allow).respond()
        : problems.methodNotAllowed(meant.allow).respond(publicOrigin(c));
    });
  }
}
