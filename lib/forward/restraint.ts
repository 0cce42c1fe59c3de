import "server-only";
import { LRUCache } from "lru-cache";
import type { AnyEndpoint, Environment } from "@/lib/ads/endpoint";
import { askAgainAt, retryAfterHeader } from "@/lib/ads/patience";
import { totalCounts } from "@/lib/ads/rate-limits";
import type { WireRequest } from "@/lib/ads/request";
import { processWide } from "@/lib/process-wide";
import { byteLength, type ForwardAnswer, isWhole } from "./answer";
import { type Circuit, createCircuit } from "./circuit";

/*
 * Sends nothing to a service that refuses: one tab that requests in a loop can get the whole application suspended.
 * Calls of an exhausted limit are answered here until it is reset, an overloaded part has a circuit, and retried reads
 * share one budget.
 */

/** Consecutive refusals without a plausible time, after which a bucket is held nevertheless. */
const UNTIMED_MAX = 10;
const UNTIMED_HOLD_MS = 5_000;
/** Maximum size of all buckets: refusals may be of any length. */
const BUCKETS_BYTES = 16_000_000;

interface Bucket {
  /** Consecutive refusals without a time. */
  readonly untimed: number;
  /** The answer to its calls until then, in milliseconds since the epoch. */
  readonly held?: { readonly answer: ForwardAnswer; readonly until: number };
}

const buckets = () =>
  processWide(
    "held-allowances",
    () => new LRUCache<string, Bucket>({ maxSize: BUCKETS_BYTES, sizeCalculation: sizeOf }),
  );

const sizeOf = ({ held }: Bucket, key: string) =>
  512 + key.length + (held && isWhole(held.answer.body) ? byteLength(held.answer.body) : 0);

interface Asking {
  readonly endpoint: AnyEndpoint;
  readonly environment: Environment;
  readonly request: WireRequest;
  /** The user of the rate limit, or the application. */
  readonly who: string;
}

/** The scope of one rate limit (lib/ads/rate-limits.ts), as text. */
export function bucketOf({ endpoint, environment, request, who }: Asking): string {
  const counts = request.query.some(([name, value]) => name === "with_total_count" && value === "true");
  const { category, scope } = counts ? totalCounts : endpoint.rateLimit;
  const account = /\/accounts\/([^/]+)/.exec(request.path)?.[1] ?? "";
  const counted = { category: [], endpoint: [endpoint.name], account: [endpoint.name, account] }[scope];
  return JSON.stringify([who, environment, category, ...counted]);
}

/** The refusal for calls of a bucket until its limit is reset; undefined while they may be sent. */
export function heldAnswer(bucket: string, now: number): ForwardAnswer | undefined {
  const held = buckets().get(bucket)?.held;
  if (!held || held.until <= now) return undefined;
  const headers = { ...held.answer.headers, ...retryAfterHeader(held.until - now) };
  return { ...held.answer, headers };
}

/**
 * Remembers how the calls of a bucket are answered: a 429 is held until its time. Other answers meanwhile belong to
 * earlier calls, and do not show the remaining calls.
 */
export function noteAllowance(bucket: string, answer: ForwardAnswer, now: number): void {
  if (answer.status !== 429 || !isWhole(answer.body)) {
    if (!heldAnswer(bucket, now)) buckets().delete(bucket);
    return;
  }
  const named = askAgainAt(429, new Headers(answer.headers), now);
  const untimed = named === undefined ? (buckets().get(bucket)?.untimed ?? 0) + 1 : 0;
  const until = named ?? (untimed >= UNTIMED_MAX ? now + UNTIMED_HOLD_MS : undefined);
  buckets().set(bucket, { untimed, ...(until !== undefined && { held: { answer, until } }) });
}

/** The circuit of a part of the service, by its address. */
export function circuitOf(address: string): Circuit {
  const circuits = processWide("circuits", () => new Map<string, Circuit>());
  const circuit = circuits.get(address) ?? createCircuit();
  circuits.set(address, circuit);
  return circuit;
}

/** Retries of reads within the process, over all people and parts of the service. */
const TRIES = { count: 10, withinMs: 10_000 };

/** Takes a retry of a read from the budget of the process; false if none is left. */
export function mayTryAgain(now: number): boolean {
  const tries = processWide("tries-again", () => ({ at: [] as number[] }));
  tries.at = tries.at.filter((at) => at > now - TRIES.withinMs);
  if (tries.at.length >= TRIES.count) return false;
  tries.at.push(now);
  return true;
}
