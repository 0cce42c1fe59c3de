import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { GRACE_MS } from "@/lib/jobs/grace";
import { oncePerWorker } from "./once-per-worker";

type Timer = Parameters<typeof clearTimeout>[0];

/** What waits as long as things can be taken back, begun and not over. */
const waiting = oncePerWorker("grace", () => {
  const ends = new Map<Timer, () => void>();
  const { setTimeout, clearTimeout } = globalThis;
  const watched = (run: (...given: unknown[]) => void, wait?: number, ...given: unknown[]) => {
    const timer = setTimeout(() => end(), wait);
    const end = () => {
      ends.delete(timer);
      run(...given);
    };
    if (wait !== undefined && wait <= GRACE_MS && wait > GRACE_MS - 1_000) ends.set(timer, end);
    return timer;
  };
  const cleared = (timer: Timer) => {
    ends.delete(timer);
    clearTimeout(timer);
  };
  Object.assign(globalThis, { setTimeout: Object.assign(watched, setTimeout), clearTimeout: cleared });
  return ends;
});

/** Ends the seconds in which something can be taken back, once they have begun. */
export async function graceEnds(): Promise<void> {
  await waitFor(() => expect(waiting.size, "what can be taken back").toBeGreaterThan(0));
  for (const [timer, end] of [...waiting]) {
    clearTimeout(timer);
    end();
  }
}
