import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isCallError } from "@/lib/ads/errors";
import type { StoreDatabase } from "@/lib/database/tables";
import { testDatabase } from "@/lib/database/test-store";
import { changeSavedItem, type ItemChange } from "./ask-saved-items";
import { savedItemsQuestion } from "./saved-item";
import { deleteItem, listItems, saveItem } from "./saved-items-store";

const NOW = Date.parse("2026-11-26T10:00:00Z");
const mara = {
  environment: "live",
  accountId: "a1",
  userId: "22",
  handle: "mara_agency",
  mayManage: true,
} as const;
const place = { environment: "live", handle: "mara_agency", account_id: "a1" } as const;

/** What happens to a change on its way; lists pass unless everything is cut off. */
type Weather = "fair" | "lost before" | "lost after" | "cut off" | "away";
const way = {
  weather: "fair" as Weather,
  made: 0,
  outlives: [] as boolean[],
  db: undefined as StoreDatabase | undefined,
};

async function answerOf(text: string): Promise<unknown> {
  const question = savedItemsQuestion.parse(JSON.parse(text));
  const { db } = way;
  if (!db) throw new Error("There is no store");
  if (question.do === "list") return { kept: true, items: await listItems(db, mara, question.kind) };
  way.made += 1;
  const done = question.do === "save" ? saveItem(db, mara, question, NOW) : deleteItem(db, mara, question);
  return { kept: true, ...(await done) };
}

async function travel(
  _: string,
  init: { readonly body: string; readonly keepalive?: boolean },
): Promise<Response> {
  const { weather } = way;
  way.outlives.push(init.keepalive === true);
  const lists = init.body.includes('"do":"list"');
  if (weather === "away")
    return Response.json({ errors: [{ code: "STORE_AWAY", message: "Away" }] }, { status: 503 });
  if (weather === "cut off" || (weather === "lost before" && !lists)) throw new TypeError("fetch failed");
  const answer = await answerOf(init.body);
  if (weather === "lost after" && !lists) throw new TypeError("fetch failed");
  return Response.json(answer);
}

beforeEach(async () => {
  Object.assign(way, { weather: "fair", made: 0, outlives: [], db: await testDatabase("libsql") });
  vi.stubGlobal("fetch", travel);
});
afterEach(() => vi.unstubAllGlobals());

const outcomeOf = (changing: Promise<unknown>) =>
  changing.then(
    () => "done",
    (error: unknown) => (isCallError(error) ? error.outcome : error),
  );

const id = "0b0e7a52-4a0e-4c59-9a8e-0f1d1b3b6a01";
const note = (text: string, version?: number): ItemChange => ({
  do: "save",
  kind: "note",
  id,
  name: "Note",
  body: { about: null, day: "2026-11-25", text },
  shared: false,
  version,
});
const existing: readonly ItemChange[] = [note("Sale begins")];

describe.each([
  ["a new item", [], note("Sale begins")],
  ["a changed item", existing, note("Sale over", 1)],
  ["a deleted item", existing, { do: "delete", kind: "note", id, version: 1 }],
] as [string, readonly ItemChange[], ItemChange][])("%s", (_, before, change) => {
  beforeEach(async () => {
    for (const each of before) await changeSavedItem(place, each);
    way.made = 0;
  });

  it("is found where the answer was lost, and not made again", async () => {
    way.weather = "lost after";
    const found = await changeSavedItem(place, change);
    expect(way.made).toBe(1);
    expect(found?.body).toEqual(change.do === "save" ? change.body : undefined);
  });

  it("is not cancelled with its page", async () => {
    way.outlives = [];
    await changeSavedItem(place, change);
    expect(way.outlives).toEqual([true]);
  });

  it("is known not to be made where it was lost on its way", async () => {
    way.weather = "lost before";
    expect(await outcomeOf(changeSavedItem(place, change))).toBe("not-done");
    way.weather = "fair";
    await changeSavedItem(place, change);
    expect(way.made).toBe(1);
  });

  it("is left open where looking fails, too", async () => {
    way.weather = "cut off";
    expect(await outcomeOf(changeSavedItem(place, change))).toBe("unknown");
  });

  it("is refused as it is while the store is away", async () => {
    way.weather = "away";
    expect(await outcomeOf(changeSavedItem(place, change))).toBeUndefined();
  });
});
