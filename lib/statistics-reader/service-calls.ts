import "server-only";
import type { Asker } from "@/lib/account-questions/account-question";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import { RefusedError } from "@/lib/ads/errors";
import { statistics } from "@/lib/ads/rate-limits";
import type { Answered } from "@/lib/ads/read-answer";
import { type PageRead, readForPage } from "@/lib/forward/read-for-page";
import { allowanceOf, type StatisticsAllowance, type Use } from "./allowance";
import type { StatisticsAnswer } from "./question";

/** The user that statistics are read for, and the purpose. */
export interface StatisticsCaller {
  readonly page: PageRead;
  readonly accountId: string;
  readonly allowance: StatisticsAllowance;
  readonly use: Use;
}

/** The requesting user, as known to `answerAboutAccount`, and the purpose. */
export const callerOf = (
  { page, userId, accountId, access }: Asker,
  { purpose, entity }: Pick<Use, "purpose" | "entity">,
): StatisticsCaller => ({
  page,
  accountId,
  allowance: allowanceOf(page.scope.environment, userId),
  use: {
    account: { id: accountId, name: access.name },
    purpose,
    entity,
    person: page.session.person.handle,
  },
});

/**
 * Reads statistics like a call of the forward, counted against the person's limit.
 *
 * @returns undefined if no reads are left for this purpose
 * @throws what `readForPage` throws
 */
export async function readMetered<E extends AnyEndpoint>(
  { page, allowance, use }: StatisticsCaller,
  endpoint: E,
  input: InputOf<E>,
): Promise<Answered<E> | undefined> {
  if (!allowance.take(use, Date.now())) return undefined;
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
 * The rate limit in an answer for a person: what is left, what used it, and why something is not read if it is
 * exhausted for this purpose.
 */
export function stateOfAllowance(
  { allowance, use }: StatisticsCaller,
  unread: boolean,
): Pick<StatisticsAnswer, "problem" | "rate"> {
  const now = Date.now();
  const left = allowance.reported(now);
  const held = unread && !allowance.mayTake(use.purpose, now);
  return {
    ...(held && { problem: { message: HELD, again_at: allowance.againAt(now) } }),
    ...(left && {
      rate: {
        limit: left.limit,
        remaining: left.remaining,
        reset_at: left.until,
        used: allowance.used(now),
      },
    }),
  };
}
