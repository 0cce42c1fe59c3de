import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { AGES } from "@/lib/ads/endpoints/targeting-criteria";
import { errorOf, openAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";
import { CONTENT_CATEGORIES } from "./categories";

let service: TestService;

beforeEach(() => {
  service = startService("empty");
});

const lookUp = (path: string, query?: Record<string, string>) => service.get(`/live/12/${path}`, query);

describe("categories", () => {
  it("map content to IAB categories that exist", async () => {
    const iab = (await lookUp("iab_categories")).records;
    const content = (await lookUp("content_categories")).records;
    const business = (await lookUp("advertiser_business_categories")).records;
    const known = iab.map(({ id }) => id);
    for (const { iab_categories } of [...content, ...business]) {
      const mapped = z.array(z.string()).parse(iab_categories);
      expect(mapped.length).toBeGreaterThan(0);
      for (const id of mapped) expect(known).toContain(id);
    }
    for (const { parent_id } of iab) if (parent_id !== null) expect(known).toContain(parent_id);
  });

  it("of content and of publishers include their number by default", async () => {
    const content = await lookUp("content_categories");
    expect(content.body.total_count).toBe(content.records.length);
    const curated = await openAccount(service).get("curated_categories", { country_codes: "US,GB" });
    expect(curated.body.total_count).toBe(curated.records.length);
  });

  it("come in pages, with a total when asked", async () => {
    const first = await lookUp("iab_categories", { count: "5", with_total_count: "true" });
    expect(first.records).toHaveLength(5);
    expect(first.body.total_count).toBeGreaterThan(50);
    const second = await lookUp("iab_categories", { count: "1000", cursor: first.body.next_cursor ?? "" });
    expect(second.body.next_cursor).toBeNull();
    expect(second.records).toHaveLength((first.body.total_count ?? 0) - 5);
    expect(errorOf(await lookUp("iab_categories", { cursor: "nonsense" }))).toMatchObject({
      parameter: "cursor",
    });
  });

  it("can be read five times in a quarter of an hour", async () => {
    for (let call = 0; call < 5; call += 1) expect((await lookUp("content_categories")).status).toBe(200);
    expect(errorOf(await lookUp("content_categories"))).toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
    });
    service.clock.advance(900_000);
    expect((await lookUp("content_categories")).status).toBe(200);
  });
});

describe("publishers", () => {
  it("make content of categories that exist", async () => {
    const categories = (await lookUp("content_categories")).records.map(({ id }) => id);
    const { status, body } = await lookUp("publishers");
    expect(status).toBe(200);
    const publishers = z.array(z.object({ content_category_ids: z.array(z.string()) })).parse(body.data);
    for (const { content_category_ids } of publishers) {
      for (const id of content_category_ids) expect(categories).toContain(id);
    }
  });
});

describe("locations", () => {
  it("are found by the start of their name, their country and their type", async () => {
    const found = await lookUp("targeting_criteria/locations", { q: "united s", location_type: "COUNTRIES" });
    expect(found.body.data).toEqual([
      {
        name: "United States",
        country_code: "US",
        location_type: "COUNTRIES",
        targeting_type: "LOCATION",
        targeting_value: "96683cc9126741d1",
      },
    ]);
    const { body } = await lookUp("targeting_criteria/locations", { country_code: "gb", count: "2" });
    expect(body.data).toHaveLength(2);
    expect(body.next_cursor).not.toBeNull();
  });
});

