import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
const accountOf = (name: string) => `/live/12/accounts/${service.idOf("accounts", `name = '${name}'`)}`;

beforeAll(() => {
  service = startService();
});

beforeEach(() => service.service.reset());

describe("accounts", () => {
  it("are listed for the one who asks", async () => {
    const names = async (as: string) =>
      (await service.call("GET", "/live/12/accounts", { as })).records.map(({ name }) => name);
    const maras = await names("mara_agency");
    expect(maras.length).toBeGreaterThanOrEqual(24);
    const jons = await names("jon_marketer");
    expect(jons.length).toBeLessThan(maras.length);
    expect(maras).toEqual(expect.arrayContaining(jons));
    expect(await names("nobody")).toEqual([]);
  });

  it("can be renamed and moved to another industry by an admin only", async () => {
    const path = accountOf("Kestrel Air");
    const { record } = await service.call("PUT", path, { form: { name: "Kestrel Airways" } });
    expect(record).toMatchObject({ name: "Kestrel Airways", industry_type: "TRAVEL" });
    expect((await service.call("PUT", path, { as: "leo_analyst" })).status).toBeGreaterThanOrEqual(403);
    const { body } = await service.call("PUT", path, { query: { industry_type: "PIRACY" } });
    expect(body.errors?.[0]?.message).toMatch(
      /^Expected a value in AGENCY, .*OTHER, got "PIRACY" for industry_type$/,
    );
    await service.call("PUT", path, { query: { name: "Kestrel Air" } });
  });

  it("that are given what they have already do not change", async () => {
    const path = accountOf("Kestrel Air");
    const before = (await service.get(path)).record;
    service.clock.advance(60_000);
    const same = { name: "Kestrel Air", industry_type: "TRAVEL" };
    expect((await service.call("PUT", path, { query: same })).record).toEqual(before);
    expect((await service.call("PUT", path)).record).toEqual(before);
    const moved = await service.call("PUT", path, { query: { ...same, industry_type: "MEDIA" } });
    expect(moved.record).toEqual({ ...before, industry_type: "MEDIA", updated_at: "2026-11-21T10:01:00Z" });
    await service.call("PUT", path, { query: same });
    service.clock.reset();
  });

  it("that are deleted come only when asked for", async () => {
    const id = service.idOf("accounts", "deleted");
    expect((await service.get(`/live/12/accounts/${id}`)).status).toBe(404);
    expect((await service.get(`/live/12/accounts/${id}`, { with_deleted: "true" })).record.deleted).toBe(
      true,
    );
    expect((await service.get(`/live/12/accounts/${id}/campaigns`, { with_deleted: "true" })).status).toBe(
      404,
    );
  });

  it("include the caller's permissions", async () => {
    const access = async (as: string, name: string) =>
      (await service.call("GET", `${accountOf(name)}/authenticated_user_access`, { as })).body.data;
    expect(await access("mara_agency", "Kestrel Air")).toEqual({
      user_id: "2200000001",
      permissions: ["ACCOUNT_ADMIN"],
    });
    expect(await access("jon_marketer", "Nordlys Outdoor")).toEqual({
      user_id: "2200000002",
      permissions: ["AD_MANAGER", "POST_COMPOSER"],
    });
  });
});

describe("sandbox accounts", () => {
  it("are created ready for use, listed, and deleted once", async () => {
    const created = await service.call("POST", "/sandbox/12/accounts");
    expect(created.status).toBe(200);
    expect(created.body.next_cursor).toBeNull();
    const [record] = created.records;
    expect(record).toMatchObject({
      name: "Sandbox account",
      timezone: "America/Los_Angeles",
      approval_status: "ACCEPTED",
      // The specification has no account without an industry.
      industry_type: "OTHER",
      deleted: false,
    });
    const path = `/sandbox/12/accounts/${record?.id}`;
    expect((await service.get(`${path}/authenticated_user_access`)).body.data).toMatchObject({
      permissions: ["ACCOUNT_ADMIN"],
    });
    expect((await service.call("GET", path, { as: "jon_marketer" })).status).toBe(404);
    expect((await service.call("DELETE", path)).record).toMatchObject({ id: record?.id, deleted: true });
    expect((await service.call("DELETE", path)).status).toBe(404);
  });
});

describe("apps of an account", () => {
  it("are listed", async () => {
    const { records } = await service.get(`${accountOf("Hexbolt Games")}/account_apps`);
    expect(records.map(({ os_type }) => os_type)).toEqual(["Android", "iOS"]);
  });
});

describe("tax settings", () => {
  it("keep what was set and unset what is empty", async () => {
    const path = `${accountOf("Maison Aubel")}/tax_settings`;
    const first = await service.call("PUT", path, {
      query: { address_name: "Aubel & Fils", tax_id: "FR123", tax_category: "BUSINESS_WITH_VAT" },
    });
    expect(first.body.data).toMatchObject({
      address_company: "Aubel & Fils",
      tax_id: "FR123",
      bill_to: "NOT_SET",
      address_city: null,
    });
    const second = await service.call("PUT", path, { query: { tax_id: "", address_city: "Lyon" } });
    expect(second.body.data).toMatchObject({
      address_company: "Aubel & Fils",
      tax_id: null,
      address_city: "Lyon",
      tax_category: "BUSINESS_WITH_VAT",
    });
    expect((await service.get(path)).body.data).toEqual(second.body.data);
    for (const method of ["GET", "PUT"])
      expect((await service.call(method, path, { as: "jon_marketer" })).status).toBe(403);
  });
});

