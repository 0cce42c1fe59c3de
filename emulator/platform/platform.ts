import type { Hono } from "hono";
import { refuse } from "../credentials/errors";
import type { CredentialStores } from "../credentials/service";
import type { RecordStore } from "../database/store";
import { type Address, Addresses } from "../http/addresses";
import type { Clock } from "../http/clock";
import { publicOrigin } from "../http/public-origin";
import { Uploads } from "../upload/uploads";
import type { EmittedEvent } from "./activity/emitted-event";
import { ActivityHub, activityStreamRoutes, type EmitReport } from "./activity/hub";
import { activitySubscriptionRoutes } from "./activity/subscription-routes";
import { Webhooks } from "./activity/webhook-deliveries";
import { webhookReplayRoutes } from "./activity/webhook-replay-routes";
import { webhookRoutes } from "./activity/webhook-routes";
import { type Send, WebhookSender } from "./activity/webhook-sender";
import { mediaUploadRoutes } from "./media/routes";
import { PlatformPipeline } from "./pipeline/pipeline";
import { problems } from "./pipeline/problems";
import type { PlatformRoute } from "./pipeline/route";
import { createNews } from "./posts/news-routes";
import { noteEvaluationRoutes } from "./posts/note-evaluation-routes";
import { postReadRoutes } from "./posts/read-routes";
import { platformPostRoutes } from "./posts/routes";
import { SeededPosts } from "./posts/seeded-posts";
import { powerstreamRuleRoutes } from "./rules/powerstream-routes";
import { streamRuleRoutes } from "./rules/stream-routes";
import { FilteredStream } from "./search/filtered-stream";
import { postSearchRoutes } from "./search/search-routes";
import { connectionRoutes } from "./streams/connection-routes";
import { OpenStreams } from "./streams/open-streams";
import { userRoutes } from "./users/routes";

interface PlatformService {
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
  readonly store: RecordStore;
  readonly clock: Clock;
  readonly credentials: CredentialStores;
  /** How webhooks are reached; tests pass their own. */
  readonly send?: Send | undefined;
  /** Writes what the seed left for the first call to an account. */
  readonly openAccount: (accountId: string) => void;
}

/** The platform API over the advertising service's records. */
export function createPlatform({ store, clock, credentials, send, openAccount }: Parts): PlatformService {
  const secretOf = (applicationId: string) =>
    credentials.people.application(applicationId)?.consumer_secret ?? "";
  const pipeline = new PlatformPipeline(store, clock);
  const webhooks = new Webhooks(store.connection, clock, new WebhookSender(send), secretOf);
  const streams = new OpenStreams(store.connection, clock);
  const hub = new ActivityHub(store.connection, clock, streams, webhooks);
  const seeded = new SeededPosts(store, clock, openAccount);
  const news = createNews(clock);
  const routes: readonly PlatformRoute[] = [
    ...userRoutes,
    ...activitySubscriptionRoutes(credentials),
    ...activityStreamRoutes(streams, hub),
    ...webhookRoutes(webhooks),
    ...webhookReplayRoutes(webhooks),
    ...connectionRoutes(streams),
    ...news.routes,
    ...platformPostRoutes,
    ...postReadRoutes(seeded),
    ...postSearchRoutes(seeded),
    ...mediaUploadRoutes(new Uploads(store.connection, clock)),
    ...noteEvaluationRoutes,
    ...streamRuleRoutes,
    ...new FilteredStream(store, clock, streams, seeded).routes,
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
      streams.reset();
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