describe("an audience estimate", () => {
  const estimate = (json: unknown, as?: string) => {
    const account = openAccount(service);
    return service.call("POST", account.at("audience_estimate"), { json, ...(as !== undefined && { as }) });
  };
  const keyword = { targeting_type: "BROAD_KEYWORD", targeting_value: "running" };
  const sizeOf = async (criteria: unknown[]) => {
    const { body } = await estimate({ targeting_criteria: criteria });
    return z.object({ audience_size: z.object({ min: z.number(), max: z.number() }) }).parse(body.data)
      .audience_size;
  };

  it("grows with primary criteria and shrinks with narrowing ones", async () => {
    const one = await sizeOf([keyword]);
    expect(one.min).toBeGreaterThan(0);
    expect(one.max).toBeGreaterThan(one.min);
    const two = await sizeOf([keyword, { ...keyword, targeting_value: "cycling" }]);
    expect(two.min).toBeGreaterThan(one.min);
    const narrowed = await sizeOf([
      keyword,
      { targeting_type: "GENDER", targeting_value: "2", operator_type: "EQ" },
    ]);
    expect(narrowed.max).toBeLessThan(one.max);
  });

  it("needs a primary criterion", async () => {
    const gender = { targeting_type: "GENDER", targeting_value: "1" };
    expect(errorOf(await estimate({ targeting_criteria: [gender] }))).toMatchObject({
      status: 400,
      code: "INVALID_PARAMETER",
      parameter: "targeting_criteria",
    });
  });

  const iab = (targeting_value: string) => ({ targeting_type: "IAB_CATEGORY", targeting_value });

  it.each([
    ["LOCATION", "7zzz"],
    ["AGE", "AGE_1_TO_2"],
    ["GENDER", "9"],
    ["PLATFORM", "99"],
    ["CUSTOM_AUDIENCE", "7zzz"],
    ["IAB_CATEGORY", "7zzz"],
    ["INTEREST", "running"],
    ["FOLLOWERS_OF_USER", "@mara"],
    ["WIFI_ONLY", "0"],
  ])("refuses what targeting refuses: %s %s", async (targeting_type, targeting_value) => {
    const account = openAccount(service);
    const wrong = { targeting_type, targeting_value };
    const refused = errorOf(await estimate({ targeting_criteria: [keyword, wrong] }));
    expect(refused).toMatchObject({
      status: 400,
      code: "INVALID_PARAMETER",
      parameter: "targeting_criteria[1].targeting_value",
    });
    const items = await service.call("GET", account.at("line_items"));
    const terms = { line_item_id: items.records[0]?.id ?? "", operator_type: "EQ", ...wrong };
    const targeted = await service.call("POST", account.at("targeting_criteria"), { query: terms });
    expect(errorOf(targeted)).toMatchObject({ status: 400, code: "INVALID_PARAMETER" });
  });

  it("refuses a comparison that targeting refuses, and more of a kind than a line item may have", async () => {
    const excluded = { targeting_type: "GENDER", targeting_value: "1", operator_type: "NE" };
    expect(errorOf(await estimate({ targeting_criteria: [keyword, excluded] }))).toMatchObject({
      parameter: "targeting_criteria[1].operator_type",
    });
    const ages = AGES.slice(0, 2).map((value) => ({
      targeting_type: "AGE",
      targeting_value: value,
    }));
    expect(errorOf(await estimate({ targeting_criteria: [keyword, ...ages] }))).toMatchObject({
      code: "REQUEST_TOO_COMPLEX",
      parameter: "targeting_criteria[2].targeting_type",
    });
  });

  it("needs all categories that a content category maps to", async () => {
    const mapped = CONTENT_CATEGORIES.find(({ iab_categories }) => iab_categories.length > 1);
    const [first = "", ...others] = mapped?.iab_categories ?? [];
    expect(errorOf(await estimate({ targeting_criteria: [keyword, iab(first)] }))).toMatchObject({
      status: 400,
      parameter: "targeting_criteria[1].targeting_value",
    });
    const whole = await estimate({ targeting_criteria: [keyword, iab(first), ...others.map(iab)] });
    expect(whole.status).toBe(200);
  });

  it("says where a body is wrong", async () => {
    expect(errorOf(await estimate({}))).toMatchObject({
      code: "MISSING_PARAMETER",
      parameter: "targeting_criteria",
    });
    const wrong = { targeting_criteria: [{ ...keyword, operator_type: "GTE" }, { targeting_type: "HAT" }] };
    const { body } = await estimate(wrong);
    expect(body.errors?.map(({ message }) => message)).toEqual([
      'Expected a value in EQ, NE, got "GTE" for targeting_criteria[0].operator_type',
      expect.stringContaining('got "HAT" for targeting_criteria[1].targeting_type'),
      '"targeting_criteria[1].targeting_value" is a required parameter',
    ]);
    expect(errorOf(await estimate([]))).toMatchObject({ status: 400 });
    expect(errorOf(await estimate({ targeting_criteria: [keyword] }, "ines_creative"))).toMatchObject({
      status: 403,
    });
  });
});

