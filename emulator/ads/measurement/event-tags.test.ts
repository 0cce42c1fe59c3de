import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, openAccount, type TestAccount } from "../../testing/account";
import { startService } from "../../testing/service";

let account: TestAccount;

beforeEach(() => {
  account = openAccount(startService("empty"));
});

describe("web event tags", () => {
  const tag = {
    name: "Order placed",
    type: "PURCHASE",
    click_window: "30",
    view_through_window: "7",
    retargeting_enabled: "false",
  };

  it("are made, changed and deleted, all of one website", async () => {
    const { record } = await account.post("web_event_tags", tag);
    expect(record).toMatchObject({
      name: "Order placed",
      type: "PURCHASE",
      click_window: 30,
      view_through_window: 7,
      retargeting_enabled: false,
      status: "UNVERIFIED",
      last_tracked_at: null,
    });
    expect(record.embed_code).toContain(record.id);
    const second = await account.post("web_event_tags", { ...tag, name: "Sign-up", type: "SIGN_UP" });
    expect(second.record.website_tag_id).toBe(record.website_tag_id);
    const one = `web_event_tags/${record.id}`;
    expect((await account.put(one, { type: "DOWNLOAD" })).record).toEqual({ ...record, type: "DOWNLOAD" });
    expect((await account.remove(one)).record.deleted).toBe(true);
    expect((await account.get("web_event_tags")).records.map(({ id }) => id)).toEqual([second.record.id]);
    expect(errorOf(await account.get(one))).toMatchObject({ status: 404, parameter: "web_event_tag_id" });
  });

  it("count views for no longer than clicks, also once they are changed", async () => {
    const refused = {
      status: 400,
      code: "INVALID_PARAMETER",
      parameter: "view_through_window",
      message: "view_through_window must be less than or equal to click_window",
    };
    expect(errorOf(await account.post("web_event_tags", { ...tag, click_window: "1" }))).toMatchObject(
      refused,
    );
    const { record } = await account.post("web_event_tags", tag);
    const changed = await account.put(`web_event_tags/${record.id}`, { click_window: "1" });
    expect(errorOf(changed)).toMatchObject(refused);
    expect(errorOf(await account.post("web_event_tags", { ...tag, click_window: "2" }))).toMatchObject({
      message: 'Expected a value in 1, 7, 14, 30, got "2" for click_window',
    });
  });

  it("are read by analysts and changed by those who run campaigns", async () => {
    expect((await account.get("web_event_tags", {}, { as: "leo_analyst" })).status).toBe(200);
    expect(errorOf(await account.post("web_event_tags", tag, { as: "leo_analyst" }))).toMatchObject({
      code: "ACTION_NOT_ALLOWED",
    });
  });
});

describe("app event tags", () => {
  it("are made with the usual windows, and deleted", async () => {
    const { record } = await account.post("app_event_tags", {
      app_store_identifier: "com.example.app",
      os_type: "ANDROID",
      conversion_type: "PURCHASE",
      provider_app_event_id: "abc123",
      provider_app_event_name: "purchase",
    });
    expect(record).toMatchObject({
      post_view_attribution_window: 1,
      post_engagement_attribution_window: 30,
      retargeting_enabled: true,
      deep_link_scheme: null,
      status: "UNVERIFIED",
    });
    expect((await account.remove(`app_event_tags/${record.id}`)).record.deleted).toBe(true);
    expect((await account.get("app_event_tags", { with_deleted: "true" })).records).toHaveLength(1);
  });
});
