import type { RateLimit } from "@/lib/ads/rate-limits";
import type { Clock } from "./clock";

export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds since the epoch. */
  readonly reset: number;
  readonly exceeded: boolean;
}

/** An allowance in an answer's headers. The account's has its own prefix. */
export function allowanceHeaders(
  { limit, remaining, reset }: Allowance,
  prefix = "x-rate-limit",
): Record<string, string> {
  return {
    [`${prefix}-limit`]: String(limit),
    [`${prefix}-remaining`]: String(remaining),
    [`${prefix}-reset`]: String(reset),
  };
}

interface Window {
  used: number;
  endsAt: number;
}

/** Windows in memory before the ended ones are dropped. */
const MANY = 10_000;

/** Counts calls in fixed windows that start with the first call, on the emulator's clock. */
export class RateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly clock: Clock) {}

  take(key: string, { limit, windowSeconds }: Pick<RateLimit, "limit" | "windowSeconds">): Allowance {
    const now = this.clock.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now || window.endsAt > now + windowSeconds * 1000) {
      if (this.windows.size >= MANY) this.dropEnded(now);
      window = { used: 0, endsAt: now + windowSeconds * 1000 };
      this.windows.set(key, window);
    }
    const exceeded = window.used >= limit;
    if (!exceeded) window.used += 1;
    return { limit, remaining: limit - window.used, reset: Math.ceil(window.endsAt / 1000), exceeded };
  }

  clear(): void {
    this.windows.clear();
  }

  private dropEnded(now: number): void {
    for (const [key, window] of this.windows) if (window.endsAt <= now) this.windows.delete(key);
  }
}
