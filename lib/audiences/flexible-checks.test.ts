import { describe, expect, it } from "vitest";
import { batchProblems, draftWarnings } from "./flexible-checks";
import { type FlexibleDraft, newDraft, newGroup, newLeaf, type SegmentNode } from "./flexible-tree";
import { sampleAudience } from "./test-audience";

const mobile = sampleAudience({ id: "m1", name: "App users", audience_type: "MOBILE_AUDIENCE" });
const surroundings = { audiences: [mobile, sampleAudience({ id: "c1", name: "Readers" })], complete: true };
const draft = (children: SegmentNode[] = [newLeaf("m1")], name = "New"): FlexibleDraft => ({
  ...newDraft(),
  name,
  root: newGroup(children),
});
const messages = (one: FlexibleDraft, others: FlexibleDraft[] = [], around = surroundings) =>
  batchProblems([one, ...others], around).map(({ field, message }) => `${field.split(" ")[0]}: ${message}`);

describe("batchProblems", () => {
  it("has nothing against a whole draft", () => {
    expect(messages(draft())).toEqual([]);
    expect(messages(draft(Array.from({ length: 10 }, () => newLeaf("m1"))))).toEqual([]);
  });

  it("counts leaves over all groups", () => {
    const nested = newGroup(Array.from({ length: 6 }, () => newLeaf("m1")));
    expect(messages(draft([nested, newGroup([...nested.children])]))[0]).toContain("segments: 12 segments");
  });

  it("requires names that are unique, here and in the batch", () => {
    expect(messages(draft(undefined, " "))[0]).toBe("name: Give it a name.");
    expect(messages(draft(undefined, "app USERS"))[0]).toContain("another audience of this account");
    expect(messages(draft(undefined, "Twin"), [draft(undefined, "twin ")])[0]).toContain("of this batch");
  });

  it("wants mobile audiences that are there, a number, and no empty group", () => {
    expect(messages(draft([newLeaf()]))).toEqual(["audience: Choose an audience for this segment."]);
    expect(messages(draft([newLeaf("c1")]))[0]).toContain("is not a mobile audience");
    expect(messages(draft([newLeaf("gone")]))[0]).toContain("There is no audience gone here");
    expect(messages(draft([newLeaf("gone")]), [], { ...surroundings, complete: false })).toEqual([]);
    expect(messages(draft([{ ...newLeaf("m1"), frequency: "0" }]))[0]).toContain("whole number from 1");
    expect(messages(draft([newLeaf("m1"), newGroup([])]))[0]).toContain("Add a segment to this group");
  });
});

it("warns of an audience that is everybody else, and of a segment twice", () => {
  expect(draftWarnings(draft([{ ...newLeaf("m1"), exclude: true }]))[0]).toContain(
    "Everything here excludes",
  );
  expect(draftWarnings(draft([newLeaf("m1"), newLeaf("m1")]))[0]).toContain("twice");
  expect(draftWarnings(draft())).toEqual([]);
});
