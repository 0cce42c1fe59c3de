import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let owner: TestAccount;
let sister: TestAccount;
let audience: string;

beforeEach(async () => {
  service = startService("empty");
  owner = openAccount(service, "live", "b1");
  sister = openAccount(service, "live", "b1");
  audience = (await owner.post("custom_audiences", { name: "Readers" })).record.id;
});

const path = (account: TestAccount = owner) =>
  `/live/5/accounts/${account.id}/tailored_audiences/${audience}/permissions`;

const share = (granted = sister.id, permission_level = "READ_ONLY", as = "mara_agency") =>
  service.call("POST", path(), { query: { granted_account_id: granted, permission_level }, as });

const target = async (account: TestAccount) => {
  const line_item_id = await account.lineItem({ campaign_id: await account.campaign() });
  const answer = await account.post("targeting_criteria", {
    line_item_id,
    targeting_type: "CUSTOM_AUDIENCE",
    targeting_value: audience,
    operator_type: "EQ",
  });
  return { answer, line_item_id };
};

describe("sharing an audience", () => {
  it("lets an account of the same business see and target it", async () => {
    expect((await target(sister)).answer.status).toBe(400);
    const { status, headers, record } = await share();
    expect(status).toBe(200);
    expect(headers.get("x-current-api-version")).toBe("5");
    expect(record).toMatchObject({
      tailored_audience_id: audience,
      granted_account_id: sister.id,
      permission_level: "READ_ONLY",
      deleted: false,
    });
    const { records } = await sister.get("custom_audiences", { permission_scope: "SHARED", q: "read" });
    expect(records).toMatchObject([
      { id: audience, is_owner: false, owner_account_id: owner.id, permission_level: "READ_ONLY" },
    ]);
    expect((await target(sister)).answer.status).toBe(200);
  });

  it("is the same by its names of version 12", async () => {
    const at = `custom_audiences/${audience}/permissions`;
    const old = (await share()).record;
    const { tailored_audience_id: _, ...same } = old;
    expect((await owner.get(at)).records).toEqual([{ ...same, custom_audience_id: audience }]);
    const again = await owner.post(at, { granted_account_id: sister.id, permission_level: "READ_WRITE" });
    expect(again.record).toMatchObject({ id: old.id, permission_level: "READ_WRITE" });
    expect(errorOf(await sister.get(at))).toMatchObject({
      code: "ACTION_NOT_ALLOWED",
      parameter: "custom_audience_id",
    });
    expect((await owner.remove(`${at}/${old.id}`)).record).toMatchObject({
      custom_audience_id: audience,
      deleted: true,
    });
    expect((await owner.get(at, { custom_audience_permission_ids: old.id })).records).toEqual([]);
  });

  it("lets that account ask which of its own campaigns target it", async () => {
    const targeted = () => sister.get(`custom_audiences/${audience}/targeted`, { with_active: "false" });
    expect(errorOf(await targeted())).toMatchObject({ status: 404 });
    await share();
    expect((await targeted()).records).toEqual([]);
    const { line_item_id } = await target(sister);
    expect((await targeted()).records).toMatchObject([{ line_items: [{ id: line_item_id }] }]);
    expect(
      (await owner.get(`custom_audiences/${audience}/targeted`, { with_active: "false" })).records,
    ).toEqual([]);
  });

  it("to read and write lets that account read it, rename it and send people into it", async () => {
    const at = `custom_audiences/${audience}`;
    const people = { users: [{ email: ["a".repeat(64)] }] };
    const json = [{ operation_type: "Update", params: people }];
    const upload = (as: TestAccount) => service.call("POST", as.at(`${at}/users`), { json });
    expect(errorOf(await sister.get(at))).toMatchObject({ status: 404 });
    expect(errorOf(await upload(sister))).toMatchObject({ status: 404 });

    await share();
    expect((await sister.get(at)).record).toMatchObject({ is_owner: false, permission_level: "READ_ONLY" });
    const renaming = { query: { name: "Mine" } };
    for (const answer of [await service.call("PUT", sister.at(at), renaming), await upload(sister)])
      expect(errorOf(answer)).toMatchObject({ status: 403, code: "ACTION_NOT_ALLOWED" });

    await share(sister.id, "READ_WRITE");
    const renamed = await service.call("PUT", sister.at(at), { query: { name: "Readers of both" } });
    expect(renamed.record).toMatchObject({
      id: audience,
      name: "Readers of both",
      is_owner: false,
      owner_account_id: owner.id,
      permission_level: "READ_WRITE",
    });
    expect((await upload(sister)).body.data).toEqual({ success_count: 1, total_count: 1 });
    service.clock.advance(7 * 3_600_000);
    expect((await owner.get(at)).record).toMatchObject({
      name: "Readers of both",
      is_owner: true,
      audience_size: 1,
    });
    // Names need to be unique for the owner only.
    await owner.post("custom_audiences", { name: "Taken" });
    const clash = await service.call("PUT", sister.at(at), { query: { name: "Taken" } });
    expect(errorOf(clash)).toMatchObject({ status: 400, code: "INVALID_PARAMETER" });
    expect(errorOf(await service.call("DELETE", sister.at(at)))).toMatchObject({ status: 403 });
    expect((await service.call("DELETE", owner.at(at))).status).toBe(200);
    expect(errorOf(await sister.get(at))).toMatchObject({ status: 404 });
    expect(errorOf(await upload(sister))).toMatchObject({ status: 404 });
  });

  it("changes the level of an account that has it already", async () => {
    const { id } = (await share()).record;
    expect((await share(sister.id, "READ_WRITE")).record).toMatchObject({
      id,
      permission_level: "READ_WRITE",
    });
    expect(errorOf(await share(sister.id, "ADMIN"))).toMatchObject({
      status: 400,
      parameter: "permission_level",
    });
  });

  it("reaches another business only with the owner's feature", async () => {
    const stranger = openAccount(service, "live", "b2");
    expect(errorOf(await share(stranger.id))).toMatchObject({
      status: 403,
      code: "ACTION_NOT_ALLOWED",
      parameter: "granted_account_id",
    });
    owner.connection.run("INSERT INTO account_features VALUES (?, 'SHARE_AUDIENCE_OUTSIDE_BUSINESS')", [
      owner.id,
    ]);
    expect((await share(stranger.id)).status).toBe(200);
    const elsewhere = openAccount(service, "sandbox", "b1");
    expect(errorOf(await share(elsewhere.id))).toMatchObject({ status: 403 });
    expect(errorOf(await share("nosuch"))).toMatchObject({ status: 404, parameter: "granted_account_id" });
    expect(errorOf(await share(owner.id))).toMatchObject({ status: 403 });
  });

  it("is for the owner alone", async () => {
    const query = { granted_account_id: owner.id, permission_level: "READ_ONLY" };
    const unknown = await service.call("POST", path(sister), { query });
    expect(errorOf(unknown)).toMatchObject({ status: 404, parameter: "tailored_audience_id" });
    await share();
    for (const method of ["GET", "POST"]) {
      expect(errorOf(await service.call(method, path(sister), { query }))).toMatchObject({
        status: 403,
        code: "ACTION_NOT_ALLOWED",
      });
    }
    expect(errorOf(await share(sister.id, "READ_ONLY", "leo_analyst"))).toMatchObject({ status: 403 });
    const twelve = await service.get(path().replace("/5/", "/12/"));
    expect(errorOf(twelve)).toMatchObject({ status: 404, code: "ROUTE_NOT_FOUND" });
  });
});

