// A process of its own over a store, for tests: prints what it did as one line of JSON, and when it can be killed.
import process from "node:process";
import { createInterface } from "node:readline";
import { claimJobs, runDueJobs } from "../lib/database/job-queue";
import { migrate } from "../lib/database/migrate";
import { openStoreDatabase } from "../lib/database/open-database";
import { readStorePlace } from "../lib/store-place";

const [task = "", address = "", name = ""] = process.argv.slice(2);

const say = (done: unknown) => void process.stdout.write(`${JSON.stringify(done)}\n`);

async function openAt(address: string) {
  const place = readStorePlace(address);
  if (place.kind === "none") throw new Error("No store is named");
  return openStoreDatabase(place);
}

const db = await openAt(address);

const TASKS: Readonly<Record<string, () => Promise<unknown>>> = {
  /** Opens each store that a line names and makes its tables, at the moment when the line comes. */
  migrate: async () => {
    say("ready");
    for await (const line of createInterface(process.stdin)) {
      const other = await openAt(line);
      say(await migrate(other));
      await other.destroy();
    }
  },
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
    say(jobs.map(({ id }) => id));
    await new Promise((resolve) => setTimeout(resolve, 600_000));
  },
};

say(await TASKS[task]?.());
await db.destroy();
