// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SessionProvider } from "@/components/shell/session";
import { reportChangingCall } from "@/lib/ads/changing-calls";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import { adsKey } from "@/lib/ads/query-key";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { type Described, describeChange } from "@/lib/history/describe-change";
import { readOwnChanges } from "@/lib/history/own-changes-journal";
import { StoreOwnChanges } from "./store-own-changes";

afterEach(cleanup);

const scope = { environment: "live", handle: "mara_agency" } as const;
const list = { account_id: "a1" };
const person = { id: "p1", handle: "mara_agency", name: "Mara" };

function renderStoring(known: campaigns.Campaign) {
  const client = new QueryClient();
  // Read once by the page; changes do not refetch it.
  client.setQueryData(adsKey(campaigns.list, scope, list), { pages: [{ data: [known] }] });
  render(
    <QueryClientProvider client={client}>
      <SessionProvider
        session={{
          person,
          handles: [{ handle: "mara_agency", userId: "22", access: "write", operator: false }],
        }}
      >
        <StoreOwnChanges />
      </SessionProvider>
    </QueryClientProvider>,
  );
}

async function storedChanges(id: string) {
  const place = { personId: person.id, environment: "live" };
  const records = await readOwnChanges(place, "a1", "CAMPAIGN", id);
  return records.map(describeChange).reverse();
}

const sides = ({ fields }: Described) => fields.map(({ before, after }) => [before, after]);

it("records for each change of a campaign the value right before it, and for a resume that it was paused", async () => {
  const listed = sampleCampaign({ id: "c1", daily_budget_amount_local_micro: "30000000" });
  renderStoring(listed);
  const changes = [
    { daily_budget_amount_local_micro: "31000000" },
    { daily_budget_amount_local_micro: "32000000" },
    { entity_status: "PAUSED" },
    { entity_status: "ACTIVE" },
  ];
  let now = listed;
  for (const change of changes) {
    now = { ...now, ...change };
    reportChangingCall({ endpoint: campaigns.update, scope, input: { ...list, ...change }, data: now });
  }
  await expect
    .poll(async () => (await storedChanges("c1")).map(sides))
    .toEqual([
      [[money("30000000"), money("31000000")]],
      [[money("31000000"), money("32000000")]],
      [[expect.objectContaining({ text: "Active" }), expect.objectContaining({ text: "Paused" })]],
      [[expect.objectContaining({ text: "Paused" }), expect.objectContaining({ text: "Active" })]],
    ]);
});

it("records for a change in a batch the value before it as an earlier change of the page left it", async () => {
  const listed = sampleCampaign({ id: "c2", daily_budget_amount_local_micro: "33000000" });
  renderStoring(listed);
  for (const [from, to] of [
    ["33000000", "36300000"],
    ["36300000", "43560000"],
  ]) {
    const params = { campaign_id: "c2", daily_budget_amount_local_micro: to };
    const data = [{ ...listed, daily_budget_amount_local_micro: to }];
    const input = { ...list, body: [{ operation_type: "Update", params }] };
    reportChangingCall({ endpoint: campaigns.batch, scope, input, data });
    await expect
      .poll(async () => (await storedChanges("c2")).map(sides).at(-1))
      .toEqual([[money(from), money(to)]]);
  }
});

it("keeps nothing of a change that changed nothing", async () => {
  const listed = sampleCampaign({ id: "c3", entity_status: "PAUSED" });
  renderStoring(listed);
  for (const entity_status of ["PAUSED", "ACTIVE"]) {
    const input = { ...list, entity_status };
    reportChangingCall({ endpoint: campaigns.update, scope, input, data: { ...listed, entity_status } });
  }
  await expect.poll(() => storedChanges("c3")).toHaveLength(1);
});

const money = (micros: string | undefined) => ({ kind: "money", micros, currency: "EUR" });
