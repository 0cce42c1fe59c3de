import type { Clock } from "../clock";

const WINDOW_MS = 15 * 60_000;

/** Calls in 15 minutes, each counted per application or token (decisions.md, Credential service). */
export const ALLOWANCES = {
  requestToken: 1_000,
  accessToken: 1_000,
  /** Pages of one browser, looked at or sent. */
  page: 1_000,
  invalidateToken: 300,
  bearerToken: 30,
  invalidateBearerToken: 300,
  verifyCredentials: 300,
} as const;

export type Allowance = keyof typeof ALLOWANCES;

export interface AllowanceState {
  readonly exhausted: boolean;
  /** x-rate-limit-limit, -remaining and -reset (seconds since the epoch). */
  readonly headers: Record<string, string>;
}

/** Counts calls in fixed windows by the emulator's clock. */
export class Allowances {
  readonly #windows = new Map<string, { endsAt: number; used: number }>();

  constructor(private readonly clock: Clock) {}

  take(allowance: Allowance, whose: string): AllowanceState {
    const now = this.clock.now();
    const key = `${allowance} ${whose}`;
    const kept = this.#windows.get(key);
    const window = kept && kept.endsAt > now ? kept : { endsAt: now + WINDOW_MS, used: 0 };
    window.used += 1;
    if (window !== kept) this.#add(key, window, now);
    const limit = ALLOWANCES[allowance];
    return {
      exhausted: window.used > limit,
      headers: {
        "x-rate-limit-limit": String(limit),
        "x-rate-limit-remaining": String(Math.max(0, limit - window.used)),
        "x-rate-limit-reset": String(Math.ceil(window.endsAt / 1000)),
      },
    };
  }

  clear(): void {
    this.#windows.clear();
  }

  #add(key: string, window: { endsAt: number; used: number }, now: number): void {
    for (const [old, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(old);
    this.#windows.set(key, window);
  }
}
