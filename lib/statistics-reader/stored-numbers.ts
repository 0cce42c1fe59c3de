import "server-only";
import type { Environment } from "@/lib/ads/endpoint";
import type { StoreDatabase } from "@/lib/database/tables";
import { type DayRange, daysIn } from "@/lib/statistics/day-ranges";
import { type Reading, UNREAD } from "@/lib/statistics/figures";
import { addNumbers, type NumbersByName } from "@/lib/statistics/numbers";
import type { Part } from "@/lib/statistics/parts";
import type { Day } from "@/lib/time/calendar";
import type { CountedAs } from "./ask-for-rows";
import type { StoredDay } from "./days-in-memory";
import { servedAt } from "./freshness";
import type { ShownEntity } from "./question";
import { type ActiveThings, storedActivity } from "./stored-activity";
import { statisticsStore } from "./stored-days";

interface StoredAccount {
  readonly environment: Environment;
  readonly accountId: string;
  /** IANA. */
  readonly zone: string;
}

/** An entity with numbers, and what is read of it. */
export interface StoredThing extends CountedAs {
  readonly objectives: readonly string[];
  readonly parts: readonly Part[];
}

/** What is stored of some things in some ranges. */
export interface StoredNumbers {
  /** Of a thing in a range, both by their places: the sums of the days that are read. */
  readonly at: (thing: number, range: number) => Reading;
  /** By range the days that are read, with the time of the oldest reading of each, in milliseconds. */
  readonly days: readonly ReadonlyMap<Day, number>[];
}

/**
 * The stored numbers of some entities, of any age, without asking the service. A day counts as read if its activity is
 * known; active entities need stored numbers for it, and an entity without them is left out.
 *
 * @throws what the database throws
 */
export async function storedNumbers(
  db: StoreDatabase,
  account: StoredAccount,
  things: readonly StoredThing[],
  ranges: readonly DayRange[],
): Promise<StoredNumbers> {
  const days = [...new Set(ranges.flatMap(daysIn))].sort();
  const kinds = new Map<ShownEntity, KindOfThings>();
  for (const entity of new Set(things.map((thing) => thing.entity))) {
    const some = things.filter((thing) => thing.entity === entity);
    kinds.set(entity, {
      active: await storedActivity(db, { ...account, entity }, days, account.zone),
      stored: await storedOf(account, entity, some, { from: days[0] ?? "", to: days.at(-1) ?? "" }),
    });
  }
  const readDays = ranges.map((range) =>
    daysIn(range).filter(
      (day) => kinds.size > 0 && [...kinds.values()].every(({ active }) => active.has(day)),
    ),
  );
  const oldest = new Map(
    [...new Set(readDays.flat())].map((day) => {
      const times = things.flatMap(({ entity, id }) => readAt(kinds.get(entity), id, day, account.zone));
      return [day, Math.min(...times)] as const;
    }),
  );
  return {
    at: (thing, range) => {
      const one = things[thing];
      return one ? readingOf(one, kinds.get(one.entity), readDays[range] ?? []) : UNREAD;
    },
    days: readDays.map((some) => new Map(some.map((day) => [day, oldest.get(day) ?? 0]))),
  };
}

interface KindOfThings {
  readonly active: ReadonlyMap<Day, ActiveThings>;
  readonly stored: ReadonlyMap<Part, ReadonlyMap<string, ReadonlyMap<Day, StoredDay>>>;
}

async function storedOf(
  { environment, accountId }: StoredAccount,
  entity: ShownEntity,
  things: readonly StoredThing[],
  span: DayRange,
): Promise<KindOfThings["stored"]> {
  const stored = new Map<Part, Map<string, Map<Day, StoredDay>>>();
  for (const part of new Set(things.flatMap(({ parts }) => parts))) {
    const ids = things.filter(({ parts }) => parts.includes(part)).map(({ id }) => id);
    const byId = new Map(ids.map((id) => [id, new Map<Day, StoredDay>()]));
    for (const day of await statisticsStore().find({ environment, accountId, entity, part }, ids, span))
      byId.get(day.id)?.set(day.day, day);
    stored.set(part, byId);
  }
  return stored;
}

/** Whether an entity may have numbers on a day. */
function mayHave({ active }: KindOfThings, id: string, day: Day): boolean {
  const days = active.get(day)?.of.get(id);
  return days !== undefined && days.from <= day && day <= days.to;
}

/** As of when a day of something is reported. */
function readAt(kind: KindOfThings | undefined, id: string, day: Day, zone: string): readonly number[] {
  const asOf = kind?.active.get(day)?.asOf;
  if (!kind || asOf === undefined) return [];
  const own = mayHave(kind, id, day) ? kind.stored.get("core")?.get(id)?.get(day)?.readAt : undefined;
  return [own === undefined ? asOf : servedAt(day, zone, own, asOf)];
}

function readingOf(
  { id, objectives, parts }: StoredThing,
  kind: KindOfThings | undefined,
  days: readonly Day[],
): Reading {
  if (!kind || days.length === 0) return UNREAD;
  const possible = days.filter((day) => mayHave(kind, id, day));
  const numbers: NumbersByName[] = [];
  const read = parts.filter((part) => {
    const stored = possible.flatMap((day) => {
      const known = kind.stored.get(part)?.get(id)?.get(day);
      return known ? [known.numbers] : [];
    });
    if (stored.length < possible.length) return false;
    numbers.push(...stored);
    return true;
  });
  if (!read.includes("core")) return UNREAD;
  return { state: "read", sums: Object.fromEntries(addNumbers(numbers)), objectives, parts: read };
}
