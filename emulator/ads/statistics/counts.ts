import { mixed, share } from "./chance";
import type { FunnelStep } from "./funnel";
import { givenUntil, type Plan, type Slot } from "./plan";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** No step of a funnel keeps more than this. */
const MOST_OF_A_STEP = 0.96;

/** Where counts go: for each name that is asked for, one number for each part of the time that was asked for. */
export interface Tally {
  readonly names: ReadonlySet<string>;
  readonly sums: Map<string, Float64Array>;
  readonly length: number;
  /** The part that an instant falls in; -1 outside. */
  readonly partOf: (instant: number) => number;
}

export interface CountedTime {
  readonly from: number;
  readonly until: number;
  /** The emulator's present: what is young is not complete, and what is to come is not there. */
  readonly now: number;
}

/**
 * Counts what a slot did in a span into a tally. Everything is counted in the steps of the zone's midnights, mostly
 * hours, and the numbers of longer times are sums of these: they agree however they are asked for.
 */
export function countSlot(plan: Plan, slot: Slot, span: CountedTime, tally: Tally): void {
  const until = Math.min(span.until, span.now);
  const active = slot.pieces.some((piece) => piece.from < until && piece.until > span.from && piece.rate > 0);
  if (!active) return;
  const [first] = slot.pieces;
  const last = slot.pieces.at(-1);
  if (!first || !last) return;
  const firstDay = plan.days.at(Math.max(span.from, first.from));
  const lastDay = plan.days.at(Math.min(until, last.until) - 1);
  const wanted = neededFor(slot.funnel.columns, tally.names);
  if (wanted.length === 0) return;
  for (let day = firstDay; day <= lastDay; day += 1)
    countDay(plan, slot, day, { ...span, until }, tally, wanted);
}

/** Columns in their order that are asked for, or that those are computed of. */
function neededFor(columns: readonly FunnelStep[], names: ReadonlySet<string>): readonly number[] {
  const needed = new Set<number>();
  for (let at = columns.length - 1; at >= 0; at -= 1) {
    const column = columns[at];
    if (!column || !(needed.has(at) || names.has(column.name))) continue;
    needed.add(at);
    for (const of of sourcesOf(column)) needed.add(of);
  }
  return [...needed].sort((a, b) => a - b);
}

/** The columns of shown and billed events stand first. */
const [SHOWN, BILLED] = [0, 1];

function sourcesOf({ make }: FunnelStep): readonly number[] {
  switch (make.kind) {
    case "shown":
    case "charge":
      return [BILLED];
    case "billed":
      return [];
    case "sum":
    case "less":
      return make.of.filter((of) => of >= 0);
    case "passed":
      return [make.of, BILLED];
    case "part":
    case "worth":
      return [make.of];
  }
}

/** How far a part of a whole has been counted on a day: both only grow, so no part outgrows its whole. */
interface Counter {
  readonly part: number;
  readonly phase: number;
  whole: number;
  counted: number;
}

function countDay(
  plan: Plan,
  slot: Slot,
  day: number,
  { from, until, now }: CountedTime,
  tally: Tally,
  wanted: readonly number[],
): void {
  const { days, progress, rhythm } = plan;
  const { columns } = slot.funnel;
  const seed = mixed(slot.seed, day);
  const appeal = rhythm.appealOn(day) * slot.liking;
  const counters = countersOf(slot, wanted, seed, appeal);
  const [begins, ends] = [days.startOf(day), Math.min(days.startOf(day + 1), until)];
  const onDay = progress.onDay(day);
  // What ended before the day is where it was then.
  const given = { at: (instant: number) => (instant < begins ? progress.at(instant) : onDay(instant)) };
  const atFirst = givenUntil(slot, begins, given);
  const values = new Float64Array(columns.length);
  const targets = wanted.map((at) => {
    const name = columns[at]?.name ?? "";
    return tally.names.has(name) ? seriesOf(tally, name) : undefined;
  });
  const corrected = seed % 3 === 0;
  let billed = Math.floor(atFirst / slot.price);
  let unpaid = 0;
  for (let at = begins; at < ends; at += days.step) {
    const end = Math.min(at + days.step, now);
    const reached = givenUntil(slot, end, given);
    const events = Math.floor(reached / slot.price);
    const others = Math.floor(((reached - atFirst) / slot.price) * counters.others + counters.phase);
    const fresh = { billed: events - billed, others: Math.max(0, others - unpaid) };
    billed = events;
    unpaid = Math.max(unpaid, others);
    computeStep(columns, wanted, counters.of, values, fresh, slot);
    const part = at < from ? -1 : tally.partOf(at);
    if (part < 0) continue;
    const age = now - (at + days.step);
    for (let index = 0; index < wanted.length; index += 1) {
      const series = targets[index];
      const column = wanted[index] ?? 0;
      const value = values[column] ?? 0;
      if (series === undefined || value === 0) continue;
      series[part] = (series[part] ?? 0) + visible(columns[column]?.make.kind, value, age, corrected);
    }
  }
}

