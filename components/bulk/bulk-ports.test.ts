// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { makeChange } from "@/lib/ads/client";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { eventually } from "@/lib/time/test-eventually";
import { bulkPorts } from "./bulk-ports";

const scope = { environment: "live", handle: "mara_agency" } as const;

const pausing = (id: string): PlannedItem => ({
  key: id,
  name: id,
  before: sampleCampaign({ id }),
  operation: { operation_type: "Update", params: { campaign_id: id, entity_status: "PAUSED" } },
  differences: [],
});

afterEach(() => vi.unstubAllGlobals());

it("sends a batch after a single change of one of its records, and the next change after the batch", async () => {
  const sent: string[] = [];
  let answer = () => {};
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push(`single ${init.method}`);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return Response.json({ data: sampleCampaign({ id: "c1" }) });
  });
  const ports = bulkPorts(scope, {
    send: async (items) => {
      sent.push(items.map(({ key }) => key).join());
      return items.flatMap(({ before }) => before ?? []);
    },
    look: async () => [],
  });
  const change = () =>
    makeChange(new QueryClient(), campaigns.update, scope, {
      account_id: "a1",
      campaign_id: "c1",
      entity_status: "ACTIVE",
    });
  const single = change();
  await eventually(() => expect(sent).toEqual(["single PUT"]));
  const batch = ports.send([pausing("c1"), pausing("c2")]);
  const other = ports.send([pausing("c3")]);
  const last = change();
  await other;
  expect(sent).toEqual(["single PUT", "c3"]);
  answer();
  await single;
  await batch;
  await eventually(() => expect(sent).toEqual(["single PUT", "c3", "c1,c2", "single PUT"]));
  answer();
  await last;
});
