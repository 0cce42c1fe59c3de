import "server-only";
import { FORGETTING } from "./database/forget-scope";
import { setStore } from "./database/store-connection";
import { type StoreJobs, workOn } from "./database/store-work";
import { tidyStore } from "./database/tidy-store";
import { env } from "./env";
import { log } from "./log";
import { placeWords } from "./store-place";

const JOBS: StoreJobs = { handlers: { tidy: tidyStore, ...FORGETTING }, daily: ["tidy"] };

/**
 * Opens the configured store, migrates its tables and starts its jobs. If it does not answer, that is retried later,
 * and the dashboard starts without it.
 */
export async function startStore(): Promise<void> {
  const store = setStore(env.STORE);
  if (!store) return;
  await store.use(async () => {});
  if (store.place.kind === "file" && !env.DEMO) {
    log().info(
      { store: placeWords(store.place) },
      "the store is a file, for one instance; several instances need PostgreSQL: set DATABASE_URL",
    );
  }
  workOn(store, JOBS);
}
