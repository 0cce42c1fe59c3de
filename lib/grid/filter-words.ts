import { formatDay } from "@/lib/format/dates";
import { listOr } from "@/lib/format/lists";
import { formatMicros } from "@/lib/format/money";
import { formatExact } from "@/lib/format/numbers";
import type { Filter, FilterFields, FilterNames } from "./filters";

/** One value of a choice in words; unknown values are unchanged. */
export function filterValueInWords<Id extends string>(
  fields: FilterFields<Id>,
  names: FilterNames<Id>,
  id: Id,
  value: string,
): string {
  const field = fields.of(id);
  return names[id]?.names.get(value) ?? (field.kind === "choice" ? field.words(value) : value);
}

/** The words of a filter, after its label: "Active or Paused", "10.00 to 20.00 EUR", "contains “spring”". */
export function filterWords<Id extends string>(
  fields: FilterFields<Id>,
  names: FilterNames<Id>,
  filter: Filter<Id>,
): string {
  switch (filter.kind) {
    case "choice":
      return listOr(filter.values.map((value) => filterValueInWords(fields, names, filter.field, value)));
    case "money":
      return range(
        filter.from,
        filter.to,
        (micros) => formatMicros(micros, filter.currency),
        ` ${filter.currency}`,
      );
    case "text":
      return `${filter.match === "contains" ? "contains" : "starts with"} “${filter.text}”`;
    case "presence":
      return filter.is === "set" ? "is set" : "is empty";
    case "days":
      return range(filter.from, filter.to, formatDay, "");
    case "number": {
      const field = fields.of(filter.field);
      return range(
        filter.from,
        filter.to,
        formatExact,
        field.kind === "number" && field.unit === "rate" ? "%" : "",
      );
    }
  }
}

function range(
  from: string | undefined,
  to: string | undefined,
  words: (end: string) => string,
  unit: string,
) {
  if (from !== undefined && to !== undefined) {
    return from === to ? `${words(from)}${unit}` : `${words(from)} to ${words(to)}${unit}`;
  }
  return from !== undefined ? `from ${words(from)}${unit}` : `up to ${words(to ?? "")}${unit}`;
}

/** Whether all values of a filter are unknown, although everything has been read. */
export function asksForUnknown<Id extends string>(names: FilterNames<Id>, filter: Filter<Id>): boolean {
  const named = names[filter.field];
  return (
    named?.complete === true &&
    filter.kind === "choice" &&
    filter.values.every((value) => !named.names.has(value))
  );
}