function countersOf(slot: Slot, wanted: readonly number[], seed: number, appeal: number) {
  const shares = slot.funnel.path.map(({ share: part, appeals }) =>
    Math.min(MOST_OF_A_STEP, part * (appeals ? appeal : 1)),
  );
  const perImpression = shares.reduce((product, part) => product * part, 1);
  const of: (Counter | undefined)[] = [];
  let step = 0;
  for (const at of wanted) {
    const column = slot.funnel.columns[at];
    if (!column || (column.make.kind !== "part" && column.make.kind !== "passed")) continue;
    let part = Math.min(MOST_OF_A_STEP, column.make.part * (column.make.appeals ? appeal : 1));
    if (column.make.kind === "passed") {
      // What is billed passes every step; of the rest, so much that the step keeps its share of the whole.
      const paid = shares.slice(step).reduce((product, one) => product * one, 1);
      part = Math.max(0, ((shares[step] ?? 0) - paid) / (1 - paid));
      step += 1;
    }
    of[at] = { part, phase: share(mixed(seed, column.salt)), whole: 0, counted: 0 };
  }
  return { of, others: 1 / perImpression - 1, phase: share(mixed(seed, 8)) };
}

function computeStep(
  columns: readonly FunnelStep[],
  wanted: readonly number[],
  counters: readonly (Counter | undefined)[],
  values: Float64Array,
  fresh: { readonly billed: number; readonly others: number },
  slot: Slot,
): void {
  const valueAt = (at: number) => values[at] ?? 0;
  for (const at of wanted) {
    const make = columns[at]?.make;
    const counter = counters[at];
    if (!make) continue;
    switch (make.kind) {
      case "shown":
        values[at] = fresh.billed + fresh.others;
        break;
      case "billed":
        values[at] = fresh.billed;
        break;
      case "charge":
        values[at] = fresh.billed * slot.price;
        break;
      case "passed":
        values[at] = fresh.billed + (counter ? counted(counter, valueAt(make.of) - fresh.billed) : 0);
        break;
      case "part":
        values[at] = counter ? counted(counter, valueAt(make.of)) : 0;
        break;
      case "sum":
        values[at] = valueAt(make.of[0]) + (make.of[1] < 0 ? 0 : valueAt(make.of[1]));
        break;
      case "less":
        values[at] = valueAt(make.of[0]) - valueAt(make.of[1]);
        break;
      case "worth":
        values[at] = valueAt(make.of) * slot.orderWorth;
        break;
    }
  }
}

function counted(counter: Counter, more: number): number {
  if (more === 0) return 0;
  counter.whole += more;
  const until = Math.floor(counter.whole * counter.part + counter.phase);
  const fresh = until - counter.counted;
  counter.counted = until;
  return fresh;
}

/**
 * What is told of a number at an age: six tenths at once, nine after an hour and all after a day. What is billed is told
 * at once; the charge is a fiftieth too high until it is final after three days, and some of it is taken back on the
 * ninth.
 */
function visible(
  kind: FunnelStep["make"]["kind"] | undefined,
  value: number,
  age: number,
  corrected: boolean,
): number {
  if (kind === "billed") return value;
  if (kind === "charge") {
    if (age < 3 * DAY_MS) return value;
    const final = Math.floor((value * 100) / 102);
    return age >= 9 * DAY_MS && corrected ? Math.floor((final * 985) / 1_000) : final;
  }
  if (age >= DAY_MS) return value;
  return Math.floor((value * (age >= HOUR_MS ? 9 : 6)) / 10);
}

function seriesOf({ sums, length }: Tally, name: string): Float64Array {
  const known = sums.get(name) ?? new Float64Array(length);
  sums.set(name, known);
  return known;
}

export { SHOWN };
