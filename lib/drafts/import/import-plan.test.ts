import { expect, it } from "vitest";
import { blankDraft, type DraftPost } from "@/lib/drafts/draft-form";
import { storedDraft } from "@/lib/drafts/draft-items";
import { isDraftOf, planDraftImport, rowsInWords } from "./import-plan";

const AT = Date.parse("2026-11-21T10:00:00Z");
const row = {
  row: 1,
  number: 2,
  form: { ...blankDraft(), text: "Row 1" },
  userId: "7",
  at: undefined,
  moved: undefined,
  since: undefined,
};
const [item] = planDraftImport([row], AT);
if (!item) throw new Error("Nothing is planned for the row");

const DRAFT: DraftPost = {
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

it("plans drafts that a device can keep and go on with", () => {
  expect(item).toMatchObject({ row: 1, name: "Row 2", since: AT });
  expect(item.operation).toEqual({
    operation_type: "Create",
    params: { as_user_id: "7", nullcast: true, text: "Row 1" },
  });
  expect(storedDraft.parse(structuredClone(item))).toEqual(item);
});

it("looks for one that was sent before from when it was planned first", () => {
  expect(planDraftImport([{ ...row, since: 5 }], AT)[0]?.since).toBe(5);
});

it("schedules a row with a time, moves the post that a row names, and says so", () => {
  const at = "2026-12-24T17:00:00Z";
  const post = { ...DRAFT, scheduled_at: "2026-12-20T17:00:00Z" };
  const moved = { ...post, completed_at: null, scheduled_status: "SCHEDULED", post_id: null };
  const rows = [row, { ...row, row: 2, at }, { ...row, row: 3, at, moved }];
  const [, scheduled, move] = planDraftImport(rows, AT);
  if (!scheduled || !move) throw new Error("Nothing is planned for the rows");
  expect(scheduled.operation.params).toMatchObject({ text: "Row 1", scheduled_at: at });
  expect(isDraftOf(scheduled, { ...post, scheduled_at: at })).toBe(true);
  expect(isDraftOf(scheduled, post)).toBe(false);
  expect(isDraftOf(scheduled, DRAFT)).toBe(false);
  expect(move).toMatchObject({
    key: "1",
    operation: { operation_type: "Update", params: { scheduled_post_id: "1", scheduled_at: at } },
    differences: [{ field: "scheduled_at", from: post.scheduled_at, to: at }],
  });
  expect(storedDraft.parse(structuredClone(move))).toEqual(move);
  expect(rowsInWords(rows)).toBe("Create 1 draft, schedule 1 post, move 1 post");
});

it("finds a row's draft by its content and its creation time", () => {
  expect(isDraftOf(item, DRAFT)).toBe(true);
  for (const other of [
    { text: "Row 2" },
    { user_id: "8" },
    { name: "Named" },
    { nullcast: false },
    { media_keys: ["3_1"] },
    { card_uri: "card://1" },
    { created_at: "2026-11-21T09:00:00Z" },
  ]) {
    expect(isDraftOf(item, { ...DRAFT, ...other })).toBe(false);
  }
});
