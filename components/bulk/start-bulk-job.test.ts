// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import type { BulkPorts } from "@/lib/bulk/bulk-run";
import { type CampaignItem, planBulkChange, storedCampaign } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign, sampleCreation } from "@/lib/campaigns/test-campaign";
import { dismissJob, jobStore } from "@/lib/jobs/jobs";
import { eventually } from "@/lib/time/test-eventually";
import type { BulkWork } from "./bulk-work";
import { startBulkJob } from "./start-bulk-job";

const service = {
  stored: new Map<string, Campaign>(),
  /** Keys of the campaigns of each batch that arrived. */
  sent: [] as string[][],
  stagedAgain: [] as string[],
  /** Called when a batch has arrived, and after it is stored. */
  arrived: (): void => {},
  afterwards: (): void => {},
};

vi.mock("idb-keyval", () => {
  const noStorage = () => Promise.reject(new Error("No storage"));
  return { get: noStorage, set: noStorage, setMany: noStorage, del: noStorage };
});

/** The campaigns that the page was given. */
const answered = new Map<string, Campaign>();

const work: BulkWork<CampaignItem> = {
  resource: CAMPAIGNS,
  stored: storedCampaign,
  records: () => ({
    answer: (records) => {
      for (const record of records) answered.set(record.id, record);
    },
    leave: () => () => {},
  }),
  stageAgain: async (_, items) => {
    service.stagedAgain.push(...items.map(({ key }) => key));
  },
  ports: (): BulkPorts<CampaignItem> => ({
    send: async (batch) => {
      service.sent.push(batch.map(({ key }) => key));
      service.arrived();
      const records = batch.map(carryOut);
      service.afterwards();
      return records;
    },
    look: async (batch) =>
      batch.flatMap(({ name, before }) =>
        [...service.stored.values()].filter((one) => (before ? one.id === before.id : one.name === name)),
      ),
    waitUntil: async () => {},
    now: () => 0,
    blockedUntil: () => undefined,
  }),
};

function carryOut({ operation, name }: CampaignItem): Campaign {
  const { params } = operation;
  const id = "campaign_id" in params ? params.campaign_id : `new ${name}`;
  const record: Campaign = { ...sampleCampaign({ id }), ...service.stored.get(id), ...params };
  service.stored.set(id, record);
  return record;
}

const campaigns = Array.from({ length: 90 }, (_, n) =>
  sampleCampaign({ id: `c${n}`, name: `Campaign ${n}` }),
);
const pausing = planBulkChange(campaigns, { kind: "status", status: "PAUSED" }).items;

beforeEach(() => {
  service.stored = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  service.sent = [];
  service.stagedAgain = [];
  service.arrived = () => {};
  service.afterwards = () => {};
  settled = [];
});

afterEach(() => {
  for (const { id } of jobStore.get()) dismissJob(id);
});

/** Keys of the items that were reported as decided. */
let settled: (readonly string[])[] = [];

const start = (items: readonly CampaignItem[], how: { looksFirst?: boolean; staged?: boolean } = {}) =>
  startBulkJob({
    work,
    client: new QueryClient(),
    title: "Pause them",
    personId: "p1",
    scope: { environment: "live", handle: "mara" },
    accountId: "a1",
    accountName: "Kestrel Air",
    items,
    onSettled: (keys) => settled.push(keys),
    ...how,
  });

const job = () => jobStore.get()[0];
const cancel = () => job()?.actions.cancel?.();
const ended = () => eventually(() => expect(["finished", "stopped"]).toContain(job()?.state));

async function retry() {
  service.arrived = () => {};
  service.afterwards = () => {};
  service.sent = [];
  job()?.actions.retry?.run();
  await ended();
}

const elsewhere = (id: string, change: Partial<Campaign>) =>
  service.stored.set(id, { ...sampleCampaign({ id }), ...service.stored.get(id), ...change });

it("looks at what a cancelled job left before it is sent again", async () => {
  service.afterwards = cancel;
  start(pausing);
  await ended();
  expect(job()).toMatchObject({ state: "stopped", done: 40, note: "50 not sent" });

  elsewhere("c41", { entity_status: "PAUSED" });
  elsewhere("c42", { entity_status: "DRAFT" });
  await retry();
  expect(service.sent.flat()).toEqual(
    pausing.slice(40).flatMap(({ key }) => (key === "c41" || key === "c42" ? [] : key)),
  );
  expect(job()).toMatchObject({ state: "finished", total: 50, done: 49, failed: 1 });
  expect(service.stored.get("c42")?.entity_status).toBe("DRAFT");

  // Pausing it regardless takes a person who sees its current state.
  expect(job()?.actions).toMatchObject({ review: { count: 1 } });
  expect(job()?.actions.retry).toBeUndefined();
});

