import { beforeAll, describe, expect, it } from "vitest";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let account: string;
let funding: string;
let campaigns: string;

beforeAll(() => {
  service = startService();
  account = service.idOf("accounts", "name = 'Kestrel Air'");
  funding = service.idOf("funding_instruments", `account_id = '${account}' AND type = 'INSERTION_ORDER'`);
  campaigns = `/live/12/accounts/${account}/campaigns`;
});

const create = (query: Record<string, string>) =>
  service.call("POST", campaigns, { query: { funding_instrument_id: funding, name: "Launch", ...query } });

describe("creating a campaign", () => {
  it("takes the specification's defaults and answers with the stored record", async () => {
    const { status, body, record } = await create({ daily_budget_amount_local_micro: "5500000" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data_type: "campaign",
      request: { params: { account_id: account, name: "Launch", daily_budget_amount_local_micro: 5500000 } },
      data: {
        name: "Launch",
        budget_optimization: "CAMPAIGN",
        standard_delivery: true,
        entity_status: "ACTIVE",
        effective_status: "UNKNOWN",
        servable: false,
        reasons_not_servable: ["INCOMPLETE"],
        daily_budget_amount_local_micro: 5500000,
        total_budget_amount_local_micro: null,
        currency: "GBP",
        created_at: "2026-11-21T10:00:00Z",
        deleted: false,
      },
    });
    expect((await service.get(`${campaigns}/${record.id}`)).record).toEqual(record);
  });

  it("keeps amounts exact that a JavaScript number cannot hold", async () => {
    const { text } = await create({ total_budget_amount_local_micro: "9007199254750000" });
    expect(text).toContain('"total_budget_amount_local_micro":9007199254750000,');
  });

  it("reads parameters from a form body, with + for a space", async () => {
    const { body } = await service.call("POST", campaigns, {
      form: { funding_instrument_id: funding, name: "Back to school" },
    });
    expect(body.data).toMatchObject({ name: "Back to school" });
  });

  it("leaves delivery empty where line items have the budget", async () => {
    const { body } = await create({ budget_optimization: "LINE_ITEM" });
    expect(body.data).toMatchObject({ standard_delivery: null });
  });

  it("reports every mistake at once", async () => {
    const { status, body } = await service.call("POST", campaigns, {
      query: { daily_budget_amount_local_micro: "5,50", standard_delivery: "maybe" },
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        code: "MISSING_PARAMETER",
        message: '"funding_instrument_id" is a required parameter',
        parameter: "funding_instrument_id",
      },
      { code: "MISSING_PARAMETER", message: '"name" is a required parameter', parameter: "name" },
      expect.objectContaining({
        code: "INVALID_PARAMETER",
        message: 'Expected Long greater than 0, got "5,50" for daily_budget_amount_local_micro',
      }),
      expect.objectContaining({ message: 'Expected boolean, got "maybe" for standard_delivery' }),
    ]);
  });
});

describe("a change to a campaign", () => {
  it("changes what is given, unsets what is empty, and leaves the rest", async () => {
    const before = await create({
      purchase_order_number: "PO-1",
      total_budget_amount_local_micro: "90000000",
    });
    const { id } = before.record;
    const changed = await service.call("PUT", `${campaigns}/${id}`, {
      query: { purchase_order_number: "", entity_status: "PAUSED", id: "" },
    });
    expect(changed.body.request).toEqual({
      params: { account_id: account, campaign_id: id, purchase_order_number: null, entity_status: "PAUSED" },
    });
    expect(changed.record).toEqual({
      ...before.record,
      purchase_order_number: null,
      entity_status: "PAUSED",
      reasons_not_servable: ["PAUSED_BY_ADVERTISER", "INCOMPLETE"],
    });
  });

  it("that changes nothing leaves no trace", async () => {
    const before = (await create({})).record;
    service.clock.advance(60_000);
    const { record } = await service.call("PUT", `${campaigns}/${before.id}`, { query: { name: "Launch" } });
    expect(record).toEqual(before);
    const renamed = await service.call("PUT", `${campaigns}/${before.id}`, { query: { name: "Relaunch" } });
    expect(renamed.record.updated_at).toBe("2026-11-21T10:01:00Z");
    service.clock.reset();
  });

  it("moves delivery along with the budget", async () => {
    const { id } = (await create({ standard_delivery: "false" })).record;
    const put = (query: Record<string, string>) => service.call("PUT", `${campaigns}/${id}`, { query });
    expect((await put({ budget_optimization: "LINE_ITEM" })).record.standard_delivery).toBeNull();
    expect((await put({ standard_delivery: "true" })).body.errors).toEqual([
      {
        code: "INVALID_PARAMETER",
        message: "standard_delivery is only allowed with budget_optimization CAMPAIGN",
        parameter: "standard_delivery",
      },
    ]);
    expect((await put({ budget_optimization: "CAMPAIGN" })).record.standard_delivery).toBe(true);
  });

  it("takes a draft out of draft, which lists then show", async () => {
    const { id } = (await create({ entity_status: "DRAFT" })).record;
    const listed = async () => (await service.get(campaigns, { campaign_ids: id })).records.length;
    expect(await listed()).toBe(0);
    await service.call("PUT", `${campaigns}/${id}`, { query: { entity_status: "PAUSED" } });
    expect(await listed()).toBe(1);
    const back = await service.call("PUT", `${campaigns}/${id}`, { query: { entity_status: "DRAFT" } });
    expect(back.body.errors?.[0]?.message).toBe(
      'Expected a value in ACTIVE, PAUSED, got "DRAFT" for entity_status',
    );
  });

  it("holds the rules against the campaign as it would be", async () => {
    const { id } = (await create({ total_budget_amount_local_micro: "90000000" })).record;
    const { status, body } = await service.call("PUT", `${campaigns}/${id}`, {
      query: { daily_budget_amount_local_micro: "90010000" },
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        code: "INVALID_PARAMETER",
        message:
          "daily_budget_amount_local_micro must be less than or equal to total_budget_amount_local_micro",
        parameter: "daily_budget_amount_local_micro",
      },
    ]);
  });
});

describe("deleting a campaign", () => {
  it("works once; the record then comes only with with_deleted", async () => {
    const { id } = (await create({})).record;
    const deleted = await service.call("DELETE", `${campaigns}/${id}`);
    expect(deleted.body.data).toMatchObject({ deleted: true, servable: null, reasons_not_servable: [] });
    const again = await service.call("DELETE", `${campaigns}/${id}`);
    expect(again.status).toBe(404);
    expect(again.body.errors).toEqual([
      {
        code: "NOT_FOUND",
        message: `Campaign ${id} was not found for Account ${account}`,
        parameter: "campaign_id",
      },
    ]);
    expect((await service.get(`${campaigns}/${id}`)).status).toBe(404);
    expect((await service.get(`${campaigns}/${id}`, { with_deleted: "true" })).status).toBe(200);
  });
});
