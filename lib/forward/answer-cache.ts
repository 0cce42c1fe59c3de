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
  /** Until when it may be used without asking the service; after that only when the rate limit is exhausted. */
  readonly freshUntil: number;
  /** The access token it was read with. Another one, for example of a later sign-in, is verified first. */
  readonly token: string;
  /** The group that drops it; see answerGroup. */
  readonly group: string;
}

const MAX_BYTES = 64_000_000;
/** Maximum age of an answer that is used because the rate limit is exhausted: two windows of 15 minutes. */
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

/** Key of an answer: only the same user with the same request gets it. */
export function answerKey(userId: string, environment: Environment, asked: readonly unknown[]): string {
  return JSON.stringify([userId, environment, asked]);
}

/** The group dropped by a change: all reads of the resource in the environment, by any user. */
export function answerGroup(environment: Environment, endpointName: string): string {
  return `${environment} ${resourceOf({ name: endpointName })}`;
}

/** A cached answer, however old; callers check `freshUntil`. */
export function findAnswer(key: string): CachedAnswer | undefined {
  return cache().get(key);
}

/** Caches an answer, evicting the oldest ones. */
export function cacheAnswer(key: string, answer: CachedAnswer): void {
  cache().set(key, answer);
}

/** Drops the answers of a group, because their content has changed. */
export function dropAnswers(group: string): void {
  for (const [key, answer] of cache().entries()) if (answer.group === group) cache().delete(key);
}
