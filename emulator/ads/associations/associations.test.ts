import { beforeEach, describe, expect, it } from "vitest";
import { newIdentifier } from "../../database/identifiers";
import { insertRow } from "../../database/rows";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService } from "../../testing/service";

let account: TestAccount;
let lineItem: string;

beforeEach(async () => {
  account = openAccount(startService("empty"));
  lineItem = await account.lineItem({ campaign_id: await account.campaign() });
});

const at = "2026-11-20T10:00:00Z";

describe("tracking tags", () => {
  const create = (query: Record<string, string> = {}, as = "mara_agency") =>
    account.post(
      "tracking_tags",
      {
        line_item_id: lineItem,
        tracking_tag_type: "IMPRESSION_TAG",
        tracking_tag_url: "https://track.example/1",
        ...query,
      },
      { as },
    );

  it("are added, changed and removed", async () => {
    const { record } = await create();
    expect(record).toMatchObject({
      line_item_id: lineItem,
      tracking_tag_type: "IMPRESSION_TAG",
      tracking_tag_url: "https://track.example/1",
      deleted: false,
    });
    const tag = `tracking_tags/${record.id}`;
    const changed = await account.put(tag, { tracking_tag_url: "https://track.example/2" });
    expect(changed.record).toEqual({ ...record, tracking_tag_url: "https://track.example/2" });
    expect((await account.remove(tag)).record.deleted).toBe(true);
    expect(errorOf(await account.remove(tag))).toMatchObject({ status: 404, parameter: "tracking_tag_id" });
    expect(errorOf(await account.put(tag, { tracking_tag_url: "https://a.example" }))).toMatchObject({
      status: 404,
    });
    expect((await account.get(tag)).status).toBe(404);
    expect((await account.get(tag, { with_deleted: "true" })).status).toBe(200);
  });

  it("need a line item, a type and an address on the web", async () => {
    expect(errorOf(await create({ line_item_id: "nosuch" }))).toMatchObject({
      status: 404,
      parameter: "line_item_id",
    });
    expect(errorOf(await create({ tracking_tag_type: "PIXEL" }))).toMatchObject({
      parameter: "tracking_tag_type",
    });
    expect(errorOf(await create({ tracking_tag_url: "ftp://a.example" }))).toMatchObject({
      message: 'Expected a URL, got "ftp://a.example" for tracking_tag_url',
    });
    const { id } = (await create()).record;
    expect(errorOf(await account.put(`tracking_tags/${id}`))).toMatchObject({ code: "MISSING_PARAMETER" });
    expect(errorOf(await create({}, "leo_analyst"))).toMatchObject({ status: 403 });
  });

  it("are listed by line item and id, page by page", async () => {
    const other = await account.lineItem({ campaign_id: await account.campaign() });
    for (let made = 0; made < 5; made += 1) await create();
    const { id } = (await create({ line_item_id: other, tracking_tag_type: "CLICK_TRACKER" })).record;
    const read = (query: Record<string, string>) => account.get("tracking_tags", query);
    expect(await everyPage(read, { count: "2", line_item_ids: lineItem })).toHaveLength(5);
    expect((await read({ tracking_tag_ids: id })).records).toHaveLength(1);
  });
});

describe("curated categories of line items", () => {
  const path = "line_item_curated_categories";
  const create = (query: Record<string, string> = {}, as = "mara_agency") =>
    account.post(path, { line_item_id: lineItem, curated_category_id: "4hmn6", ...query }, { as });
  const target = (targeting_value: string) =>
    account.post("targeting_criteria", {
      line_item_id: lineItem,
      targeting_type: "LOCATION",
      targeting_value,
      operator_type: "EQ",
    });

  it("are one for each line item, in a country that it targets", async () => {
    expect(errorOf(await create())).toMatchObject({ status: 400, parameter: "curated_category_id" });
    await target("96683cc9126741d1");
    const { status, record } = await create();
    expect([status, record.curated_category_id]).toEqual([200, "4hmn6"]);
    expect(errorOf(await create({ curated_category_id: "4hmn5" }))).toMatchObject({
      status: 400,
      parameter: "line_item_id",
    });
    expect(errorOf(await create({}, "leo_analyst"))).toMatchObject({ status: 403 });
  });

  it("are changed and removed", async () => {
    await target("96683cc9126741d1");
    const { id } = (await create()).record;
    expect((await account.put(`${path}/${id}`, { curated_category_id: "4hmn5" })).record).toMatchObject({
      line_item_id: lineItem,
      curated_category_id: "4hmn5",
    });
    expect(errorOf(await account.put(`${path}/${id}`, { curated_category_id: "4hmn7" }))).toMatchObject({
      status: 400,
    });
    expect((await account.remove(`${path}/${id}`)).record.deleted).toBe(true);
    for (const again of [await account.remove(`${path}/${id}`), await account.put(`${path}/${id}`)]) {
      expect(errorOf(again)).toMatchObject({ status: 404, parameter: "line_item_curated_category_id" });
    }
    expect((await create()).status).toBe(200);
  });

  it("are named where they run in a country that is asked about", async () => {
    const namesIn = async (country_codes: string) =>
      (await account.get("curated_categories", { country_codes })).records.map(({ name }) => name);
    expect(await namesIn("gb,us")).toEqual([
      "Premium sports",
      "Morning news",
      "Food and home",
      "Film and series",
      "Games and play",
      "Learning",
    ]);
    expect(await namesIn("FR")).toEqual(["Food and home"]);
    expect(errorOf(await account.get("curated_categories"))).toMatchObject({
      code: "MISSING_PARAMETER",
      parameter: "country_codes",
    });
  });

  it("need a line item and a category that exist", async () => {
    expect(errorOf(await create({ line_item_id: "nosuch" }))).toMatchObject({ status: 404 });
    expect(errorOf(await create({ curated_category_id: "nosuch" }))).toMatchObject({ status: 400 });
  });
});

