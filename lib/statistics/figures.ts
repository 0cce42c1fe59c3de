import type { Finality } from "./day-ranges";
import { OBJECTIVE_METRICS } from "./derived-metrics";
import { type Counted, groupsOfMeasure, type Measure } from "./measures";
import type { MetricGroup } from "./metrics";
import type { Movement } from "./numbers";
import { type Part, partOfNumber } from "./parts";

/** The statistics of one record over one range. */
export type Reading =
  | ({ readonly state: "read"; readonly parts: readonly Part[] } & Counted)
  /** `why` reading is paused; undefined while it is being read. */
  | { readonly state: "unread"; readonly why?: string }
  | { readonly state: "denied"; readonly why: string };

/** A figure, or one of five reasons for a missing one. */
export type Figure =
  | { readonly kind: "value"; readonly value: bigint }
  /** It did not run, or the divisor is zero. */
  | { readonly kind: "none"; readonly why: string }
  | { readonly kind: "unavailable"; readonly why: string }
  | { readonly kind: "unread"; readonly why?: string }
  | { readonly kind: "denied"; readonly why: string };

export const UNREAD: Reading = { state: "unread" };

const NOT_SHOWN = "Not shown in this period";

/** Whether it ran: without a number it did not. */
function ran({ sums }: Counted): boolean {
  // Usually the first number decides, for each of thousands of rows.
  for (const name in sums) {
    const value = sums[name];
    if (typeof value === "bigint" && value !== 0n) return true;
  }
  return false;
}

const objectiveGroups: ReadonlyMap<string, readonly MetricGroup[]> = new Map(
  Object.entries(OBJECTIVE_METRICS).map(([objective, { groups }]) => [objective, groups]),
);

/** Whether none of the objectives has a group. */
const isLeftOut = (group: MetricGroup, objectives: readonly string[]) =>
  objectives.length > 0 &&
  objectives.every((objective) => objectiveGroups.get(objective)?.includes(group) === false);

/** A measure of a reading: the figure, or why there is none. */
export function figureOf(measure: Measure, reading: Reading): Figure {
  if (reading.state === "denied") return { kind: "denied", why: reading.why };
  if (reading.state === "unread") {
    return { kind: "unread", ...(reading.why !== undefined && { why: reading.why }) };
  }
  if (!ran(reading)) return { kind: "none", why: NOT_SHOWN };
  const { objectives, parts } = reading;
  if (measure.numbers(objectives).some((name) => !isAmong(parts, partOfNumber(name))))
    return { kind: "unread" };
  const value = measure.of(reading);
  if (value === undefined) return { kind: "unavailable", why: whyNotAvailable(objectives) };
  if (value === null) return { kind: "none", why: "Nothing to divide by in this period" };
  if (value === 0n && [...groupsOfMeasure(measure, objectives)].some((group) => isLeftOut(group, objectives)))
    return { kind: "unavailable", why: "Not for this objective" };
  return { kind: "value", value };
}

const isAmong = (parts: readonly Part[], part: Part | undefined) =>
  part !== undefined && parts.includes(part);

const whyNotAvailable = (objectives: readonly string[]) =>
  objectives.length > 1
    ? "Line items with different objectives: their results are not added up"
    : objectives.length === 1
      ? "Not for this objective"
      : "No line item says what it is after";

/** A figure as a cell shows it. */
export interface ShownFigure {
  readonly figure: Figure;
  /** The counted unit, where the column does not have it: "link clicks". */
  readonly counted?: string;
  /** Against the compared days; undefined without a comparison. */
  readonly movement?: Movement;
  /** The previous value. */
  readonly before?: Figure;
  readonly lessIsBetter?: boolean;
  /** It may still change. */
  readonly finality: Finality;
}

/** The figure's value; null without one. */
export const figureValue = (figure: Figure): bigint | null => (figure.kind === "value" ? figure.value : null);
