import "fake-indexeddb/auto";
import { beforeEach, expect, it } from "vitest";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { RefusedError } from "@/lib/ads/errors";
import type { BulkEvent, BulkPorts } from "@/lib/bulk/bulk-run";
import { type CreatedRecord, type CreationItem, creationPlan, creationStep } from "./creation-plan";
import { creationResults, forgetCreated, noteSettled, readCreated, stepKey } from "./creation-results";
import { runStoredCreation } from "./run-stored-creation";

const PLAN = "spring";
const [CAMPAIGN, ITEM] = [stepKey(PLAN, "campaign"), stepKey(PLAN, "item")];

const plan = creationPlan([
  creationStep(campaigns.create)({
    key: CAMPAIGN,
    title: "Spring",
    input: () => ({ name: "Spring", funding_instrument_id: "f1" }),
  }),
  creationStep(lineItems.create)({
    key: ITEM,
    title: "Germany",
    needs: [CAMPAIGN],
    input: (idOf) => ({
      campaign_id: idOf(CAMPAIGN),
      objective: "REACH",
      product_type: "PROMOTED_POST",
      placements: ["ALL_ON_SERVICE"],
      start_time: "2027-01-01T00:00:00Z",
    }),
  }),
]);

/** A service that creates everything except what `refuses` names; and the steps that were sent to it. */
function service(refuses?: string) {
  const sent: string[] = [];
  const ports: BulkPorts<CreationItem> = {
    send: async (items) => {
      sent.push(...items.map(({ key }) => key));
      const wrong = { code: "INVALID_PARAMETER", message: "No such name", parameter: "name" };
      if (items.some(({ key }) => key === refuses)) throw new RefusedError(400, [wrong], []);
      return items.map(
        ({ key, operation }): CreatedRecord => ({
          id: `id of ${key}`,
          deleted: false,
          madeBy: operation.endpoint,
        }),
      );
    },
    look: async () => [],
    waitUntil: async () => {},
    now: Date.now,
    blockedUntil: () => undefined,
  };
  return { sent, ports };
}

const run = async (
  { ports }: ReturnType<typeof service>,
  report: (event: BulkEvent<CreationItem>) => void = () => {},
) => runStoredCreation(plan, ports, report, new AbortController().signal, new Map());

/** The state of a newly opened tab: what the device stores, and nothing else. */
const asAfterReload = () => creationResults.update(() => new Map());

beforeEach(() => forgetCreated(PLAN));

it("keeps what was created, and a run without that knowledge creates the rest only", async () => {
  const first = service(ITEM);
  await run(first);
  expect(first.sent).toEqual([CAMPAIGN, ITEM]);
  asAfterReload();
  const stored = await readCreated(PLAN);
  expect([stored.get(CAMPAIGN)?.state, stored.get(ITEM)?.state]).toEqual(["done", "failed"]);

  const second = service();
  const states = new Map<string, string>();
  await run(second, (event) => {
    if (event.type === "settled") for (const [key, { state }] of event.results) states.set(key, state);
  });
  expect(second.sent).toEqual([ITEM]);
  expect([...states]).toEqual([
    [CAMPAIGN, "done"],
    [ITEM, "done"],
  ]);
  const third = service();
  await run(third);
  expect(third.sent).toEqual([]);
});

it("keeps what exists when a run reports it as unknown", async () => {
  await run(service());
  await noteSettled(plan, new Map([[CAMPAIGN, { state: "unknown" }]]));
  expect((await readCreated(PLAN)).get(CAMPAIGN)?.state).toBe("done");
});
