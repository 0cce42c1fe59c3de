import { beforeEach, describe, expect, it } from "vitest";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow } from "../../database/rows";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

const MARA = "2200000001";

let service: TestService;
let account: TestAccount;
let ofPosts: string;
let ofAccounts: string;

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  ofPosts = await account.lineItem({ campaign_id: await account.campaign() });
  ofAccounts = await account.lineItem({
    campaign_id: await account.campaign(),
    objective: "FOLLOWERS",
    product_type: "PROMOTED_ACCOUNT",
  });
});

function post(userId = MARA): string {
  const id = newLongIdentifier();
  const at = "2026-11-20T10:00:00Z";
  const row = { account_id: account.id, user_id: userId, text: "Hello", nullcast: true };
  insertRow(account.connection, "posts", { id, ...row, created_at: at, updated_at: at });
  return id;
}

const promote = (...ids: string[]) =>
  account.post("promoted_posts", { line_item_id: ofPosts, post_ids: ids.join() });

describe("promoting posts", () => {
  it("answers with all of them and echoes their identifiers as numbers", async () => {
    const [one, two] = [post(), post()];
    const { status, body, text } = await promote(one, two);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total_count: 2,
      data: [
        {
          line_item_id: ofPosts,
          post_id: one,
          entity_status: "ACTIVE",
          approval_status: "ACCEPTED",
          deleted: false,
        },
        { line_item_id: ofPosts, post_id: two },
      ],
    });
    expect(text).toContain(`"post_ids":[${one},${two}]`);
  });

  it("does all or nothing, once each", async () => {
    const one = post();
    expect(errorOf(await promote(one, "1"))).toMatchObject({
      status: 400,
      code: "INVALID_POST",
      parameter: "post_ids",
    });
    expect((await account.get("promoted_posts")).records).toEqual([]);
    const first = await promote(one);
    expect((await promote(one, one)).records).toEqual(first.records);
  });

  it("promotes another user's post by a post of another identifier", async () => {
    const strange = post("2200000002");
    const { records } = await promote(strange);
    expect(records[0]?.post_id).not.toBe(strange);
    expect((await promote(strange)).records).toEqual(records);
  });

  it("needs a line item for posts and takes at most 50", async () => {
    const query = { line_item_id: ofAccounts, post_ids: post() };
    expect(errorOf(await account.post("promoted_posts", query))).toMatchObject({
      code: "INCOMPATIBLE_LINE_ITEM",
    });
    expect(errorOf(await account.post("promoted_posts", { ...query, line_item_id: "nosuch" }))).toMatchObject(
      {
        status: 404,
        parameter: "line_item_id",
      },
    );
    expect(errorOf(await promote("abc"))).toMatchObject({ message: 'Expected Long, got "abc" for post_ids' });
    expect(errorOf(await promote(...Array(51).fill("1")))).toMatchObject({
      status: 400,
      parameter: "post_ids",
    });
  });

  it("ends with a deletion, after which there is no second one and no PUT", async () => {
    const { id } = (await promote(post())).records[0] ?? { id: "" };
    expect((await account.remove(`promoted_posts/${id}`)).record.deleted).toBe(true);
    expect(errorOf(await account.remove(`promoted_posts/${id}`))).toMatchObject({
      status: 404,
      message: `Promoted Post ${id} was not found for Account ${account.id}`,
    });
    expect((await account.get(`promoted_posts/${id}`)).status).toBe(404);
    expect((await account.get(`promoted_posts/${id}`, { with_deleted: "true" })).status).toBe(200);
    expect(errorOf(await account.put(`promoted_posts/${id}`))).toMatchObject({ status: 405 });
  });

  it("leaves promoted posts undeleted when their line item goes, but lists them only with deleted ones", async () => {
    const { id } = (await promote(post())).records[0] ?? { id: "" };
    await account.remove(`line_items/${ofPosts}`);
    expect((await account.get("promoted_posts")).records).toEqual([]);
    const { records } = await account.get("promoted_posts", { with_deleted: "true" });
    expect(records).toMatchObject([{ id, deleted: false }]);
  });

  it("lists them by line item and id, page by page", async () => {
    const { records } = await promote(post(), post(), post(), post(), post());
    const ids = await everyPage((query) => account.get("promoted_posts", query), {
      count: "2",
      line_item_ids: ofPosts,
      sort_by: "paused-asc",
    });
    expect([...ids].toSorted()).toEqual(records.map(({ id }) => id).toSorted());
    const one = await account.get("promoted_posts", { promoted_post_ids: ids[0] ?? "" });
    expect(one.records).toHaveLength(1);
  });

  it("is for those who manage campaigns", async () => {
    const query = { line_item_id: ofPosts, post_ids: post() };
    const refused = await account.post("promoted_posts", query, { as: "leo_analyst" });
    expect(errorOf(refused)).toMatchObject({ status: 403, code: "ACTION_NOT_ALLOWED" });
  });
});

