import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { REASONS_NOT_SERVABLE } from "@/lib/ads/endpoints/campaigns";
import { FUNDING_TYPES, REASONS_NOT_ABLE_TO_FUND } from "@/lib/ads/endpoints/funding-instruments";
import { openDatabase } from "../database/database";
import { createClock } from "../http/clock";
import { minimumDenomination } from "../service/money";
import { startService, type TestService } from "../testing/service";
import { seedDatabase } from "./seed";

describe("the demo", () => {
  let service: TestService;
  let accounts: readonly Record<string, unknown>[];
  let funding: readonly Record<string, unknown>[];
  let campaigns: readonly Record<string, unknown>[];

  /** Every record of a resource over all live accounts, deleted ones and drafts among them. */
  async function everywhere(resource: string): Promise<Record<string, unknown>[]> {
    const all: Record<string, unknown>[] = [];
    for (const { id } of accounts) {
      const query = {
        count: "1000",
        with_deleted: "true",
        ...(resource === "campaigns" && { with_draft: "true" }),
      };
      const { records } = await service.get(`/live/12/accounts/${id}/${resource}`, query);
      all.push(...records);
    }
    return all;
  }

  beforeAll(async () => {
    service = startService("demo");
    accounts = (await service.get("/live/12/accounts", { count: "1000" })).records;
    funding = await everywhere("funding_instruments");
    campaigns = await everywhere("campaigns");
  });

  const valuesOf = (records: readonly Record<string, unknown>[], field: string) =>
    new Set(records.map((record) => record[field]));
  const reasonsIn = (records: readonly Record<string, unknown>[], field: string) =>
    new Set(records.flatMap((record) => z.array(z.string()).parse(record[field])));

  it("is an agency with accounts in many places", () => {
    expect(accounts.length).toBeGreaterThanOrEqual(24);
    expect(valuesOf(accounts, "approval_status")).toEqual(new Set(["ACCEPTED", "UNDER_REVIEW", "REJECTED"]));
    expect(valuesOf(accounts, "timezone").size).toBeGreaterThan(12);
    expect(valuesOf(funding, "currency")).toEqual(
      new Set([...valuesOf(funding, "currency"), "EUR", "USD", "GBP", "SEK", "BRL", "INR", "JPY", "KWD"]),
    );
    expect(accounts.some(({ name }) => String(name).length > 100)).toBe(true);
    expect(accounts.some(({ name }) => /^\p{Script=Arabic}/u.test(String(name)))).toBe(true);
    for (const { timezone } of accounts) {
      expect(() => new Intl.DateTimeFormat("en", { timeZone: String(timezone) })).not.toThrow();
    }
  });

  it("has a business with two accounts, the first of which shares audiences within it only", async () => {
    const [first, second] = accounts.filter(
      ({ business_id: id }) => id !== null && accounts.filter((one) => one.business_id === id).length > 1,
    );
    const [stranger] = accounts.filter(({ business_id }) => business_id !== first?.business_id);
    expect(second?.business_name).toBe(first?.business_name);
    const share = async (owner: unknown, granted: unknown) => {
      const list = await service.get(`/live/12/accounts/${owner}/custom_audiences`, { q: "Trade" });
      const path = `/live/5/accounts/${owner}/tailored_audiences/${list.records[0]?.id}/permissions`;
      const query = { granted_account_id: String(granted), permission_level: "READ_ONLY" };
      return (await service.call("POST", path, { query })).status;
    };
    expect(await share(first?.id, second?.id)).toBe(200);
    expect(await share(first?.id, stranger?.id)).toBe(403);
    expect(await share(second?.id, stranger?.id)).toBe(200);
  });

  it("has posts of many days, none of them from before its account or the future", () => {
    for (const { id, created_at } of accounts.slice(0, 8)) {
      const days = service.db
        .prepare("SELECT created_at FROM posts WHERE account_id = ? AND repost_of IS NULL ORDER BY id")
        .all([id])
        .map((row) => z.object({ created_at: z.string() }).parse(row).created_at);
      expect(days.length).toBeGreaterThanOrEqual(12);
      expect(new Set(days.map((at) => at.slice(0, 10))).size).toBe(days.length);
      expect(days).toEqual(days.toSorted());
      expect(days[0]?.localeCompare(String(created_at))).toBe(1);
      expect(Date.parse(days.at(-1) ?? "")).toBeLessThanOrEqual(service.now);
    }
  });

  it("has an account with 8,000 campaigns that may have more, and one with none", async () => {
    const total = async (name: string) => {
      const id = service.idOf("accounts", `name = '${name}'`);
      return (
        await service.get(`/live/12/accounts/${id}/campaigns`, { with_total_count: "true", count: "1" })
      ).body.total_count;
    };
    expect(await total("Megamart Marketplace")).toBe(8_000);
    expect(await total("Wijnhuis De Linden")).toBe(0);
    const account = service.idOf("accounts", "name = 'Megamart Marketplace'");
    const created = await service.call("POST", `/live/12/accounts/${account}/campaigns`, {
      query: {
        name: "One more",
        funding_instrument_id: service.idOf("funding_instruments", `account_id = '${account}'`),
      },
    });
    expect(created.status).toBe(200);
  });

  it("shows funding of every type, for every reason it cannot pay", () => {
    expect(valuesOf(funding, "type")).toEqual(new Set(FUNDING_TYPES));
    expect(reasonsIn(funding, "reasons_not_able_to_fund")).toEqual(new Set(REASONS_NOT_ABLE_TO_FUND));
    expect(funding.some(({ able_to_fund, end_time }) => able_to_fund && end_time === null)).toBe(true);
  });

  it("shows campaigns in every state, for every reason they do not serve", () => {
    expect(valuesOf(campaigns, "entity_status")).toEqual(new Set(["ACTIVE", "PAUSED", "DRAFT"]));
    expect(valuesOf(campaigns, "effective_status")).toEqual(
      new Set(["UNKNOWN", "RUNNING", "PAUSED", "ACTIVE"]),
    );
    // Deleted records come without reasons.
    expect(reasonsIn(campaigns, "reasons_not_servable")).toEqual(
      new Set(REASONS_NOT_SERVABLE.filter((reason) => reason !== "DELETED")),
    );
    expect(campaigns.some(({ deleted }) => deleted)).toBe(true);
    expect(campaigns.some(({ purchase_order_number: number }) => number === null)).toBe(true);
    expect(campaigns.some(({ purchase_order_number: number }) => number !== null)).toBe(true);
  });

  it("keeps the service's own rules", () => {
    for (const campaign of campaigns) {
      const { daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total } = campaign;
      const coin = minimumDenomination(String(campaign.currency));
      for (const amount of [daily, total]) {
        if (amount !== null) expect(BigInt(String(amount)) % coin, String(campaign.name)).toBe(0n);
      }
      if (daily !== null && total !== null) expect(Number(daily)).toBeLessThanOrEqual(Number(total));
      expect(campaign.standard_delivery === null).toBe(campaign.budget_optimization === "LINE_ITEM");
      expect(String(campaign.created_at) <= String(campaign.updated_at)).toBe(true);
      expect(String(campaign.updated_at) <= "2026-11-21T10:00:00Z").toBe(true);
    }
  });

  it("gives each demo user the part the README promises", () => {
    const held = z
      .array(z.object({ user_id: z.string(), permissions: z.string(), held: z.number() }))
      .parse(
        service.db
          .prepare(
            "SELECT user_id, permissions, count(*) AS held FROM permissions GROUP BY user_id, permissions",
          )
          .all([]),
      );
    const most = (userId: string) =>
      held.filter((one) => one.user_id === userId).toSorted((a, b) => b.held - a.held)[0]?.permissions;
    expect(most("2200000001")).toBe("ACCOUNT_ADMIN");
    expect(most("2200000002")).toMatch(/^AD_MANAGER/);
    expect(most("2200000003")).toMatch(/^CREATIVE_MANAGER/);
    expect(most("2200000004")).toMatch(/^CAMPAIGN_ANALYST/);
    expect(most("2200000005")).toBe("PARTNER_AUDIENCE_MANAGER");
    expect(
      held.some(
        ({ user_id, permissions }) => user_id === "2200000001" && permissions.startsWith("AD_MANAGER"),
      ),
    ).toBe(true);
  });

  it("is the same every time", async () => {
    const again = startService("demo");
    expect((await again.get("/live/12/accounts", { count: "1000" })).records).toEqual(accounts);
  });
});