describe("revoking a permission", () => {
  it("ends new targeting and leaves what targets the audience running", async () => {
    const { id } = (await share()).record;
    const { line_item_id } = await target(sister);
    await sister.promote(line_item_id);
    const revoked = await service.call("DELETE", `${path()}/${id}`);
    expect(revoked.record).toMatchObject({ id, deleted: true });
    expect(errorOf(await service.call("DELETE", `${path()}/${id}`))).toMatchObject({ status: 404 });
    expect((await target(sister)).answer.status).toBe(400);
    expect((await sister.get("custom_audiences", { permission_scope: "SHARED" })).records).toEqual([]);
    const { record } = await sister.get(`line_items/${line_item_id}`);
    expect(record.servable).toBe(true);
    expect((await sister.get("targeting_criteria", { line_item_ids: line_item_id })).records).toHaveLength(1);
  });
});

describe("listing permissions", () => {
  it("filters by account and id, page by page", async () => {
    const third = openAccount(service, "live", "b1");
    const a = (await share()).record.id;
    const b = (await share(third.id)).record.id;
    const list = (query: Record<string, string>) => service.get(path(), query);
    expect(await everyPage(list, { count: "1", sort_by: "created_at-desc" })).toEqual([b, a]);
    expect((await list({ granted_account_ids: third.id })).records.map(({ id }) => id)).toEqual([b]);
    expect((await list({ tailored_audience_permission_ids: a })).records.map(({ id }) => id)).toEqual([a]);
    expect((await list({ with_total_count: "true" })).body.total_count).toBe(2);
  });
});
