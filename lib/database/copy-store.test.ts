import { expect, it } from "vitest";
import { backUpStore, copyStore } from "./copy-store";
import { putJob } from "./job-queue";
import { migrate } from "./migrate";
import { openStoreDatabase } from "./open-database";
import { emptyPlace, type OpenPlace } from "./test-store";

async function within<T>(
  place: OpenPlace,
  act: (db: Awaited<ReturnType<typeof openStoreDatabase>>) => Promise<T>,
) {
  const db = await openStoreDatabase(place);
  try {
    await migrate(db);
    return await act(db);
  } finally {
    await db.destroy();
  }
}

const fileOf = (place: OpenPlace) => (place.kind === "file" ? place.file : expect.unreachable());

const jobs = (place: OpenPlace) =>
  within(place, (db) => db.selectFrom("job").selectAll().orderBy("id").execute());

it("brings everything from a file to a server and back into a file", async () => {
  const [file, server, backup] = await Promise.all([
    emptyPlace("libsql", true),
    emptyPlace("postgres"),
    emptyPlace("libsql", true),
  ]);
  await within(file, (db) =>
    db.transaction().execute(async (transaction) => {
      for (let at = 0; at < 1_201; at += 1) {
        await putJob(transaction, { kind: "note", payload: { text: `“${at}” – \u{1f680}` }, runAt: at });
      }
    }),
  );
  expect(await copyStore(file, server)).toMatchObject({ job: 1_201 });
  await within(server, (db) => putJob(db, { kind: "another", payload: {} }));
  await backUpStore(server, fileOf(backup));
  expect(await jobs(backup)).toEqual(await jobs(server));
  expect((await jobs(server)).filter(({ kind }) => kind === "note")).toEqual(await jobs(file));

  const again = await emptyPlace("libsql", true);
  await backUpStore(file, fileOf(again));
  expect(await jobs(again)).toEqual(await jobs(file));

  await expect(copyStore(file, server)).rejects.toThrow("not empty");
  await expect(backUpStore(file, fileOf(backup))).rejects.toThrow("there already");
  await expect(copyStore({ kind: "file", file: "/nowhere/at/all.db" }, server)).rejects.toThrow("no store");
});
