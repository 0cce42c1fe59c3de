import { expect, it } from "vitest";
import { planDraftDeletion, storedDraft } from "./draft-items";

const DRAFT = {
  id: "1890000000000023008",
  name: null,
  text: "Open at seven",
  user_id: "2200000001",
  nullcast: true,
  card_uri: null,
  media_keys: [],
  created_at: "2026-11-01T09:00:00Z",
  updated_at: "2026-11-01T09:00:00Z",
};

it("plans a deletion that a device can keep and go on with", () => {
  const [item] = planDraftDeletion([DRAFT]);
  expect(item?.name).toBe("Open at seven");
  expect(item?.operation).toEqual({ operation_type: "Delete", params: { draft_post_id: DRAFT.id } });
  expect(storedDraft.parse(structuredClone(item))).toEqual(item);
  expect(
    storedDraft.safeParse({ ...item, operation: { operation_type: "Update", params: {} } }).success,
  ).toBe(false);
});