describe("account media and the line items that show them", () => {
  function medium(creative_type: string): string {
    const id = newIdentifier("association");
    const row = { account_id: account.id, creative_type, media_url: "https://media.example/a" };
    insertRow(account.connection, "account_media", { id, ...row, created_at: at, updated_at: at });
    return id;
  }
  const display = async (objective: string) =>
    account.lineItem({
      campaign_id: await account.campaign(),
      objective,
      placements: "PUBLISHER_NETWORK",
      advertiser_domain: "example.com",
      categories: "IAB17",
    });
  const preroll = async () =>
    account.lineItem({
      campaign_id: await account.campaign(),
      objective: "PREROLL_VIEWS",
      product_type: "MEDIA",
      placements: "PUBLISHER_NETWORK",
      advertiser_domain: "example.com",
      categories: "IAB17",
    });
  const show = (query: Record<string, string>, as = "mara_agency") =>
    account.post("media_creatives", query, { as });

  it("are listed by type and id, and deleted once", async () => {
    const [banner, video] = [medium("BANNER"), medium("PREROLL")];
    const read = (query: Record<string, string>) => account.get("account_media", query);
    expect((await read({ creative_types: "PREROLL,VAST_PREROLL" })).records).toMatchObject([
      {
        id: video,
        creative_type: "PREROLL",
        video_id: null,
        media_url: "https://media.example/a",
        deleted: false,
      },
    ]);
    expect(errorOf(await read({ creative_types: "POSTER" }))).toMatchObject({ parameter: "creative_types" });
    expect(await everyPage(read, { count: "1" })).toEqual([banner, video]);
    expect((await account.remove(`account_media/${video}`)).record.deleted).toBe(true);
    expect(errorOf(await account.remove(`account_media/${video}`))).toMatchObject({ status: 404 });
    expect((await account.get(`account_media/${video}`)).status).toBe(404);
    expect((await account.get(`account_media/${video}`, { with_deleted: "true" })).status).toBe(200);
    expect((await read({ account_media_ids: `${banner},${video}` })).records).toHaveLength(1);
    const analyst = await account.remove(`account_media/${banner}`, { as: "leo_analyst" });
    expect(errorOf(analyst)).toMatchObject({ status: 403 });
  });

  it("ask for a landing address where clicks are bought", async () => {
    const account_media_id = medium("BANNER");
    const line_item_id = await display("WEBSITE_CLICKS");
    expect(errorOf(await show({ account_media_id, line_item_id }))).toMatchObject({
      status: 400,
      code: "MISSING_PARAMETER",
      parameter: "landing_url",
    });
    const { record } = await show({ account_media_id, line_item_id, landing_url: "https://a.example/" });
    expect(record).toMatchObject({
      account_media_id,
      line_item_id,
      landing_url: "https://a.example/",
      creative_type: "BANNER",
      entity_status: "ACTIVE",
      approval_status: "ACCEPTED",
    });
  });

  it("ignore the landing address of a preroll", async () => {
    const query = { account_media_id: medium("PREROLL"), line_item_id: await preroll() };
    expect((await show({ ...query, landing_url: "https://a.example/" })).record.landing_url).toBeNull();
  });

  it("need a line item that can show them", async () => {
    const account_media_id = medium("PREROLL");
    expect(errorOf(await show({ account_media_id, line_item_id: lineItem }))).toMatchObject({
      status: 400,
      code: "INCOMPATIBLE_LINE_ITEM",
    });
    expect(errorOf(await show({ account_media_id, line_item_id: "nosuch" }))).toMatchObject({
      parameter: "line_item_id",
    });
    const line_item_id = await preroll();
    expect(errorOf(await show({ account_media_id: "nosuch", line_item_id }))).toMatchObject({
      status: 404,
      parameter: "account_media_id",
    });
    expect(errorOf(await show({ account_media_id, line_item_id }, "leo_analyst"))).toMatchObject({
      status: 403,
    });
  });

  it("are listed by campaign, line item and id, and removed once", async () => {
    const line_item_id = await preroll();
    const campaign_id = String((await account.get(`line_items/${line_item_id}`)).record.campaign_id);
    const { id } = (await show({ account_media_id: medium("PREROLL"), line_item_id })).record;
    const read = (query: Record<string, string>) => account.get("media_creatives", query);
    for (const [name, value] of [
      ["campaign_id", campaign_id],
      ["line_item_ids", line_item_id],
      ["media_creative_ids", id],
    ] as const) {
      expect((await read({ [name]: value })).records.map((one) => one.id)).toEqual([id]);
    }
    expect((await read({ campaign_id: "nosuch" })).records).toEqual([]);
    expect((await account.remove(`media_creatives/${id}`)).record.deleted).toBe(true);
    expect(errorOf(await account.remove(`media_creatives/${id}`))).toMatchObject({ status: 404 });
    expect((await account.get(`media_creatives/${id}`)).status).toBe(404);
    expect((await account.get(`media_creatives/${id}`, { with_deleted: "true" })).status).toBe(200);
  });
});

