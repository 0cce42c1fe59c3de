import { BUDGET_OPTIMIZATIONS, REASONS_NOT_SERVABLE } from "@/lib/ads/endpoints/campaigns";
import { dayStart } from "@/lib/calendar";
import { fractionDigits, microsToDecimal, readMoney } from "@/lib/money";

/** The fields that can be filtered by, each with its own parameter in the address. */
export const FILTER_FIELDS = [
  "status",
  "why",
  "funding",
  "daily",
  "total",
  "name",
  "po",
  "created",
  "updated",
  "optimization",
] as const;

export type FilterField = (typeof FILTER_FIELDS)[number];
export type ChoiceField = "status" | "why" | "funding" | "optimization";
export type MoneyField = "daily" | "total";
export type DateField = "created" | "updated";

/** Any reason at all, in the `why` filter: everything that does not serve. */
export const ANY_REASON = "any";

export interface ChoiceFilter {
  readonly field: ChoiceField;
  readonly values: readonly string[];
}

/** Both ends included, in micros of one currency; an open end is undefined. */
export interface MoneyFilter {
  readonly field: MoneyField;
  readonly currency: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface NameFilter {
  readonly field: "name";
  readonly match: "contains" | "starts";
  readonly text: string;
}

export interface PurchaseOrderFilter {
  readonly field: "po";
  readonly is: "set" | "empty";
}

/** Calendar days of the account's zone, both included. */
export interface DateFilter {
  readonly field: DateField;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type Filter = ChoiceFilter | MoneyFilter | NameFilter | PurchaseOrderFilter | DateFilter;

export const FILTER_LABELS: Readonly<Record<FilterField, string>> = {
  status: "Status",
  why: "Why not serving",
  funding: "Funding instrument",
  daily: "Daily budget",
  total: "Total budget",
  name: "Name",
  po: "PO number",
  created: "Created",
  updated: "Updated",
  optimization: "Budget optimisation",
};

export const STATUSES = ["ACTIVE", "PAUSED", "DRAFT"] as const;

/** Values offered for a choice, where they are known beforehand. */
export const CHOICES: Readonly<Record<Exclude<ChoiceField, "funding">, readonly string[]>> = {
  status: STATUSES,
  why: [ANY_REASON, ...REASONS_NOT_SERVABLE],
  optimization: BUDGET_OPTIMIZATIONS,
};

/** Reads one filter from its parameter in the address; undefined when the text means nothing. */
export function readFilter(field: FilterField, text: string): Filter | undefined {
  switch (field) {
    case "status":
    case "why":
    case "funding":
    case "optimization": {
      const values = [...new Set(text.split(",").filter((value) => value !== ""))];
      return values.length > 0 ? { field, values } : undefined;
    }
    case "daily":
    case "total":
      return readMoneyFilter(field, text);
    case "name": {
      const rest = text.slice(1);
      if (rest === "") return undefined;
      if (text.startsWith("~")) return { field, match: "contains", text: rest };
      return text.startsWith("^") ? { field, match: "starts", text: rest } : undefined;
    }
    case "po":
      return text === "set" || text === "empty" ? { field, is: text } : undefined;
    case "created":
    case "updated":
      return readDateFilter(field, text);
  }
}

function readMoneyFilter(field: MoneyField, text: string): MoneyFilter | undefined {
  const [, low = "", high = "", currency = ""] =
    /^(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?([A-Z]{3})$/.exec(text) ?? [];
  if (currency === "" || (low === "" && high === "")) return undefined;
  const from = low === "" ? undefined : exactAmount(low, currency);
  const to = high === "" ? undefined : exactAmount(high, currency);
  if (from === null || to === null) return undefined;
  return { field, currency, from, to };
}

function exactAmount(decimal: string, currency: string): string | null {
  const [whole = "", fraction = ""] = decimal.split(".");
  if (fraction.length > fractionDigits(currency)) return null;
  // With the decimals written out, no separator can be taken for one that groups thousands.
  const read = readMoney(
    fractionDigits(currency) === 0 ? whole : `${whole}.${fraction.padEnd(fractionDigits(currency), "0")}`,
    currency,
  );
  return read.ok ? read.micros : null;
}

function readDateFilter(field: DateField, text: string): DateFilter | undefined {
  const [from = "", to = "", ...more] = text.split("..");
  if (more.length > 0 || !text.includes("..") || (from === "" && to === "")) return undefined;
  for (const day of [from, to]) if (day !== "" && dayStart(day, "UTC") === undefined) return undefined;
  return { field, from: from || undefined, to: to || undefined };
}

/** The parameter's text in the address; `readFilter` is the inverse. */
export function writeFilter(filter: Filter): string {
  switch (filter.field) {
    case "status":
    case "why":
    case "funding":
    case "optimization":
      return filter.values.join(",");
    case "daily":
    case "total": {
      const end = (micros?: string) => (micros === undefined ? "" : microsToDecimal(micros, filter.currency));
      return `${end(filter.from)}..${end(filter.to)}${filter.currency}`;
    }
    case "name":
      return `${filter.match === "contains" ? "~" : "^"}${filter.text}`;
    case "po":
      return filter.is;
    case "created":
    case "updated":
      return `${filter.from ?? ""}..${filter.to ?? ""}`;
  }
}

export interface ReadFilters {
  readonly filters: readonly Filter[];
  /** Filters in the address that mean nothing here: shown struck through, never dropped in silence. */
  readonly unreadable: readonly { readonly field: FilterField; readonly text: string }[];
}

export function readFilters(params: Readonly<Partial<Record<FilterField, string | null>>>): ReadFilters {
  const filters: Filter[] = [];
  const unreadable: { field: FilterField; text: string }[] = [];
  for (const field of FILTER_FIELDS) {
    const text = params[field];
    if (text === undefined || text === null) continue;
    const filter = readFilter(field, text);
    if (filter) filters.push(filter);
    else unreadable.push({ field, text });
  }
  return { filters, unreadable };
}
