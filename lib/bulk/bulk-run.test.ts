import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { type CampaignItem, planBulkChange } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { CAMPAIGNS } from "./bulk-resources";
import { type BulkEvent, type BulkPorts, type ItemState, runBulk } from "./bulk-run";

/** A service that stores batches whole or not at all, by the specification. */
function service(campaigns: readonly Campaign[], faulty: ReadonlySet<string> = new Set()) {
  const stored = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const sent: string[][] = [];
  /** What happens to the next requests instead, first to last. */
  const mishaps: ("lost-before" | "lost-after" | "429" | "403" | "401" | "503" | "503 for a minute")[] = [];
  let clock = 0;
  const apply = ({ operation }: CampaignItem): Campaign => {
    if (operation.operation_type !== "Update") throw new Error("Only updates here");
    const { campaign_id: id, ...change } = operation.params;
    const record = { ...(stored.get(id) ?? sampleCampaign({ id })), ...change } as Campaign;
    stored.set(id, record);
    return record;
  };
  const ports: BulkPorts<CampaignItem> = {
    async send(batch) {
      sent.push(batch.map(({ key }) => key));
      const mishap = mishaps.shift();
      if (mishap === "lost-before") throw new UnreachableError("No answer");
      if (mishap === "429") throw new RefusedError(429, [], [], new Date(clock + 30_000));
      if (mishap === "401") throw new RefusedError(401, [{ code: "SIGNED_OUT", message: "Signed out" }], []);
      if (mishap === "403") {
        throw new RefusedError(403, [{ code: "ACTION_NOT_ALLOWED", message: "Not allowed" }], []);
      }
      if (mishap === "503 for a minute") throw new RefusedError(503, [], [], new Date(clock + 60_000));
      if (mishap === "503") throw new RefusedError(503, [], []);
      const errors = batch.map(({ key }) =>
        faulty.has(key) ? [{ code: "INVALID_PARAMETER", message: `Bad ${key}` }] : [],
      );
      if (errors.some((own) => own.length > 0)) throw new RefusedError(400, [], errors);
      const records = batch.map(apply);
      if (mishap === "lost-after") throw new UnreachableError("No answer");
      return records;
    },
    async look(batch) {
      return batch.flatMap(({ key }) => stored.get(key) ?? []);
    },
    async waitUntil(time) {
      clock = Math.max(clock, time);
    },
    now: () => clock,
    blockedUntil: () => undefined,
  };
  return { ports, stored, sent, mishaps };
}

async function run(
  items: readonly CampaignItem[],
  ports: BulkPorts<CampaignItem>,
  signal = new AbortController().signal,
) {
  const events: BulkEvent[] = [];
  const states = new Map<string, ItemState>();
  await runBulk(
    CAMPAIGNS,
    items,
    ports,
    (event) => {
      events.push(event);
      if (event.type === "settled") for (const [key, state] of event.results) states.set(key, state);
    },
    signal,
  );
  return { events, states };
}

const paused = (count: number) =>
  Array.from({ length: count }, (_, n) => sampleCampaign({ id: `c${n}`, entity_status: "PAUSED" }));
const resume = (campaigns: readonly Campaign[]) =>
  planBulkChange(campaigns, { kind: "status", status: "ACTIVE" }).items;

it("stores every campaign that is not at fault, whichever are, and fails exactly those that are", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 130 }), fc.array(fc.nat(129)), async (count, bad) => {
      const campaigns = paused(count);
      const faulty = new Set(bad.map((n) => `c${n}`));
      const { ports, stored, sent } = service(campaigns, faulty);
      const { states } = await run(resume(campaigns), ports);
      for (const { id } of campaigns) {
        expect(states.get(id)?.state).toBe(faulty.has(id) ? "failed" : "done");
        expect(stored.get(id)?.entity_status).toBe(faulty.has(id) ? "PAUSED" : "ACTIVE");
      }
      for (const batch of sent) expect(batch.length).toBeLessThanOrEqual(40);
    }),
  );
});

