import "server-only";
import * as z from "zod";
import type { Environment } from "@/lib/ads/endpoint";
import { overStore } from "@/lib/database/store-connection";
import { accountScope, type StoreDatabase } from "@/lib/database/tables";
import { log } from "@/lib/log";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { type Day, dayIn } from "@/lib/time/calendar";
import type { ShownEntity } from "./question";

/** The account and the kind of entities. */
export interface ActivityScope {
  readonly environment: Environment;
  readonly accountId: string;
  readonly entity: ShownEntity;
}

/** The range of days on which an entity was active, by its id; others had no activity. */
export interface ActiveThings {
  readonly of: ReadonlyMap<string, DayRange>;
  /** The time of the service's answer, in milliseconds. */
  readonly asOf: number;
}

const storedThings = z.record(z.string(), z.tuple([z.string(), z.string()]));

/** Stores activity since a day for readers without the service, without awaiting it. */
export function noteActivity(scope: ActivityScope, since: Day, activity: ActiveThings): void {
  overStore((db) => storeActivity(db, scope, since, activity)).catch((err: unknown) =>
    log().error({ err }, "what was active could not be stored"),
  );
}

/**
 * Stores activity since a day, replacing older answers for the same days.
 *
 * @throws what the database throws
 */
export function storeActivity(
  db: StoreDatabase,
  { environment, accountId, entity }: ActivityScope,
  since: Day,
  { of, asOf }: ActiveThings,
): Promise<void> {
  const scope = accountScope(environment, accountId);
  const things = JSON.stringify(Object.fromEntries([...of].map(([id, { from, to }]) => [id, [from, to]])));
  return db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("stat_active")
      .where("scope", "=", scope)
      .where("entity", "=", entity)
      .where("since", ">=", since)
      .where("as_of", "<=", asOf)
      .execute();
    await transaction
      .insertInto("stat_active")
      .values({ scope, entity, since, as_of: asOf, things })
      .onConflict((conflict) => conflict.columns(["scope", "entity", "since"]).doNothing())
      .execute();
  });
}

/**
 * The activity of each of some days, from the newest answer that contains it; days without an answer are left out.
 *
 * @throws what the database throws
 */
export async function storedActivity(
  db: StoreDatabase,
  { environment, accountId, entity }: ActivityScope,
  days: readonly Day[],
  zone: string,
): Promise<ReadonlyMap<Day, ActiveThings>> {
  const stored = db
    .selectFrom("stat_active")
    .where("scope", "=", accountScope(environment, accountId))
    .where("entity", "=", entity);
  const answers = await stored.select(["since", "as_of"]).orderBy("as_of", "desc").execute();
  const sinceOn = new Map<Day, Day>();
  for (const day of days) {
    const newest = answers.find(({ since, as_of }) => since <= day && day <= dayIn(zone, as_of));
    if (newest) sinceOn.set(day, newest.since);
  }
  if (sinceOn.size === 0) return new Map();
  const rows = await stored
    .select(["since", "as_of", "things"])
    .where("since", "in", [...new Set(sinceOn.values())])
    .execute();
  const bySince = new Map(
    rows.map(({ since, as_of, things }) => {
      const ranges = Object.entries(storedThings.parse(JSON.parse(things)));
      return [since, { asOf: as_of, of: new Map(ranges.map(([id, [from, to]]) => [id, { from, to }])) }];
    }),
  );
  return new Map(
    [...sinceOn].flatMap(([day, since]) => {
      const activity = bySince.get(since);
      return activity ? [[day, activity] as const] : [];
    }),
  );
}

/**
 * The activity of all of these days together; undefined if one of them has no answer.
 *
 * @throws what the database throws
 */
export async function activityOn(
  db: StoreDatabase,
  scope: ActivityScope,
  days: readonly Day[],
  zone: string,
): Promise<ActiveThings | undefined> {
  const activities = await storedActivity(db, scope, days, zone);
  const of = new Map<string, DayRange>();
  for (const day of [...days].sort()) {
    const activity = activities.get(day);
    if (!activity) return undefined;
    for (const [id, { from, to }] of activity.of) {
      if (from <= day && day <= to) of.set(id, { from: of.get(id)?.from ?? day, to: day });
    }
  }
  return { of, asOf: Math.min(...[...activities.values()].map(({ asOf }) => asOf)) };
}
