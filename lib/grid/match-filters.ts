import { folded } from "@/lib/text/characters";
import { dayEnd, dayStart } from "@/lib/time/calendar";
import {
  type DaysFilter,
  type Filter,
  type FilterField,
  type FilterFields,
  type MoneyFilter,
  type NumberFilter,
  tenThousandths,
} from "./filters";

type Test<Record> = (record: Record) => boolean;

/** A single test for all filters: a record must pass each. Days are in the account's zone. */
export function compileFilters<Id extends string, Record>(
  fields: FilterFields<Id, Record>,
  filters: readonly Filter<Id>[],
  zone: string,
): Test<Record> {
  const tests = filters.map((filter) => compileFilter(fields.of(filter.field), filter, zone));
  return (record) => tests.every((test) => test(record));
}

function compileFilter<Record>(field: FilterField<Record>, filter: Filter, zone: string): Test<Record> {
  if (field.kind === "choice" && filter.kind === "choice") {
    const wanted = new Set(filter.values);
    return (record) => field.of(record).some((value) => wanted.has(value));
  }
  if (field.kind === "money" && filter.kind === "money") return within(filter, field.of);
  if (field.kind === "text" && filter.kind === "text") return textTest(filter, field.of);
  if (field.kind === "presence" && filter.kind === "presence") {
    return (record) => !field.of(record) === (filter.is === "empty");
  }
  if (field.kind === "days" && filter.kind === "days") return during(filter, zone, field.of);
  if (field.kind === "number" && filter.kind === "number") return between(filter, field.of, field.unit);
  throw new Error(`${field.label} is no ${filter.kind}`);
}

function within<Record>(
  { currency, from, to }: MoneyFilter<string>,
  of: (record: Record) => { readonly amount: string | null; readonly currency: string },
): Test<Record> {
  const low = from === undefined ? undefined : BigInt(from);
  const high = to === undefined ? undefined : BigInt(to);
  return (record) => {
    const { amount: text, currency: own } = of(record);
    if (text === null || own !== currency) return false;
    const amount = BigInt(text);
    return (low === undefined || amount >= low) && (high === undefined || amount <= high);
  };
}

/** A missing number is neither less nor more. */
function between<Record>(
  { from, to }: NumberFilter<string>,
  of: (record: Record) => bigint | null,
  unit: "count" | "rate",
): Test<Record> {
  const [low, high] = [from, to].map((end) => (end === undefined ? undefined : tenThousandths(end)));
  return (record) => {
    const value = of(record);
    if (value === null) return false;
    // A percent is a ten-thousandth of a million of millionths.
    const scaled = unit === "rate" ? value : value * 10_000n;
    return (low === undefined || scaled >= low) && (high === undefined || scaled <= high);
  };
}

function during<Record>(
  { from, to }: DaysFilter<string>,
  zone: string,
  of: (record: Record) => { readonly from: string | null; readonly to: string | null },
): Test<Record> {
  const first = from === undefined ? undefined : dayStart(from, zone);
  const end = to === undefined ? undefined : dayEnd(to, zone);
  return (record) => {
    const span = of(record);
    const begins = span.from === null ? Number.NEGATIVE_INFINITY : Date.parse(span.from);
    const ends = span.to === null ? Number.POSITIVE_INFINITY : Date.parse(span.to);
    return (first === undefined || ends >= first) && (end === undefined || begins < end);
  };
}

/** Part of a text, or its start. */
function textTest<Record>(
  { text, match }: { readonly text: string; readonly match: "contains" | "starts" },
  of: (record: Record) => string,
): Test<Record> {
  const wanted = folded(text);
  return match === "starts"
    ? (record) => folded(of(record)).startsWith(wanted)
    : (record) => folded(of(record)).includes(wanted);
}
