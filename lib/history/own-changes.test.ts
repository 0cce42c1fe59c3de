import { describe, expect, it } from "vitest";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as audiences from "@/lib/ads/endpoints/custom-audiences";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { describeChange } from "./describe-change";
import { ownChanges, recordsById } from "./own-changes";

const scope = { environment: "live", handle: "mara_agency" } as const;
const around = (known: readonly unknown[] = []) => {
  const records = recordsById(known);
  return { userId: "22", now: "2026-11-25T10:00:00Z", before: (id: string) => records.get(id) };
};
const before = sampleCampaign({ id: "c1", name: "Spring", updated_at: "2026-11-01T00:00:00Z" });
const after = { ...before, name: "Summer", updated_at: "2026-11-25T09:59:59Z", effective_status: "PAUSED" };

describe("ownChanges", () => {
  it("records an update with the values before it, and the service's time", () => {
    const call = { endpoint: campaigns.update, scope, input: { account_id: "a1" }, data: after };
    const own = ownChanges(call, around([{ pages: [{ data: [before] }] }]));
    expect(own).toMatchObject({ accountId: "a1" });
    expect(own?.changes).toEqual([
      {
        change_by: { user_id: "22", platform: "THIS_BROWSER" },
        change_time: "2026-11-25T09:59:59Z",
        change_type: "UPDATE",
        changes: { name: { before: "Spring", after: "Summer" } },
        entity: "CAMPAIGN",
        entity_id: "c1",
        entity_data: { name: "Summer", currency: "EUR" },
      },
    ]);
  });

  it("records for an unknown record what was sent, and no value before", () => {
    const input = { account_id: "a1", campaign_id: "c1", name: "Summer" };
    const [change] =
      ownChanges({ endpoint: campaigns.update, scope, input, data: after }, around())?.changes ?? [];
    expect(change?.changes).toEqual({ name: "Summer" });
    expect(change && describeChange(change).fields).toEqual([
      expect.objectContaining({ field: "name", before: undefined, after: { kind: "text", text: "Summer" } }),
    ]);
  });

  it("records each item of a batch by its operation", () => {
    const made = sampleCampaign({ id: "c2", name: "New" });
    const gone = sampleCampaign({ id: "c3", deleted: true });
    const input = {
      account_id: "a1",
      body: [
        { operation_type: "Create", params: { name: "New" } },
        { operation_type: "Update", params: { campaign_id: "c1", name: "Summer" } },
        { operation_type: "Delete", params: { campaign_id: "c3" } },
      ],
    };
    const call = { endpoint: campaigns.batch, scope, input, data: [made, after, gone] };
    const changes = ownChanges(call, around([before]))?.changes ?? [];
    expect(changes.map(({ entity_id, change_type }) => [entity_id, change_type])).toEqual([
      ["c2", "CREATE"],
      ["c1", "UPDATE"],
      ["c3", "DELETE"],
    ]);
    expect(changes[0]?.changes).toMatchObject({ name: { before: null, after: "New" } });
  });

  it("leaves alone what has no history", () => {
    const call = { endpoint: audiences.create, scope, input: { account_id: "a1" }, data: { id: "x" } };
    expect(ownChanges(call, around())).toBeUndefined();
  });
});

describe("recordsById", () => {
  it("finds records in whatever a browser holds, the newest of several", () => {
    const old = { ...before, name: "Winter", updated_at: "2026-10-01T00:00:00Z" };
    const held = [{ data: before }, { records: [old] }, { pages: [{ data: [old] }] }, undefined, "text", 7];
    expect([...recordsById(held).values()]).toEqual([before]);
  });
});
