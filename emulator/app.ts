import { Hono } from "hono";
import type { Dialect } from "@/lib/ads/dialect";
import { advertisingRoutes } from "./ads/advertising";
import { membersOf } from "./ads/audiences/store";
import { registerDevicePage } from "./ads/drafts/device-page";
import { registerPreviewPage } from "./ads/posts/preview-page";
import { seedDatabase } from "./ads/seed";
import { registerPortraits } from "./ads/users/portrait";
import { registerControl } from "./control/control";
import { createInterceptor } from "./control/interceptor";
import { CredentialError, refuse } from "./credentials/errors";
import { registerCredentialRoutes } from "./credentials/routes";
import { seedCredentials } from "./credentials/seed";
import { createCredentialService } from "./credentials/service";
import { type Db, openDatabase } from "./database/database";
import { isUnavailable } from "./database/database-faults";
import { requireSameTables } from "./database/same-tables";
import { SeedImages } from "./database/seed-images";
import { emptyDatabase, noteSeed, seedOf } from "./database/seeded";
import { sharedTransactionOf } from "./database/shared-transaction";
import type { Address } from "./http/addresses";
import { type Clock, createClock } from "./http/clock";
import { interpret } from "./http/dialect-translation";
import { publicOrigin } from "./http/public-origin";
import { registerInspector } from "./inspector/routes";
import { openApiDocument } from "./openapi";
import type { Send } from "./platform/activity/webhook-sender";
import { createPlatform } from "./platform/platform";
import type { Seed } from "./seed/seeds";
import { registerMediaFiles } from "./upload/media-files";
import { uploadService } from "./upload/upload-routes";

export interface EmulatorOptions {
  /** `:memory:`, or the folder that stores the records across restarts. */
  readonly data: string;
  /** What a new database is filled with; an existing one keeps its records. */
  readonly seed?: Seed;
  readonly clock?: Clock;
  /** Says the service's names in a provider's words; without it they are the specification's own. */
  readonly dialect?: Dialect;
  /** How webhooks are reached; by default over the network. */
  readonly send?: Send;
  /** What a fault does that ends the process. */
  readonly terminate?: () => void;
}

export interface Emulator {
  readonly app: Hono;
  /** Every method and path that it answers. */
  readonly addresses: readonly Address[];
  readonly db: Db;
  readonly clock: Clock;
  /** What the database was last filled with: not what was asked for, if it held records already. */
  readonly seed: string;
  close(): void;
}

/** How old the records may be that a reset puts back. Their times count from when they were planned, in tenths of days. */
const IMAGE_AGE_MAX_MS = 10 * 60_000;

/** The whole service on one Hono app: `serve` it, or call `app.request()` in tests. */
export function createEmulator({
  data,
  seed = "demo",
  clock = createClock(),
  dialect,
  send,
  terminate = () => process.kill(process.pid, "SIGTERM"),
}: EmulatorOptions): Emulator {
  const db = openDatabase(data);
  if (data !== ":memory:") requireSameTables(db, newTables(clock), data);
  const app = new Hono();
  // It uses the specification's names only; with a dialect, another app receives and translates the calls.
  const service = dialect ? new Hono() : app;
  const credentials = createCredentialService(db, clock);
  const advertising = advertisingRoutes({ db, clock });
  const platform = createPlatform({
    store: advertising.store,
    clock,
    credentials,
    send,
    openAccount: advertising.openAccount,
  });
  const uploads = uploadService({ db, clock });
  const interceptor = createInterceptor(clock, terminate);

  const shared = sharedTransactionOf(db);

  const images = new SeedImages(IMAGE_AGE_MAX_MS);
  const insertSeed = (name: Seed) => {
    seedCredentials(db, clock.now());
    seedDatabase(db, name, clock);
    noteSeed(db, name);
  };
  const reset = (name: Seed) => {
    clock.reset();
    interceptor.reset();
    shared.commit();
    images.fill(db, name, clock.now(), () => insertSeed(name));
    credentials.reset();
    advertising.reset();
    platform.reset();
    uploads.reset();
  };

  app.use(interceptor.middleware);
  service.use(async (c, next) => {
    c.set("credentials", credentials);
    await next();
    // What an answer reports is committed, even if the process ends right after it.
    if (shared.committed) await shared.committed;
  });
  const control = {
    clock,
    faults: interceptor.faults,
    log: interceptor.log,
    emit: platform.emit,
    settled: platform.settled,
    reset,
    members: (audienceId: string) => membersOf(advertising.store.connection, audienceId),
  };
  registerControl(app, control);
  // About the service and no part of it: no dialect translates it.
  app.get("/openapi.json", (c) => c.json(openApiDocument(publicOrigin(c))));
  registerInspector(service, {
    ...control,
    connection: advertising.store.connection,
    seed: () => seedOf(db) ?? seed,
  });
  registerDevicePage(service, db);
  registerPreviewPage(service);
  registerCredentialRoutes(service);
  registerPortraits(service, advertising.store.connection);
  platform.register(service);
  advertising.register(service);
  uploads.register(service);
  registerMediaFiles(service, db);
  service.notFound(() => refuse.pageNotFound().respond());
  if (dialect) app.all("*", interpret(dialect, service));
  for (const one of new Set([app, service])) {
    one.onError((error) => {
      if (error instanceof CredentialError) return error.respond();
      if (isUnavailable(error)) return refuse.unavailable().respond();
      console.error(error);
      return refuse.internalError().respond();
    });
  }

  if (seedOf(db) === undefined) {
    // An earlier process may have ended while it inserted the seed.
    emptyDatabase(db);
    insertSeed(seed);
  }
  return {
    app,
    addresses: [...service.routes, ...advertising.addresses, ...platform.addresses],
    db,
    clock,
    get seed() {
      return seedOf(db) ?? seed;
    },
    close: () => {
      shared.commit();
      db.close();
    },
  };
}

/** A database with every table and no record. */
function newTables(clock: Clock): Db {
  const db = openDatabase(":memory:");
  createCredentialService(db, clock);
  advertisingRoutes({ db, clock });
  return db;
}
