import { beforeEach, expect, it, vi } from "vitest";
import { planBulkChange, storedCampaign } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { JobJournal } from "./job-journal";
import { jobKeysOf, newJobKey } from "./job-keys";
import { leftOf } from "./stored-job";

const device = vi.hoisted(() => ({ stored: new Map<string, unknown>(), works: true }));

vi.mock("idb-keyval", () => {
  const answer = async <T>(give: () => T) => {
    if (!device.works) throw new Error("no storage");
    return give();
  };
  return {
    get: (key: string) => answer(() => structuredClone(device.stored.get(key))),
    set: (key: string, value: unknown) => answer(() => device.stored.set(key, structuredClone(value))),
    setMany: (entries: [string, unknown][]) =>
      answer(() => {
        for (const [key, value] of entries) device.stored.set(key, structuredClone(value));
      }),
    del: (key: string) => answer(() => device.stored.delete(key)),
    keys: () => answer(() => [...device.stored.keys()]),
  };
});

beforeEach(() => {
  device.stored.clear();
  device.works = true;
});

const { items } = planBulkChange(
  ["a", "b", "c"].map((id) => sampleCampaign({ id })),
  { kind: "status", status: "PAUSED" },
);
const job = {
  title: "Pause 3 campaigns",
  environment: "live",
  handle: "mara",
  accountId: "a1",
  accountName: "Kestrel Air",
  grace: 0,
  begunAt: Date.now(),
  items,
} as const;

async function begun(part: Partial<typeof job> | { begunAt: number } = {}, person = "p1") {
  const journal = JobJournal.for(newJobKey("campaigns", person, "live", "a1"));
  await journal.begin({ ...job, ...part });
  return journal;
}

it("says after a reload what was confirmed, what is done and what is unknown", async () => {
  const journal = await begun();
  await journal.sending(items.slice(0, 2));
  await journal.settled(new Map([["a", { state: "done", surprises: [] }]]));
  const [key = ""] = await jobKeysOf("campaigns", "p1");
  const found = await JobJournal.read(key, storedCampaign);
  expect(found?.job).toEqual(job);
  expect(found?.outcomes).toEqual(
    new Map<string, object>([
      ["a", { state: "done", surprises: [] }],
      ["b", { state: "unknown" }],
    ]),
  );
  expect(leftOf(items, found?.outcomes ?? new Map()).map((item) => item.key)).toEqual(["b", "c"]);
});

it("marks what an earlier job left unknown, before anything is sent", async () => {
  const journal = JobJournal.for(
    newJobKey("campaigns", "p1", "live", "a1"),
    new Map([["b", { state: "unknown" }]]),
  );
  await journal.begin(job);
  expect((await JobJournal.read(journal.key, storedCampaign))?.outcomes).toEqual(
    new Map([["b", { state: "unknown" }]]),
  );
});

it("goes on writing where it was read", async () => {
  const { key } = await begun();
  const found = await JobJournal.read(key, storedCampaign);
  await found?.journal.settled(new Map([["c", { state: "done", surprises: [] }]]));
  expect((await JobJournal.read(key, storedCampaign))?.outcomes.get("c")?.state).toBe("done");
});

it("is stored for its person alone", async () => {
  const { key } = await begun();
  await begun({}, "p11");
  expect(await jobKeysOf("campaigns", "p1")).toEqual([key]);
});

it("is offered for its resource alone", async () => {
  const { key } = await begun();
  const other = JobJournal.for(newJobKey("line-items", "p1", "live", "a1"));
  await other.begin(job);
  expect(await jobKeysOf("campaigns", "p1")).toEqual([key]);
  expect(await jobKeysOf("line-items", "p1")).toEqual([other.key]);
});

it("leaves nothing behind once it is forgotten, whatever is settled later", async () => {
  const journal = await begun();
  await journal.sending(items);
  await journal.forget();
  await journal.settled(new Map([["a", { state: "done", surprises: [] }]]));
  expect(device.stored.size).toBe(0);
});

it("forgets what is too old or not understood", async () => {
  const old = await begun({ begunAt: Date.now() - 15 * 86_400_000 });
  expect(await JobJournal.read(old.key, storedCampaign)).toBeUndefined();
  const strange = await begun();
  device.stored.set(strange.key, { title: "From another version" });
  expect(await JobJournal.read(strange.key, storedCampaign)).toBeUndefined();
  expect(device.stored.size).toBe(0);
});

it("does without storage", async () => {
  device.works = false;
  const journal = await begun();
  await journal.sending(items);
  await journal.forget();
  expect(journal.isStored).toBe(false);
  expect(await jobKeysOf("campaigns", "p1")).toEqual([]);
  expect(await JobJournal.read(journal.key, storedCampaign)).toBeUndefined();
});
