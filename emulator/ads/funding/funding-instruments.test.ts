import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let account: string;
let path: string;

beforeAll(() => {
  service = startService();
  account = service.idOf("accounts", "name = 'Empty sandbox'");
  path = `/sandbox/12/accounts/${account}/funding_instruments`;
});

beforeEach(() => service.clock.reset());

const create = (query: Record<string, string>) =>
  service.call("POST", path, {
    query: { currency: "EUR", type: "CREDIT_LINE", start_time: "2026-11-01", ...query },
  });

describe("sandbox funding instruments", () => {
  it("are created with what was given, times in UTC", async () => {
    const { status, record, body } = await create({
      type: "INSERTION_ORDER",
      start_time: "2026-12-01T02:00:00+02:00",
      end_time: "2027-01-31",
      funded_amount_local_micro: "50000000000",
    });
    expect(status).toBe(200);
    expect(record).toMatchObject({
      type: "INSERTION_ORDER",
      currency: "EUR",
      description: "(no payment method has been set up yet)",
      start_time: "2026-12-01T00:00:00Z",
      end_time: "2027-01-31T00:00:00Z",
      funded_amount_local_micro: 50000000000,
      credit_limit_local_micro: null,
      credit_remaining_local_micro: null,
      entity_status: "ACTIVE",
      account_id: account,
      able_to_fund: false,
      reasons_not_able_to_fund: ["STARTS_IN_FUTURE"],
      deleted: false,
    });
    expect(body.request).toMatchObject({ params: { start_time: "2026-12-01T00:00:00Z" } });
    service.clock.advance(11 * 86_400_000);
    expect((await service.get(`${path}/${record.id}`)).record).toMatchObject({ able_to_fund: true });
    service.clock.advance(90 * 86_400_000);
    expect((await service.get(`${path}/${record.id}`)).record).toMatchObject({
      reasons_not_able_to_fund: ["EXPIRED"],
    });
  });

  it("show what is left of a credit line", async () => {
    const { record } = await create({ credit_limit_local_micro: "7000000000" });
    expect(record).toMatchObject({ credit_remaining_local_micro: 7000000000, able_to_fund: true });
  });

  it("are held to the rules of their type, all at once", async () => {
    const { status, body } = await create({
      currency: "JPY",
      type: "INSERTION_ORDER",
      credit_limit_local_micro: "5500000",
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      expect.objectContaining({ code: "INVALID_DENOMINATION", parameter: "credit_limit_local_micro" }),
      {
        code: "INVALID_PARAMETER",
        message: "setting credit_limit_local_micro is not allowed",
        parameter: "credit_limit_local_micro",
      },
      { code: "MISSING_PARAMETER", message: '"end_time" is a required parameter', parameter: "end_time" },
    ]);
    expect((await create({ currency: "ABC" })).body.errors?.[0]).toMatchObject({ parameter: "currency" });
    expect((await create({ end_time: "2026-10-01" })).body.errors?.[0]?.code).toBe("INVALID_TIME_WINDOW");
    expect((await create({ start_time: "" })).body.errors).toEqual([
      {
        code: "INVALID_PARAMETER",
        message: 'Expected time, got "" for start_time',
        parameter: "start_time",
        value: "",
        details: "invalid date",
      },
    ]);
  });

  it("are deleted once; their campaigns then have a funding problem", async () => {
    const { record } = await create({});
    const campaigns = `/sandbox/12/accounts/${account}/campaigns`;
    const query = { funding_instrument_id: record.id, name: "Paid for" };
    const campaign = (await service.call("POST", campaigns, { query })).record;
    const deleted = await service.call("DELETE", `${path}/${record.id}`);
    expect(deleted.record).toMatchObject({
      deleted: true,
      able_to_fund: false,
      reasons_not_able_to_fund: ["DELETED"],
    });
    expect((await service.call("DELETE", `${path}/${record.id}`)).status).toBe(404);
    expect((await service.get(`${path}/${record.id}`)).status).toBe(404);
    expect((await service.get(path)).records).not.toContainEqual(expect.objectContaining({ id: record.id }));
    expect((await service.get(path, { with_deleted: "true" })).records).toContainEqual(
      expect.objectContaining({ id: record.id }),
    );
    expect((await service.get(`${campaigns}/${campaign.id}`)).record.reasons_not_servable).toEqual([
      "FUNDING_PROBLEM",
      "INCOMPLETE",
    ]);
    const refused = await service.call("POST", campaigns, { query });
    expect(refused.body.errors?.[0]).toMatchObject({
      code: "INVALID_FUNDING_INSTRUMENT",
      parameter: "funding_instrument_id",
    });
  });

  it("take new campaigns until they end", async () => {
    const { record } = await create({
      type: "INSERTION_ORDER",
      end_time: "2026-12-01",
      funded_amount_local_micro: "50000000000",
    });
    const campaign = () =>
      service.call("POST", `/sandbox/12/accounts/${account}/campaigns`, {
        query: { funding_instrument_id: record.id, name: "Paid for" },
      });
    expect((await campaign()).status).toBe(200);
    service.clock.advance(11 * 86_400_000);
    expect((await campaign()).body.errors).toEqual([
      {
        code: "INVALID_FUNDING_INSTRUMENT",
        message: `Funding Instrument ${record.id} has expired`,
        parameter: "funding_instrument_id",
      },
    ]);
  });

  it("take whole coins of their currency from campaigns", async () => {
    const { record } = await create({ currency: "KWD" });
    const budget = (daily: string) =>
      service.call("POST", `/sandbox/12/accounts/${account}/campaigns`, {
        query: { funding_instrument_id: record.id, name: "K", daily_budget_amount_local_micro: daily },
      });
    expect((await budget("1001000")).record.currency).toBe("KWD");
    expect((await budget("1000500")).body.errors).toEqual([
      {
        code: "INVALID_DENOMINATION",
        message: 'Expected a multiple of 1000 (KWD), got "1000500" for daily_budget_amount_local_micro',
        parameter: "daily_budget_amount_local_micro",
        value: "1000500",
      },
    ]);
  });
});

describe("live funding instruments", () => {
  it("cannot be created or deleted", async () => {
    const live = `/live/12/accounts/${service.idOf("accounts", "name = 'Kestrel Air'")}/funding_instruments`;
    expect((await service.call("POST", live)).status).toBe(405);
    const { records } = await service.get(live);
    expect((await service.call("DELETE", `${live}/${records[0]?.id}`)).status).toBe(405);
    expect((await service.get(`${live}/${records[0]?.id}`)).record).toEqual(records[0]);
  });
});
