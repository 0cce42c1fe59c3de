import { afterEach, expect, it } from "vitest";
import { Connection, type SqlRow } from "../database/connection";
import { type Db, openDatabase } from "../database/database";
import { createSchema } from "../database/schema";
import { SeedImages } from "../database/seed-images";
import { createClock } from "../http/clock";
import { seedDatabase } from "./seed";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const MINUTE = 60_000;

const open: Db[] = [];
afterEach(() => {
  for (const db of open.splice(0)) db.close();
});

function openTables(): Db {
  const db = openDatabase(":memory:");
  open.push(db);
  createSchema(db);
  return db;
}

const rowsOf = (db: Db): ReadonlyMap<string, readonly SqlRow[]> => {
  const connection = new Connection(db);
  const tables = connection.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_sequence'",
    [],
  );
  return new Map(tables.map(({ name }) => [name, connection.all<SqlRow>(`SELECT * FROM ${name}`, [])]));
};

it("puts the same records back, in this database and in another", () => {
  const images = new SeedImages(MINUTE);
  let planned = 0;
  const fill = (db: Db) =>
    images.fill(db, "demo", NOW, () => {
      planned += 1;
      seedDatabase(
        db,
        "demo",
        createClock(() => NOW),
      );
    });
  const first = openTables();
  fill(first);
  const before = rowsOf(first);
  first.exec("UPDATE campaigns SET name = 'changed', deleted = 1; DELETE FROM permissions");
  first.exec("INSERT INTO tax_settings (account_id, settings) SELECT id, '{}' FROM accounts LIMIT 1");
  fill(first);
  const second = openTables();
  fill(second);
  expect(rowsOf(first)).toEqual(before);
  expect(rowsOf(second)).toEqual(before);
  expect(planned).toBe(1);
});

it("plans the records again once a copy is older than it may be, or of another day altogether", () => {
  const images = new SeedImages(MINUTE);
  const db = openTables();
  const plannedFor: number[] = [];
  for (const now of [NOW, NOW + MINUTE, NOW + MINUTE + 1, NOW])
    images.fill(db, "demo", now, () => plannedFor.push(now));
  expect(plannedFor).toEqual([NOW, NOW + MINUTE + 1, NOW]);
});

it("leaves foreign keys checked and nothing attached", () => {
  const images = new SeedImages(MINUTE);
  const db = openTables();
  for (let time = 0; time < 2; time += 1) images.fill(db, "empty", NOW, () => undefined);
  const connection = new Connection(db);
  expect(connection.all<SqlRow>("SELECT foreign_keys FROM pragma_foreign_keys", [])).toEqual([
    { foreign_keys: 1 },
  ]);
  expect(connection.all<SqlRow>("SELECT name FROM pragma_database_list", [])).toEqual([{ name: "main" }]);
});
