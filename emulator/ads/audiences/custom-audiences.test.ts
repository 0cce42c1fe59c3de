import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let account: TestAccount;

beforeEach(() => {
  service = startService("empty");
  account = openAccount(service);
});

const HOUR = 3_600_000;
const sha = (text: string) => createHash("sha256").update(text).digest("hex");
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, number) => ({ email: [sha(`${from + number}@a.example`)] }));

const create = (query: Record<string, string> = {}, as = "mara_agency") =>
  account.post("custom_audiences", { name: "Readers", ...query }, { as });

const upload = (id: string, json: unknown, as = "mara_agency") =>
  service.call("POST", account.at(`custom_audiences/${id}/users`), { json, as });

const update = (users: unknown[], more: object = {}) => ({
  operation_type: "Update",
  params: { users, ...more },
});

const read = async (id: string) => (await account.get(`custom_audiences/${id}`)).record;

describe("creating an audience", () => {
  it("is targeted by no line item at first", async () => {
    const { status, record } = await create({ description: "All of them" });
    expect(status).toBe(200);
    expect(record).toMatchObject({
      name: "Readers",
      description: "All of them",
      audience_type: "CRM",
      targetable: false,
      targetable_types: ["CRM", "EXCLUDED_CRM"],
      reasons_not_targetable: ["PROCESSING", "TOO_SMALL"],
      permission_level: "READ_WRITE",
      owner_account_id: account.id,
      is_owner: true,
      partner_source: "OTHER",
      audience_size: null,
      deleted: false,
    });
  });

  it("needs a name that no other audience of the account has", async () => {
    const { id } = (await create()).record;
    expect(errorOf(await create({ name: "readers" }))).toMatchObject({ status: 400, parameter: "name" });
    const other = (await create({ name: "Others" })).record.id;
    const renamed = await account.put(`custom_audiences/${other}`, { name: "Readers" });
    expect(errorOf(renamed)).toMatchObject({ status: 400, parameter: "name" });
    expect((await account.put(`custom_audiences/${id}`, { name: "READERS" })).status).toBe(200);
    await account.remove(`custom_audiences/${id}`);
    expect((await create()).status).toBe(200);
  });

  it("is for those who manage audiences, partners among them", async () => {
    expect((await create({}, "pia_partner")).status).toBe(200);
    expect(errorOf(await create({ name: "B" }, "leo_analyst"))).toMatchObject({ status: 403 });
  });
});

describe("people in an audience", () => {
  it("are counted by an estimate of the audience, once they are processed", async () => {
    const { id } = (await create()).record;
    await upload(id, [update(people(100))]);
    const estimate = async (...more: object[]) => {
      const criterion = { targeting_type: "CUSTOM_AUDIENCE", targeting_value: id };
      const json = { targeting_criteria: [criterion, ...more] };
      return (await service.call("POST", account.at("audience_estimate"), { json })).body.data;
    };
    expect(await estimate()).toEqual({ audience_size: { min: 0, max: 0 } });
    service.clock.advance(7 * HOUR);
    expect(await estimate()).toEqual({ audience_size: { min: 90, max: 110 } });
    // One that cannot be targeted is refused rather than counted as empty.
    const unknown = { targeting_type: "CUSTOM_AUDIENCE", targeting_value: "nosuch" };
    expect(await estimate(unknown)).toBeUndefined();
  });

  it("make it targetable with time, from 100 on", async () => {
    const { id } = (await create()).record;
    const answer = await upload(id, [update(people(60)), update(people(60, 40))]);
    expect(answer.body.data).toEqual({ success_count: 120, total_count: 120 });
    expect(answer.body.request).toEqual({ params: { account_id: account.id, custom_audience_id: id } });
    expect(await read(id)).toMatchObject({ reasons_not_targetable: ["PROCESSING", "TOO_SMALL"] });
    service.clock.advance(7 * HOUR);
    expect(await read(id)).toMatchObject({
      targetable: true,
      targetable_types: ["CRM", "EXCLUDED_CRM"],
      reasons_not_targetable: [],
      audience_size: 100,
    });
    await upload(id, [{ operation_type: "Delete", params: { users: people(1) } }]);
    expect(await read(id)).toMatchObject({
      targetable: false,
      reasons_not_targetable: ["TOO_SMALL"],
      audience_size: 99,
    });
  });

  it("are one person if they share an identifier", async () => {
    const { id } = (await create()).record;
    const [email, phone_number] = [[sha("a@a.example")], [sha("123")]];
    await upload(id, [
      update([{ email }, { email, phone_number }, { phone_number, partner_user_id: ["7"] }]),
    ]);
    service.clock.advance(7 * HOUR);
    expect((await read(id)).audience_size).toBe(1);
    await upload(id, [{ operation_type: "Delete", params: { users: [{ partner_user_id: ["7"] }] } }]);
    expect((await read(id)).audience_size).toBe(0);
  });

  it("count from when they take effect until they expire", async () => {
    const { id } = (await create()).record;
    await upload(id, [
      update(people(1), { effective_at: "2026-11-22T10:00:00Z", expires_at: "2026-11-23T10:00:00Z" }),
      update(people(1, 1)),
    ]);
    const size = async () => (await read(id)).audience_size;
    service.clock.advance(7 * HOUR);
    expect(await size()).toBe(1);
    service.clock.advance(18 * HOUR);
    expect(await size()).toBe(2);
    service.clock.advance(24 * HOUR);
    expect(await size()).toBe(1);
    service.clock.advance(400 * 24 * HOUR);
    expect(await size()).toBe(0);
  });

  it("are taken all or not at all, with mistakes listed item by item", async () => {
    const { id } = (await create()).record;
    const good = update(people(2));
    const refused = await upload(id, [
      good,
      update([{ email: ["a@a.example"] }]),
      { operation_type: "Insert" },
    ]);
    expect(refused.status).toBe(400);
    expect(
      refused.body.operation_errors?.map((errors) => errors.map(({ code, parameter }) => [code, parameter])),
    ).toEqual([
      [],
      [["INVALID_PARAMETER", "users[0].email[0]"]],
      [
        ["INVALID_PARAMETER", "operation_type"],
        ["MISSING_PARAMETER", "params"],
      ],
    ]);
    const late = await upload(id, [
      good,
      update(people(1), { effective_at: "2027-01-01", expires_at: "2026-12-01" }),
      update([{}]),
    ]);
    expect(late.body.operation_errors?.map((errors) => errors.map(({ code }) => code))).toEqual([
      [],
      ["INVALID_TIME_WINDOW"],
      ["INVALID_PARAMETER"],
    ]);
    service.clock.advance(7 * HOUR);
    expect((await read(id)).audience_size).toBeNull();
  });

  it("come 2,500 operations and 5,000,000 bytes at a time", async () => {
    const { id } = (await create()).record;
    const many = await upload(id, Array(2_501).fill(update([{ partner_user_id: ["1"] }])));
    expect(many.status).toBe(400);
    const message = "A maximum of 2500 items must be provided for operations";
    expect(many.body.errors).toEqual([{ code: "INVALID_PARAMETER", message }]);
    const large = await upload(id, [update([{ partner_user_id: Array(30_000).fill("x".repeat(200)) }])]);
    expect(errorOf(large)).toMatchObject({ status: 413, code: "REQUEST_TOO_LARGE" });
    expect(errorOf(await upload(id, [update(people(1))], "leo_analyst"))).toMatchObject({ status: 403 });
    expect(errorOf(await upload("nosuch", [update(people(1))]))).toMatchObject({ status: 404 });
  });
});