it("creates nothing twice when the answer to a cancelled batch never came", async () => {
  service.afterwards = () => {
    cancel();
    throw new UnreachableError("No answer");
  };
  const copies = campaigns.map(({ name }) => sampleCreation(`${name} (copy)`));
  start(copies);
  await ended();
  expect(job()).toMatchObject({ state: "stopped", done: 0, unknown: 40 });

  await retry();
  expect(service.sent.flat()).toEqual(copies.slice(40).map(({ key }) => key));
  expect(job()).toMatchObject({ state: "finished", total: 90, done: 90, unknown: 0 });
});

it("looks at what was refused as well", async () => {
  service.arrived = () => {
    throw new RefusedError(400, [{ code: "INVALID_PARAMETER", message: "Not like this" }], []);
  };
  start(pausing.slice(0, 2));
  await ended();
  expect(job()).toMatchObject({ state: "finished", done: 0, failed: 2 });

  elsewhere("c0", { entity_status: "PAUSED" });
  await retry();
  expect(service.sent).toEqual([["c1"]]);
  expect(job()).toMatchObject({ state: "finished", done: 2 });
});

it("looks before anything is sent where that is set, and leaves alone what changed since it was planned", async () => {
  elsewhere("c0", { entity_status: "DRAFT" });
  elsewhere("c1", { entity_status: "PAUSED" });
  start(pausing.slice(0, 3), { looksFirst: true });
  await ended();
  expect(service.sent).toEqual([["c2"]]);
  expect(job()).toMatchObject({ state: "finished", done: 2, failed: 1 });
  expect(service.stored.get("c0")?.entity_status).toBe("DRAFT");
});

it("reports each item when it is decided, and all of them once the job has ended", async () => {
  service.afterwards = cancel;
  start(pausing);
  await ended();
  const keys = pausing.map(({ key }) => key);
  expect(settled).toEqual([keys.slice(0, 40), keys]);
});

it("is held up between two batches, and goes on or is cancelled from there", async () => {
  const hold = () => job()?.actions.pause?.();
  const held = () => eventually(() => expect(job()).toMatchObject({ state: "waiting", done: 40 }));
  service.arrived = hold;
  start(pausing);
  await held();
  expect(job()).toMatchObject({ note: "Paused", actions: { resume: expect.any(Function) } });
  expect(service.sent).toHaveLength(1);
  service.arrived = () => {};
  job()?.actions.resume?.();
  await ended();
  expect(job()).toMatchObject({ state: "finished", done: 90 });

  for (const { id } of jobStore.get()) dismissJob(id);
  service.arrived = hold;
  start(pausing);
  await held();
  cancel();
  await ended();
  expect(job()).toMatchObject({ state: "stopped", done: 40, note: "50 not sent" });
});

it("stages again what was changed elsewhere after the review, shows what it became, and overwrites nothing", async () => {
  elsewhere("c0", { daily_budget_amount_local_micro: "666000000" });
  const raised = planBulkChange(campaigns.slice(0, 2), {
    kind: "budget",
    field: "daily_budget_amount_local_micro",
    adjustment: { by: "percent", direction: "up", hundredths: 1000n },
    roundTo: 1n,
    currency: "EUR",
  }).items;
  start(raised, { looksFirst: true, staged: true });
  await ended();
  expect(service.sent).toEqual([["c1"]]);
  expect(service.stagedAgain).toEqual(["c0"]);
  expect(answered.get("c0")?.daily_budget_amount_local_micro).toBe("666000000");
  expect(job()?.actions.retry).toBeUndefined();
  expect(job()?.actions.review?.count).toBe(1);

  // Undo skips it as well, and stages nothing on its own.
  elsewhere("c1", { daily_budget_amount_local_micro: "777000000" });
  job()?.actions.undo?.();
  await ended();
  expect(service.stagedAgain).toEqual(["c0"]);
  expect(service.stored.get("c1")?.daily_budget_amount_local_micro).toBe("777000000");
});

it("offers to undo what an interrupted job has done, and what it may have done", async () => {
  let batches = 0;
  service.arrived = () => {
    batches += 1;
    if (batches > 1) throw new UnreachableError("No answer");
  };
  start(pausing);
  await eventually(() => expect(job()?.state).toBe("interrupted"));
  expect(job()).toMatchObject({ done: 40, unknown: 50 });
  service.arrived = () => {};
  job()?.actions.undo?.();
  await eventually(() =>
    expect(job()).toMatchObject({ title: "Undo: Pause them", state: "finished", done: 90 }),
  );
  expect([...service.stored.values()].every(({ entity_status }) => entity_status === "ACTIVE")).toBe(true);
  expect(jobStore.get()[1]).toMatchObject({ state: "stopped", note: "The rest was not sent" });
});
