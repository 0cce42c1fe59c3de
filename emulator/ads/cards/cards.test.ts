import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let account: TestAccount;

const [IMAGE, IMAGE_2, VIDEO, VIDEO_2, GIF] = ["3_1", "3_2", "7_1", "7_2", "16_1"] as const;

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  await account.media(IMAGE, IMAGE_2, VIDEO, VIDEO_2, GIF);
});

const website = { type: "WEBSITE", url: "https://www.example.com/" };
const app = { type: "APP", country_code: "DE", store_b_app_id: "com.example.app" };
const details = { type: "DETAILS", title: "Look", destination: website };
const button = { type: "BUTTON", label: { type: "ENUM", value: "SHOP" }, destination: app };
const medium = (media_key: string) => ({ type: "MEDIA", media_key });
const swipe = (...media_keys: string[]) => ({ type: "SWIPEABLE_MEDIA", media_keys });

const create = (json: unknown, as = "mara_agency") => service.call("POST", account.at("cards"), { json, as });
const made = async (body: object) => create({ name: "Card", ...body });

describe("creating a card", () => {
  it("keeps the order of components and adds the details of their media", async () => {
    const { status, record } = await made({ components: [medium(VIDEO), details] });
    expect(status).toBe(200);
    expect(record).toMatchObject({
      name: "Card",
      card_type: "VIDEO_WEBSITE",
      card_uri: `card://${record.id}`,
      components: [
        { ...medium(VIDEO), media_metadata: { [VIDEO]: { type: "VIDEO", width: 1280, height: 720 } } },
        details,
      ],
      deleted: false,
    });
    expect(record.id).toMatch(/^\d+$/);
    expect(record).not.toHaveProperty("slides");
    const got = await account.get(`cards/${record.id}`);
    expect(got.records).toEqual([record]);
  });

  it.each([
    ["IMAGE_WEBSITE", { components: [medium(IMAGE), details] }],
    ["VIDEO_WEBSITE", { components: [medium(VIDEO), details] }],
    ["IMAGE_APP", { components: [medium(IMAGE), button] }],
    ["VIDEO_APP", { components: [medium(VIDEO), button] }],
    ["IMAGE_CAROUSEL_WEBSITE", { components: [swipe(IMAGE, IMAGE_2), details] }],
    ["VIDEO_CAROUSEL_WEBSITE", { components: [swipe(VIDEO, VIDEO_2), details] }],
    ["MIXED_MEDIA_SINGLE_DEST_CAROUSEL_WEBSITE", { components: [swipe(IMAGE, VIDEO), details] }],
    ["IMAGE_CAROUSEL_APP", { components: [swipe(IMAGE, IMAGE_2), button] }],
    ["VIDEO_CAROUSEL_APP", { components: [swipe(VIDEO, VIDEO_2), button] }],
    ["MIXED_MEDIA_SINGLE_DEST_CAROUSEL_APP", { components: [swipe(IMAGE, VIDEO), button] }],
    [
      "IMAGE_MULTI_DEST_CAROUSEL_WEBSITE",
      {
        slides: [
          [medium(IMAGE), details],
          [medium(IMAGE_2), details],
        ],
      },
    ],
    [
      "VIDEO_MULTI_DEST_CAROUSEL_WEBSITE",
      {
        slides: [
          [medium(VIDEO), details],
          [medium(VIDEO_2), details],
        ],
      },
    ],
    [
      "MIXED_MEDIA_MULTI_DEST_CAROUSEL_WEBSITE",
      {
        slides: [
          [medium(IMAGE), details],
          [medium(VIDEO), details],
        ],
      },
    ],
  ])("derives %s", async (card_type, body) => {
    expect((await made(body)).record.card_type).toBe(card_type);
  });

  it.each<[string, object, string, string]>([
    ["neither components nor slides", {}, "MISSING_PARAMETER", "components"],
    [
      "components and slides",
      {
        components: [medium(IMAGE), details],
        slides: [
          [medium(IMAGE), details],
          [medium(IMAGE), details],
        ],
      },
      "EXCLUSIVE_PARAMETERS",
      "slides",
    ],
    ["no media", { components: [details] }, "INVALID_PARAMETER", "components"],
    [
      "two media",
      { components: [medium(IMAGE), swipe(IMAGE, VIDEO), details] },
      "INVALID_PARAMETER",
      "components",
    ],
    ["neither details nor button", { components: [medium(IMAGE)] }, "INVALID_PARAMETER", "components"],
    [
      "details and a button",
      { components: [medium(IMAGE), details, button] },
      "INVALID_PARAMETER",
      "components",
    ],
    [
      "a website behind a button",
      { components: [medium(IMAGE), { ...button, destination: website }] },
      "INVALID_PARAMETER",
      "components",
    ],
    [
      "an app behind details",
      { components: [medium(IMAGE), { ...details, destination: app }] },
      "INVALID_PARAMETER",
      "components",
    ],
    [
      "an app of no store",
      { components: [medium(IMAGE), { ...button, destination: { type: "APP", country_code: "DE" } }] },
      "MISSING_PARAMETER",
      "components",
    ],
    [
      "a deep link of another store",
      {
        components: [
          medium(IMAGE),
          {
            ...button,
            destination: {
              type: "APP",
              country_code: "DE",
              store_a_app_identifier: "1",
              store_b_deep_link: "a://b",
            },
          },
        ],
      },
      "INVALID_PARAMETER",
      "components",
    ],
    [
      "a country that is none",
      { components: [medium(IMAGE), { ...button, destination: { ...app, country_code: "de" } }] },
      "INVALID_PARAMETER",
      "components[1].destination.country_code",
    ],
    [
      "a country that ISO 3166-1 does not know",
      { components: [medium(IMAGE), { ...button, destination: { ...app, country_code: "ZZ" } }] },
      "INVALID_PARAMETER",
      "components[1].destination.country_code",
    ],
    [
      "an identifier of store A that is no number",
      {
        components: [
          medium(IMAGE),
          { ...button, destination: { ...app, store_a_app_identifier: "id333903271" } },
        ],
      },
      "INVALID_PARAMETER",
      "components[1].destination.store_a_app_identifier",
    ],
    [
      "an app of store B that is no package name",
      { components: [medium(IMAGE), { ...button, destination: { ...app, store_b_app_id: "333903271" } }] },
      "INVALID_PARAMETER",
      "components[1].destination.store_b_app_id",
    ],
    [
      "a web address with a space",
      {
        components: [
          medium(IMAGE),
          { ...details, destination: { type: "WEBSITE", url: "https://nordlys.no/winter sale" } },
        ],
      },
      "INVALID_PARAMETER",
      "components[1].destination.url",
    ],
    ["one slide", { slides: [[medium(IMAGE), details]] }, "INVALID_PARAMETER", "slides"],
    [
      "slides that lead to apps",
      {
        slides: [
          [medium(IMAGE), button],
          [medium(IMAGE), button],
        ],
      },
      "INVALID_PARAMETER",
      "slides",
    ],
    [
      "one medium to swipe",
      { components: [swipe(IMAGE), details] },
      "INVALID_PARAMETER",
      "components[0].media_keys",
    ],
    [
      "seven media to swipe",
      { components: [swipe(...Array<string>(7).fill(IMAGE)), details] },
      "INVALID_PARAMETER",
      "components[0].media_keys",
    ],
    [
      "a label that is none",
      { components: [medium(IMAGE), { ...button, label: { type: "ENUM", value: "BUY" } }] },
      "INVALID_PARAMETER",
      "components[1].label.value",
    ],
    [
      "no title",
      { components: [medium(IMAGE), { type: "DETAILS", destination: website }] },
      "MISSING_PARAMETER",
      "components[1].title",
    ],
    ["an unknown medium", { components: [medium("3_9"), details] }, "INVALID_MEDIA", "media_key"],
    ["a GIF", { components: [medium(GIF), details] }, "INVALID_MEDIA", "media_key"],
    [
      "a name of 81 characters",
      { name: "a".repeat(81), components: [medium(IMAGE), details] },
      "INVALID_PARAMETER",
      "name",
    ],
  ])("refuses %s", async (_, body, code, parameter) => {
    expect(errorOf(await made(body))).toMatchObject({ status: 400, code, parameter });
  });

  it("says which kinds of component there are, and that a list is no card", async () => {
    expect(errorOf(await made({ components: [{ type: "TEXT" }] }))).toEqual({
      status: 400,
      code: "INVALID_PARAMETER",
      message:
        'Expected a value in MEDIA, SWIPEABLE_MEDIA, DETAILS, BUTTON, got "TEXT" for components[0].type',
      parameter: "components[0].type",
    });
    for (const body of [[], "card", 1])
      expect(errorOf(await create(body))).toEqual({
        status: 400,
        code: "INVALID_PARAMETER",
        message: "Expected a JSON object as the body of the request",
        parameter: undefined,
      });
  });

  it("is for those who make creatives", async () => {
    const body = { name: "Card", components: [medium(IMAGE), details] };
    expect((await create(body, "ines_creative")).status).toBe(200);
    expect(errorOf(await create(body, "leo_analyst"))).toMatchObject({
      status: 403,
      code: "ACTION_NOT_ALLOWED",
    });
  });
});

