import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { openDatabase } from "./database";
import { sharedTransactionOf } from "./shared-transaction";

const folder = mkdtempSync(path.join(os.tmpdir(), "flightdeck-"));
const [db, other] = [openDatabase(folder), openDatabase(folder)];
const shared = sharedTransactionOf(db);
db.exec("CREATE TABLE notes (text TEXT NOT NULL)");
const note = (text: string) => () => db.prepare("INSERT INTO notes (text) VALUES (?)").run(text);
const stored = () =>
  other
    .prepare("SELECT text FROM notes ORDER BY rowid")
    .all()
    .map((row) => Object.values(Object(row)).join());

afterEach(() => {
  shared.commit();
  db.exec("DELETE FROM notes");
});
afterAll(() => {
  db.close();
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

it("keeps what several did, at once and soon", async () => {
  shared.run(note("one"));
  shared.run(note("two"));
  expect(stored()).toEqual([]);
  await shared.committed;
  expect(stored()).toEqual(["one", "two"]);
  expect(shared.committed).toBeUndefined();
});

it("takes back the work of one that fails, and nothing of the others", async () => {
  shared.run(note("before"));
  const fails = () => {
    note("never")();
    throw new Error("half-way");
  };
  expect(() => shared.run(fails)).toThrow("half-way");
  shared.run(note("after"));
  await shared.committed;
  expect(stored()).toEqual(["before", "after"]);
});

it("takes back the work of the first when it fails, and keeps what comes after", async () => {
  const fails = () => {
    note("never")();
    shared.run(note("within"));
    throw new Error("half-way");
  };
  expect(() => shared.run(fails)).toThrow("half-way");
  expect(shared.committed).toBeUndefined();
  shared.run(note("after"));
  await shared.committed;
  expect(stored()).toEqual(["after"]);
});

it("loses all that arrived with checked work that fails after all, and goes on with the next", async () => {
  let notified = 0;
  shared.onLoss(() => {
    notified += 1;
  });
  shared.runChecked(note("one"));
  shared.runChecked(note("two"));
  const waiting = shared.committed;
  const fails = () => {
    note("never")();
    throw new Error("not foreseen");
  };
  expect(() => shared.runChecked(fails)).toThrow("not foreseen");
  await expect(waiting).rejects.toThrow("not foreseen");
  expect(notified).toBe(1);
  expect(() => shared.runChecked(fails)).toThrow("not foreseen");
  shared.runChecked(note("next"));
  await shared.committed;
  expect(stored()).toEqual(["next"]);
});

it("gives those who arrive together one turn, and commits before anything else happens", async () => {
  const order: string[] = [];
  const write = async (text: string) => {
    await shared.nextBatch();
    shared.run(note(text));
    order.push(text);
    await shared.committed;
    order.push(`${text} kept: ${stored().join()}`);
  };
  const others = new Promise<void>((resolve) => setTimeout(resolve));
  await Promise.all([write("one"), write("two"), others]);
  expect(order).toEqual(["one", "two", "one kept: one,two", "two kept: one,two"]);
});

it("notifies when it is lost, and rejects the waiting call", async () => {
  let notified = 0;
  shared.onLoss(() => {
    notified += 1;
  });
  shared.run(note("lost"));
  const waiting = shared.committed;
  // What SQLite does by itself when the disk is full.
  db.exec("ROLLBACK");
  await expect(waiting).rejects.toThrow("no transaction is active");
  expect(notified).toBe(1);
  shared.run(note("next"));
  await shared.committed;
  expect(stored()).toEqual(["next"]);
});