describe("calls to action of prerolls", () => {
  it("are listed by line item and id, page by page, with a total when asked", async () => {
    for (const id of ["a1", "a2", "a3"]) {
      insertRow(account.connection, "preroll_call_to_actions", {
        id,
        account_id: account.id,
        line_item_id: lineItem,
        call_to_action: "VISIT_SITE",
        call_to_action_url: "https://www.example.com/",
        created_at: at,
        updated_at: at,
      });
    }
    const read = (query: Record<string, string>) => account.get("preroll_call_to_actions", query);
    expect(await everyPage(read, { count: "2", line_item_ids: lineItem })).toEqual(["a1", "a2", "a3"]);
    const one = await read({ preroll_call_to_action_ids: "a2", with_total_count: "true" });
    expect(one.body).toMatchObject({
      total_count: 1,
      data: [
        {
          id: "a2",
          line_item_id: lineItem,
          call_to_action: "VISIT_SITE",
          call_to_action_url: "https://www.example.com/",
        },
      ],
    });
    const both = await read({ with_total_count: "true", cursor: "x" });
    expect(errorOf(both)).toMatchObject({ status: 400, code: "EXCLUSIVE_PARAMETERS" });
    const creative = await account.get("preroll_call_to_actions", {}, { as: "ines_creative" });
    expect(creative.status).toBe(403);
  });
});

describe("a call to action of a preroll", () => {
  const CALL = { call_to_action: "WATCH_NOW", call_to_action_url: "https://www.example.com/film" };

  it("is set for line items that show prerolls, changed, replaced and taken away", async () => {
    expect(
      errorOf(await account.post("preroll_call_to_actions", { line_item_id: lineItem, ...CALL })),
    ).toMatchObject({ status: 400, code: "INCOMPATIBLE_LINE_ITEM", parameter: "line_item_id" });
    const preroll = await account.lineItem({
      campaign_id: await account.campaign(),
      objective: "PREROLL_VIEWS",
      product_type: "MEDIA",
      placements: "PUBLISHER_NETWORK",
      advertiser_domain: "example.com",
      categories: "IAB17",
    });
    const set = () => account.post("preroll_call_to_actions", { line_item_id: preroll, ...CALL });
    const first = (await set()).record.id;
    const put = await account.put(`preroll_call_to_actions/${first}`, { call_to_action: "SHOP" });
    expect(put.record).toMatchObject({ id: first, ...CALL, call_to_action: "SHOP" });
    const second = (await set()).record.id;
    const { records } = await account.get("preroll_call_to_actions", { line_item_ids: preroll });
    expect(records.map(({ id }) => id)).toEqual([second]);
    expect((await account.remove(`preroll_call_to_actions/${second}`)).record.deleted).toBe(true);
    expect((await account.get(`preroll_call_to_actions/${second}`)).status).toBe(404);
  });
});

describe("promotable users", () => {
  it("are those whose posts the account may promote", async () => {
    const id = account.mayPromote("2400000777");
    const reposts = account.mayPromote("2400000778", "REPOSTS_ONLY");
    const { records } = await account.get("promotable_users");
    expect(records).toMatchObject([
      { id, user_id: "2400000777", promotable_user_type: "FULL", deleted: false },
      { id: reposts, user_id: "2400000778", promotable_user_type: "REPOSTS_ONLY" },
    ]);
    expect((await account.get(`promotable_users/${reposts}`)).record).toEqual(records[1]);
    const one = await account.get("promotable_users", { promotable_user_ids: reposts });
    expect(one.records).toHaveLength(1);
  });
});