describe("keyword insights", () => {
  const search = (query: Record<string, string>) =>
    lookUp("insights/keywords/search", {
      granularity: "DAY",
      keywords: "trail running",
      start_time: "2026-11-15",
      ...query,
    });
  const read = async (query: Record<string, string>) => {
    const { body } = await search(query);
    return z
      .object({ related_keywords: z.array(z.string()), post_volume: z.array(z.number()) })
      .parse(body.data);
  };

  it("answer with 30 related keywords and a volume for each day or hour", async () => {
    const days = await read({ end_time: "2026-11-20" });
    expect(new Set(days.related_keywords).size).toBe(30);
    expect(days.post_volume).toHaveLength(5);
    const hours = await read({ end_time: "2026-11-16", granularity: "HOUR" });
    expect(hours.post_volume).toHaveLength(24);
    expect(hours.post_volume.every((volume) => volume > 0)).toBe(true);
  });

  it("end now by default, and cover at most 7 days", async () => {
    expect((await read({})).post_volume).toHaveLength(7);
    expect(errorOf(await search({ start_time: "2026-11-13" }))).toMatchObject({
      status: 400,
      code: "INVALID_TIME_WINDOW",
      parameter: "start_time",
    });
    expect(errorOf(await search({ end_time: "2026-11-15" }))).toMatchObject({ code: "INVALID_TIME_WINDOW" });
  });

  it("refuse the future, and count no further than now", async () => {
    for (const start of ["2026-11-21T10:00:00Z", "2027-03-01"])
      expect(errorOf(await search({ start_time: start, end_time: "2027-03-02" }))).toMatchObject({
        status: 400,
        code: "INVALID_TIME_WINDOW",
        parameter: "start_time",
      });
    const now = await read({ start_time: "2026-11-21T07:00:00Z", granularity: "HOUR" });
    const later = { start_time: "2026-11-21T07:00:00Z", end_time: "2026-11-22", granularity: "HOUR" };
    expect(now.post_volume).toHaveLength(3);
    expect(await read(later)).toEqual(now);
  });

  it("count hours and days from the start, and the last only as far as the end", async () => {
    const day = { start_time: "2026-11-16T18:30:00Z", end_time: "2026-11-17T18:30:00Z" };
    const [whole = 0, ...more] = (await read(day)).post_volume;
    expect(more).toEqual([]);
    const [first, part] = (await read({ ...day, end_time: "2026-11-18T02:00:00Z" })).post_volume;
    expect(first).toBe(whole);
    expect(part).toBeLessThan(whole / 2);
    expect((await read({ ...day, granularity: "HOUR" })).post_volume).toHaveLength(24);
  });

  it("take ten keywords and excluded ones together", async () => {
    const six = "a,b,c,d,e,f";
    expect((await search({ keywords: six, negative_keywords: "g,h,i,j" })).status).toBe(200);
    expect(errorOf(await search({ keywords: six, negative_keywords: "g,h,i,j,k" }))).toMatchObject({
      status: 400,
      parameter: "keywords",
    });
  });

  it("cover one country", async () => {
    expect((await search({ location: "96683cc9126741d1" })).status).toBe(200);
    expect(errorOf(await search({ location: "nowhere" }))).toMatchObject({ parameter: "location" });
  });
});

