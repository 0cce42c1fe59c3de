import { expect, it } from "vitest";
import { blankDraft, type DraftPost } from "@/lib/drafts/draft-form";
import { keptDraft } from "@/lib/drafts/draft-items";
import { isDraftOf, planDraftImport } from "./import-plan";

const AT = Date.parse("2026-11-21T10:00:00Z");
const row = { row: 1, number: 2, form: { ...blankDraft(), text: "Row 1" }, userId: "7", since: undefined };
const [item] = planDraftImport([row], AT);
if (!item) throw new Error("Nothing is planned for the row");

it("plans drafts that a device can keep and go on with", () => {
  expect(item).toMatchObject({ row: 1, name: "Row 2", since: AT });
  expect(item.operation).toEqual({
    operation_type: "Create",
    params: { as_user_id: "7", nullcast: true, text: "Row 1" },
  });
  expect(keptDraft.parse(structuredClone(item))).toEqual(item);
});

it("looks for one that was sent before from when it was planned first", () => {
  expect(planDraftImport([{ ...row, since: 5 }], AT)[0]?.since).toBe(5);
});

it("knows a row's draft by what it says and when it was made", () => {
  const draft: DraftPost = {
    id: "1",
    name: null,
    text: "Row 1",
    user_id: "7",
    nullcast: true,
    card_uri: null,
    media_keys: [],
    created_at: "2026-11-21T10:00:01Z",
    updated_at: "2026-11-21T10:00:01Z",
  };
  expect(isDraftOf(item, draft)).toBe(true);
  for (const other of [
    { text: "Row 2" },
    { user_id: "8" },
    { name: "Named" },
    { nullcast: false },
    { media_keys: ["3_1"] },
    { card_uri: "card://1" },
    { created_at: "2026-11-21T09:00:00Z" },
  ]) {
    expect(isDraftOf(item, { ...draft, ...other })).toBe(false);
  }
});
