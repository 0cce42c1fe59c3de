import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { insertAccount } from "../ads/accounts/store";
import { Connection } from "./connection";
import { openDatabase } from "./database";
import { createSchema, timeColumns } from "./schema";
import { RecordStore } from "./store";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const account = (id: string) =>
  ({
    id,
    environment: "live",
    name: "Kept",
    timezone: "Europe/Paris",
    approvalStatus: "ACCEPTED",
    activeCampaignLimit: 200,
    now: "2026-11-21T10:00:00Z",
  }) as const;

const count = (connection: Connection) =>
  connection.one<{ held: number }>("SELECT count(*) AS held FROM accounts", [])?.held;

it("keeps records across restarts", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "flightdeck-"));
  folders.push(folder);
  const first = openDatabase(folder);
  insertAccount(new RecordStore(first).connection, account("a1"));
  first.close();
  const second = openDatabase(folder);
  expect(count(new RecordStore(second).connection)).toBe(1);
  second.close();
});

it("lets records of another shape go instead of failing on them", () => {
  const db = openDatabase(":memory:");
  createSchema(db);
  insertAccount(new Connection(db), account("a1"));
  db.exec("ALTER TABLE campaigns ADD COLUMN once_useful TEXT");
  createSchema(db);
  expect(count(new Connection(db))).toBe(0);
});

it("writes all or nothing", () => {
  const store = new RecordStore(openDatabase(":memory:"));
  expect(() =>
    store.write(() => {
      insertAccount(store.connection, account("a1"));
      throw new Error("half-way");
    }),
  ).toThrow("half-way");
  expect(count(store.connection)).toBe(0);
  store.write(() => insertAccount(store.connection, account("a2")));
  expect(count(store.connection)).toBe(1);
});

/** Instants that change no record when they pass, and why. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  "accounts.timezone_switch_at": "lies in the past, and is only shown",
  "campaigns.stopped_at": "lies in the past, and only statistics show it",
  "line_items.stopped_at": "lies in the past, and only statistics show it",
  "funding_instruments.exhausted_at": "is written when it comes",
  "campaigns.lasts_until": "is when its spending is looked at again",
  "funding_instruments.lasts_until": "is when its spending is looked at again",
  "campaigns.ready_from": "is the start of one of its line items",
  "campaigns.ready_until": "is the end of one of its line items",
  "statistics_jobs.cancelled_at": "is written when it comes",
  "scheduled_posts.completed_at": "is written when it comes",
  "stream_connections.connected_at": "is written when it comes",
  "stream_connections.disconnected_at": "is written when it comes",
  "web_event_tags.last_tracked_at": "is written when it comes",
  "app_event_tags.last_tracked_at": "is written when it comes",
  "account_history.change_time": "is written when it comes",
};

it("declares for every column of an instant whether records change when it passes", () => {
  const { connection } = new RecordStore(openDatabase(":memory:"));
  const columns = connection.all<{ name: string }>(
    `SELECT m.name || '.' || c.name AS name FROM sqlite_schema m, pragma_table_info(m.name) c
     WHERE m.type = 'table' AND c.type = 'TEXT' AND c.name NOT IN ('created_at', 'updated_at')
       AND (c.name GLOB '*_at' OR c.name GLOB '*_time' OR c.name GLOB '*_from' OR c.name GLOB '*_until')`,
    [],
  );
  const known = [...timeColumns.map((column) => column.join(".")), ...Object.keys(WITHOUT_EFFECT)];
  expect(columns.map(({ name }) => name).sort()).toEqual(known.sort());
});
