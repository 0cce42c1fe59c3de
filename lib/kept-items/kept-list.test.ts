import { expect, it } from "vitest";
import type { ReadItem } from "./ask-kept-items";
import { arranged, itemsInAccount, itemsToOffer, keptAsShown, keptChange } from "./kept-list";
import { viewsKept } from "./shown-view";

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
  const notes = { brought: ["moved"], left: ["stays"], order: ["kept", "here"] };
  expect(order(itemsInAccount(named("kept"), device, notes))).toBe("kept here stays");
  expect(order(itemsToOffer(device, notes))).toBe("here");
});

it("says whose it is, and is changed from the version that was seen", () => {
  const keeping = viewsKept("campaign-views");
  const shown = keptAsShown([item({}), item({ id: "b", body: { list: "ad-views", query: "" } })], keeping);
  expect(shown).toEqual([
    {
      ...{ id: "a", name: "Ours", query: "" },
      kept: { whose: "account", maker: "mara_agency", own: false, madeAt: 1, version: 3 },
    },
  ]);
  const changes = shown.map((view) => keptChange(keeping, { ...view, name: "Yours" }, "account", 3));
  expect(changes).toEqual([
    {
      ...{ do: "save", kind: "view", id: "a", name: "Yours", shared: true, version: 3 },
      body: { list: "campaign-views", query: "" },
    },
  ]);
});
