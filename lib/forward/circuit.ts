import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { type BackOff, pauseAfter } from "@/lib/ads/patience";

/**
 * Sends nothing to a part of the service that repeatedly reports to be overloaded (503). It opens after consecutive
 * refusals; after its pause one call is sent as a trial, and the others wait for its outcome. Each failed trial
 * doubles the pause.
 */
export interface Circuit {
  /**
   * Undefined when a call may be sent. Otherwise the time for a retry, in milliseconds since the epoch: then the call
   * is answered here. Waits briefly if that is enough; rejects with the signal's reason.
   */
  enter(signal: AbortSignal): Promise<number | undefined>;
  /** The outcome of a call. `until` is the time requested by the service. */
  note(outcome: "answered" | "overloaded" | "unheard", until?: number): void;
}

/** Consecutive refusals that open it. */
const OPENS_AFTER = 10;
const BACK_OFF: BackOff = { firstMs: 1_000, longestMs: 2_000 };
/** Calls that wait once for a pause or a trial to end, rather than be refused: a page's worth, not a flood. */
const WAITING_MAX = 10;

type State =
  | { readonly is: "closed"; readonly refusals: number }
  | { readonly is: "open"; readonly times: number; readonly until: number }
  | {
      readonly is: "tried";
      readonly times: number;
      readonly settled: Promise<void>;
      readonly settle: () => void;
    };

const CLOSED: State = { is: "closed", refusals: 0 };

interface Time {
  readonly now: () => number;
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const CLOCK: Time = {
  now: Date.now,
  pause: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
};

/** A closed circuit. */
export function createCircuit({ now, pause: rest }: Time = CLOCK): Circuit {
  let state: State = CLOSED;
  let waiting = 0;

  async function wait(until: Promise<void>): Promise<void> {
    waiting += 1;
    try {
      await until;
    } finally {
      waiting -= 1;
    }
  }

  function open(times: number, until = 0): State {
    return { is: "open", times, until: Math.max(now() + pauseAfter(times, BACK_OFF), until) };
  }

  function next(outcome: Parameters<Circuit["note"]>[0], until: number | undefined): State {
    if (outcome === "answered") return CLOSED;
    if (state.is === "tried") return open(state.times + 1, until);
    // Calls that were pending when it opened are part of the same problem.
    if (state.is === "open" || outcome === "unheard") return state;
    const refusals = state.refusals + 1;
    return refusals < OPENS_AFTER ? { is: "closed", refusals } : open(1, until);
  }

  return {
    async enter(signal) {
      for (let waited: State | undefined; ; ) {
        if (state.is === "closed") return undefined;
        if (state.is === "tried") {
          if (waiting >= WAITING_MAX) return now() + BACK_OFF.firstMs;
          // Callers that waited for a failed trial get its failure, rather than be the next trial after a longer
          // pause.
          waited = state;
          await wait(state.settled);
          continue;
        }
        const left = state.until - now();
        // The pause is over: a timer may fire a millisecond early.
        if (left <= 0 || state === waited) {
          const { promise: settled, resolve: settle } = promised();
          state = { is: "tried", times: state.times, settled, settle };
          return undefined;
        }
        if (waited || left > BACK_OFF.longestMs || waiting >= WAITING_MAX) return state.until;
        waited = state;
        await wait(rest(left, signal));
      }
    },
    note(outcome, until) {
      const before = state;
      state = next(outcome, until);
      if (before.is === "tried") before.settle();
    },
  };
}

function promised() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
