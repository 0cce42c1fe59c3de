import { formatDay } from "@/lib/format/dates";
import type { ComparedRanges, DayRange } from "@/lib/statistics/day-ranges";
import { measureOf } from "@/lib/statistics/measures";
import { measureOfColumn } from "./measure-columns";

/** The definition of a measure, and the day of its wording in the reference. */
interface MeasureDefinition {
  readonly label: string;
  readonly definition: string;
  readonly since?: string | undefined;
}

/** The definitions of the measures in some columns, each once. */
export function definitionsOf(columns: readonly string[]): MeasureDefinition[] {
  const measures = new Set(columns.flatMap((id) => measureOfColumn(id) ?? []));
  return [...measures].map((id) => {
    const { label, definition, definedSince } = measureOf(id);
    return { label, definition, ...(definedSince !== undefined && { since: definedSince }) };
  });
}

/** "1 Nov 2026 to 7 Nov 2026"; a single day alone. */
export const daysInWords = ({ from, to }: DayRange): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

/** The days of numbers, and of their comparison, each with a name. */
export function daysAsFacts(
  range: DayRange,
  compared: ComparedRanges | undefined,
  zone: string,
): readonly (readonly [string, string])[] {
  const facts: (readonly [string, string])[] = [["Days", `${daysInWords(range)}, both included, in ${zone}`]];
  if (compared) {
    const { now, before } = compared;
    facts.push(["Compared", `${daysInWords(now)} against ${daysInWords(before)}, complete days only`]);
  }
  return facts;
}

/** Definitions as lines of a file. */
export const definitionLines = (definitions: readonly MeasureDefinition[]): string[][] =>
  definitions.map(({ label, definition, since }) => [
    label,
    since === undefined ? definition : `${definition} Worded so since ${since}.`,
  ]);
