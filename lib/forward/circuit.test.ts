import { beforeEach, describe, expect, it } from "vitest";
import { type Circuit, createCircuit } from "./circuit";

let now = 0;
let circuit: Circuit;
/** How long calls waited. */
let pauses: number[] = [];
const signal = new AbortController().signal;
const enter = () => circuit.enter(signal);

async function refuse(times: number, until?: number) {
  for (let time = 0; time < times; time += 1) circuit.note("overloaded", until);
}

beforeEach(() => {
  now = 1_000_000;
  pauses = [];
  circuit = createCircuit({
    now: () => now,
    pause: async (milliseconds, until) => {
      pauses.push(milliseconds);
      if (until.aborted) throw until.reason;
      now += milliseconds;
    },
  });
});

describe("a circuit", () => {
  it("stays closed while other answers come between refusals", async () => {
    for (let round = 0; round < 5; round += 1) {
      await refuse(9);
      circuit.note("answered");
    }
    expect(await enter()).toBeUndefined();
  });

  it("opens after ten refusals in a row for as long as the service asks", async () => {
    await refuse(10, now + 60_000);
    expect(await enter()).toBe(now + 60_000);
    now += 59_000;
    // Pending calls change nothing yet.
    await refuse(20);
    now += 1_000;
    expect(await enter()).toBeUndefined();
  });

  it("lets one call try when the pause is over, and the others go when that is answered", async () => {
    await refuse(10);
    now += 1_000;
    expect(await enter()).toBeUndefined();
    const others = [enter(), enter(), enter()];
    circuit.note("answered");
    expect(await Promise.all(others)).toEqual([undefined, undefined, undefined]);
  });

  it("keeps no call waiting for more than one trial that fails", async () => {
    await refuse(10);
    now += 1_000;
    expect(await enter()).toBeUndefined();
    const others = [enter(), enter(), enter()];
    circuit.note("overloaded");
    expect(await Promise.all(others)).toEqual(Array(3).fill(now + 2_000));
    expect(pauses).toEqual([]);
  });

  it("has a call wait for a short pause, and doubles that with each trial that fails", async () => {
    await refuse(10);
    for (const outcome of ["overloaded", "unheard", "overloaded", "unheard"] as const) {
      expect(await enter()).toBeUndefined();
      circuit.note(outcome);
    }
    expect(await enter()).toBeUndefined();
    circuit.note("answered");
    expect(await enter()).toBeUndefined();
    expect(pauses).toEqual([1_000, 2_000, 2_000, 2_000, 2_000]);
  });

  it("refuses no call whose timer ends before the clock says so", async () => {
    circuit = createCircuit({
      now: () => now,
      pause: async (milliseconds) => {
        now += milliseconds - 1;
      },
    });
    await refuse(10);
    const all = [enter(), enter(), enter()];
    expect(await all[0]).toBeUndefined();
    circuit.note("answered");
    expect(await Promise.all(all)).toEqual([undefined, undefined, undefined]);
  });

  it("lets a call hang up that waits", async () => {
    await refuse(10);
    await expect(circuit.enter(AbortSignal.abort(new Error("hung up")))).rejects.toThrow("hung up");
  });

  it("refuses a flood at once", async () => {
    await refuse(10);
    now += 1_000;
    expect(await enter()).toBeUndefined();
    const others = Array.from({ length: 30 }, enter);
    expect(await Promise.all(others.slice(10))).toEqual(Array(20).fill(now + 1_000));
    circuit.note("answered");
    expect(await Promise.all(others.slice(0, 10))).toEqual(Array(10).fill(undefined));
  });
});