describe("the other seeds", () => {
  it("empty holds no account, and sandbox accounts can be created", async () => {
    const service = startService("empty");
    expect((await service.get("/live/12/accounts")).records).toEqual([]);
    expect((await service.call("POST", "/sandbox/12/accounts")).status).toBe(200);
  });

  it("large holds 500 accounts", () => {
    const db = openDatabase(":memory:");
    seedDatabase(db, "large", createClock());
    const row: unknown = db
      .prepare("SELECT count(*) AS accounts FROM accounts WHERE environment = 'live' AND NOT deleted")
      .get([]);
    expect(row).toMatchObject({ accounts: 500 });
  });
});

it("gives one of many accounts its campaigns when it is first asked for, the same whenever that is", async () => {
  const read = async (later: number, others: readonly number[]) => {
    const service = startService("large");
    service.clock.advance(later);
    const idAt = (seq: number) => service.idOf("accounts", `environment = 'live' AND seq = ${seq}`);
    for (const seq of others) await service.get(`/live/12/accounts/${idAt(seq)}/campaigns`);
    const query = { count: "1000", with_deleted: "true", with_draft: "true" };
    const path = `/live/12/accounts/${idAt(312)}`;
    const [instruments, campaigns] = [
      await service.get(`${path}/funding_instruments`, query),
      await service.get(`${path}/campaigns`, query),
    ];
    const items = await service.get(`${path}/line_items`, query);
    const valuesOf = (records: typeof campaigns.records, ...fields: readonly string[]) =>
      records.map((record) => fields.map((field) => record[field]));
    return {
      campaigns: valuesOf(campaigns.records, "id", "name", "created_at", "daily_budget_amount_local_micro"),
      instruments: valuesOf(
        instruments.records,
        "id",
        "credit_limit_local_micro",
        "funded_amount_local_micro",
      ),
      items: valuesOf(items.records, "name", "start_time"),
    };
  };
  const first = await read(0, []);
  expect(first.campaigns.length).toBeGreaterThan(3);
  expect(first.items.length).toBeGreaterThan(3);
  expect(await read(26 * 3_600_000, [400, 40])).toEqual(first);
});