describe("reading cards", () => {
  it("filters by type, id, address and the start of the name, page by page", async () => {
    const a = (await made({ name: "Autumn", components: [medium(IMAGE), details] })).record;
    const b = (await made({ name: "autumn app", components: [medium(IMAGE), button] })).record;
    const c = (await made({ name: "Winter", components: [medium(VIDEO), details] })).record;
    const list = async (query: Record<string, string>) =>
      (await account.get("cards", query)).records.map(({ id }) => id);
    expect(await list({ q: "AUT" })).toEqual([a.id, b.id]);
    expect(await list({ card_types: "IMAGE_APP,VIDEO_WEBSITE" })).toEqual([b.id, c.id]);
    expect(await list({ card_id: `${a.id},${c.id}` })).toEqual([a.id, c.id]);
    expect(await list({ card_uris: String(b.card_uri) })).toEqual([b.id]);
    const read = (query: Record<string, string>) => account.get("cards", query);
    expect(await everyPage(read, { count: "1", sort_by: "name-desc" })).toEqual([c.id, b.id, a.id]);
    expect(errorOf(await read({ count: "201" }))).toMatchObject({ status: 400, parameter: "count" });
    expect(errorOf(await read({ card_types: "POSTER" }))).toMatchObject({ parameter: "card_types" });
  });

  it("is 404 for a card that is not there", async () => {
    expect(errorOf(await account.get("cards/1"))).toEqual({
      status: 404,
      code: "NOT_FOUND",
      message: `Card 1 was not found for Account ${account.id}`,
      parameter: "card_id",
    });
    expect((await account.get("cards", {}, { as: "pia_partner" })).status).toBe(403);
  });
});

