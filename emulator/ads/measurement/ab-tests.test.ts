import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { errorOf, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let account: TestAccount;
let campaigns: readonly string[];

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  campaigns = [await account.campaign(), await account.campaign(), await account.campaign()];
});

const DAY = 86_400_000;
const group = (size: string, ...entity_ids: readonly (string | undefined)[]) => ({ size, entity_ids });
const test = (fields: object = {}) => ({
  name: "Two pictures",
  entity_type: "CAMPAIGN",
  start_time: "2026-12-01T01:00:00Z",
  end_time: "2026-12-05T01:00:00Z",
  user_groups: [group("50.00", campaigns[0]), group("50", campaigns[1])],
  ...fields,
});
const create = (fields: object = {}) => account.post("ab_tests", {}, { json: test(fields) });
const groups = z.array(z.looseObject({ id: z.string(), size: z.string() }));

describe("an A/B test", () => {
  it("is planned, runs and ends by the clock, and says who made it", async () => {
    const { record } = await create();
    expect(record).toMatchObject({
      status: "SCHEDULED",
      created_by: { user_id: "2200000001", username: "mara_agency" },
      user_groups: [
        { size: "50.0", entity_ids: [campaigns[0]], name: null, description: null },
        { size: "50.0" },
      ],
    });
    const status = async () => (await account.get(`ab_tests/${record.id}`)).record.status;
    service.clock.advance(11 * DAY);
    expect(await status()).toBe("LIVE");
    expect((await account.get("ab_tests", { status: "SCHEDULED" })).records).toEqual([]);
    service.clock.advance(11 * DAY);
    expect(await status()).toBe("COMPLETED");
    expect((await account.get("ab_tests", { status: "COMPLETED", q: "two" })).records).toHaveLength(1);
  });

  it("is found by when it runs and who made it", async () => {
    await create();
    const found = async (query: Readonly<Record<string, string>>) =>
      (await account.get("ab_tests", query)).records.length;
    expect(await found({ live_during: "2026-12-04T00:00:00Z,2026-12-31T00:00:00Z" })).toBe(1);
    expect(await found({ live_during: "2026-12-06T00:00:00Z,2026-12-31T00:00:00Z" })).toBe(0);
    expect(await found({ username: "mara_agency" })).toBe(1);
    expect(await found({ user_id: "2200000002" })).toBe(0);
    expect(errorOf(await account.get("ab_tests", { user_id: "1", username: "a" }))).toMatchObject({
      code: "EXCLUSIVE_PARAMETERS",
    });
  });

  it("is refused for times, sizes and campaigns that cannot be", async () => {
    const refusal = async (fields: object) => errorOf(await create(fields));
    const window = "INVALID_TIME_WINDOW";
    expect(await refusal({ start_time: "2026-11-20" })).toMatchObject({
      code: window,
      parameter: "start_time",
    });
    expect(await refusal({ end_time: "2026-12-01T12:00:00Z" })).toMatchObject({ parameter: "end_time" });
    const uneven = [group("50", campaigns[0]), group("49.99", campaigns[1])];
    expect(await refusal({ user_groups: uneven })).toMatchObject({ parameter: "size" });
    const unknown = [group("50", campaigns[0]), group("50", "nosuch")];
    expect(await refusal({ user_groups: unknown })).toMatchObject({ status: 404, parameter: "entity_ids" });
    const same = [group("50", campaigns[0]), group("50", campaigns[0])];
    expect(await refusal({ user_groups: same })).toMatchObject({ parameter: "entity_ids" });
    expect((await create({ user_groups: [group("99", campaigns[0])] })).status).toBe(400);
    expect(
      (await create({ user_groups: [group("99.5", campaigns[0]), group("0.5", campaigns[1])] })).status,
    ).toBe(400);
    await create();
    expect(await refusal({})).toMatchObject({ code: "INVALID_PARAMETER", parameter: "entity_ids" });
  });

  it("compares all line items of one campaign, one to one", async () => {
    const campaign_id = campaigns[0] ?? "";
    const items = [await account.lineItem({ campaign_id }), await account.lineItem({ campaign_id })];
    const of = (...user_groups: object[]) => create({ entity_type: "LINE_ITEM", user_groups });
    expect(errorOf(await of(group("60", items[0]), group("40", items[1])))).toMatchObject({
      parameter: "size",
    });
    expect((await of(group("50", items[0]), group("50", items[1]))).status).toBe(200);
    const third = await account.lineItem({ campaign_id: campaigns[1] ?? "" });
    expect(errorOf(await of(group("50", third), group("50", "nosuch")))).toMatchObject({ status: 404 });
  });

  it("is changed group by group, or with other groups in their place, until it begins", async () => {
    const { record } = await create({ description: "First" });
    const put = (json: object) => account.put(`ab_tests/${record.id}`, {}, { json });
    const [first] = groups.parse(record.user_groups);
    const named = await put({ description: null, user_groups: [{ id: first?.id, name: "Boots" }] });
    expect(named.record).toMatchObject({ description: null, name: "Two pictures" });
    expect(named.record.user_groups).toMatchObject([
      { id: first?.id, name: "Boots", size: "50.0" },
      { name: null },
    ]);
    const three = [group("30", campaigns[0]), group("30", campaigns[1]), group("40", campaigns[2])];
    const replaced = groups.parse((await put({ user_groups: three })).record.user_groups);
    expect(replaced.map(({ size }) => size)).toEqual(["30.0", "30.0", "40.0"]);
    expect(replaced[0]?.id).not.toBe(first?.id);
    expect((await put({ user_groups: [{ id: replaced[0]?.id, size: "20" }] })).status).toBe(400);
    service.clock.advance(11 * DAY);
    expect(errorOf(await put({ name: "Later" }))).toMatchObject({ code: "INVALID", parameter: "name" });
    expect((await put({ end_time: "2026-12-09T01:00:00Z" })).record.end_time).toBe("2026-12-09T01:00:00Z");
    expect((await account.remove(`ab_tests/${record.id}`)).record.deleted).toBe(true);
  });
});

describe("recommendations", () => {
  it("are one for each instrument, with the changes as a tree", async () => {
    const demo = startService();
    const id = demo.idOf("accounts", "name = 'Nordlys Outdoor'");
    const list = await demo.get(`/live/12/accounts/${id}/recommendations`);
    expect(list.body.total_count).toBe(list.records.length);
    const [first] = list.records;
    expect(first).toMatchObject({ account_id: id, status: "PENDING" });
    const { record } = await demo.get(`/live/12/accounts/${id}/recommendations/${first?.id}`);
    expect(record.changes).toMatchObject([
      {
        entity_type: "campaigns",
        operation_type: "Update",
        dependent_entities: [{ entity_type: "line_items", operation_type: null }],
      },
    ]);
    expect((await demo.get(`/live/12/accounts/${id}/recommendations/nosuch`)).status).toBe(404);
  });
});
