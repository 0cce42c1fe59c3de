import { describe, expect, it } from "vitest";
import { newsCount, noticeReading, storedAwaited, withNewsSeen } from "./awaited";
import { sampleAudience } from "./test-audience";

const place = { environment: "live", handle: "mara", accountId: "acc1" } as const;
const processing = sampleAudience({
  targetable: false,
  reasons_not_targetable: ["PROCESSING", "TOO_SMALL"],
  updated_at: "2026-11-20T09:00:00Z",
});
const targetable = sampleAudience({ updated_at: "2026-11-20T09:00:00Z" });
const waiting = noticeReading([], place, [processing], 1).awaited;

describe("noticeReading", () => {
  it("waits for those that are processed, not for empty ones or those that others own", () => {
    expect(waiting).toEqual([
      { ...place, audienceId: "aud1", name: "Newsletter readers", state: "processing", asOf: 1 },
    ]);
    const empty = { ...processing, updated_at: processing.created_at };
    const others = [empty, { ...processing, is_owner: false }, targetable];
    expect(noticeReading([], place, others, 1).awaited).toEqual([]);
  });

  it("reports once when one becomes targetable", () => {
    const first = noticeReading(waiting, place, [targetable], 2);
    expect(first.ready).toHaveLength(1);
    expect(newsCount(first.awaited, place)).toBe(1);
    const second = noticeReading(first.awaited, place, [targetable], 3);
    expect(second.ready).toEqual([]);
    expect(newsCount(second.awaited, place)).toBe(1);
  });

  it("ignores a reading that is older than the last one", () => {
    const { awaited } = noticeReading(waiting, place, [targetable], 5);
    for (const known of [awaited, withNewsSeen(awaited, place)]) {
      const stale = noticeReading(known, place, [processing], 4);
      expect(stale.awaited).toEqual(known);
      expect(noticeReading(stale.awaited, place, [targetable], 6).ready).toEqual([]);
    }
  });

  it("reports what came out too small and stops waiting for it", () => {
    const small = { ...processing, reasons_not_targetable: ["TOO_SMALL"] };
    expect(noticeReading(waiting, place, [small], 2)).toMatchObject({
      awaited: [],
      tooSmall: [{ audienceId: "aud1" }],
    });
  });

  it("forgets what was deleted and leaves what was not read", () => {
    expect(noticeReading(waiting, place, [{ ...processing, deleted: true }], 2).awaited).toEqual([]);
    expect(noticeReading(waiting, place, [], 2).awaited).toEqual(waiting);
    expect(noticeReading(waiting, { ...place, accountId: "acc2" }, [targetable], 2).awaited).toEqual(waiting);
  });
});

it("holds what was looked at for no news, in that account alone", () => {
  const { awaited } = noticeReading(waiting, place, [targetable], 2);
  expect(withNewsSeen(awaited, { ...place, accountId: "acc2" })).toBe(awaited);
  const seen = withNewsSeen(awaited, place);
  expect(newsCount(seen, place)).toBe(0);
  expect(noticeReading(seen, place, [targetable], 3)).toEqual({ awaited: [], ready: [], tooSmall: [] });
});

describe("storedAwaited", () => {
  it("takes back what was stored, and nothing of what it does not understand", () => {
    expect(storedAwaited(structuredClone(waiting))).toEqual(waiting);
    for (const found of [undefined, "spoilt", [{ ...waiting[0], state: "lost" }]])
      expect(storedAwaited(found)).toEqual([]);
  });
});
