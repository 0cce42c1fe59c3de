import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let account: TestAccount;
let campaign: string;

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  campaign = await account.campaign({ daily_budget_amount_local_micro: "50000000" });
});

const ENGAGEMENTS = {
  objective: "ENGAGEMENTS",
  product_type: "PROMOTED_POST",
  placements: "ALL_ON_SERVICE",
  start_time: "2026-11-01T00:00:00Z",
};

const create = (query: Record<string, string> = {}) =>
  account.post("line_items", { campaign_id: campaign, ...ENGAGEMENTS, ...query });

describe("listing line items", () => {
  it("filters by campaign, funding, name, id and draft", async () => {
    const other = await account.campaign();
    const a = (await create({ name: "Prospecting" })).record.id;
    const b = (await create({ name: "Retargeting" })).record.id;
    const c = (await create({ campaign_id: other, name: "pros", entity_status: "DRAFT" })).record.id;
    const list = async (query: Record<string, string>) =>
      (await account.get("line_items", query)).records.map(({ id }) => id);
    expect(await list({ campaign_ids: campaign })).toEqual([a, b]);
    expect(await list({ campaign_ids: other })).toEqual([]);
    expect(await list({ q: "PROS", with_draft: "true" })).toEqual([a, c]);
    expect(await list({ line_item_ids: `${b},${c}` })).toEqual([b]);
    expect(await list({ funding_instrument_ids: account.funding })).toEqual([a, b]);
    expect(await list({ funding_instrument_ids: "nosuch" })).toEqual([]);
  });

  it("pages to the end in every order", async () => {
    for (const amount of ["3000000", "1000000", "1000000", "2000000", "5000000"]) {
      await create({ bid_strategy: "MAX", bid_amount_local_micro: amount });
    }
    for (const sort_by of ["bid_amount_local_micro-desc", "created_at-asc", "updated_at-desc"]) {
      const ids = await everyPage((query) => account.get("line_items", query), { count: "2", sort_by });
      expect(ids).toHaveLength(5);
    }
  });
});

describe("who may", () => {
  it("lets managers change, analysts read and creative managers neither", async () => {
    const { id } = (await create()).record;
    const change = (as: string) => account.put(`line_items/${id}`, { name: as }, { as });
    expect((await change("jon_marketer")).status).toBe(200);
    expect(errorOf(await change("leo_analyst"))).toMatchObject({ status: 403, code: "ACTION_NOT_ALLOWED" });
    expect((await account.get("line_items", {}, { as: "leo_analyst" })).status).toBe(200);
    expect((await account.get("line_items", {}, { as: "ines_creative" })).status).toBe(403);
    const readOnly = await account.remove(`line_items/${id}`, { access: "read" });
    expect(errorOf(readOnly)).toMatchObject({ status: 403, code: "READONLY_CLIENT_APPLICATION" });
  });
});

describe("the demo", () => {
  it("has the line items that its campaigns say they have, each serving as its campaign does", async () => {
    const demo = startService();
    const id = demo.idOf("accounts", "name = 'Kestrel Air'");
    const campaigns = (await demo.get(`/live/12/accounts/${id}/campaigns`)).records;
    const { records } = await demo.get(`/live/12/accounts/${id}/line_items`, { count: "1000" });
    expect(records.length).toBeGreaterThan(20);
    for (const one of campaigns) {
      const own = records.filter(({ campaign_id }) => campaign_id === one.id);
      const incomplete = one.reasons_not_servable;
      expect(own.length === 0).toBe(Array.isArray(incomplete) && incomplete.includes("INCOMPLETE"));
      if (one.servable === true) expect(own[0]?.servable).toBe(true);
      if (one.servable === false) expect(own.filter(({ servable }) => servable)).toEqual([]);
      expect(new Set(own.map(({ objective }) => objective)).size).toBeLessThanOrEqual(1);
    }
  });
});

describe("placements", () => {
  it("lists valid combinations, by product", async () => {
    const all = await service.get("/live/12/line_items/placements");
    expect(all.body).toMatchObject({ data_type: "placement", next_cursor: null });
    expect(all.records.map(({ product_type }) => product_type)).toEqual([
      "MEDIA",
      "PROMOTED_ACCOUNT",
      "PROMOTED_POST",
    ]);
    const one = await service.get("/live/12/line_items/placements", { product_type: "PROMOTED_ACCOUNT" });
    expect(one.body.data).toEqual([
      { product_type: "PROMOTED_ACCOUNT", placements: [["ALL_ON_SERVICE"], ["SERVICE_TIMELINE"]] },
    ]);
    const none = await service.get("/live/12/line_items/placements", { product_type: "CARD" });
    expect(errorOf(none)).toMatchObject({ status: 400, parameter: "product_type" });
  });
});
