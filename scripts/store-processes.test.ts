import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished } from "vitest";
import { LEASE_MS, putJob } from "../lib/database/job-queue";
import { migrate } from "../lib/database/migrate";
import { MIGRATIONS } from "../lib/database/migrations";
import { openStoreDatabase } from "../lib/database/open-database";
import { DATABASES, emptyPlace, type OpenPlace } from "../lib/database/test-store";
import { bundled } from "./bundle.mjs";

const addressOf = (place: OpenPlace) => (place.kind === "file" ? place.file : place.url);

/** Starts a process over a store; `said` is the first line that it prints, `next` the following one. */
async function startProcess(task: string, place: OpenPlace, name = "") {
  const file = await bundled("scripts/store-process.ts");
  const child = spawn(process.execPath, [file, task, addressOf(place), name], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, LOG_LEVEL: "silent" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let wrong = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    wrong += text;
  });
  const closed = once(child, "close");
  const lines = createInterface(child.stdout);
  const next = async () => {
    const [line] = await Promise.race([
      once(lines, "line"),
      closed.then(() => Promise.reject(new Error(wrong))),
    ]);
    return JSON.parse(String(line));
  };
  return { said: await next(), next, child, closed };
}

async function withJobs(database: (typeof DATABASES)[number], count: number) {
  const place = await emptyPlace(database, true);
  const db = await openStoreDatabase(place);
  onTestFinished(() => db.destroy());
  await migrate(db);
  const ids = Array.from({ length: count }, (_, at) => `job-${String(at).padStart(4, "0")}`);
  await db.transaction().execute(async (transaction) => {
    for (const id of ids) await putJob(transaction, { id, kind: "note", payload: {} });
  });
  const done = async () => {
    const rows = await db.selectFrom("instance").select("id").orderBy("id").execute();
    return rows.map(({ id }) => id.split(" ")[0]);
  };
  return { place, db, ids, done };
}

describe.each(DATABASES)("processes over %s", (database) => {
  it("make its tables once when four begin at the same time", async () => {
    const own = await emptyPlace(database, true);
    const all = await Promise.all(Array.from({ length: 4 }, () => startProcess("migrate", own)));
    // Six times, because two of them rarely open it in the very same moment.
    for (let time = 0; time < 6; time += 1) {
      const place = await emptyPlace(database, true);
      const made = all.map(({ next }) => next());
      for (const { child } of all) child.stdin.write(`${addressOf(place)}\n`);
      const tables: string[][] = await Promise.all(made);
      expect(tables.filter(({ length }) => length > 0)).toEqual([Object.keys(MIGRATIONS)]);
    }
  });

  it("do each of 300 jobs exactly once, six of them", async () => {
    const { place, ids, done } = await withJobs(database, 300);
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, at) => startProcess("work", place, `worker-${at}`)),
    );
    expect(all.reduce((sum, { said }) => sum + said, 0)).toBe(300);
    expect(await done()).toEqual(ids);
  });

  it("take over what one that was killed had begun, once its lease is over", async () => {
    const { place, db, ids, done } = await withJobs(database, 7);
    const { said, child, closed } = await startProcess("hang", place, "killed");
    expect(said).toHaveLength(5);
    child.kill("SIGKILL");
    await closed;
    expect((await startProcess("work", place, "second")).said).toBe(2);
    await db
      .updateTable("job")
      .set((column) => ({ lease_until: column("lease_until", "-", LEASE_MS + 1) }))
      .where("lease_by", "=", "killed")
      .execute();
    expect((await startProcess("work", place, "third")).said).toBe(5);
    expect(await done()).toEqual(ids);
  });
});
