import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RefusedError } from "@/lib/ads/errors";
import { known } from "@/lib/remote-data";
import type { AccountSpend } from "./account-spend";
import { SpendReading, type SpendReads } from "./spend-reading";

const tick = (milliseconds = 500) => vi.advanceTimersByTimeAsync(milliseconds);
const spent = (week: bigint): AccountSpend => ({
  of: new Map([["f1", { today: 1n, week, before: 2n }]]),
  readAt: 0,
});
const account = (id: string, campaigns?: number) => ({
  id,
  handle: "mara",
  zone: "Europe/Berlin",
  instruments: ["f1"],
  campaigns,
});

function reads(over: Partial<SpendReads> = {}) {
  const asked: string[] = [];
  return {
    asked,
    cached: async ({ id }: { id: string }) => {
      asked.push(`cached ${id}`);
      return over.cached?.(account(id));
    },
    fresh: async ({ id }: { id: string }, inSight: boolean) => {
      asked.push(`${inSight ? "seen" : "other"} ${id}`);
      return over.fresh ? over.fresh(account(id), inSight) : spent(7n);
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

function started(given: SpendReads, all = false) {
  const reading = new SpendReading(given);
  reading.cover([account("big", 8_000), account("a", 3), account("b", 2), account("c")], { all });
  reading.look(["big", "a", "c"]);
  reading.start();
  return reading;
}

describe("what accounts spent", () => {
  it("is read of accounts in sight alone: what is cached first, what takes longest last", async () => {
    const given = reads();
    const reading = started(given);
    await tick();
    expect(given.asked).toEqual(["cached a", "cached big", "cached c", "seen a", "seen big", "seen c"]);
    const { spends, settled } = reading.snapshot.get();
    expect([spends.get("a"), spends.get("b"), settled]).toEqual([known(spent(7n)), undefined, true]);
  });

  it("stays the same while other accounts that are read come into sight", async () => {
    const reading = started(reads(), true);
    await tick(2_000);
    const { spends, settled } = reading.snapshot.get();
    expect([spends.size, settled]).toEqual([4, true]);
    reading.look(["b"]);
    await tick();
    expect(reading.snapshot.get().spends, "rows are made of it").toBe(spends);
  });

  it("is read of all where that is asked for, those in sight first", async () => {
    const given = reads();
    const reading = started(given, true);
    await tick();
    expect(given.asked.filter((each) => !each.startsWith("cached"))).toEqual([
      "seen a",
      "seen big",
      "seen c",
      "other b",
    ]);
    expect(reading.snapshot.get().spends.size).toBe(4);
  });

  it("stands as it was read before until it is read anew, also where that fails", async () => {
    let fails = true;
    const reading = started(
      reads({
        cached: async ({ id }) => (id === "a" ? { spend: spent(5n), asOf: 0 } : undefined),
        fresh: async () => {
          if (fails) throw new RefusedError(500, [{ code: "X", message: "x" }], []);
          return spent(7n);
        },
      }),
    );
    await tick();
    const { spends } = reading.snapshot.get();
    expect([spends.get("a"), spends.get("c")?.state]).toEqual([known(spent(5n)), "failed"]);
    fails = false;
    reading.refresh();
    await tick();
    expect(reading.snapshot.get().spends.get("a")).toEqual(known(spent(7n)));
  });

  it("that was read by another tab or person a moment ago is not read again before it has stood for long", async () => {
    const asOf = Date.now() - 10 * 60_000;
    const given = reads({ cached: async ({ id }) => (id === "a" ? { spend: spent(5n), asOf } : undefined) });
    const reading = started(given);
    await tick();
    expect(given.asked.filter((each) => each.startsWith("seen"))).toEqual(["seen big", "seen c"]);
    expect(reading.snapshot.get().spends.get("a")).toEqual(known(spent(5n)));
    await tick(4 * 60_000);
    reading.renew();
    expect(given.asked).not.toContain("seen a");
    await tick(60_000);
    reading.renew();
    await tick();
    expect(given.asked.filter((each) => each.startsWith("seen"))).toEqual(["seen big", "seen c", "seen a"]);
    reading.refresh();
    await tick();
    expect(given.asked.filter((each) => each === "seen a")).toHaveLength(2);
  });

  it("waits until more reads are granted, says until when, and goes on by itself", async () => {
    const again = new Date("2026-11-21T10:05:00Z");
    let held = true;
    const given = reads({
      fresh: async () => {
        if (held) throw new RefusedError(429, [{ code: "X", message: "x" }], [], again);
        return spent(7n);
      },
    });
    const reading = started(given);
    await tick();
    const { spends, settled, resumesAt } = reading.snapshot.get();
    expect([spends.size, settled, resumesAt]).toEqual([0, true, again.getTime() + 1_000]);
    held = false;
    await tick(6 * 60_000);
    expect(reading.snapshot.get().spends.size).toBe(3);
  });
});
