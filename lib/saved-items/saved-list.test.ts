import { expect, it } from "vitest";
import type { ReadItem } from "./ask-saved-items";
import { arranged, itemsAsShown, itemsInAccount, itemsToOffer, saveChange } from "./saved-list";
import { viewFormat } from "./shown-view";

const named = (...ids: string[]) => ids.map((id) => ({ id }));
const order = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join(" ");

const item = (part: Partial<ReadItem>): ReadItem => ({
  ...{ kind: "view", id: "a", name: "Ours", body: { list: "campaign-views", query: "" }, shared: true },
  ...{ owner: { user_id: "22", handle: "mara_agency" }, mine: false, version: 3 },
  ...{ created_at: 1, updated_at: 1 },
  ...part,
});

it("takes its place in an order, behind which stays what another tab saved meanwhile", () => {
  expect(order(arranged(named("a", "new", "b", "c"), ["c", "a", "gone", "b"]))).toBe("c a b new");
});

it("is shown once, whether or not it was brought over, and offered until that is decided", () => {
  const device = named("here", "moved", "stays");
  const notes = { brought: ["moved"], left: ["stays"], order: ["saved", "here"] };
  expect(order(itemsInAccount(named("saved"), device, notes))).toBe("saved here stays");
  expect(order(itemsToOffer(device, notes))).toBe("here");
});

it("says whose it is, and is changed from the version that was seen", () => {
  const format = viewFormat("campaign-views");
  const shown = itemsAsShown([item({}), item({ id: "b", body: { list: "ad-views", query: "" } })], format);
  expect(shown).toEqual([
    {
      ...{ id: "a", name: "Ours", query: "" },
      savedAs: { whose: "account", maker: "mara_agency", own: false, madeAt: 1, version: 3 },
    },
  ]);
  const changes = shown.map((view) => saveChange(format, { ...view, name: "Yours" }, "account", 3));
  expect(changes).toEqual([
    {
      ...{ do: "save", kind: "view", id: "a", name: "Yours", shared: true, version: 3 },
      body: { list: "campaign-views", query: "" },
    },
  ]);
});
