import { beforeEach, describe, expect, it } from "vitest";
import { type Circuit, createCircuit } from "./circuit";

let now = 0;
let circuit: Circuit;
const signal = new AbortController().signal;
const enter = () => circuit.enter(signal);

async function refuse(times: number, until?: number) {
  for (let time = 0; time < times; time += 1) circuit.note("overloaded", until);
}

beforeEach(() => {
  now = 1_000_000;
  circuit = createCircuit(() => now);
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
    // What is under way still changes nothing.
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

  it("doubles its pause with each trial that fails, up to half a minute", async () => {
    await refuse(10);
    now += 1_000;
    const pauses: number[] = [];
    for (let trial = 0; trial < 7; trial += 1) {
      expect(await enter()).toBeUndefined();
      circuit.note(trial % 2 === 0 ? "overloaded" : "unheard");
      // A moment later, so that it refuses instead of waiting.
      const asked = enter();
      if (trial > 0) pauses.push(((await asked) ?? 0) - now);
      else now += 2_000;
      if (trial === 0) {
        expect(await asked).toBeUndefined();
        circuit.note("unheard");
        pauses.push(((await enter()) ?? 0) - now);
      }
      now += pauses.at(-1) ?? 0;
    }
    expect(pauses).toEqual([4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  });

  it("has a call wait for a short pause rather than refuse it, and lets it hang up meanwhile", async () => {
    await refuse(10);
    const leaving = new AbortController();
    const left = circuit.enter(leaving.signal);
    leaving.abort(new Error("hung up"));
    await expect(left).rejects.toThrow();
    const waiting = enter();
    now += 1_000;
    expect(await waiting).toBeUndefined();
  });
});
