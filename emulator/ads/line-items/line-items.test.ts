import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, openAccount, type TestAccount } from "../../testing/account";
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

describe("creating a line item", () => {
  it("takes defaults from the objective and answers with the stored record", async () => {
    const { status, body, record } = await create({ name: "Prospecting" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data_type: "line_item",
      data: {
        campaign_id: campaign,
        funding_instrument_id: account.funding,
        name: "Prospecting",
        objective: "ENGAGEMENTS",
        product_type: "PROMOTED_POST",
        placements: ["ALL_ON_SERVICE"],
        goal: "ENGAGEMENT",
        bid_strategy: "AUTO",
        bid_amount_local_micro: null,
        pay_by: "ENGAGEMENT",
        start_time: "2026-11-01T00:00:00Z",
        end_time: null,
        entity_status: "ACTIVE",
        creative_source: "MANUAL",
        categories: [],
        currency: "EUR",
        deleted: false,
      },
    });
    expect((await account.get(`line_items/${record.id}`)).record).toEqual(record);
  });

  it("asks for what is required", async () => {
    const { status, body } = await account.post("line_items");
    expect(status).toBe(400);
    expect(body.errors?.map(({ code, parameter }) => `${code} ${String(parameter)}`)).toEqual([
      "MISSING_PARAMETER campaign_id",
      "MISSING_PARAMETER objective",
      "MISSING_PARAMETER product_type",
      "MISSING_PARAMETER placements",
      "MISSING_PARAMETER start_time",
    ]);
  });

  it("completes its campaign, and deleting it leaves the campaign incomplete again", async () => {
    const reasons = async () => (await account.get(`campaigns/${campaign}`)).record.reasons_not_servable;
    expect(await reasons()).toEqual(["INCOMPLETE"]);
    const { id } = (await create()).record;
    await account.promote(id);
    expect(await reasons()).toEqual([]);
    await account.remove(`line_items/${id}`);
    expect(await reasons()).toEqual(["INCOMPLETE"]);
  });

  it("starts and ends with the clock, and so does its campaign", async () => {
    const { id } = (await create({ start_time: "2026-11-21T11:00:00Z", end_time: "2026-11-21T12:00:00Z" }))
      .record;
    await account.promote(id);
    const reasons = async () => [
      (await account.get(`line_items/${id}`)).record.reasons_not_servable,
      (await account.get(`campaigns/${campaign}`)).record.reasons_not_servable,
    ];
    expect(await reasons()).toEqual([["STARTS_IN_FUTURE"], ["STARTS_IN_FUTURE"]]);
    service.clock.advance(3_600_000);
    expect(await reasons()).toEqual([[], []]);
    service.clock.advance(3_600_000);
    expect(await reasons()).toEqual([["EXPIRED"], ["EXPIRED"]]);
  });

  it.each<[string, Record<string, string>, string, string]>([
    ["a goal of another objective", { goal: "SITE_VISITS" }, "INVALID_PARAMETER", "goal"],
    ["a product of another objective", { product_type: "MEDIA" }, "INVALID_PARAMETER", "product_type"],
    [
      "placements that do not combine",
      { placements: "SERVICE_PROFILE" },
      "INVALID_PLACEMENT_TYPE",
      "placements",
    ],
    [
      "reach without the timeline",
      { objective: "REACH", placements: "SERVICE_SEARCH" },
      "INVALID_PLACEMENT_TYPE",
      "placements",
    ],
    [
      "a maximum bid without an amount",
      { bid_strategy: "MAX" },
      "MISSING_PARAMETER",
      "bid_amount_local_micro",
    ],
    [
      "a target bid for engagements",
      { bid_strategy: "TARGET", bid_amount_local_micro: "1000000" },
      "INVALID_PARAMETER",
      "bid_strategy",
    ],
    [
      "impressions at a target bid for link clicks",
      {
        objective: "WEBSITE_CLICKS",
        bid_strategy: "TARGET",
        bid_amount_local_micro: "1000000",
        pay_by: "IMPRESSION",
      },
      "INVALID_PARAMETER",
      "pay_by",
    ],
    [
      "a daily budget beside the campaign's",
      { daily_budget_amount_local_micro: "5000000" },
      "INVALID_PARAMETER",
      "daily_budget_amount_local_micro",
    ],
    [
      "delivery beside the campaign's",
      { standard_delivery: "true" },
      "INVALID_PARAMETER",
      "standard_delivery",
    ],
    [
      "a cap for website clicks",
      { objective: "WEBSITE_CLICKS", frequency_cap: "3", duration_in_days: "7" },
      "INVALID_PARAMETER",
      "frequency_cap",
    ],
    ["a cap without its days", { frequency_cap: "3" }, "INCLUSIVE_PARAMETERS", "duration_in_days"],
    [
      "a cap in another number of days",
      { frequency_cap: "3", duration_in_days: "5" },
      "INVALID_PARAMETER",
      "duration_in_days",
    ],
    ["an end before the start", { end_time: "2026-10-01" }, "INVALID_TIME_WINDOW", "end_time"],
    [
      "an app objective without an app",
      { objective: "APP_INSTALLS" },
      "MISSING_PARAMETER",
      "store_a_app_identifier",
    ],
    [
      "publishers without a domain",
      { placements: "PUBLISHER_NETWORK", categories: "IAB17" },
      "MISSING_PARAMETER",
      "advertiser_domain",
    ],
    [
      "publishers without categories",
      { placements: "PUBLISHER_NETWORK", advertiser_domain: "example.com" },
      "INVALID_PARAMETER",
      "categories",
    ],
    ["unknown categories", { categories: "IAB99" }, "INVALID_PARAMETER", "categories"],
    ["three business categories", { categories: "IAB2,IAB13,IAB8" }, "INVALID_PARAMETER", "categories"],
    [
      "conversions without a tag",
      { objective: "WEBSITE_CLICKS", goal: "WEBSITE_CONVERSIONS" },
      "MISSING_PARAMETER",
      "primary_web_event_tag",
    ],
    [
      "an amount that no coin pays",
      { total_budget_amount_local_micro: "1234567" },
      "INVALID_DENOMINATION",
      "total_budget_amount_local_micro",
    ],
  ])("refuses %s", async (_, query, code, parameter) => {
    expect(errorOf(await create(query))).toMatchObject({ status: 400, code, parameter });
  });

  it("widens a part of a business category to the whole", async () => {
    const preroll = { objective: "PREROLL_VIEWS", product_type: "MEDIA", placements: "PUBLISHER_NETWORK" };
    const answer = await create({ ...preroll, advertiser_domain: "example.com", categories: "IAB8-1" });
    expect(answer.record.categories).toEqual(["IAB8", "IAB8-1", "IAB8-2", "IAB8-3", "IAB8-4"]);
    const message = "A minimum of 1 items must be provided for categories";
    const emptied = await account.put(`line_items/${answer.record.id}`, { categories: "" });
    expect(emptied.body.errors).toEqual([{ code: "INVALID_PARAMETER", message, parameter: "categories" }]);
    expect(errorOf(await create({ ...preroll, advertiser_domain: "example.com" }))).toMatchObject({
      message,
    });
  });

  it("holds line items of one campaign to one objective and one product", async () => {
    await create();
    const { status, body } = await create({ objective: "FOLLOWERS", product_type: "PROMOTED_ACCOUNT" });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        code: "INVALID",
        message: `Line items with different objectives are not allowed under the same campaign (campaign_id=${campaign})`,
        attribute: "objective",
      },
      expect.objectContaining({ code: "INVALID", attribute: "product_type" }),
    ]);
  });

  it("holds its total to the campaign's, and its daily budget to its total", async () => {
    const capped = await account.campaign({
      budget_optimization: "LINE_ITEM",
      total_budget_amount_local_micro: "90000000",
    });
    const over = await create({ campaign_id: capped, total_budget_amount_local_micro: "91000000" });
    expect(errorOf(over)).toMatchObject({ code: "SPEND_EXCEEDS_BUDGET" });
    const daily = await create({
      campaign_id: capped,
      total_budget_amount_local_micro: "5000000",
      daily_budget_amount_local_micro: "6000000",
    });
    expect(errorOf(daily).parameter).toBe("daily_budget_amount_local_micro");
  });

  it("stops at 100 line items in a campaign", async () => {
    for (let made = 0; made < 100; made += 40) {
      const params = { campaign_id: campaign, ...ENGAGEMENTS, placements: ["ALL_ON_SERVICE"] };
      const items = Array.from({ length: Math.min(40, 100 - made) }, () => ({
        operation_type: "Create",
        params,
      }));
      expect((await account.batch("line_items", items)).status).toBe(200);
    }
    expect(errorOf(await create())).toMatchObject({ status: 400, code: "TOO_MANY_LINE_ITEMS" });
  });

  it("needs a campaign of the account that is not deleted", async () => {
    const elsewhere = openAccount(service);
    const strange = await elsewhere.campaign();
    await account.remove(`campaigns/${campaign}`);
    for (const id of ["nosuch", strange, campaign]) {
      expect(errorOf(await create({ campaign_id: id }))).toMatchObject({
        status: 404,
        parameter: "campaign_id",
      });
    }
  });
});

