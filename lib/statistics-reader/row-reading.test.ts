import { describe, expect, it, onTestFinished, vi } from "vitest";
import { UnreachableError } from "@/lib/ads/errors";
import type { Part } from "@/lib/statistics/parts";
import { eventually } from "@/lib/time/test-eventually";
import type { ReadStatistics } from "./question";
import { type AskRows, RowReading } from "./row-reading";

const answerFor = (ids: readonly string[], objective = "VIDEO_VIEWS"): ReadStatistics => ({
  entities: Object.fromEntries(
    ids.map((id) => [id, { ranges: [[{ impressions: 1n }]], objectives: [objective], readAt: 1 }]),
  ),
  unread: [],
});

const rows = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`);
const CORE: () => readonly Part[] = () => ["core"];
const settled = (reading: RowReading) => eventually(() => expect(reading.read.get().settled).toBe(true));

describe("reading the rows of a grid", () => {
  it("asks for those in sight first, and for the others only where all are wanted", async () => {
    const ask = vi.fn<AskRows>(async ({ ids }) => answerFor(ids));
    const reading = new RowReading(ask);
    reading.look(["r290", "r5"]);
    reading.want(rows(300), CORE, true);
    await settled(reading);
    expect(ask.mock.calls.map(([{ ids, inSight }]) => [ids.length, inSight])).toEqual([
      [2, true],
      [200, false],
      [98, false],
    ]);
    expect(reading.read.get().rows.size).toBe(300);

    const few = new RowReading(ask);
    few.look(["r5"]);
    few.want(rows(300), CORE, false);
    await settled(few);
    expect(few.read.get().rows.size).toBe(1);
  });

  it("asks only for what the answers that came with a page lack, and refreshes them like others", async () => {
    const ask = vi.fn<AskRows>(async ({ ids }) => answerFor(ids));
    const answered = [{ parts: ["core"] as const, answer: answerFor(["r0", "r1"]) }];
    const reading = new RowReading(ask, answered);
    expect([...reading.read.getInitial().rows.keys()]).toEqual(["r0", "r1"]);
    reading.look(["r0", "r1", "r2"]);
    reading.want(rows(3), (id) => (id === "r1" ? ["core", "web"] : ["core"]), true);
    await settled(reading);
    const asked = () => ask.mock.calls.map(([{ ids, parts }]) => [ids.join(), parts.join()]);
    expect(asked()).toEqual([
      ["r1", "web"],
      ["r2", "core"],
    ]);
    ask.mockClear();
    reading.refresh();
    await eventually(() => expect(asked()).toContainEqual(["r0,r2", "core"]));
  });

  it("asks for rows where scrolling comes to rest, not for those that pass by", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const ask = vi.fn<AskRows>(async ({ ids }) => answerFor(ids));
    const reading = new RowReading(ask);
    reading.look(["r0", "r1"]);
    reading.want(rows(300), CORE, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(reading.read.get().rows.size).toBe(2);

    for (const row of rows(98)) {
      reading.look([row]);
      await vi.advanceTimersByTimeAsync(16);
    }
    reading.look(["r98", "r99"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ask.mock.calls.map(([{ ids }]) => ids)).toEqual([
      ["r0", "r1"],
      ["r98", "r99"],
    ]);
  });

  it("asks at once for the rows of a page that is laid out, also when more of them fit than were drawn first", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const ask = vi.fn<AskRows>(async ({ ids }) => answerFor(ids));
    const reading = new RowReading(ask);
    reading.look(["r0", "r1"]);
    reading.want(rows(300), CORE, false);
    reading.look(["r0", "r1", "r2"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask.mock.calls.map(([{ ids }]) => ids)).toEqual([["r0", "r1", "r2"]]);
  });

  it("changes nothing where all rows in sight are known", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const reading = new RowReading(async ({ ids }) => answerFor(ids));
    reading.look(["r0", "r1"]);
    reading.want(rows(300), CORE, false);
    await vi.advanceTimersByTimeAsync(1_000);
    const before = reading.read.get();
    reading.look(["r1"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reading.read.get()).toBe(before);
  });

  it("does not count as whole while a row that came into sight waits to be read", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const reading = new RowReading(async ({ ids }) => answerFor(ids));
    reading.look(["r0"]);
    reading.want(["r0"], CORE, false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reading.read.get().settled).toBe(true);
    reading.look(["r0", "r1"]);
    reading.want(["r0", "r1"], CORE, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(reading.read.get().settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reading.read.get().settled).toBe(true);
  });

  it("asks once more for what a row turns out to need", async () => {
    const ask = vi.fn<AskRows>(async ({ ids }) => answerFor(ids, "APP_INSTALLS"));
    const reading = new RowReading(ask);
    reading.look(["r0"]);
    reading.want(
      ["r0"],
      (_, reported) => (reported?.includes("APP_INSTALLS") ? ["core", "app"] : ["core"]),
      true,
    );
    await settled(reading);
    expect(ask.mock.calls.map(([{ parts }]) => parts)).toEqual([["core"], ["app"]]);
    expect(reading.read.get().rows.get("r0")?.parts).toEqual(["core", "app"]);
  });

  it("gives up on answers that bring nothing, and says why a read failed until it is tried again", async () => {
    const empty = vi.fn<AskRows>(async ({ ids }) => ({ entities: {}, unread: [...ids] }));
    const fruitless = new RowReading(empty);
    fruitless.look(["r0"]);
    fruitless.want(["r0"], CORE, true);
    await settled(fruitless);
    expect(empty).toHaveBeenCalledTimes(3);

    const ask = vi.fn<AskRows>(async ({ ids }) => answerFor(ids));
    ask.mockRejectedValueOnce(new UnreachableError("gone"));
    const reading = new RowReading(ask);
    reading.look(["r0"]);
    reading.want(["r0"], CORE, true);
    await settled(reading);
    expect(reading.read.get().error).toBeInstanceOf(UnreachableError);
    await eventually(() => {
      reading.refresh();
      expect(reading.read.get().error).toBeUndefined();
    });
    expect(reading.read.get().rows.size).toBe(1);
  });

  it("ends with its page, and goes on when the page is there again", async () => {
    const ask = vi.fn<AskRows>(async ({ ids }) => answerFor(ids));
    const reading = new RowReading(ask);
    reading.look(["r0"]);
    reading.want(["r0"], CORE, true);
    reading.end();
    reading.want(["r0"], CORE, true);
    await settled(reading);
    expect(reading.read.get().rows.size).toBe(1);
  });
});
