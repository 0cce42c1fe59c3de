import { beforeEach, expect, it, vi } from "vitest";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { readOwnChanges, storeOwnChanges } from "./own-changes-journal";

const device = vi.hoisted(() => ({ stored: new Map<string, unknown>(), works: true }));

vi.mock("idb-keyval", () => {
  const answer = async <T>(give: () => T) => {
    if (!device.works) throw new Error("no storage");
    return give();
  };
  return {
    createStore: () => undefined,
    get: (key: string) => answer(() => structuredClone(device.stored.get(key))),
    getMany: (keys: string[]) => answer(() => keys.map((key) => structuredClone(device.stored.get(key)))),
    setMany: (entries: [string, unknown][]) =>
      answer(() => {
        for (const [key, value] of entries) device.stored.set(key, structuredClone(value));
      }),
  };
});

beforeEach(() => {
  device.stored.clear();
  device.works = true;
});

const place = { personId: "p1", environment: "live" };
const rename = (name: string, { by = place }: { by?: typeof place } = {}) =>
  storeOwnChanges(
    by,
    {
      endpoint: campaigns.update,
      scope: { environment: "live", handle: "mara_agency" },
      input: { account_id: "a1", campaign_id: "c1", name },
      data: sampleCampaign({ id: "c1", name }),
    },
    { answers: [], userId: "22", now: "2026-11-25T10:00:00Z" },
  );
const names = async (of = place) =>
  (await readOwnChanges(of, "a1", "CAMPAIGN", "c1")).map(({ changes }) => changes.name);

it("keeps changes that are made at the same time, newest first", async () => {
  await Promise.all([rename("One"), rename("Two"), rename("Three")]);
  expect(await names()).toEqual(["Three", "Two", "One"]);
});

it("forgets the oldest of what is changed again and again", async () => {
  for (let time = 1; time <= 55; time += 1) void rename(`Name ${time}`);
  const stored = await names();
  expect(stored).toHaveLength(50);
  expect(stored.at(-1)).toBe("Name 6");
});

it("shows no person what another changed on the same device", async () => {
  await rename("Mine");
  expect(await names({ ...place, personId: "p2" })).toEqual([]);
});

it("goes on in a browser that stores nothing, and with what it does not understand", async () => {
  device.works = false;
  await rename("Lost");
  expect(await names()).toEqual([]);
  device.works = true;
  await rename("Kept");
  for (const key of device.stored.keys()) device.stored.set(key, "spoilt");
  expect(await names()).toEqual([]);
});