describe("reading and deleting audiences", () => {
  it("finds them by name, id and who shares them, page by page", async () => {
    const ids = [];
    for (const name of ["Readers", "Reactivated", "Buyers"]) ids.push((await create({ name })).record.id);
    const list = (query: Record<string, string>) => account.get("custom_audiences", query);
    expect((await list({ q: "REA" })).records).toHaveLength(2);
    expect((await list({ custom_audience_ids: ids[2] ?? "" })).records).toHaveLength(1);
    expect((await list({ permission_scope: "SHARED" })).records).toEqual([]);
    expect(await everyPage(list, { count: "2", sort_by: "name-asc" })).toEqual([ids[2], ids[1], ids[0]]);
  });

  it("works once; the record then comes only with with_deleted", async () => {
    const { id } = (await create()).record;
    const audience = `custom_audiences/${id}`;
    expect((await account.remove(audience)).record).toMatchObject({ deleted: true, targetable: false });
    for (const again of [
      await account.remove(audience),
      await account.put(audience),
      await account.get(audience),
    ]) {
      expect(errorOf(again)).toMatchObject({ status: 404, parameter: "custom_audience_id" });
    }
    expect((await account.get(audience, { with_deleted: "true" })).status).toBe(200);
  });
});

describe("what targets an audience", () => {
  it("are campaigns with their line items that serve, or all of them", async () => {
    const { id } = (await create()).record;
    const campaign = await account.campaign({ name: "Spring" });
    const target = async (query: Record<string, string>) => {
      const line_item_id = await account.lineItem({ campaign_id: campaign, ...query });
      await account.post("targeting_criteria", {
        line_item_id,
        targeting_type: "CUSTOM_AUDIENCE",
        targeting_value: id,
        operator_type: "EQ",
      });
      return line_item_id;
    };
    const running = await target({ name: "Runs" });
    await account.promote(running);
    const paused = await target({ entity_status: "PAUSED" });
    await account.lineItem({ campaign_id: campaign });
    const targeted = async (query: Record<string, string> = {}) =>
      (await account.get(`custom_audiences/${id}/targeted`, query)).body.data;
    const spring = { campaign_id: campaign, campaign_name: "Spring" };
    const runs = { id: running, name: "Runs", servable: true };
    expect(await targeted()).toEqual([{ ...spring, line_items: [runs] }]);
    expect(await targeted({ with_active: "false" })).toEqual([
      { ...spring, line_items: [runs, { id: paused, name: null, servable: false }] },
    ]);
    await account.put(`line_items/${running}`, { entity_status: "PAUSED" });
    expect(await targeted()).toEqual([]);
    expect(errorOf(await account.get("custom_audiences/nosuch/targeted"))).toMatchObject({ status: 404 });
  });

  it("cannot be an audience of another account", async () => {
    const line_item_id = await account.lineItem({ campaign_id: await account.campaign() });
    const elsewhere = openAccount(service);
    const strange = (await elsewhere.post("custom_audiences", { name: "Theirs" })).record.id;
    const answer = await account.post("targeting_criteria", {
      line_item_id,
      targeting_type: "CUSTOM_AUDIENCE",
      targeting_value: strange,
      operator_type: "EQ",
    });
    expect(errorOf(answer)).toMatchObject({ status: 400, parameter: "targeting_value" });
  });
});
