import "server-only";
import { LRUCache } from "lru-cache";
import { type Environment, resourceOf } from "@/lib/ads/endpoint";
import { processWide } from "@/lib/process-wide";
import { byteLength, type ForwardAnswer, type Pieces } from "./answer";

/** An answer that is cached because the service allows few calls for it. */
export interface CachedAnswer extends ForwardAnswer {
  readonly body: Pieces;
  /** In milliseconds since the epoch. */
  readonly storedAt: number;
  /** Until when it may be given without asking the service; afterwards only when the allowance is used up. */
  readonly freshUntil: number;
  /** The access token it was read with. Another one, for example of a later sign-in, is verified first. */
  readonly token: string;
  /** What drops it; see answerGroup. */
  readonly group: string;
}

const MAX_BYTES = 64_000_000;
/** How old an answer may be that is given because the allowance is used up: two windows of 15 minutes. */
const MAX_AGE_MS = 30 * 60_000;

function cache(): LRUCache<string, CachedAnswer> {
  return processWide(
    "cached-answers",
    () =>
      new LRUCache<string, CachedAnswer>({
        maxSize: MAX_BYTES,
        sizeCalculation: ({ body }) => byteLength(body) + 1_024,
        ttl: MAX_AGE_MS,
      }),
  );
}

/** Key of an answer: only the same user, asking the very same, gets it. */
export function answerKey(userId: string, environment: Environment, asked: readonly unknown[]): string {
  return JSON.stringify([userId, environment, asked]);
}

/** What a change drops: all that was read of the resource in the environment, by any user. */
export function answerGroup(environment: Environment, endpointName: string): string {
  return `${environment} ${resourceOf({ name: endpointName })}`;
}

/** A cached answer, however old; callers check `freshUntil`. */
export function findAnswer(key: string): CachedAnswer | undefined {
  return cache().get(key);
}

/** Caches an answer; the oldest ones make room for it. */
export function cacheAnswer(key: string, answer: CachedAnswer): void {
  cache().set(key, answer);
}

/** Forgets the answers of a group, because what they contain was changed. */
export function dropAnswers(group: string): void {
  for (const [key, answer] of cache().entries()) if (answer.group === group) cache().delete(key);
}
