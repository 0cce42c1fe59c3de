import { describe, expect, it } from "vitest";
import { DATABASES, testDatabase } from "@/lib/database/test-store";
import { SAVED_ITEMS_MAX } from "@/lib/lists/savable";
import { savedItemsQuestion } from "./saved-item";
import { deleteItem, type ItemToSave, listItems, type Requester, saveItem } from "./saved-items-store";

const ID = "0b0e7a52-4a0e-4c59-9a8e-0f1d1b3b6a01";
const NOW = Date.parse("2026-11-26T10:00:00Z");
const place = { environment: "live", accountId: "a1" } as const;
const mara: Requester = { ...place, userId: "22", handle: "mara_agency", mayManage: true };
const jon: Requester = { ...place, userId: "23", handle: "jon_marketer", mayManage: true };
const leo: Requester = { ...place, userId: "24", handle: "leo_analyst", mayManage: false };

const view = (item: Partial<ItemToSave> = {}): ItemToSave => ({
  kind: "view",
  id: ID,
  name: "Paused",
  body: { list: "campaign-views", query: "status=PAUSED" },
  shared: false,
  ...item,
});

describe.each(DATABASES)("what people save for an account on %s", (database) => {
  const open = () => testDatabase(database);

  it("is its maker's until it is shared, with who made it, in one account and environment", async () => {
    const db = await open();
    await saveItem(db, mara, view(), NOW);
    expect(await listItems(db, mara, "view")).toEqual([
      {
        ...view(),
        owner: { user_id: "22", handle: "mara_agency" },
        mine: true,
        version: 1,
        created_at: NOW,
        updated_at: NOW,
      },
    ]);
    expect(await listItems(db, jon, "view")).toEqual([]);
    await saveItem(db, mara, view({ shared: true, version: 1 }), NOW + 1);
    expect(await listItems(db, leo, "view")).toMatchObject([
      { name: "Paused", mine: false, version: 2, owner: { handle: "mara_agency" } },
    ]);
    expect(await listItems(db, jon, "rule")).toEqual([]);
    expect(await listItems(db, { ...jon, accountId: "a2" }, "view")).toEqual([]);
    expect(await listItems(db, { ...jon, environment: "sandbox" }, "view")).toEqual([]);
  });

  it("is not overwritten by the second of two people who change the same version", async () => {
    const db = await open();
    await saveItem(db, mara, view({ shared: true }), NOW);
    const hers = saveItem(db, mara, view({ shared: true, version: 1, name: "Hers" }), NOW);
    const his = saveItem(db, jon, view({ shared: true, version: 1, name: "His" }), NOW);
    const outcomes = (await Promise.all([hers, his])).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(["changed", "done"]);
    const [item] = await listItems(db, mara, "view");
    expect(item?.version).toBe(2);
    const late = await saveItem(db, jon, view({ shared: true, version: 1, name: "Late" }), NOW);
    expect(late).toEqual({ outcome: "changed", item: { ...item, mine: false } });
    expect(await deleteItem(db, jon, { kind: "view", id: ID, version: 1 })).toMatchObject({
      outcome: "changed",
    });
  });

  it("is made once where it is saved twice, and not again where it was deleted", async () => {
    const db = await open();
    await saveItem(db, mara, view(), NOW);
    expect(await saveItem(db, mara, view(), NOW)).toMatchObject({ outcome: "changed" });
    expect(await listItems(db, mara, "view")).toHaveLength(1);
    expect(await deleteItem(db, mara, { kind: "view", id: ID, version: 1 })).toEqual({ outcome: "done" });
    expect(await saveItem(db, mara, view({ version: 1 }), NOW)).toEqual({ outcome: "gone" });
    expect(await deleteItem(db, mara, { kind: "view", id: ID, version: 1 })).toEqual({ outcome: "gone" });
  });

  it("is changed by its maker, and where it is shared by whoever may change campaigns", async () => {
    const db = await open();
    const refused = { outcome: "not-permitted" };
    expect(await saveItem(db, leo, view({ shared: true }), NOW)).toEqual(refused);
    await saveItem(db, leo, view(), NOW);
    expect(await saveItem(db, leo, view({ shared: true, version: 1 }), NOW)).toEqual(refused);
    // Another person's own item is not revealed.
    expect(await saveItem(db, mara, view(), NOW)).toEqual(refused);
    expect(await deleteItem(db, mara, { kind: "view", id: ID, version: 1 })).toEqual(refused);

    const id = "0b0e7a52-4a0e-4c59-9a8e-0f1d1b3b6a02";
    await saveItem(db, mara, view({ id, shared: true }), NOW);
    expect(await saveItem(db, leo, view({ id, shared: true, version: 1 }), NOW)).toEqual(refused);
    expect(await saveItem(db, jon, view({ id, shared: false, version: 1 }), NOW)).toEqual(refused);
    expect(await saveItem(db, jon, view({ id, shared: true, version: 1 }), NOW)).toMatchObject({
      outcome: "done",
      item: { owner: { handle: "mara_agency" }, mine: false },
    });
    expect(await deleteItem(db, jon, { kind: "view", id, version: 2 })).toEqual({ outcome: "done" });
  });

  it("ends at so many of a kind, and leaves out unknown kinds", async () => {
    const db = await open();
    const { id: _, ...row } = {
      ...{ scope: "live a1", kind: "view", id: "", owner_id: "22", owner_handle: "mara_agency", shared: 0 },
      ...{ name: "Older", body: '{"was":"something else"}', version: 1, created_at: 1, updated_at: 1 },
    };
    const ids = Array.from({ length: SAVED_ITEMS_MAX }, (__, at) => `v${at}`);
    await db
      .insertInto("kept_item")
      .values(ids.map((id) => ({ ...row, id })))
      .execute();
    expect(await saveItem(db, jon, view(), NOW)).toEqual({ outcome: "full" });
    expect(await listItems(db, mara, "view")).toEqual([]);
    const template = view({ kind: "template", body: { pattern: "{brand}_{yyyy}" } });
    expect(await saveItem(db, jon, template, NOW)).toMatchObject({ outcome: "done" });
  });
});

describe("what a page may ask to save", () => {
  const asked = { environment: "live", handle: "mara_agency", account_id: "a1", do: "save", ...view() };

  it("has the shape of its kind, a name and an id, and nothing else", () => {
    expect(savedItemsQuestion.safeParse(asked).success).toBe(true);
    for (const wrong of [
      { name: " " },
      { id: "1" },
      { kind: "rule" },
      { kind: "audience" },
      { body: { list: "campaign-views", query: "", token: "secret" } },
      { owner_id: "22" },
    ]) {
      expect(savedItemsQuestion.safeParse({ ...asked, ...wrong }).success).toBe(false);
    }
  });
});
