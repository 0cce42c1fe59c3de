import "server-only";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import { RefusedError } from "@/lib/ads/errors";
import type { Answered } from "@/lib/ads/read-answer";
import { type PageRead, readForPage } from "@/lib/forward/read-for-page";
import type { StatisticsAllowance } from "./allowance";
import type { Purpose } from "./question";

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
