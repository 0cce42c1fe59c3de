import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { type CampaignItem, planBulkChange } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign, sampleCreation } from "@/lib/campaigns/test-campaign";
import { CAMPAIGNS } from "./bulk-resources";
import { lookBeforeGoingOn } from "./bulk-resume";
import { type BulkEvent, type BulkPorts, type ItemOutcome, runBulk } from "./bulk-run";
import { aboutToSend, leftOf, type StoredOutcomes, withOutcomes } from "./stored-job";

const BUDGET = "daily_budget_amount_local_micro";

const campaigns = (count: number) =>
  Array.from({ length: count }, (_, n) => sampleCampaign({ id: `c${n}`, name: `Campaign ${n}` }));
const tenPercentMore = (chosen: readonly Campaign[]) =>
  planBulkChange(chosen, {
    kind: "budget",
    field: BUDGET,
    adjustment: { by: "percent", direction: "up", hundredths: 1000n },
    roundTo: 1n,
    currency: "EUR",
  }).items;

/** The page is gone: nothing happens any more, and nothing is shown of it. */
class PageGone extends Error {}

/** A service, and a page that is lost at the nth batch, before or after the service had it. */
function service(stored: Map<string, Campaign>, lost?: { at: number; after: boolean }) {
  const sent: string[] = [];
  let batches = 0;
  const ports: BulkPorts<CampaignItem> = {
    async send(batch) {
      const gone = lost?.at === batches;
      batches += 1;
      if (gone && !lost.after) throw new PageGone();
      sent.push(...batch.map(({ key }) => key));
      const records = batch.map(({ operation }) => {
        if (operation.operation_type !== "Update") throw new Error("Only updates here");
        const { campaign_id: id, ...change } = operation.params;
        const record = { ...sampleCampaign({ id }), ...stored.get(id), ...change } as Campaign;
        stored.set(id, record);
        return record;
      });
      if (gone) throw new PageGone();
      return records;
    },
    look: async (batch) => batch.flatMap(({ key }) => stored.get(key) ?? []),
    waitUntil: async () => {},
    now: () => 0,
    blockedUntil: () => undefined,
  };
  return { ports, sent };
}

/** Runs until the page is lost, and returns what its journal holds by then. */
async function runUntilLost(
  items: readonly CampaignItem[],
  ports: BulkPorts<CampaignItem>,
): Promise<StoredOutcomes> {
  let outcomes: StoredOutcomes = new Map();
  const gone = new AbortController();
  const storing: BulkPorts<CampaignItem> = {
    ...ports,
    send: (batch) => {
      outcomes = aboutToSend(outcomes, batch);
      return ports.send(batch).catch((error: unknown) => {
        gone.abort();
        throw error;
      });
    },
  };
  const report = (event: BulkEvent) => {
    if (event.type === "settled" && !gone.signal.aborted) outcomes = withOutcomes(outcomes, event.results);
  };
  await runBulk(CAMPAIGNS, items, storing, report, gone.signal);
  return outcomes;
}

async function look(
  items: readonly CampaignItem[],
  outcomes: StoredOutcomes,
  ports: BulkPorts<CampaignItem>,
) {
  const states = new Map<string, ItemOutcome>(outcomes);
  const events: BulkEvent[] = [];
  const rest = await lookBeforeGoingOn(
    CAMPAIGNS,
    leftOf(items, outcomes),
    outcomes,
    ports,
    (event) => {
      events.push(event);
      if (event.type === "settled") for (const [key, state] of event.results) states.set(key, state);
    },
    new AbortController().signal,
  );
  return { rest, states, events, keys: rest.map(({ key }) => key) };
}

