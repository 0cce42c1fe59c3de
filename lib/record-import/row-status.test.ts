import { expect, it } from "vitest";
import type { StoredOutcome } from "@/lib/bulk/stored-job";
import { rowStatusOf } from "./row-status";

const campaign = { id: "a" };
const unchanged = { kind: "unchanged", record: campaign } as const;
const changed = { kind: "changed", record: campaign, change: { name: "A" }, stale: false } as const;
const done: StoredOutcome = { state: "done", id: "a", surprises: [] };
const failed: StoredOutcome = { state: "failed", errors: [] };
const unknown: StoredOutcome = { state: "unknown" };

it.each([
  ["was never sent", changed, undefined, "changed"],
  ["was carried out", unchanged, done, "done"],
  ["was carried out and undone", changed, done, "changed"],
  ["was refused", changed, failed, "failed"],
  ["was refused and holds all the same", unchanged, failed, "unchanged"],
  ["had no answer and did not take effect", changed, unknown, "sent"],
  ["had no answer and took effect", unchanged, unknown, "unchanged"],
] as const)("a row that %s stands as that", (_, diff, result, state) => {
  expect(rowStatusOf(diff, result, false).state).toBe(state);
});

it("keeps its last state while the file is carried out", () => {
  expect(rowStatusOf(changed, done, true)).toEqual({ state: "done", result: done });
  expect(rowStatusOf(changed, unknown, true).state).toBe("sent");
});