it("fills accounts in with the same, whichever is opened first", async () => {
  const filled = async (handles: readonly string[]) => {
    const service = startService("demo");
    const ids = handles.map((handle) => service.idOf("accounts", `handle = '${handle}'`));
    for (const id of ids) await service.get(`/live/12/accounts/${id}/line_items`);
    const tables = [
      ["line_items", "campaign_id, name"],
      ["promoted_posts", "line_item_id, post_id, created_at"],
      ["media_creatives", "line_item_id, account_media_id"],
      ["preroll_call_to_actions", "line_item_id, call_to_action"],
      ["tracking_tags", "line_item_id, tracking_tag_type, tracking_tag_url"],
      ["line_item_curated_categories", "line_item_id, curated_category_id"],
      ["targeting_criteria", "line_item_id, targeting_type, targeting_value"],
      ["account_features", "feature"],
    ] as const;
    return ids.toSorted().map((id) => ({
      id,
      shared: service.db
        .prepare(
          `SELECT u.name, p.account_id, p.permission_level, (SELECT count(*) FROM audience_members m
             WHERE m.audience_id = u.id) AS people
           FROM audience_permissions p JOIN custom_audiences u ON u.id = p.audience_id
           WHERE p.granted_account_id = ?`,
        )
        .all([id]),
      own: tables.map(([table, columns]) =>
        service.db
          .prepare(`SELECT ${columns} FROM ${table} WHERE account_id = ? ORDER BY ${columns}`)
          .all([id]),
      ),
    }));
  };
  const accounts = ["KestrelAir", "MaisonAubel", "ChaiJunction"];
  const [forwards, backwards] = [await filled(accounts), await filled(accounts.toReversed())];
  const sharedAudiences = z.array(
    z.object({ shared: z.array(z.object({ name: z.string(), people: z.number() })) }),
  );
  expect(sharedAudiences.parse(forwards).map(({ shared }) => shared.length)).toEqual([1, 1, 1]);
  expect(sharedAudiences.parse(forwards).flatMap(({ shared }) => shared)).toEqual(
    Array(3).fill({ name: "Newsletter readers", people: 180 }),
  );
  expect(backwards).toEqual(forwards);
});
