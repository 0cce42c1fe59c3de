import { mixed, share } from "./chance";
import {
  BILLED,
  CHARGE,
  type CountingSteps,
  LESS,
  PART,
  PASSED,
  SHOWN,
  SUM,
  stepsFor,
  WORTH,
} from "./counting-steps";
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

interface CountedTime {
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
  const steps = stepsFor(slot.funnel, tally.names);
  if (steps.length === 0) return;
  const counting = new Counting(slot, steps, tally);
  for (let day = firstDay; day <= lastDay; day += 1)
    countDay(plan, slot, day, { ...span, until }, tally, counting);
}

function countDay(
  plan: Plan,
  slot: Slot,
  day: number,
  { from, until, now }: CountedTime,
  tally: Tally,
  counting: Counting,
): void {
  const { days, progress, rhythm } = plan;
  const seed = mixed(slot.seed, day);
  const { others: othersPart, phase } = counting.begin(seed, rhythm.appealOn(day) * slot.liking);
  const [begins, ends] = [days.startOf(day), Math.min(days.startOf(day + 1), until)];
  const onDay = progress.onDay(day);
  // What ended before the day is where it was then.
  const given = { at: (instant: number) => (instant < begins ? progress.at(instant) : onDay(instant)) };
  const atFirst = givenUntil(slot, begins, given);
  const corrected = seed % 3 === 0;
  let billed = Math.floor(atFirst / slot.price);
  let unpaid = 0;
  for (let at = begins; at < ends; at += days.step) {
    const end = Math.min(at + days.step, now);
    const reached = givenUntil(slot, end, given);
    const events = Math.floor(reached / slot.price);
    const others = Math.floor(((reached - atFirst) / slot.price) * othersPart + phase);
    const [freshBilled, freshOthers] = [events - billed, Math.max(0, others - unpaid)];
    billed = events;
    unpaid = Math.max(unpaid, others);
    // Nothing was shown: no number grows.
    if (freshBilled === 0 && freshOthers === 0) continue;
    counting.step(freshBilled, freshOthers);
    const part = at < from ? -1 : tally.partOf(at);
    if (part >= 0) counting.addTo(part, now - (at + days.step), corrected);
  }
}

/** The numbers of a slot while its hours are counted: what is done most often of all, so it is done in flat lists. */
class Counting {
  /** One for each step, and nothing for a step that there is not. */
  private readonly values: Float64Array;
  /** How far the whole of a part has been counted on a day, and the part: both only grow, so no part outgrows its whole. */
  private readonly whole: Float64Array;
  private readonly counted: Float64Array;
  private readonly parts: Float64Array;
  private readonly phases: Float64Array;
  /** Where the numbers of each step go, once there are any. */
  private readonly series: (Float64Array | undefined)[];

  constructor(
    private readonly slot: Slot,
    private readonly steps: CountingSteps,
    private readonly tally: Tally,
  ) {
    const { length } = steps;
    this.values = new Float64Array(length + 1);
    this.whole = new Float64Array(length);
    this.counted = new Float64Array(length);
    this.parts = new Float64Array(length);
    this.phases = new Float64Array(length);
    this.series = steps.shown.map(() => undefined);
  }

  /** Begins a day; returns how many others are shown something per billed one, and where their count begins. */
  begin(seed: number, appeal: number): { readonly others: number; readonly phase: number } {
    const { slot, steps, parts, phases } = this;
    const shares = slot.funnel.path.map(({ share: part, appeals }) =>
      Math.min(MOST_OF_A_STEP, part * (appeals ? appeal : 1)),
    );
    let passed = 0;
    for (let index = 0; index < steps.length; index += 1) {
      const kind = steps.kinds[index];
      if (kind !== PART && kind !== PASSED) continue;
      if (kind === PART) {
        const usual = steps.parts[index] ?? 0;
        parts[index] = Math.min(MOST_OF_A_STEP, usual * (steps.appeals[index] === 1 ? appeal : 1));
      } else {
        // What is billed passes every step; of the rest, so much that the step keeps its share of the whole.
        const paid = shares.slice(passed).reduce((product, one) => product * one, 1);
        parts[index] = Math.max(0, ((shares[passed] ?? 0) - paid) / (1 - paid));
        passed += 1;
      }
      phases[index] = share(mixed(seed, steps.salts[index] ?? 0));
    }
    this.whole.fill(0);
    this.counted.fill(0);
    const perImpression = shares.reduce((product, part) => product * part, 1);
    return { others: 1 / perImpression - 1, phase: share(mixed(seed, 8)) };
  }

  /** Counts one hour: so many events were billed, and so many others were shown something. */
  step(billed: number, others: number): void {
    const { steps, values, slot } = this;
    const { kinds, first, second, length } = steps;
    for (let index = 0; index < length; index += 1) {
      const of = values[first[index] ?? length] ?? 0;
      switch (kinds[index]) {
        case SHOWN:
          values[index] = billed + others;
          break;
        case BILLED:
          values[index] = billed;
          break;
        case CHARGE:
          values[index] = billed * slot.price;
          break;
        case PASSED:
          values[index] = billed + this.partOf(index, of - billed);
          break;
        case PART:
          values[index] = this.partOf(index, of);
          break;
        case SUM:
          values[index] = of + (values[second[index] ?? length] ?? 0);
          break;
        case LESS:
          values[index] = of - (values[second[index] ?? length] ?? 0);
          break;
        case WORTH:
          values[index] = of * slot.orderWorth;
          break;
      }
    }
  }

  /** Adds the hour to its part of what was asked for, as it is reported at its age. */
  addTo(part: number, age: number, corrected: boolean): void {
    const { values, series, tally } = this;
    const { kinds, shown, length } = this.steps;
    for (let index = 0; index < length; index += 1) {
      const value = values[index] ?? 0;
      const name = shown[index];
      if (value === 0 || name === undefined) continue;
      const one = series[index] ?? seriesOf(tally, name);
      series[index] = one;
      one[part] = (one[part] ?? 0) + visible(kinds[index], value, age, corrected);
    }
  }

  private partOf(index: number, more: number): number {
    if (more === 0) return 0;
    const whole = (this.whole[index] ?? 0) + more;
    const before = this.counted[index] ?? 0;
    const until = Math.floor(whole * (this.parts[index] ?? 0) + (this.phases[index] ?? 0));
    this.whole[index] = whole;
    this.counted[index] = until;
    return until - before;
  }
}

/**
 * What is reported of a number at an age: six tenths at once, nine after an hour and all after a day. What is billed is
 * reported at once; the charge is a fiftieth too high until it is final after three days, and some of it is taken back
 * on the ninth.
 */
function visible(kind: number | undefined, value: number, age: number, corrected: boolean): number {
  if (kind === BILLED) return value;
  if (kind === CHARGE) {
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
