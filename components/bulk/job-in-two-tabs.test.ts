// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import type { BulkPorts } from "@/lib/bulk/bulk-run";
import { JobJournal } from "@/lib/bulk/job-journal";
import { newJobKey } from "@/lib/bulk/job-keys";
import { type CampaignItem, planBulkChange, storedCampaign } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { dismissJob, jobStore } from "@/lib/jobs/jobs";
import { eventually } from "@/lib/time/test-eventually";
import type { BulkWork } from "./bulk-work";
import { offerToGoOn } from "./start-bulk-job";

const world = vi.hoisted(() => ({
  device: new Map<string, unknown>(),
  /** Another tab has the job, but has not announced it. */
  taken: false,
  /** How often this tab wanted it. */
  wanted: 0,
  release: (): void => {},
  sent: [] as string[],
}));

vi.mock("idb-keyval", () => ({
  get: async (key: string) => world.device.get(key),
  set: async (key: string, value: unknown) => void world.device.set(key, value),
  setMany: async (entries: [string, unknown][]) => {
    for (const [key, value] of entries) world.device.set(key, value);
  },
  del: async (key: string) => void world.device.delete(key),
}));

vi.mock("@/lib/jobs/between-tabs", () => ({
  holdForTab: async () => {
    world.wanted += 1;
    return !world.taken;
  },
  releaseForTab: () => {},
  notifyTaken: () => {},
  onTakenElsewhere: () => () => {},
  untilReleased: () =>
    new Promise<void>((resolve) => {
      world.release = resolve;
    }),
}));

const work: BulkWork<CampaignItem> = {
  resource: CAMPAIGNS,
  stored: storedCampaign,
  records: () => ({ answer: () => {}, leave: () => () => {} }),
  ports: (): BulkPorts<CampaignItem> => ({
    send: async (batch) => {
      world.sent.push(...batch.map(({ key }) => key));
      return batch.map(({ key }) => sampleCampaign({ id: key, entity_status: "PAUSED" }));
    },
    look: async (batch) => batch.flatMap(({ before }) => before ?? []),
    waitUntil: async () => {},
    now: () => 0,
    blockedUntil: () => undefined,
  }),
};

const { items } = planBulkChange([sampleCampaign({ id: "a" }), sampleCampaign({ id: "b" })], {
  kind: "status",
  status: "PAUSED",
});
const job = { title: "Pause 2 campaigns", accountId: "a1", accountName: "Kestrel Air", items };

beforeEach(async () => {
  world.device.clear();
  world.taken = true;
  world.wanted = 0;
  world.sent = [];
  const journal = JobJournal.for(newJobKey("campaigns", "p1", "live", "a1"));
  const stored = { ...job, handle: "mara", grace: 0, begunAt: Date.now() };
  await journal.begin({ ...stored, environment: "live" });
  const scope = { environment: "live", handle: "mara" } as const;
  offerToGoOn({ ...job, personId: "p1", scope, work, client: new QueryClient() }, journal, new Map());
});

afterEach(() => {
  for (const { id } of jobStore.get()) dismissJob(id);
});

const shown = () => jobStore.get()[0];
const standsBack = () =>
  eventually(() => expect(shown()?.note).toBe("Another tab of this browser goes on with it"));

it("sends nothing while another tab has it, and offers what that one leaves", async () => {
  shown()?.actions.goOn?.();
  await standsBack();
  expect(shown()).toMatchObject({ state: "stopped", actions: {} });
  expect(world.sent).toEqual([]);

  world.taken = false;
  world.release();
  await eventually(() => expect(shown()?.state).toBe("interrupted"));
  shown()?.actions.goOn?.();
  await eventually(() => expect(shown()?.state).toBe("finished"));
  expect(world.sent).toEqual(["a", "b"]);
});

it("offers nothing that another tab has finished", async () => {
  shown()?.actions.goOn?.();
  await standsBack();
  world.device.clear();
  world.release();
  await eventually(() => expect(shown()?.note).toBe("Another tab of this browser finished or discarded it"));
  expect(shown()).toMatchObject({ state: "stopped", actions: {} });
});

it("discards nothing that another tab goes on with", async () => {
  const before = [...world.device];
  shown()?.actions.discard?.();
  await eventually(() => expect(world.wanted).toBe(1));
  expect([...world.device]).toEqual(before);
});

it("discards what no other tab has", async () => {
  world.taken = false;
  shown()?.actions.discard?.();
  await eventually(() => expect(world.device.size).toBe(0));
});