describe("changing a card", () => {
  it("replaces what is given and keeps the rest", async () => {
    const { record } = await made({ components: [medium(IMAGE), details] });
    const at = account.at(`cards/${record.id}`);
    const put = (json: object) => service.call("PUT", at, { json });
    const renamed = await put({ name: "Renamed" });
    expect(renamed.records).toEqual([{ ...record, name: "Renamed" }]);
    const video = await put({ components: [medium(VIDEO), button] });
    expect(video.records).toMatchObject([{ name: "Renamed", card_type: "VIDEO_APP" }]);
    const slides = await put({
      slides: [
        [medium(IMAGE), details],
        [medium(IMAGE_2), details],
      ],
    });
    expect(slides.records).toMatchObject([{ card_type: "IMAGE_MULTI_DEST_CAROUSEL_WEBSITE" }]);
    expect(slides.records[0]).not.toHaveProperty("components");
    expect(errorOf(await put({ components: [medium(GIF), details] }))).toMatchObject({
      code: "INVALID_MEDIA",
    });
    expect((await account.get(`cards/${record.id}`)).records).toEqual(slides.records);
  });

  it("deletes it with a list of one", async () => {
    const { record } = await made({ components: [medium(IMAGE), details] });
    expect((await account.remove(`cards/${record.id}`)).records).toEqual([{ ...record, deleted: true }]);
    expect((await account.get(`cards/${record.id}`)).status).toBe(404);
  });
});

it("fetches cards of any kind by their addresses", async () => {
  const { record } = await made({ components: [medium(IMAGE), details] });
  const poll = await account.post("cards/poll", {
    name: "Poll",
    duration_in_minutes: "60",
    first_choice: "Blue",
    second_choice: "Green",
  });
  const uris = [record.card_uri, poll.record.card_uri, "card://999"].join();
  const { records } = await account.get("cards/all", { card_uris: uris });
  expect(records).toEqual([record, poll.record]);
  expect((await account.get(`cards/all/${poll.record.id}`)).record).toEqual(poll.record);
  await account.remove(`cards/${record.id}`);
  expect((await account.get("cards/all", { card_uris: String(record.card_uri) })).records).toEqual([]);
  expect((await account.get(`cards/all/${record.id}`, { with_deleted: "true" })).status).toBe(200);
});
