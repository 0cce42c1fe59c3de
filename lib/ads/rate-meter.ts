import * as z from "zod";
import { Listeners, type ReadableStore } from "@/lib/store";
import type { AnyEndpoint } from "./endpoint";
import { believedTime, LONGEST_WINDOW_MS, type RateReading } from "./patience";
import { totalCounts } from "./rate-limits";
import type { Scope } from "./scope";

const STORED_AS = "allowances";

/** What used a limit, as far as the dashboard counts. */
export interface SpentReads {
  /** By this dashboard; others use the rest. */
  readonly counted: number;
  /** The largest parts. */
  readonly by: readonly {
    /** The purpose, in words. */
    readonly job: string;
    readonly account: string;
    /** Who had the page open, by their handle. */
    readonly person: string;
    readonly reads: number;
  }[];
}

const meteredRate = z.object({
  category: z.string(),
  /** What the limit covers, in words. */
  label: z.string(),
  scope: z.object({ environment: z.enum(["live", "sandbox"]), handle: z.string() }),
  limit: z.number().positive(),
  remaining: z.number().nonnegative(),
  /** When it is reset, in milliseconds; undefined where the answer had no credible time. */
  resetAt: z.number().optional(),
  /** Until when the reading is valid, in milliseconds: it expires with its window. */
  until: z.number(),
});

/** A reading of a rate limit. What used it comes from the answers of a page, and is not stored across reloads. */
export type MeteredRate = Readonly<z.infer<typeof meteredRate>> & { readonly spent?: SpentReads };

const stored = z.record(z.string(), meteredRate);

/** Undefined until the stored readings have been read. */
let readings: ReadonlyMap<string, MeteredRate> | undefined;
const listeners = new Listeners();

/** A reading by the name of its allowance. */
export type NamedRate = readonly [name: string, reading: MeteredRate];

/**
 * The allowance that a call was counted against, according to its answer.
 *
 * @param spent what used the limit, if the answer says it
 */
export function rateOf(
  endpoint: AnyEndpoint,
  scope: Scope,
  input: Readonly<Record<string, unknown>>,
  { limit, remaining, resetAt }: RateReading,
  spent?: SpentReads,
): NamedRate {
  const allowance = allowanceOf(endpoint, input);
  const reading: MeteredRate = {
    category: allowance.category,
    label: allowance.label,
    scope: { environment: scope.environment, handle: scope.handle },
    limit,
    remaining,
    resetAt: resetAt?.getTime(),
    until: resetAt?.getTime() ?? Date.now() + LONGEST_WINDOW_MS,
    ...(spent && { spent }),
  };
  const own = allowance.scope === "category" ? "" : ` ${ownerOf(allowance.scope, endpoint, input)}`;
  return [`${scope.environment} ${scope.handle} ${allowance.category}${own}`, reading];
}

/** Stores the newest reading of each rate limit, for the meter in the shell and across reloads. */
export function storeRates(rates: readonly NamedRate[]): void {
  if (rates.length === 0) return;
  const now = Date.now();
  const still = [...currentRates()].filter(([, { until }]) => until > now);
  readings = new Map([...still, ...rates]);
  store(readings);
  listeners.notify();
}

/** Records the rate limit in the answer of a call of this page. */
export function recordRate(
  endpoint: AnyEndpoint,
  scope: Scope,
  input: Readonly<Record<string, unknown>>,
  rate: RateReading,
): void {
  const [name, reading] = rateOf(endpoint, scope, input, rate);
  const before = currentRates().get(name);
  // Without details, the previous count of the same window stays.
  const spent = before?.resetAt === reading.resetAt ? before?.spent : undefined;
  storeRates([[name, spent ? { ...reading, spent } : reading]]);
}

/** Records that a rate limit is exhausted, from a refusal without further details. */
export function recordUsedUp(
  endpoint: AnyEndpoint,
  scope: Scope,
  input: Readonly<Record<string, unknown>>,
  resetAt: Date | undefined,
): void {
  recordRate(endpoint, scope, input, { limit: allowanceOf(endpoint, input).limit, remaining: 0, resetAt });
}

const allowanceOf = (endpoint: AnyEndpoint, input: Readonly<Record<string, unknown>>) =>
  input.with_total_count === true ? totalCounts : endpoint.rateLimit;

/** The scope of a limit: an endpoint, or an endpoint in one advertising account. */
const ownerOf = (
  scope: "endpoint" | "account",
  { method, path }: AnyEndpoint,
  { account_id: account }: Readonly<Record<string, unknown>>,
) => (scope === "account" ? `${method} ${path} ${account}` : `${method} ${path}`);

/** The newest readings, including valid ones from before a reload. */
export function currentRates(): ReadonlyMap<string, MeteredRate> {
  readings ??= storedReadings();
  return readings;
}

const NO_RATES: ReadonlyMap<string, MeteredRate> = new Map();
/** The newest readings, for components. */
export const rateStore: ReadableStore<ReadonlyMap<string, MeteredRate>> = {
  get: currentRates,
  getInitial: () => NO_RATES,
  subscribe: listeners.subscribe,
};

function storedReadings(): ReadonlyMap<string, MeteredRate> {
  try {
    const now = Date.now();
    const read = stored.safeParse(JSON.parse(localStorage.getItem(STORED_AS) ?? "{}"));
    return new Map(
      Object.entries(read.data ?? {}).filter(
        ([, { until }]) => believedTime(until, now, LONGEST_WINDOW_MS) !== undefined,
      ),
    );
  } catch {
    // Without storage, or with unreadable data.
    return new Map();
  }
}

function store(readings: ReadonlyMap<string, MeteredRate>): void {
  try {
    const lasting = [...readings].map(([name, { spent: _, ...reading }]) => [name, reading]);
    localStorage.setItem(STORED_AS, JSON.stringify(Object.fromEntries(lasting)));
  } catch {
    // Without storage it applies to this page only.
  }
}
