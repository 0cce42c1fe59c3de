import { capital, withinSentence } from "@/lib/text/characters";
import { writtenWithYear } from "@/lib/time/coming-day";
import type { CellEdit } from "./cell-edits";

/** A field that words may be about. */
interface SayableField {
  /** The parameter that it sets. */
  readonly field: string;
  /** "Daily budget". */
  readonly label: string;
}

/** How commands for some fields begin, besides "set … to"; the first is suggested. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  name: ["rename to", "rename"],
  start_time: ["start on", "start at", "start"],
  end_time: ["end on", "end at", "end"],
};

/** Listed first in the palette; the others are found by their words. */
const SAID_FIRST: ReadonlySet<string> = new Set([
  "name",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "start_time",
  "end_time",
]);

/** The text before the new value of a field, "set daily budget to". */
export const beginningFor = ({ field, label }: SayableField): string =>
  BEGINNINGS[field]?.[0] ?? `set ${withinSentence(label)} to`;

/** The new value of a field in typed words, as typed; undefined for unrelated words. */
export function saidValue(words: string, { field, label }: SayableField): string | undefined {
  const said = words.trim().replace(/\s+/g, " ");
  const name = label.toLowerCase();
  const beginnings = [
    ...(BEGINNINGS[field] ?? []),
    ...["set ", "change ", ""].flatMap((verb) => [`${verb}${name} to`, `${verb}${name}`]),
  ];
  const begun = beginnings.find((each) => said.toLowerCase().startsWith(`${each} `));
  const value = begun === undefined ? undefined : said.slice(begun.length + 1);
  // "set daily budget to" has no value yet.
  return value === "to" ? undefined : value;
}

/** The change of a field, "Set daily budget to 50.00 EUR". */
export function saidInWords(field: SayableField, value: string): string {
  return `${capital(beginningFor(field))} ${value}`;
}

/**
 * The palette's suggestion for a field, to be completed.
 *
 * @param page of the records, as in its address
 * @param many the records, if there are several: "5 campaigns"
 */
export function phraseOf(field: SayableField, page: string, many?: string) {
  const label = saidInWords(field, "…");
  return {
    id: `${page}.set-${field.field}`,
    label: many === undefined ? label : `${label} for ${many}`,
    begins: `${beginningFor(field)} `,
    near: SAID_FIRST.has(field.field),
  };
}

/** A typed value in the format of cells: a day without a year is the next such day. */
export const saidCell = (
  { kind }: Pick<CellEdit<never, never>, "kind">,
  value: string,
  zone: string,
): string => (kind === "time" ? writtenWithYear(value, zone, Date.now()) : value);
