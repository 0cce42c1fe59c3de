import { describe, expect, it } from "vitest";
import { errorOf } from "../../testing/account";
import { startService } from "../../testing/service";

const service = startService();
const account = service.idOf("accounts", "name = 'Nordlys Outdoor'");
const base = `/live/12/accounts/${account}`;
const tags = (await service.get(`${base}/web_event_tags`)).records;
const [tag] = tags;
const pixel = String(tag?.website_tag_id);

const email = { hashed_email: "d".repeat(64) };
const send = (conversions: readonly object[], options: { as?: string; pixel?: string } = {}) =>
  service.call("POST", `/live/12/measurement/conversions/${options.pixel ?? pixel}`, {
    json: { conversions },
    ...(options.as !== undefined && { as: options.as }),
  });
const conversion = (fields: object = {}) => ({
  conversion_time: "2026-11-21T09:00:00.603Z",
  event_id: tag?.id,
  identifiers: [email],
  ...fields,
});

describe("conversions on websites", () => {
  it("are taken for events with or without the website in their id, and seen at their tag", async () => {
    const unverified = tags.find(({ status }) => status === "UNVERIFIED");
    const answer = await send([
      conversion(),
      conversion({ event_id: `tw-${pixel}-${unverified?.id}`, value: "20.00", number_items: 3 }),
    ]);
    expect(answer.body.data).toMatchObject({ conversions_processed: 2 });
    expect(answer.body.request).toEqual({ params: { account_id: account } });
    const { record } = await service.get(`${base}/web_event_tags/${unverified?.id}`);
    expect(record).toMatchObject({ status: "TRACKING", last_tracked_at: "2026-11-21T10:00:00Z" });
  });

  it("are refused as a whole for an unknown event, or for a person identified by an address alone", async () => {
    expect(errorOf(await send([conversion(), conversion({ event_id: "abc" })]))).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
      message: "event_id (abc) does not belong to provided account",
      parameter: "event_id",
    });
    const address = { ip_address: "8.25.197.25" };
    expect(errorOf(await send([conversion({ identifiers: [address] })]))).toMatchObject({
      code: "INVALID_PARAMETER",
      parameter: "identifiers",
    });
    const both = [address, { user_agent: "Mozilla/5.0" }];
    expect((await send([conversion({ identifiers: both })])).status).toBe(200);
    expect((await send(Array.from({ length: 501 }, () => conversion()))).status).toBe(400);
  });

  it("are accepted only from those who run the account's campaigns", async () => {
    expect(errorOf(await send([conversion()], { as: "leo_analyst" }))).toMatchObject({ status: 403 });
    expect(errorOf(await send([conversion()], { pixel: "nosuch" }))).toMatchObject({
      status: 404,
      parameter: "pixel_id",
    });
  });
});

describe("conversions in apps", () => {
  const provider = { provider_app_event_id: "i1", provider_app_event_name: "install" };
  const asked = {
    app_id: "com.example.app",
    os_type: "ANDROID",
    conversion_type: "INSTALL",
    conversion_time: "2026-11-21T09:00:00Z",
    hashed_device_id: "ABCD1234XYZ",
  };

  it("are answered with the ad that led to them or none, the same when it is asked again", async () => {
    await service.call("POST", `${base}/app_event_tags`, {
      query: { ...asked, app_store_identifier: asked.app_id, ...provider },
    });
    const devices = Array.from({ length: 12 }, (_, n) => `device ${n}`);
    const answers = await Promise.all(
      devices.map(async (hashed_device_id) => {
        const query = { ...asked, hashed_device_id };
        const sent = await service.call("POST", "/live/12/conversion_event", { query });
        const known = await service.get("/live/12/conversion_attribution", query);
        expect(known.record).toEqual(sent.record);
        return sent.record.service_attribution;
      }),
    );
    expect(answers).toContain(null);
    expect(answers.find((one) => one !== null)).toMatchObject({
      attribution_type: "PROMOTED",
      promoted_properties: { account_id: account, line_item_objective: "APP_INSTALLS" },
    });
  });

  it("belong to no ad where no account tracks the app", async () => {
    const query = { ...asked, app_id: "com.example.unknown" };
    expect((await service.get("/live/12/conversion_attribution", query)).record).toMatchObject({
      service_attribution: null,
      click_window: 14,
      view_through_window: 1,
    });
  });
});