describe("changing a line item", () => {
  it("changes what is given, unsets what is empty, and leaves the rest", async () => {
    const before = await create({ name: "One", end_time: "2027-01-01" });
    const { id } = before.record;
    const changed = await account.put(`line_items/${id}`, {
      end_time: "",
      name: "Two",
      entity_status: "PAUSED",
    });
    expect(changed.record).toEqual({
      ...before.record,
      name: "Two",
      end_time: null,
      entity_status: "PAUSED",
      effective_status: "PAUSED",
      servable: false,
      reasons_not_servable: ["PAUSED_BY_ADVERTISER", "INCOMPLETE"],
    });
  });

  it("that changes nothing leaves no trace", async () => {
    const before = (await create({ name: "One", bid_strategy: "MAX", bid_amount_local_micro: "1000000" }))
      .record;
    service.clock.advance(60_000);
    const same = { name: "One", bid_amount_local_micro: "1000000", objective: "REACH" };
    expect((await account.put(`line_items/${before.id}`, same)).record).toEqual(before);
    const renamed = await account.put(`line_items/${before.id}`, { ...same, name: "Two" });
    expect(renamed.record).toEqual({ ...before, name: "Two", updated_at: "2026-11-21T10:01:00Z" });
  });

  it("leaves objective, product and advertiser as they are when a client sends them back", async () => {
    const { id } = (await create()).record;
    const { status, record } = await account.put(`line_items/${id}`, {
      objective: "REACH",
      advertiser_user_id: "1",
    });
    expect([status, record.objective]).toEqual([200, "ENGAGEMENTS"]);
  });

  it("is billed by its new goal, unless something else is asked for", async () => {
    const clicks = { objective: "WEBSITE_CLICKS" };
    const { id, pay_by: before } = (await create(clicks)).record;
    const changed = await account.put(`line_items/${id}`, { goal: "SITE_VISITS" });
    expect([before, changed.record.pay_by]).toEqual(["LINK_CLICK", "IMPRESSION"]);
    const existing = (await create({ ...clicks, pay_by: "IMPRESSION" })).record;
    const renamed = await account.put(`line_items/${existing.id}`, { goal: "LINK_CLICKS", name: "Two" });
    expect(renamed.record.pay_by).toBe("IMPRESSION");
  });

  it("takes back a whole record as read, also with a billing that can no longer be chosen", async () => {
    const { id, pay_by } = (await create()).record;
    expect(pay_by).toBe("ENGAGEMENT");
    const back = { name: "Read and saved", goal: "ENGAGEMENT", pay_by: "ENGAGEMENT" };
    expect((await account.put(`line_items/${id}`, back)).record).toMatchObject(back);
    const other = await account.put(`line_items/${id}`, { pay_by: "FOLLOW" });
    expect(errorOf(other)).toEqual({
      status: 400,
      code: "INVALID_PARAMETER",
      message: 'Expected a value in APP_CLICK, IMPRESSION, LINK_CLICK, got "FOLLOW" for pay_by',
      parameter: "pay_by",
    });
  });

  it("holds the rules against the line item as it would be", async () => {
    const { id } = (await create({ bid_strategy: "MAX", bid_amount_local_micro: "1000000" })).record;
    const answer = await account.put(`line_items/${id}`, { bid_amount_local_micro: "" });
    expect(errorOf(answer)).toMatchObject({ code: "MISSING_PARAMETER", parameter: "bid_amount_local_micro" });
  });

  it("is written down in the account's history", async () => {
    const { id } = (await create({ name: "One" })).record;
    await account.put(`line_items/${id}`, { name: "Two" });
    await account.remove(`line_items/${id}`);
    account.connection.run("UPDATE accounts SET history_allowed = 1 WHERE id = ?", [account.id]);
    service.service.reset();
    const { records } = await account.get("account_history", {
      entity_type: "LINE_ITEM",
      entity_id: id,
      start_time: "2026-11-21T00:00:00Z",
      end_time: "2026-11-22T00:00:00Z",
    });
    expect(records.map(({ change_type, changes }) => [change_type, changes])).toEqual([
      ["DELETE", { deleted: { before: false, after: true } }],
      ["UPDATE", { name: { before: "One", after: "Two" } }],
      ["CREATE", expect.objectContaining({ objective: { before: null, after: "ENGAGEMENTS" } })],
    ]);
  });
});