describe("promoting accounts", () => {
  const follow = (query: Record<string, string> = {}, as = "mara_agency") =>
    account.post("promoted_accounts", { line_item_id: ofAccounts, user_id: MARA, ...query }, { as });

  it("associates a user with a line item, and ignores one who is promoted already", async () => {
    const { status, record } = await follow();
    expect(status).toBe(200);
    expect(record).toMatchObject({
      line_item_id: ofAccounts,
      user_id: MARA,
      entity_status: "ACTIVE",
      approval_status: "ACCEPTED",
      deleted: false,
    });
    expect((await follow()).record).toEqual(record);
    expect((await account.get(`promoted_accounts/${record.id}`)).record).toEqual(record);
  });

  it("refuses a line item that cannot hold promoted accounts", async () => {
    expect(errorOf(await follow({ line_item_id: ofPosts }))).toMatchObject({
      status: 400,
      code: "INCOMPATIBLE_LINE_ITEM",
    });
    expect(errorOf(await follow({ line_item_id: "nosuch" }))).toMatchObject({
      status: 404,
      parameter: "line_item_id",
    });
  });

  it("refuses an ineligible user and promotes none", async () => {
    const { status, body } = await follow({ user_id: "2200000003" });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { code: "INVALID_USER_ID", message: "You cannot promote someone else's account", attribute: "user_id" },
    ]);
    expect((await account.get("promoted_accounts")).records).toEqual([]);
    expect(errorOf(await follow({ user_id: "mara" }))).toMatchObject({
      message: 'Expected Long, got "mara" for user_id',
    });
  });

  it("is 400 for a list of line items that hold none", async () => {
    expect(errorOf(await account.get("promoted_accounts", { line_item_ids: ofPosts }))).toMatchObject({
      status: 400,
      parameter: "line_item_ids",
    });
    await follow();
    const both = await account.get("promoted_accounts", { line_item_ids: `${ofPosts},${ofAccounts}` });
    expect(both.records).toHaveLength(1);
  });

  it("is an empty list where line items hold some, and none of those asked for by id", async () => {
    await follow();
    const query = { line_item_ids: ofAccounts, promoted_account_ids: "nosuch" };
    const { status, records } = await account.get("promoted_accounts", query);
    expect({ status, records }).toEqual({ status: 200, records: [] });
    const none = await account.get("promoted_accounts", { ...query, line_item_ids: ofPosts });
    expect(errorOf(none)).toMatchObject({ status: 400, parameter: "line_item_ids" });
  });

  it("ends with a deletion and cannot be changed", async () => {
    const { id } = (await follow()).record;
    expect(errorOf(await account.put(`promoted_accounts/${id}`))).toMatchObject({ status: 405 });
    expect((await account.remove(`promoted_accounts/${id}`)).record.deleted).toBe(true);
    expect(errorOf(await account.remove(`promoted_accounts/${id}`))).toMatchObject({ status: 404 });
    expect((await account.get(`promoted_accounts/${id}`)).status).toBe(404);
    expect((await account.get("promoted_accounts", { with_deleted: "true" })).records).toHaveLength(1);
    expect(errorOf(await follow({}, "leo_analyst"))).toMatchObject({ status: 403 });
  });
});

describe("the demo", () => {
  it("promotes something with every line item", async () => {
    const demo = startService();
    const at = `/live/12/accounts/${demo.idOf("accounts", "name = 'Kestrel Air'")}`;
    const count = { count: "1000" };
    const items = (await demo.get(`${at}/line_items`, count)).records;
    const promoting = await Promise.all(
      ["promoted_posts", "promoted_accounts", "media_creatives"].map(
        async (resource) => (await demo.get(`${at}/${resource}`, count)).records,
      ),
    );
    const promoted = new Set(promoting.flat().map(({ line_item_id }) => line_item_id));
    expect(items.filter(({ id }) => !promoted.has(id))).toEqual([]);
  });
});
