import "server-only";
import { type Insertable, type OnConflictBuilder, type RawBuilder, sql } from "kysely";
import {
  accountScope,
  HOUR_COLUMNS,
  type HourColumn,
  type StatisticsHourTable,
  type StoreDatabase,
  type StoreTransaction,
  type Tables,
} from "@/lib/database/tables";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { hoursOfNumbers, type NumbersByName, numbersOfHours } from "@/lib/statistics/numbers";
import type { Day } from "@/lib/time/calendar";
import type { KeptDay, KeptScope } from "./kept-days";

/** What a column of counts holds; a number beyond it stands among those without a column. */
const COUNT_MAX = 2 ** 31 - 1;
const SPEND: HourColumn = "billed_charge_local_micro";
const columnNames: ReadonlySet<string> = new Set(HOUR_COLUMNS);

/** Days of some things with their hours, as the store has them. */
export async function storedHours(
  db: StoreDatabase,
  { environment, accountId, entity, part }: KeptScope,
  ids: readonly string[],
  { from, to }: DayRange,
): Promise<readonly KeptDay[]> {
  const rows = await db
    .selectFrom("stat_hour")
    .select(["entity_id", "day", "hour", "read_at", "others"])
    .select(numbersAsJson((column) => sql.ref(column)).as("numbers"))
    .where("scope", "=", accountScope(environment, accountId))
    .where("entity", "=", entity)
    .where("part", "=", part)
    .where("entity_id", "in", ids)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("entity_id")
    .orderBy("day")
    .orderBy("hour")
    .execute();
  const days: { id: string; day: Day; readAt: number; told: NumbersByName[] }[] = [];
  for (const { entity_id: id, day, read_at: readAt, numbers, others } of rows) {
    let last = days.at(-1);
    if (last?.id !== id || last.day !== day) {
      last = { id, day, readAt, told: [] };
      days.push(last);
    }
    last.told.push({ ...JSON.parse(numbers), ...(others !== null && JSON.parse(others)) });
    last.readAt = Math.min(last.readAt, readAt);
  }
  return days.map(({ told, ...day }) => ({ ...day, numbers: numbersOfHours(told), hours: told.length }));
}

/**
 * Writes the hours of days down, and their days as far as those follow from them: hours that another instance read
 * later stay, and count.
 */
export async function storeHours(
  db: StoreDatabase,
  scope: KeptScope,
  days: readonly KeptDay[],
): Promise<void> {
  const rows = days.flatMap((day) => rowsOf(scope, day));
  if (rows.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("stat_hour")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["scope", "entity", "part", "entity_id", "day", "hour"])
          .doUpdateSet(({ ref }) => ({
            ...Object.fromEntries(HOUR_COLUMNS.map((column) => [column, ref(`excluded.${column}`)])),
            others: ref("excluded.others"),
            read_at: ref("excluded.read_at"),
          }))
          .whereRef("stat_hour.read_at", "<=", "excluded.read_at"),
      )
      .execute();
    for (const hours of new Set(days.map((day) => day.hours ?? 0))) {
      const alike = days.filter((day) => day.hours === hours);
      await addUpHours(transaction, scope, {
        ids: [...new Set(alike.map(({ id }) => id))],
        days: [...new Set(alike.map(({ day }) => day))],
        hours,
      });
    }
  });
}

/** Days of which each has so many hours. */
interface DaysOfHours {
  readonly ids: readonly string[];
  readonly days: readonly Day[];
  readonly hours: number;
}

/** Things whose days one statement makes: a file does nothing else meanwhile, and a server does several at a time. */
const IDS_AT_ONCE = 1_000;

/**
 * Makes days of their hours, a statement for a thousand things, where all of them are there and the day itself was not
 * read later. Days with numbers that have no column stay as they are: those are read by themselves.
 */
export async function addUpHours(
  db: StoreDatabase | StoreTransaction,
  scope: KeptScope,
  { ids, ...alike }: DaysOfHours,
): Promise<void> {
  const some = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, at) =>
    ids.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE),
  );
  await Promise.all(some.map((each) => addUp(db, scope, { ids: each, ...alike })));
}

async function addUp(
  db: StoreDatabase | StoreTransaction,
  { environment, accountId, entity, part }: KeptScope,
  { ids, days, hours }: DaysOfHours,
): Promise<void> {
  const scope = accountScope(environment, accountId);
  await db
    .insertInto("stat_day")
    .columns(["scope", "entity", "part", "entity_id", "day", "numbers", "read_at"])
    .expression((eb) =>
      eb
        .selectFrom("stat_hour")
        .select(({ fn, val }) => [
          val(scope).as("scope"),
          val(entity).as("entity"),
          val(part).as("part"),
          "entity_id",
          "day",
          numbersAsJson((column) => sql`sum(${sql.ref(column)})`).as("numbers"),
          fn.min("read_at").as("read_at"),
        ])
        .where("scope", "=", scope)
        .where("entity", "=", entity)
        .where("part", "=", part)
        .where("entity_id", "in", ids)
        .where("day", "in", days)
        .where("others", "is", null)
        .groupBy(["entity_id", "day"])
        .having(({ fn }) => fn.countAll(), "=", hours),
    )
    .onConflict(unlessReadLater)
    .execute();
}

/** A day that is there already is replaced by another reading of it, unless it was read later: by another instance. */
export const unlessReadLater = (conflict: OnConflictBuilder<Tables, "stat_day">) =>
  conflict
    .columns(["scope", "entity", "part", "entity_id", "day"])
    .doUpdateSet(({ ref }) => ({ numbers: ref("excluded.numbers"), read_at: ref("excluded.read_at") }))
    .whereRef("stat_day.read_at", "<=", "excluded.read_at");

/** The numbers that have a column, by name, as JSON, from what is made of each of them; nothing and zero are left out. */
function numbersAsJson(of: (column: HourColumn) => RawBuilder<unknown>): RawBuilder<string> {
  const each = HOUR_COLUMNS.map((column) => {
    const value = of(column);
    return sql`case when ${value} <> 0 then ${sql.lit(`,"${column}":`)} || ${value} else '' end`;
  });
  return sql<string>`'{' || substr(${sql.join(each, sql` || `)}, 2) || '}'`;
}

const hasColumn = (name: string, value = 0) =>
  columnNames.has(name) && (name === SPEND || Math.abs(value) <= COUNT_MAX);

function rowsOf(
  { environment, accountId, entity, part }: KeptScope,
  { id, day, numbers, hours = 0, readAt }: KeptDay,
): readonly Insertable<StatisticsHourTable>[] {
  const scope = accountScope(environment, accountId);
  return hoursOfNumbers(numbers, hours).map((told, hour) => {
    const others = Object.entries(told).filter(([name, value]) => !hasColumn(name, value));
    const columns = HOUR_COLUMNS.map((name) => [
      name,
      hasColumn(name, told[name]) ? (told[name] ?? null) : null,
    ]);
    return {
      ...Object.fromEntries(columns),
      scope,
      entity,
      part,
      entity_id: id,
      day,
      hour,
      read_at: readAt,
      others: others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null,
    };
  });
}
