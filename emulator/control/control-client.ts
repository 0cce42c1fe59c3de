import type { Method } from "@/lib/ads/endpoint";

/** An answer the emulator gives instead of its own; without `count` until the faults are cleared. */
interface FaultToSet {
  readonly method?: Method;
  /** As the emulator receives it, `/live/12/accounts`; `*` matches anything. */
  readonly path?: string;
  /** Parameters that the query must hold. */
  readonly query?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly delay_ms?: number;
  /** The connection breaks before anything is done, or after all of it. */
  readonly reset?: "before" | "after";
  /** No answer at all, and nothing done. */
  readonly hang?: true;
  /** Everything done, and an answer that takes so long for every byte. */
  readonly drip_ms?: number;
  readonly cut_after_bytes?: number;
  /** Requests that pass unharmed first. */
  readonly after?: number;
  readonly count?: number;
}

/** One request that arrived at the emulator, its secrets blotted out. */
interface ReceivedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly status: number;
}

/** The emulator's control endpoints (README, Emulator). */
export class EmulatorControl {
  constructor(readonly url: string) {}

  /** Puts everything back: records, tokens, faults and the clock. */
  reset(seed: "demo" | "empty" | "large" = "demo") {
    return this.#send("POST", "reset", { seed });
  }

  fault(fault: FaultToSet) {
    return this.#send("POST", "faults", fault);
  }

  clearFaults() {
    return this.#send("DELETE", "faults");
  }

  /** Moves the service's clock ahead. */
  advance(milliseconds: number) {
    return this.#send("POST", "clock", { advance_ms: milliseconds });
  }

  /** Lets something happen to a user, for the activity stream and webhooks. */
  happens(event: { event_type: string; user_id: string; payload?: object }) {
    return this.#send("POST", "events", event);
  }

  /** The last thousand that arrived since the reset, oldest first. */
  async requests(): Promise<ReceivedRequest[]> {
    const response = await this.#send("GET", "requests");
    const answer: { requests: ReceivedRequest[] } = await response.json();
    return answer.requests;
  }

  /** Every identifier in an audience, `email:<hash>`, sorted. */
  async audienceMembers(audienceId: string): Promise<string[]> {
    const response = await this.#send("GET", `audience-members?audience_id=${audienceId}`);
    return (await response.text()).split("\n").filter(Boolean);
  }

  async #send(method: string, path: string, body?: object) {
    const response = await fetch(`${this.url}/_emulator/${path}`, {
      method,
      headers: body && { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`${method} /_emulator/${path} answered ${response.status}: ${await response.text()}`);
    }
    return response;
  }
}