describe("a batch without an answer", () => {
  it("is looked up, and what took effect is not sent again", async () => {
    const campaigns = paused(3);
    const { ports, sent, mishaps } = service(campaigns);
    mishaps.push("lost-after");
    const { states } = await run(resume(campaigns), ports);
    expect(sent).toHaveLength(1);
    expect([...states.values()].map(({ state }) => state)).toEqual(["done", "done", "done"]);
  });

  it("is sent again where it did not take effect", async () => {
    const campaigns = paused(3);
    const { ports, stored, sent, mishaps } = service(campaigns);
    mishaps.push("lost-before", "503");
    await run(resume(campaigns), ports);
    expect(sent).toHaveLength(3);
    expect([...stored.values()].every(({ entity_status }) => entity_status === "ACTIVE")).toBe(true);
  });

  it("makes the batches after it smaller, and answers let them grow again", async () => {
    const campaigns = paused(400);
    const { ports, stored, sent, mishaps } = service(campaigns);
    mishaps.push("lost-before", "503");
    await run(resume(campaigns), ports);
    const sizes = sent.map((batch) => batch.length);
    expect(sizes.slice(0, 4)).toEqual([40, 20, 10, 10]);
    expect(sizes.slice(4)).toContain(40);
    expect([...stored.values()].every(({ entity_status }) => entity_status === "ACTIVE")).toBe(true);
  });

  it("is not parted into single records", async () => {
    const { ports, sent, mishaps } = service(paused(4));
    mishaps.push("lost-before", "lost-before");
    await run(resume(paused(4)), ports);
    expect(sent.map((batch) => batch.length)).toEqual([4, 4, 4]);
  });

  it("is reported as unknown when nothing can be seen, and nothing is sent after it", async () => {
    const campaigns = paused(42);
    const { ports, sent, mishaps } = service(campaigns);
    mishaps.push("lost-after");
    const blind = { ...ports, look: () => Promise.reject(new UnreachableError("Still dark")) };
    const { events, states } = await run(resume(campaigns), blind);
    expect(sent).toHaveLength(1);
    expect([...states.values()].map(({ state }) => state)).toEqual(Array(40).fill("unknown"));
    expect(events.at(-1)).toEqual({ type: "stopped", words: "No answer" });
  });
});

it("leaves a service alone for as long as its 503 asks, before it even looks", async () => {
  const campaigns = paused(2);
  const { ports, mishaps } = service(campaigns);
  mishaps.push("503 for a minute");
  const { events, states } = await run(resume(campaigns), ports);
  expect(events).toContainEqual({ type: "waiting", until: 60_000, reason: "no-answer" });
  expect(states.get("c1")?.state).toBe("done");
});

it("waits for the allowance and says until when", async () => {
  const campaigns = paused(2);
  const { ports, mishaps } = service(campaigns);
  mishaps.push("429");
  const { events, states } = await run(resume(campaigns), ports);
  expect(events).toContainEqual({ type: "waiting", until: 30_000, reason: "allowance" });
  expect(states.get("c1")?.state).toBe("done");
});

it("does not knock while the allowance is known to be used up", async () => {
  const campaigns = paused(1);
  const { ports } = service(campaigns);
  const { events } = await run(resume(campaigns), { ...ports, blockedUntil: () => 5_000 });
  expect(events[0]).toEqual({ type: "waiting", until: 5_000, reason: "allowance" });
  expect(events[1]?.type).toBe("sending");
});

it("stops at once where it has no right to go on", async () => {
  const campaigns = paused(90);
  const { ports, sent, mishaps } = service(campaigns);
  mishaps.push("403");
  const { events } = await run(resume(campaigns), ports);
  expect(sent).toHaveLength(1);
  expect(events.at(-1)).toEqual({ type: "stopped", words: "Not allowed" });
});

it("fails nothing where it is signed out: all of it is left for whoever has signed in again", async () => {
  const campaigns = paused(90);
  const { ports, mishaps } = service(campaigns);
  mishaps.push("401");
  const { events, states } = await run(resume(campaigns), ports);
  expect(events.at(-1)).toEqual({ type: "stopped", words: "Signed out" });
  expect(new Set([...states.values()].map(({ state }) => state))).toEqual(new Set(["held-back"]));
});

it("sends nothing more once cancelled", async () => {
  const campaigns = paused(90);
  const { ports, sent } = service(campaigns);
  const cancel = new AbortController();
  const stopping: BulkPorts<CampaignItem> = {
    ...ports,
    send: (batch) => {
      cancel.abort();
      return ports.send(batch);
    },
  };
  await run(resume(campaigns), stopping, cancel.signal);
  expect(sent).toHaveLength(1);
});

it("points out what the service changed besides", async () => {
  const campaigns = paused(1);
  const { ports } = service(campaigns);
  const meddling: BulkPorts<CampaignItem> = {
    ...ports,
    send: async (batch) =>
      (await ports.send(batch)).map((record) => ({ ...record, purchase_order_number: "PO-9" })),
  };
  const { states } = await run(resume(campaigns), meddling);
  expect(states.get("c0")).toMatchObject({
    surprises: [{ field: "purchase_order_number", from: null, to: "PO-9" }],
  });
});
