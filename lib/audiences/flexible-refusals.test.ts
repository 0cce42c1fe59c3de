import { describe, expect, it } from "vitest";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { refusedBatch, refusedDrafts } from "./flexible-refusals";
import { newDraft, newGroup, newLeaf } from "./flexible-tree";

const first = { ...newDraft(), name: "A", root: newGroup([newLeaf("m1")]) };
const leaf = newLeaf("m2");
const second = { ...newDraft(), name: "B", root: newGroup([newGroup([leaf])]) };

describe("refusedBatch", () => {
  it("finds the item and the field of every error", () => {
    const error = new RefusedError(
      400,
      [],
      [
        [{ code: "INVALID_PARAMETER", message: "taken", parameter: "name" }],
        [{ code: "NOT_FOUND", message: "gone", parameter: "custom_audience_id", value: "m2" }],
      ],
    );
    expect([...refusedDrafts(error, [first, second])]).toEqual([
      [first.key, ["taken (INVALID_PARAMETER)"]],
      [second.key, ["gone (NOT_FOUND)"]],
    ]);
    const { fields, complete } = refusedBatch(error, [first, second]);
    expect([...fields].slice(0, 2)).toEqual([
      [`name ${first.key}`, "taken"],
      [`audience ${leaf.key}`, "gone"],
    ]);
    expect(complete).toBe(true);
  });

  it("leaves errors of the whole to be shown above", () => {
    const whole = new RefusedError(403, [{ code: "FEATURE_NOT_AVAILABLE", message: "closed beta" }], []);
    expect(refusedBatch(whole, [first]).complete).toBe(false);
    expect(refusedBatch(new UnreachableError("cut"), [first]).complete).toBe(false);
    expect(refusedDrafts(undefined, [first]).size).toBe(0);
  });
});
