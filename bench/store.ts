// The store on both databases: a day of 8,000 campaigns made of their hours, and the first page of a change log of a
// million entries; and pages of a dashboard with a store beside those of one without.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { readLog } from "../lib/change-log/change-log";
import { migrate } from "../lib/database/migrate";
import { openStoreDatabase } from "../lib/database/open-database";
import { HOUR_COLUMNS, type StoreDatabase } from "../lib/database/tables";
import { numbersOfHours } from "../lib/statistics/numbers";
import { addUpHours, storeHours } from "../lib/statistics-reader/stored-hours";
import { addDays } from "../lib/time/calendar";
import { startPostgresServer } from "../scripts/postgres-server";
import { alone, interleave, median, milliseconds, type Row, whole } from "./measure";
import { storePages } from "./store-pages";

const ROUNDS = 9;
const CAMPAIGNS = 8_000;
const HOURS = 24;
/** So many days of hours stand in the store. */
const DAYS = 3;
const DAY = "2026-11-20";
const ENTRIES = 1_000_000;
const SCOPE = { environment: "live", accountId: "a1", entity: "CAMPAIGN", part: "core" } as const;
const LOG = { environment: "live", accountId: "a1" } as const;

export async function store(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "flightdeck-bench-"));
  const server = await startPostgresServer();
  const file = await openStoreDatabase({ kind: "file", file: path.join(folder, "store.db") });
  const postgres = await openStoreDatabase({ kind: "postgres", url: `${server.url}/postgres` });
  try {
    for (const db of [file, postgres]) {
      await migrate(db);
      await fillHours(db);
      await fillLog(db);
    }
    // As its own housekeeping leaves them.
    await sql`vacuum analyze`.execute(postgres);
    const days = await interleave(ROUNDS, { file: () => makeDay(file), postgres: () => makeDay(postgres) });
    const pages = await interleave(ROUNDS, { file: () => openLog(file), postgres: () => openLog(postgres) });
    const rows = (what: string, took: Record<"file" | "postgres", readonly number[]>, goal: string) => [
      alone(`Store in a file: ${what}`, milliseconds(median(took.file)), goal),
      alone(`Store on PostgreSQL 18: ${what}`, milliseconds(median(took.postgres)), goal),
    ];
    return [
      ...rows(`a day of ${whole(CAMPAIGNS)} campaigns made of their ${HOURS} hours each`, days, "< 200 ms"),
      ...rows(`first page of a change log of ${whole(ENTRIES)} entries`, pages, "< 50 ms"),
      ...(await storePages()),
    ];
  } finally {
    await Promise.all([file.destroy(), postgres.destroy()]);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const ids = Array.from({ length: CAMPAIGNS }, (_, at) => `c${at}`);

/** What an hour of a campaign tells: a third of them show videos, and few are used by the minute. */
const hourOf = (campaign: number, hour: number) => {
  const shown = 1_000 + ((campaign * 7 + hour * 13) % 900);
  const now = (times: number) => (campaign + hour) % times === 0;
  return {
    impressions: shown,
    engagements: shown >> 4,
    clicks: shown >> 5,
    url_clicks: shown >> 6,
    billed_engagements: shown >> 6,
    billed_charge_local_micro: shown * 6_000,
    ...(now(2) && { likes: shown >> 8 }),
    ...(now(5) && { reposts: 2, replies: 1 }),
    ...(now(9) && { follows: 1 }),
    ...(campaign % 3 === 0 && {
      video_total_views: shown >> 1,
      video_3s100pct_views: shown >> 2,
      video_6s_views: shown >> 3,
      video_15s_views: shown >> 4,
      video_content_starts: shown >> 1,
      video_views_25: shown >> 2,
      video_views_50: shown >> 3,
      video_views_75: shown >> 4,
      video_views_100: shown >> 5,
    }),
  };
};

async function fillHours(db: StoreDatabase): Promise<void> {
  const some = 36;
  for (let from = 0; from < CAMPAIGNS; from += some) {
    const days = ids.slice(from, from + some).map((id, at) => ({
      id,
      day: DAY,
      numbers: numbersOfHours(Array.from({ length: HOURS }, (_, hour) => hourOf(from + at, hour))),
      hours: HOURS,
      readAt: 1,
    }));
    await storeHours(db, { ...SCOPE, byHour: true }, days);
  }
  const rest = ["hour", "read_at", ...HOUR_COLUMNS, "others"].map((column) => sql.ref(column));
  const same = ["scope", "entity", "part", "entity_id"].map((column) => sql.ref(column));
  for (let day = 1; day < DAYS; day += 1)
    await sql`insert into stat_hour (${sql.join([...same, sql.ref("day"), ...rest])}) select ${sql.join([...same, sql.lit(addDays(DAY, -day)), ...rest])} from stat_hour where day = ${DAY}`.execute(
      db,
    );
}

/** @returns milliseconds in which the hours of a day are added up */
async function makeDay(db: StoreDatabase): Promise<number> {
  await db.deleteFrom("stat_day").execute();
  const began = performance.now();
  await addUpHours(db, SCOPE, { ids, days: [DAY], hours: HOURS });
  const took = performance.now() - began;
  const made = await db.selectFrom("stat_day").select("numbers").execute();
  if (made.length !== CAMPAIGNS || made.some(({ numbers }) => numbers.length < 80))
    throw new Error(`Of ${CAMPAIGNS} days ${made.length} were made.`);
  return took;
}

/** In steps: a server lets no statement run for long. */
async function fillLog(db: StoreDatabase): Promise<void> {
  const step = 50_000;
  const changes = JSON.stringify({
    daily_budget_amount_local_micro: { old: 1, new: 2 },
    name: { old: "A", new: "B" },
  });
  for (let from = 0; from < ENTRIES; from += step)
    await sql`with recursive n(i) as (select ${sql.lit(from)} union all select i + 1 from n where i < ${sql.lit(from + step - 1)}) insert into change_log (id, scope, at, user_id, endpoint, kind, entity, entity_id, entity_data, changes) select 'e' || (1000000000 + i), 'live a1', 1700000000000 + i * ${sql.lit(1_000)}, '22', 'campaigns.update', 'UPDATE', 'CAMPAIGN', 'c' || (i % 8000), '{"name":"Spring sale in all of Europe"}', ${changes} from n`.execute(
      db,
    );
}

async function openLog(db: StoreDatabase): Promise<number> {
  const began = performance.now();
  const { changes, next } = await readLog(db, LOG);
  const took = performance.now() - began;
  if (changes[0]?.entity_id !== `c${(ENTRIES - 1) % 8000}` || next === undefined)
    throw new Error("The log begins with another entry.");
  return took;
}