describe("user settings", () => {
  const path = (userId: string) => `${accountOf("Maison Aubel")}/user_settings/${userId}`;

  it("can be read and changed by their user", async () => {
    const as = "jon_marketer";
    expect((await service.call("GET", path("2200000002"), { as })).body.data).toEqual({
      notification_email: null,
      contact_phone: null,
      contact_phone_extension: null,
    });
    const changed = await service.call("PUT", path("2200000002"), {
      as,
      query: {
        notification_email: "jon@example.com",
        contact_phone: "+46 8 123 456",
        subscribe_email_types: "ACCOUNT_PERFORMANCE,PERFORMANCE_IMPROVEMENT",
      },
    });
    expect(changed.body.data).toMatchObject({ notification_email: "jon@example.com" });
    expect(changed.body.request).toMatchObject({
      params: { subscribed_campaign_events: ["ACCOUNT_PERFORMANCE", "PERFORMANCE_IMPROVEMENT"] },
    });
    await service.call("PUT", path("2200000002"), { as, query: { contact_phone: "" } });
    expect((await service.call("GET", path("2200000002"), { as })).body.data).toEqual({
      notification_email: "jon@example.com",
      contact_phone: null,
      contact_phone_extension: null,
    });
  });

  it("are closed to others and, for changes, to account admins", async () => {
    expect((await service.call("GET", path("2200000001"), { as: "jon_marketer" })).status).toBe(403);
    const { status, body } = await service.call("PUT", path("2200000001"), {
      query: { contact_phone: "1" },
    });
    expect(status).toBe(403);
    expect(body.errors?.[0]?.code).toBe("ACTION_NOT_ALLOWED");
  });
});

describe("the history of an account", () => {
  const window = { start_time: "2026-11-21T00:00:00Z", end_time: "2026-11-22" };

  it("lists every change of a campaign, newest first", async () => {
    const id = service.idOf("accounts", "name = 'Nordlys Outdoor'");
    const funding = service.idOf(
      "funding_instruments",
      `account_id = '${id}' AND type = 'CREDIT_LINE' AND entity_status = 'ACTIVE'`,
    );
    const campaigns = `/live/12/accounts/${id}/campaigns`;
    const created = await service.call("POST", campaigns, {
      query: { funding_instrument_id: funding, name: "Told" },
    });
    const entity_id = created.record.id;
    await service.call("PUT", `${campaigns}/${entity_id}`, {
      as: "jon_marketer",
      query: { daily_budget_amount_local_micro: "9007199254750000" },
    });
    await service.call("DELETE", `${campaigns}/${entity_id}`);
    const { body, text } = await service.get(`/live/12/accounts/${id}/account_history`, {
      entity_type: "CAMPAIGN",
      entity_id,
      ...window,
    });
    expect(body.request).toMatchObject({
      params: { entity: "CAMPAIGN", end_time: "2026-11-22T00:00:00Z" },
    });
    expect(body.data).toMatchObject([
      { change_type: "DELETE", changes: { deleted: { before: false, after: true } } },
      { change_type: "UPDATE", change_by: { user_id: "2200000002", platform: "API_OTHER" } },
      {
        change_type: "CREATE",
        change_by: { user_id: "2200000001" },
        entity: "CAMPAIGN",
        entity_id,
        entity_data: { name: "Told", deleted: false },
        changes: { name: { before: null, after: "Told" } },
      },
    ]);
    expect(text).toContain('{"daily_budget_amount_local_micro":{"before":null,"after":9007199254750000}}');
  });

  it("needs the allowlist, and a window that ends after it starts", async () => {
    const query = { entity_type: "CAMPAIGN", entity_id: "a", ...window };
    const closed = await service.get(`${accountOf("Marlow & Finch")}/account_history`, query);
    expect(closed.body.errors?.[0]?.code).toBe("FEATURE_NOT_AVAILABLE");
    const backwards = await service.get(`${accountOf("Nordlys Outdoor")}/account_history`, {
      ...query,
      end_time: window.start_time,
    });
    expect(backwards.body.errors?.[0]?.code).toBe("INVALID_TIME_WINDOW");
  });
});

describe("bidding rules", () => {
  it("come for every currency, or the one asked for, in its smallest coin", async () => {
    const all = await service.get("/live/12/bidding_rules");
    expect(all.body.total_count).toBe(all.records.length);
    const one = async (currency: string) =>
      (await service.get("/live/12/bidding_rules", { currency })).body.data;
    const rule = (currency: string, coin: number) => [
      {
        currency,
        minimum_cpe_bid_local_micro: coin,
        maximum_cpe_bid_local_micro: coin * 100_000,
        minimum_denomination: coin,
      },
    ];
    expect(await one("USD")).toEqual(rule("USD", 10_000));
    expect(await one("JPY")).toEqual(rule("JPY", 1_000_000));
    expect(await one("KWD")).toEqual(rule("KWD", 1_000));
    expect(await one("XXX")).toEqual([]);
  });
});