describe("deleting a line item", () => {
  it("works once; the record then comes only with with_deleted", async () => {
    const { id } = (await create()).record;
    expect((await account.remove(`line_items/${id}`)).record).toMatchObject({
      deleted: true,
      servable: null,
    });
    expect(errorOf(await account.remove(`line_items/${id}`))).toEqual({
      status: 404,
      code: "NOT_FOUND",
      message: `Line Item ${id} was not found for Account ${account.id}`,
      parameter: "line_item_id",
    });
    expect((await account.get(`line_items/${id}`)).status).toBe(404);
    expect((await account.get(`line_items/${id}`, { with_deleted: "true" })).status).toBe(200);
    expect((await account.get("line_items")).records).toEqual([]);
    expect((await account.get("line_items", { with_deleted: "true" })).records).toHaveLength(1);
  });
});

describe("a batch of line items", () => {
  it("does all in order, or nothing", async () => {
    const existing = (await create()).record.id;
    const params = { campaign_id: campaign, ...ENGAGEMENTS, placements: ["ALL_ON_SERVICE"] };
    const items = [
      { operation_type: "Create", params: { ...params, name: "New" } },
      { operation_type: "Update", params: { line_item_id: existing, name: "Renamed" } },
    ];
    const refused = await account.batch("line_items", [
      ...items,
      { operation_type: "Delete", params: { line_item_id: "nosuch" } },
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body.operation_errors?.map((errors) => errors.map(({ code }) => code))).toEqual([
      [],
      [],
      ["NOT_FOUND"],
    ]);
    expect((await account.get("line_items")).records).toHaveLength(1);
    const done = await account.batch("line_items", items);
    expect(done.records.map(({ name }) => name)).toEqual(["New", "Renamed"]);
  });

  it("takes 40 items and no more", async () => {
    const one = { operation_type: "Delete", params: { line_item_id: "x" } };
    expect(errorOf(await account.batch("line_items", Array(41).fill(one)))).toMatchObject({
      status: 400,
      message: "A maximum of 40 items must be provided for operations",
    });
  });
});
