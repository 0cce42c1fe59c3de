import "server-only";
import { LRUCache } from "lru-cache";
import type { Environment } from "@/lib/ads/endpoint";
import type { RateReading } from "@/lib/ads/patience";
import { statistics } from "@/lib/ads/rate-limits";
import { processWide } from "@/lib/process-wide";
import type { Purpose, ReadsUsed } from "./question";

const WINDOW_MS = statistics.windowSeconds * 1_000;

/** Reads that are reserved for rows in view, charts and other applications while the rest is read. */
const RESERVE: Readonly<Record<Purpose, number>> = {
  "rows in sight": 5,
  chart: 20,
  overview: 20,
  "other rows": 100,
  // An account takes about seven reads. What is left opens some of them: about a dozen each.
  portfolio: 60,
  kept: Number.POSITIVE_INFINITY,
};

/** What is left until when, in milliseconds. */
interface Reported {
  readonly limit: number;
  readonly remaining: number;
  readonly until: number;
}

/** The user and purpose of reads. */
export type Use = Omit<ReadsUsed["by"][number], "reads">;

interface Spent {
  /** Milliseconds. */
  readonly at: number;
  readonly use: Use;
}

/**
 * The service's window starts, in whole seconds, when the first read arrives there: slightly after it was taken here.
 */
const ON_THE_WAY_MS = 3_000;

/** So many uses are listed in an answer; the others are summed up. */
const USES_MAX = 12;

/** The reads of one person at the service; the service counts them over all accounts, tabs and applications. */
export class StatisticsAllowance {
  /** The reads that were taken, the oldest first. */
  #spent: Spent[] = [];
  #reported: Reported | undefined;
  #underWay = 0;

  /** Takes a read; false if the remaining ones are reserved for something more urgent. */
  take(use: Use, now: number): boolean {
    if (!this.mayTake(use.purpose, now)) return false;
    this.#spent = [...this.#lately(now), { at: now, use }];
    this.#underWay += 1;
    return true;
  }

  /** Whether there are enough reads left. */
  mayTake(purpose: Purpose, now: number): boolean {
    return this.remaining(now) - this.#underWay > RESERVE[purpose];
  }

  /** Records the end of a read. */
  end(rate: RateReading | undefined, now: number): void {
    this.#underWay = Math.max(0, this.#underWay - 1);
    if (!rate) return;
    const until = rate.resetAt?.getTime() ?? now + WINDOW_MS;
    this.#reported = { limit: rate.limit, remaining: rate.remaining, until };
  }

  /** Records that the service refused a read because the limit is exhausted. */
  usedUp(againAt: Date | undefined, now: number): void {
    const until = againAt?.getTime() ?? now + WINDOW_MS;
    this.#reported = { limit: this.#reported?.limit ?? statistics.limit, remaining: 0, until };
  }

  /** As the newest answer has it; undefined where none does, or its window is over. */
  reported(now: number): Reported | undefined {
    return this.#reported && this.#reported.until > now ? this.#reported : undefined;
  }

  /** What is left as the service reported it, or as it was counted here. */
  remaining(now: number): number {
    return this.reported(now)?.remaining ?? Math.max(0, statistics.limit - this.#lately(now).length);
  }

  /** When more reads are available, in milliseconds. */
  againAt(now: number): number {
    return this.reported(now)?.until ?? (this.#lately(now)[0]?.at ?? now) + WINDOW_MS;
  }

  /** What the reads in the service's current window were for, as far as they were taken here. */
  used(now: number): ReadsUsed {
    const begun = (this.reported(now)?.until ?? now) - WINDOW_MS - ON_THE_WAY_MS;
    const uses = new Map<string, { use: Use; reads: number }>();
    let counted = 0;
    for (const { at, use } of this.#lately(now)) {
      if (at < begun) continue;
      counted += 1;
      const { purpose, entity, person, account } = use;
      const key = JSON.stringify([purpose, entity, person, account.id]);
      const known = uses.get(key);
      uses.set(key, { use, reads: (known?.reads ?? 0) + 1 });
    }
    const by = [...uses.values()].sort((a, b) => b.reads - a.reads).slice(0, USES_MAX);
    return { counted, by: by.map(({ use, reads }) => ({ ...use, reads })) };
  }

  #lately(now: number): Spent[] {
    return this.#spent.filter(({ at }) => at > now - WINDOW_MS);
  }
}

/** The allowance of a user of the service in one of its environments. */
export function allowanceOf(environment: Environment, userId: string): StatisticsAllowance {
  const all = processWide(
    "statistics-allowances",
    () => new LRUCache<string, StatisticsAllowance>({ max: 10_000 }),
  );
  const key = `${environment} ${userId}`;
  const known = all.get(key) ?? new StatisticsAllowance();
  all.set(key, known);
  return known;
}
