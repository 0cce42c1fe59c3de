import { describe, expect, it } from "vitest";
import { ago } from "@/lib/format/durations";
import { audienceState } from "./audience-state";

const CREATED = "2026-11-20T08:00:00Z";
const base = {
  audience_type: "CRM",
  targetable: false,
  reasons_not_targetable: ["PROCESSING", "TOO_SMALL"],
  audience_size: null,
  created_at: CREATED,
  updated_at: CREATED,
  deleted: false,
};
const at = (hours: number) => Date.parse(CREATED) + hours * 3_600_000;

describe("audienceState", () => {
  it("takes an audience that never changed for one without people", () => {
    expect(audienceState(base, at(30))).toMatchObject({ kind: "empty", next: "Upload a list of people." });
  });

  it("takes a flexible audience that never changed for one that is being built", () => {
    const state = audienceState({ ...base, audience_type: "FLEXIBLE" }, at(1));
    expect(state).toMatchObject({ kind: "processing", word: "Processing" });
    expect(state.why).toBe(
      "It is built from its segments, usually 4–8 h; TOO_SMALL is normal until then. Created 1 h ago.",
    );
    expect(state.next).toBeUndefined();
  });

  it("says how far the processing is, and that TOO_SMALL is normal meanwhile", () => {
    const sent = { ...base, updated_at: "2026-11-20T09:00:00Z" };
    const state = audienceState(sent, at(3));
    expect(state).toMatchObject({ kind: "processing", progress: { permille: 250, late: false } });
    expect(state.why).toBe(
      "Uploaded people are being matched, usually 4–8 h; TOO_SMALL is normal until then. Last change 2 h ago.",
    );
    expect(state.next).toBeUndefined();
    expect(audienceState(sent, at(12))).toMatchObject({
      progress: { permille: 1000, late: true },
      next: "If it stays like this, ask support.",
    });
  });

  it("holds a clock that is behind the service's for no time at all", () => {
    const state = audienceState({ ...base, updated_at: "2026-11-20T09:00:00Z" }, at(0));
    expect(state.progress).toEqual({ elapsedMs: 0, permille: 0, late: false });
  });

  it("names the size that is missing once the processing is over", () => {
    const small = { ...base, reasons_not_targetable: ["TOO_SMALL"], audience_size: 40 };
    expect(audienceState(small, at(9))).toMatchObject({ kind: "too-small" });
    expect(audienceState(small, at(9)).why).toContain("needs 100 recently active people");
    expect(audienceState(small, at(9)).why).toContain("40 match");
    expect(audienceState({ ...small, audience_size: 0 }, at(9)).why).toContain("0 match");
    expect(audienceState({ ...small, audience_size: null }, at(9)).why).toContain("Fewer than that match");
  });

  it("passes an unknown reason on as it is", () => {
    const odd = { ...base, reasons_not_targetable: ["TOO_SMALL", "EMBARGO"] };
    expect(audienceState(odd, at(9))).toMatchObject({ kind: "blocked", word: "EMBARGO" });
    expect(audienceState({ ...base, reasons_not_targetable: [] }, at(9)).why).toBe("No reason given.");
  });

  it("recognises the end states", () => {
    expect(audienceState({ ...base, targetable: true }, at(9)).kind).toBe("targetable");
    expect(audienceState({ ...base, deleted: true }, at(9)).kind).toBe("deleted");
  });
});

it("writes an age in one unit", () => {
  expect([0, 90_000, 7_200_000, 86_400_000 * 3].map(ago)).toEqual([
    "just now",
    "1 min ago",
    "2 h ago",
    "3 days ago",
  ]);
});