describe("what can be targeted beside places", () => {
  const namesOf = async (path: string, query?: Record<string, string>) =>
    (await lookUp(`targeting_criteria/${path}`, query)).records.map(({ name }) => name);

  it("is found by any word of its name, whatever the case", async () => {
    expect(await namesOf("interests", { q: "RUNN" })).toEqual(["Sports/Running"]);
    expect(await namesOf("interests", { q: "air travel" })).toEqual(["Travel/Air travel"]);
    expect((await namesOf("interests")).length).toBeGreaterThan(20);
    expect(await namesOf("devices", { q: "orbit", count: "1" })).toEqual(["Orbit One"]);
  });

  it("belongs to countries and markets", async () => {
    expect(await namesOf("network_operators", { country_code: "gb" })).toEqual([
      "Heath Mobile",
      "Northline",
      "Tideway",
    ]);
    expect(await namesOf("tv_shows", { locale: "de-DE" })).toEqual(["Der lange Abend", "Hafen Neun"]);
    expect(errorOf(await lookUp("targeting_criteria/tv_shows"))).toMatchObject({
      code: "MISSING_PARAMETER",
      parameter: "locale",
    });
  });

  it("comes with at most 50 TV shows at a time, and an allowance of their own", async () => {
    const ask = (count: string) => lookUp("targeting_criteria/tv_shows", { locale: "en-US", count });
    expect((await ask("2")).records).toHaveLength(2);
    const most = await ask("50");
    expect(most.status).toBe(200);
    expect(most.headers.get("x-rate-limit-limit")).toBe("2000");
    expect(errorOf(await ask("51"))).toMatchObject({ status: 400, parameter: "count" });
  });

  it("has languages and platforms that can be turned through, and names in a language when asked", async () => {
    const first = await lookUp("targeting_criteria/languages", { count: "2" });
    const second = await lookUp("targeting_criteria/languages", { cursor: first.body.next_cursor ?? "" });
    expect(first.body.data).toHaveLength(2);
    expect(second.records.map(({ name }) => name)).toContain("English");
    expect(await namesOf("languages", { q: "engl" })).toEqual(["English"]);
    const platforms = await lookUp("targeting_criteria/platforms", { lang: "en", q: "desktop" });
    expect(platforms.body.data).toEqual([
      {
        name: "Desktop and laptop computers",
        targeting_type: "PLATFORM",
        targeting_value: "4",
        localized_name: "Desktop and laptop computers",
      },
    ]);
  });

  it("has versions of systems, categories of stores and topics of conversation", async () => {
    const versions = await lookUp("targeting_criteria/platform_versions", { q: "jelly" });
    expect(versions.body.data_type).toBe("targeting_criterion");
    expect(versions.body.data).toEqual([
      {
        name: "Jelly Bean",
        number: "4.1",
        os_type: "Android",
        targeting_type: "PLATFORM_VERSION",
        targeting_value: "18",
      },
    ]);
    expect(await namesOf("app_store_categories", { q: "music", os_type: "IOS" })).toEqual([
      "Games: Music",
      "Music",
    ]);
    expect(await namesOf("conversations", { conversation_type: "SPORTS_TEAMS" })).toEqual([
      "Northline Rovers",
      "Redwood United",
    ]);
  });

  it("has events to come, of a type and in countries, at midnights in UTC", async () => {
    const events = async (query?: Record<string, string>) =>
      z
        .array(z.object({ name: z.string(), start_time: z.string(), end_time: z.string() }))
        .parse((await lookUp("targeting_criteria/events", query)).body.data);
    const all = await events();
    expect(all[0]).toEqual({
      name: "New Year’s",
      start_time: "2026-12-31T00:00:00Z",
      end_time: "2027-01-02T00:00:00Z",
    });
    expect((await events({ event_types: "HOLIDAY", country_codes: "de" })).map(({ name }) => name)).toEqual([
      "New Year’s",
      "Day of German Unity",
      "New Year’s",
    ]);
    const summer = { start_time: "2026-07-01T00:00:00Z", end_time: "2026-08-01T00:00:00Z" };
    expect((await events(summer)).map(({ name }) => name)).toEqual(["Independence Day"]);
  });

  it("has the markets that there are shows of", async () => {
    const { body } = await lookUp("targeting_criteria/tv_markets");
    const markets = z.array(z.object({ locale: z.string() })).parse(body.data);
    for (const { locale } of markets)
      expect((await namesOf("tv_shows", { locale })).length).toBeGreaterThan(0);
  });

  it("suggests keywords, and users beside users", async () => {
    const account = openAccount(service);
    const ask = (query: Record<string, string>) => account.get("targeting_suggestions", query);
    const words = await ask({ suggestion_type: "KEYWORD", targeting_values: "tea", count: "3" });
    expect(words.body.data).toHaveLength(3);
    expect(words.body.data).toContainEqual({ suggestion_type: "KEYWORD", suggestion_value: "tea ideas" });
    const users = await ask({ suggestion_type: "USER_ID", targeting_values: "2200000001" });
    expect(users.body.data).toContainEqual(expect.objectContaining({ suggestion_type: "USER_ID" }));
    for (const targeting_values of ["tea", "999"])
      expect(errorOf(await ask({ suggestion_type: "USER_ID", targeting_values }))).toMatchObject({
        code: "INVALID_PARAMETER",
        parameter: "targeting_values",
      });
  });

  it("gives its name to criteria", async () => {
    const account = openAccount(service);
    const lineItem = await account.lineItem({ campaign_id: await account.campaign() });
    const { record } = await account.post("targeting_criteria", {
      line_item_id: lineItem,
      targeting_type: "INTEREST",
      targeting_value: "1001",
      operator_type: "EQ",
    });
    expect(record.name).toBe("Food and drink");
  });
});
