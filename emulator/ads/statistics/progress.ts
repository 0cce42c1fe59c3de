import { type DailyRhythm, type HourShape, HURRIED_HOURS, USUAL_HOURS } from "./stories";
import type { ZoneDays } from "./zone-days";

const HOUR_MS = 3_600_000;

/**
 * How far a campaign has come, in daily budgets: it grows as long as time passes, by what the hour and the day
 * usually spend. Money is this times a budget, so that sums over any times agree with each other.
 */
export class Progress {
  private readonly shape: HourShape;
  /** Up to the beginning of each day, from the first on. */
  private readonly sums: number[] = [0];

  constructor(
    private readonly days: ZoneDays,
    private readonly rhythm: DailyRhythm,
    private readonly firstDay: number,
    hurries: boolean,
  ) {
    this.shape = hurries ? HURRIED_HOURS : USUAL_HOURS;
  }

  at(instant: number): number {
    const day = this.days.at(instant);
    if (day < this.firstDay) return 0;
    return this.untilDay(day) + this.rhythm.paceOn(day) * this.partOf(day, instant);
  }

  /** The same for many instants of one day. */
  onDay(day: number): (instant: number) => number {
    const [before, pace, start] = [this.untilDay(day), this.rhythm.paceOn(day), this.days.startOf(day)];
    return (instant) => before + pace * this.shape.until((instant - start) / HOUR_MS);
  }

  /** The first instant at which so much is reached, looked for from `from` to `until`. */
  instantOf(amount: number, from: number, until: number): number {
    let [first, last] = [this.days.at(from), this.days.at(until)];
    while (first < last) {
      const middle = Math.floor((first + last) / 2);
      if (this.untilDay(middle + 1) >= amount) last = middle;
      else first = middle + 1;
    }
    const pace = this.rhythm.paceOn(first);
    if (pace <= 0) return until;
    const hours = this.shape.hoursUntil((amount - this.untilDay(first)) / pace);
    return Math.min(until, Math.max(from, Math.floor(this.days.startOf(first) + hours * HOUR_MS)));
  }

  private untilDay(day: number): number {
    const { sums, firstDay, rhythm, days } = this;
    for (let known = sums.length - 1; known < day - firstDay; known += 1) {
      const one = firstDay + known;
      const hours = (days.startOf(one + 1) - days.startOf(one)) / HOUR_MS;
      sums.push((sums[known] ?? 0) + rhythm.paceOn(one) * this.shape.until(hours));
    }
    return sums[Math.max(0, day - firstDay)] ?? 0;
  }

  private partOf(day: number, instant: number): number {
    return this.shape.until((instant - this.days.startOf(day)) / HOUR_MS);
  }
}