it("applies everything once, wherever the page was lost", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 130 }), fc.nat(3), fc.boolean(), async (count, at, after) => {
      const chosen = campaigns(count);
      const stored = new Map(chosen.map((campaign) => [campaign.id, campaign]));
      const items = tenPercentMore(chosen);
      const first = service(stored, { at, after });
      const outcomes = await runUntilLost(items, first.ports);
      const second = service(stored);
      const { rest } = await look(items, outcomes, second.ports);
      await runBulk(CAMPAIGNS, rest, second.ports, () => {}, new AbortController().signal);
      const sent = [...first.sent, ...second.sent];
      expect(sent).toEqual(chosen.map(({ id }) => id));
      for (const { id } of chosen) expect(stored.get(id)?.[BUDGET]).toBe("11000000");
    }),
  );
});

describe("before an interrupted run goes on", () => {
  const chosen = campaigns(3);
  const items = tenPercentMore(chosen);
  const stored = (change: Partial<Campaign> = {}) =>
    new Map(chosen.map((campaign, n) => [campaign.id, n === 1 ? { ...campaign, ...change } : campaign]));

  it("what another person changed since is left alone, and listed", async () => {
    const { ports } = service(stored({ [BUDGET]: "50000000" }));
    const { keys, states } = await look(items, new Map(), ports);
    expect(keys).toEqual(["c0", "c2"]);
    expect(states.get("c1")).toMatchObject({
      state: "failed",
      errors: [{ message: expect.stringContaining("Daily budget is 50.00 EUR and was 10.00 EUR") }],
    });
  });

  it("a change of something else does not matter", async () => {
    const { ports } = service(stored({ name: "Another" }));
    expect((await look(items, new Map(), ports)).keys).toEqual(["c0", "c1", "c2"]);
  });

  it("a campaign that is gone is left to the service to refuse", async () => {
    const { ports } = service(new Map());
    expect((await look(items, new Map(), ports)).keys).toEqual(["c0", "c1", "c2"]);
  });

  it("a deletion that took effect is done", async () => {
    const deletions = planBulkChange(chosen, { kind: "delete" }).items;
    const { ports } = service(stored({ deleted: true }));
    const { keys, states } = await look(deletions, aboutToSend(new Map(), deletions), ports);
    expect(keys).toEqual(["c0", "c2"]);
    expect(states.get("c1")?.state).toBe("done");
  });

  it("a copy is looked for only if it may have been created", async () => {
    const copies = chosen.map(({ id }) => sampleCreation(`Copy of ${id}`));
    const asked: string[] = [];
    const created = sampleCampaign({ id: "new", name: copies[0]?.name ?? "" });
    const ports: BulkPorts<CampaignItem> = {
      ...service(new Map()).ports,
      look: async (batch) => {
        asked.push(...batch.map(({ key }) => key));
        return [created];
      },
    };
    const { rest, states } = await look(copies, aboutToSend(new Map(), copies.slice(0, 2)), ports);
    expect(asked).toEqual(copies.slice(0, 2).map(({ key }) => key));
    expect(states.get(copies[0]?.key ?? "")?.state).toBe("done");
    expect(rest).toEqual(copies.slice(1));
  });

  it("nothing is sent while the service cannot be asked", async () => {
    const dark = {
      ...service(stored()).ports,
      look: () => Promise.reject(new UnreachableError("No answer")),
    };
    const { rest, events } = await look(items, new Map(), dark);
    expect(rest).toEqual([]);
    expect(events).toEqual([
      { type: "looking" },
      { type: "stopped", words: "The campaigns could not be looked up, so nothing more was sent" },
    ]);
  });

  it("an allowance that is used up is waited for", async () => {
    const { ports } = service(stored());
    const answers = [Promise.reject(new RefusedError(429, [], [], new Date(30_000))), ports.look(items)];
    answers[0]?.catch(() => {});
    const patient = { ...ports, look: () => answers.shift() ?? Promise.resolve([]) };
    const { keys, events } = await look(items, new Map(), patient);
    expect(events.slice(0, 3)).toEqual([
      { type: "looking" },
      { type: "waiting", until: 30_000, reason: "allowance" },
      { type: "looking" },
    ]);
    expect(keys).toEqual(["c0", "c1", "c2"]);
  });
});
