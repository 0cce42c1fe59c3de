// A process of its own over a store, for tests: says what it did as one line of JSON, and when it is ready to be killed.
import process from "node:process";
import { claimJobs, runDueJobs } from "../lib/database/job-queue";
import { migrate } from "../lib/database/migrate";
import { openStoreDatabase } from "../lib/database/open-database";
import { readStorePlace } from "../lib/store-place";

const [task = "", address = "", name = ""] = process.argv.slice(2);
const place = readStorePlace(address);
if (place.kind === "none") throw new Error("No store is named");
const db = await openStoreDatabase(place);

const TASKS: Readonly<Record<string, () => Promise<unknown>>> = {
  migrate: () => migrate(db),
  /** Does every job, and notes in the store that it did: an instance for each attempt that counted. */
  work: () =>
    runDueJobs(
      db,
      name,
      {
        note: async ({ id }, transaction) => {
          await transaction
            .insertInto("instance")
            .values({ id: `${id} ${name}`, seen_at: 1 })
            .execute();
        },
      },
      (_, error) => {
        throw error;
      },
    ),
  /** Takes jobs, and never comes to the end of them. */
  hang: async () => {
    const jobs = await claimJobs(db, { instance: name, now: Date.now(), kinds: ["note"] });
    process.stdout.write(`${JSON.stringify(jobs.map(({ id }) => id))}\n`);
    await new Promise((resolve) => setTimeout(resolve, 600_000));
  },
};

const done = await TASKS[task]?.();
process.stdout.write(`${JSON.stringify(done)}\n`);
await db.destroy();
