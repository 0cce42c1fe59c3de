import "server-only";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import { RefusedError } from "@/lib/ads/errors";
import { statistics } from "@/lib/ads/rate-limits";
import type { Answered } from "@/lib/ads/read-answer";
import { type PageRead, readForPage } from "@/lib/forward/read-for-page";
import type { StatisticsAllowance } from "./allowance";
import type { Purpose, StatisticsAnswer } from "./question";

/** For whom statistics are read, and what it may cost. */
export interface StatisticsCaller {
  readonly page: PageRead;
  readonly accountId: string;
  readonly allowance: StatisticsAllowance;
  readonly purpose: Purpose;
}

/**
 * Reads statistics by the forward's own way, counted against the person's allowance.
 *
 * @returns undefined where nothing is left of it for this purpose
 * @throws what `readForPage` throws
 */
export async function readMetered<E extends AnyEndpoint>(
  { page, allowance, purpose }: StatisticsCaller,
  endpoint: E,
  input: InputOf<E>,
): Promise<Answered<E> | undefined> {
  if (!allowance.take(purpose, Date.now())) return undefined;
  try {
    const answered = await readForPage(page, endpoint, input);
    allowance.end(answered.rate, Date.now());
    return answered;
  } catch (error) {
    allowance.end(undefined, Date.now());
    if (!(error instanceof RefusedError) || error.status !== 429) throw error;
    allowance.usedUp(error.againAt, Date.now());
    return undefined;
  }
}

const HELD = `Statistics can be read ${statistics.limit} times in ${statistics.windowSeconds / 60} minutes. Reading goes on when more reads are left.`;

/**
 * What an answer says of the person's allowance: what is left of it, and why something is not read where it is used up
 * for this purpose.
 */
export function stateOfAllowance(
  { allowance, purpose }: StatisticsCaller,
  unread: boolean,
): Pick<StatisticsAnswer, "problem" | "rate"> {
  const now = Date.now();
  const left = allowance.told(now);
  const held = unread && !allowance.mayTake(purpose, now);
  return {
    ...(held && { problem: { message: HELD, again_at: allowance.againAt(now) } }),
    ...(left && { rate: { limit: left.limit, remaining: left.remaining, reset_at: left.until } }),
  };
}
