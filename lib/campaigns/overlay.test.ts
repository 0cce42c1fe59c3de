import { expect, it } from "vitest";
import { createOverlay, withOverlay } from "./overlay";
import { sampleCampaign } from "./sample-campaign";

const listed = [sampleCampaign({ id: "a", name: "A" }), sampleCampaign({ id: "b", name: "B" })];
const names = (overlay: ReturnType<typeof createOverlay>, records = listed) =>
  withOverlay(records, overlay.state()).map(({ name }) => name);

it("shows a change at once and the old value again when it is forgotten", () => {
  const overlay = createOverlay();
  const forget = overlay.begin([{ id: "a", change: { name: "New" } }]);
  expect(names(overlay)).toEqual(["New", "B"]);
  forget();
  expect(names(overlay)).toEqual(["A", "B"]);
});

it("undoes only the change that failed when two are under way", () => {
  const overlay = createOverlay();
  const forgetName = overlay.begin([{ id: "a", change: { name: "New" } }]);
  overlay.begin([{ id: "a", change: { purchase_order_number: "PO-1" } }]);
  forgetName();
  expect(withOverlay(listed, overlay.state())[0]).toMatchObject({ name: "A", purchase_order_number: "PO-1" });
});

it("forgets the changes of some campaigns while those of others are still under way", () => {
  const overlay = createOverlay();
  const forget = overlay.begin([
    { id: "a", change: { name: "New A" } },
    { id: "b", change: { name: "New B" } },
  ]);
  forget(["a"]);
  expect(names(overlay)).toEqual(["A", "New B"]);
  forget();
  expect(names(overlay)).toEqual(["A", "B"]);
});

it("keeps an answer over a page of the list that was read before it", () => {
  const overlay = createOverlay();
  overlay.answer([sampleCampaign({ id: "a", name: "Answered", updated_at: "2026-05-01T00:00:00Z" })]);
  expect(names(overlay)).toEqual(["Answered", "B"]);
  const later = [sampleCampaign({ id: "a", name: "Later", updated_at: "2026-06-01T00:00:00Z" })];
  expect(names(overlay, later)).toEqual(["Later"]);
});

it("puts created campaigns first, and forgets answers once the list was read anew", () => {
  const overlay = createOverlay();
  overlay.answer([sampleCampaign({ id: "c", name: "C" })], 1_000);
  expect(names(overlay)).toEqual(["C", "A", "B"]);
  overlay.forgetBefore(1_001);
  expect(names(overlay)).toEqual(["A", "B"]);
});

it("leaves the list itself alone when there is nothing to add", () => {
  expect(withOverlay(listed, createOverlay().state())).toBe(listed);
});
