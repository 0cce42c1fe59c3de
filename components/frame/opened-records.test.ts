import { afterEach, expect, it, vi } from "vitest";
import { openedRecords, rememberOpened } from "./opened-records";

const stored = vi.hoisted(() => new Map<IDBValidKey, unknown>());

vi.mock("idb-keyval", () => ({
  get: async (key: IDBValidKey) => stored.get(key),
  update: async (key: IDBValidKey, edit: (before: unknown) => unknown) => {
    await Promise.resolve();
    stored.set(key, edit(stored.get(key)));
  },
}));

afterEach(() => stored.clear());

const HERE = { environment: "live", accountId: "a1" } as const;
const card = (id: string, name = `Card ${id}`) => ({ section: "cards", id, name });
const ids = async (where: Parameters<typeof openedRecords>[1] = HERE) =>
  (await openedRecords("1", where)).map(({ id }) => id);

it("keeps what was opened last, each once, by account and by person", async () => {
  for (const id of ["1", "2", "3", "1"]) await rememberOpened("1", HERE, card(id));
  await rememberOpened("1", { ...HERE, accountId: "a2" }, card("9"));
  expect(await ids()).toEqual(["1", "3", "2"]);
  expect(await ids({ ...HERE, accountId: "a2" })).toEqual(["9"]);
  expect(await ids({ ...HERE, environment: "sandbox" })).toEqual([]);
  expect(await openedRecords("2", HERE)).toEqual([]);
});

it("takes over a new name, cuts a long text and forgets the oldest", async () => {
  await rememberOpened("1", HERE, card("1"));
  await rememberOpened("1", HERE, card("1", "x".repeat(1000)));
  expect((await openedRecords("1", HERE)).map(({ name }) => name.length)).toEqual([200]);
  for (let id = 2; id < 10; id += 1) await rememberOpened("1", HERE, card(`${id}`));
  expect(await ids()).toEqual(["9", "8", "7", "6", "5", "4"]);
});
