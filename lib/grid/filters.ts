import { fractionDigits, MICROS_PER_UNIT, microsToDecimal } from "@/lib/format/money";
import { isLong } from "@/lib/json/long";
import { dayStart } from "@/lib/time/calendar";

/** Any of some values. */
interface ChoiceFilter<Id extends string> {
  readonly kind: "choice";
  readonly field: Id;
  readonly values: readonly string[];
}

/** Both ends inclusive, in micros of one currency; an open end is undefined. */
export interface MoneyFilter<Id extends string> {
  readonly kind: "money";
  readonly field: Id;
  readonly currency: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface TextFilter<Id extends string> {
  readonly kind: "text";
  readonly field: Id;
  readonly match: "contains" | "starts";
  readonly text: string;
}

interface PresenceFilter<Id extends string> {
  readonly kind: "presence";
  readonly field: Id;
  readonly is: "set" | "empty";
}

/** Calendar days of the account's zone, both inclusive; an open end is undefined. */
export interface DaysFilter<Id extends string> {
  readonly kind: "days";
  readonly field: Id;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Both ends inclusive, as decimal text: a count, or percent; an open end is undefined. */
export interface NumberFilter<Id extends string> {
  readonly kind: "number";
  readonly field: Id;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type Filter<Id extends string = string> =
  | ChoiceFilter<Id>
  | NumberFilter<Id>
  | MoneyFilter<Id>
  | TextFilter<Id>
  | PresenceFilter<Id>
  | DaysFilter<Id>;

/** A field to filter by, with its value in a record. */
export type FilterField<Record> = { readonly label: string } & (
  | {
      readonly kind: "choice";
      /** Values offered, where they are known beforehand. */
      readonly values: readonly string[];
      readonly words: (value: string) => string;
      readonly of: (record: Record) => readonly string[];
    }
  | {
      readonly kind: "money";
      readonly of: (record: Record) => { readonly amount: string | null; readonly currency: string };
    }
  | {
      readonly kind: "number";
      /** A rate is entered in percent. */
      readonly unit: "count" | "rate";
      /** A count, or millionths of the whole; null where there is no number. */
      readonly of: (record: Record) => bigint | null;
    }
  | { readonly kind: "text"; readonly of: (record: Record) => string }
  | { readonly kind: "presence"; readonly of: (record: Record) => string | null }
  | {
      readonly kind: "days";
      /** Start and end; null for open. An instant is both. */
      readonly of: (record: Record) => { readonly from: string | null; readonly to: string | null };
    }
);

/** The fields that a grid can be filtered by, each with its own parameter in the address. */
export interface FilterFields<Id extends string, Record = never> {
  readonly ids: readonly Id[];
  readonly of: (id: Id) => FilterField<Record>;
}

/** Names of values that have to be read, such as those of campaigns. */
export interface KnownNames {
  readonly names: ReadonlyMap<string, string>;
  /** There are no others. */
  readonly complete: boolean;
}

/** For fields with such named values. */
export type FilterNames<Id extends string> = { readonly [Each in Id]?: KnownNames };

/** Parses a filter from its parameter in the address; undefined for an invalid text. */
export function readFilter<Id extends string>(
  fields: FilterFields<Id>,
  field: Id,
  text: string,
): Filter<Id> | undefined {
  const { kind } = fields.of(field);
  switch (kind) {
    case "choice": {
      const values = [...new Set(text.split(",").flatMap((value) => knownValue(fields.of(field), value)))];
      return values.length > 0 ? { kind, field, values } : undefined;
    }
    case "money":
      return readMoneyFilter(field, text);
    case "text": {
      const rest = text.slice(1);
      if (rest === "") return undefined;
      if (text.startsWith("~")) return { kind, field, match: "contains", text: rest };
      return text.startsWith("^") ? { kind, field, match: "starts", text: rest } : undefined;
    }
    case "presence":
      return text === "set" || text === "empty" ? { kind, field, is: text } : undefined;
    case "days":
      return readDaysFilter(field, text);
    case "number":
      return readNumberFilter(field, text);
  }
}

const NUMBERS = /^(\d{1,15}(?:\.\d{1,4})?)?\.\.(\d{1,15}(?:\.\d{1,4})?)?$/;

function readNumberFilter<Id extends string>(field: Id, text: string): NumberFilter<Id> | undefined {
  const [, from, to] = NUMBERS.exec(text) ?? [];
  return from === undefined && to === undefined ? undefined : { kind: "number", field, from, to };
}

/** Whether each given end is a number, and at least one is given. */
export const isNumberRange = ({ from, to }: Pick<NumberFilter<string>, "from" | "to">): boolean =>
  NUMBERS.test(`${from ?? ""}..${to ?? ""}`) && (from ?? to) !== undefined;

/** The number of a filter in ten-thousandths, `12.5` → 125000; undefined for anything else. */
export function tenThousandths(text: string): bigint | undefined {
  const [, whole, fraction = ""] = /^(\d{1,15})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(4, "0"));
}

/** In the field's own case: older addresses may have its words in capitals. */
function knownValue(field: FilterField<never>, value: string): string[] {
  if (value === "") return [];
  const known = field.kind === "choice" ? field.values : [];
  return [known.find((each) => each.toLowerCase() === value.toLowerCase()) ?? value];
}

function readMoneyFilter<Id extends string>(field: Id, text: string): MoneyFilter<Id> | undefined {
  const [, low = "", high = "", currency = ""] =
    /^(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?([A-Z]{3})$/.exec(text) ?? [];
  if (currency === "" || (low === "" && high === "")) return undefined;
  const from = low === "" ? undefined : exactAmount(low, currency);
  const to = high === "" ? undefined : exactAmount(high, currency);
  if (from === null || to === null) return undefined;
  return { kind: "money", field, currency, from, to };
}

function exactAmount(decimal: string, currency: string): string | null {
  const [whole = "", fraction = ""] = decimal.split(".");
  if (fraction.length > fractionDigits(currency)) return null;
  const micros = String(BigInt(whole) * MICROS_PER_UNIT + BigInt(fraction.padEnd(6, "0")));
  return isLong(micros) ? micros : null;
}

function readDaysFilter<Id extends string>(field: Id, text: string): DaysFilter<Id> | undefined {
  const [from = "", to = "", ...more] = text.split("..");
  if (more.length > 0 || !text.includes("..") || (from === "" && to === "")) return undefined;
  for (const day of [from, to]) if (day !== "" && dayStart(day, "UTC") === undefined) return undefined;
  return { kind: "days", field, from: from || undefined, to: to || undefined };
}

/** The parameter's text in the address; `readFilter` is the inverse. */
export function writeFilter(filter: Filter): string {
  switch (filter.kind) {
    case "choice":
      return filter.values.join(",");
    case "money": {
      const end = (micros?: string) => (micros === undefined ? "" : microsToDecimal(micros, filter.currency));
      return `${end(filter.from)}..${end(filter.to)}${filter.currency}`;
    }
    case "text":
      return `${filter.match === "contains" ? "~" : "^"}${filter.text}`;
    case "presence":
      return filter.is;
    case "days":
    case "number":
      return `${filter.from ?? ""}..${filter.to ?? ""}`;
  }
}

interface ReadFilters<Id extends string> {
  readonly filters: readonly Filter<Id>[];
  /** Invalid filters in the address: shown struck through, never dropped silently. */
  readonly unreadable: readonly { readonly field: Id; readonly text: string }[];
}

/** The filters in an address, and the unreadable ones. */
export function readFilters<Id extends string>(
  fields: FilterFields<Id>,
  params: URLSearchParams,
): ReadFilters<Id> {
  const filters: Filter<Id>[] = [];
  const unreadable: { field: Id; text: string }[] = [];
  for (const field of fields.ids) {
    const text = params.get(field);
    if (text === null) continue;
    const filter = readFilter(fields, field, text);
    if (filter) filters.push(filter);
    else unreadable.push({ field, text });
  }
  return { filters, unreadable };
}

/** The values that a field is filtered by; empty without a filter. */
export function chosenValues<Id extends string>(
  filters: readonly Filter<Id>[],
  field: Id,
): readonly string[] {
  const filter = filters.find((each) => each.field === field);
  return filter?.kind === "choice" ? filter.values : [];
}
