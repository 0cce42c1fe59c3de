import type * as z from "zod";
import type { faultInput } from "./faults";
import type { RequestLog } from "./request-log";

/** A fault, whose answer may be anything that JSON can hold. */
type FaultToSet = Omit<z.input<typeof faultInput>, "body"> & { readonly body?: unknown };

/** One request that arrived at the emulator, its secrets redacted. */
type ReceivedRequest = ReturnType<RequestLog["show"]>["requests"][number];

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
