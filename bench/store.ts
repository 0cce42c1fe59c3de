// The store on both databases: a day of 8,000 campaigns made of their hours, and the first page of a change log of a
// million entries; and pages of a dashboard with a store beside those of one without.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { readLog } from "../lib/change-log/change-log";
import { migrate } from "../lib/database/migrate";
import { openStoreDatabase } from "../lib/database/open-database";
import { overStore, setStore } from "../lib/database/store-connection";
import type { StoreDatabase } from "../lib/database/tables";
import { dayOfHours, hoursByName } from "../lib/statistics/numbers";
import { StatisticsInStore } from "../lib/statistics-reader/stored-days";
import type { StorePlace } from "../lib/store-place";
import { startPostgresServer } from "../scripts/postgres-server";
import { alone, interleave, median, milliseconds, type Row, whole } from "./measure";
import { storePages } from "./store-pages";

const ROUNDS = 9;
const CAMPAIGNS = 8_000;
const HOURS = 24;
const DAY = "2026-11-20";
const ENTRIES = 1_000_000;
const SCOPE = { environment: "live", accountId: "a1", entity: "CAMPAIGN", part: "core" } as const;
const LOG = { environment: "live", accountId: "a1" } as const;

export async function store(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "flightdeck-bench-"));
  const server = await startPostgresServer();
  const places = {
    file: { kind: "file", file: path.join(folder, "store.db") },
    postgres: { kind: "postgres", url: `${server.url}/postgres` },
  } as const;
  const file = await openStoreDatabase(places.file);
  const postgres = await openStoreDatabase(places.postgres);
  try {
    for (const db of [file, postgres]) {
      await migrate(db);
      await fillLog(db);
    }
    // As its own housekeeping leaves them.
    await sql`vacuum analyze`.execute(postgres);
    const days = await interleave(ROUNDS, {
      file: () => makeDay(file, places.file),
      postgres: () => makeDay(postgres, places.postgres),
    });
    const hourly = await interleave(ROUNDS, {
      file: () => makeDay(file, places.file, true),
      postgres: () => makeDay(postgres, places.postgres, true),
    });
    const pages = await interleave(ROUNDS, { file: () => openLog(file), postgres: () => openLog(postgres) });
    const rows = (what: string, took: Record<"file" | "postgres", readonly number[]>, goal = "–") => [
      alone(`Store in a file: ${what}`, milliseconds(median(took.file)), goal),
      alone(`Store on PostgreSQL 18: ${what}`, milliseconds(median(took.postgres)), goal),
    ];
    const summed = await interleave(ROUNDS, { hours: async () => timed(() => hours.map(dayOfHours)) });
    return [
      alone(
        `Store: days of ${whole(CAMPAIGNS)} campaigns made of ${HOURS} hours each`,
        milliseconds(median(summed.hours)),
        "< 200 ms",
      ),
      ...rows(`a day of ${whole(CAMPAIGNS)} campaigns made of their hours, and stored`, days, "< 200 ms"),
      ...rows("the same, and the hours stored too", hourly),
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

/** The numbers of a campaign's hour: a third of the campaigns show videos, and few are used by the minute. */
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

const hours = ids.map((_, campaign) =>
  hoursByName(Array.from({ length: HOURS }, (__, hour) => hourOf(campaign, hour))),
);

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** @returns milliseconds in which a day is made of the hours as read, and stored; with `byHour` they are stored too */
async function makeDay(db: StoreDatabase, place: StorePlace, byHour = false): Promise<number> {
  await db.deleteFrom("stat_day").execute();
  await db.deleteFrom("stat_hours").execute();
  const store = setStore(place);
  // Opened by its first use.
  await overStore((open) => open.selectFrom("stat_day").select("day").limit(1).execute());
  const began = performance.now();
  const days = hours.map((figures, at) => ({
    id: `c${at}`,
    day: DAY,
    numbers: dayOfHours(figures),
    ...(byHour && { hours: figures }),
    readAt: 1,
  }));
  await new StatisticsInStore().store({ ...SCOPE, byHour }, days);
  const took = performance.now() - began;
  await store?.close();
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
