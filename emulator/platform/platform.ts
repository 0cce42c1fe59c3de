import type { Hono } from "hono";
import type { Clock } from "../clock";
import { refuse } from "../credentials/errors";
import type { CredentialService } from "../credentials/service";
import { type Address, Addresses } from "../service/addresses";
import { publicOrigin } from "../service/public-origin";
import type { Store } from "../store/store";
import { ActivityHub, type EmitReport } from "./activity-hub";
import { activityStreamRoutes } from "./activity-stream";
import { activitySubscriptionRoutes } from "./activity-subscriptions";
import { connectionRoutes } from "./connections";
import type { EmittedEvent } from "./emitted-event";
import { createNews } from "./news";
import { noteEvaluationRoutes } from "./note-evaluations";
import { PlatformPipeline } from "./platform-pipeline";
import { platformPostRoutes } from "./platform-posts";
import type { PlatformRoute } from "./platform-route";
import { powerstreamRuleRoutes } from "./powerstream-rules";
import { problems } from "./problems";
import { streamRuleRoutes } from "./stream-rules";
import { userRoutes } from "./users";
import { Webhooks } from "./webhook-deliveries";
import { webhookReplayRoutes } from "./webhook-replays";
import { type Send, WebhookSender } from "./webhook-sender";
import { webhookRoutes } from "./webhooks";

export interface PlatformService {
  /** Lets something happen to a user, and says who was told. */
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
  readonly credentials: CredentialService;
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
