import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import * as users from "@/lib/ads/endpoints/users";
import { BRANDS_BY_HANDLE, BRANDS_BY_SEQ, brandUserId, planHandle } from "../../ads/users/store";
import { startPlatform, type TestPlatform } from "../../testing/platform";
import { obtainAccessToken } from "../../testing/sign-in";

let platform: TestPlatform;

beforeAll(() => {
  platform = startPlatform("demo");
});
afterAll(() => platform.stop());

const found = z.array(users.userRecord);
const brand = (name: string) =>
  z
    .object({ seq: z.number(), handle: z.string(), created_at: z.string() })
    .parse(
      platform.emulator.db.prepare("SELECT seq, handle, created_at FROM accounts WHERE name = ?").get([name]),
    );

async function lookUp(query: Record<string, string>) {
  const { status, text } = await platform.asUser("GET", users.lookup.path, { query });
  return { status, names: status === 200 ? found.parse(JSON.parse(text)).map((one) => one.screen_name) : [] };
}

describe("looking users up", () => {
  it("finds people, publishers and brands by id and by handle, each once, in the order asked for", async () => {
    const { seq, handle } = brand("Nordlys Outdoor");
    const answer = await lookUp({
      user_id: `2300000001,${brandUserId(seq)},2200000002`,
      screen_name: `@MARA_agency,${handle.toUpperCase()}`,
    });
    expect(answer).toEqual({
      status: 200,
      names: ["pitlane_daily", handle, "jon_marketer", "mara_agency"],
    });
  });

  it("shows who a brand is", async () => {
    const { seq, handle } = brand("Maison Aubel");
    const id = brandUserId(seq);
    const { text } = await platform.asUser("GET", users.lookup.path, { query: { user_id: id } });
    expect(found.parse(JSON.parse(text))[0]).toMatchObject({
      id_str: id,
      name: "Maison Aubel",
      screen_name: handle,
      verified: true,
      profile_image_url: `http://127.0.0.1:4010/profile_images/${id}.svg`,
      profile_image_url_https: `http://127.0.0.1:4010/profile_images/${id}.svg`,
      created_at: expect.stringMatching(/^[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d [\d:]{8} \+0000 \d{4}$/),
    });
    const portrait = await platform.emulator.app.request(`/profile_images/${id}.svg`);
    expect(await portrait.text()).toContain(">MA</text>");
    expect((await platform.emulator.app.request("/profile_images/1.svg")).status).toBe(404);
  });

  it("leaves out users that do not exist, and answers an error when none does", async () => {
    expect(await lookUp({ user_id: "1,2200000001", screen_name: "nobody_at_all" })).toEqual({
      status: 200,
      names: ["mara_agency"],
    });
    const none = await platform.asUser("GET", users.lookup.path, { query: { screen_name: "nobody_at_all" } });
    expect(none).toMatchObject({ status: 404, body: { errors: [{ code: 17 }] } });
  });

  it("is done by a form as well, as SDKs ask for many, and with a token that only reads", async () => {
    const token = await obtainAccessToken(platform.emulator.app, { access: "read" });
    const form = { user_id: "2300000001", screen_name: "mara_agency,nobody_at_all" };
    const { status, text } = await platform.asUser("POST", users.lookup.path, { form, token });
    expect([status, found.parse(JSON.parse(text)).map((one) => one.screen_name)]).toEqual([
      200,
      ["pitlane_daily", "mara_agency"],
    ]);
  });

  it("takes the application's token as well, and refuses calls without one", async () => {
    expect((await platform.call("GET", users.lookup.path, { query: { user_id: "2200000001" } })).status).toBe(
      200,
    );
    const unsigned = await platform.emulator.app.request(`${users.lookup.path}?user_id=1`);
    expect(unsigned.status).toBe(400);
    expect(await unsigned.json()).toMatchObject({ errors: [{ code: 215 }] });
    const wrong = await platform.call("GET", users.lookup.path, { headers: { authorization: "Bearer no" } });
    expect(wrong).toMatchObject({ status: 401, body: { errors: [{ code: 89 }] } });
  });

  it.each<[string, Record<string, string>, number, number]>([
    ["no user named", {}, 400, 25],
    ["an id that is none", { user_id: "abc" }, 400, 44],
    ["a handle that is none", { screen_name: "a b" }, 400, 44],
    ["a handle that is too long", { screen_name: "a".repeat(16) }, 400, 44],
    ["101 ids", { user_id: Array(101).fill("1").join(",") }, 400, 44],
    [
      "100 ids and a handle",
      { user_id: Array(100).fill("1").join(","), screen_name: "mara_agency" },
      403,
      18,
    ],
  ])("refuses %s", async (_, query, status, code) => {
    const answer = await platform.asUser("GET", users.lookup.path, { query });
    expect(answer).toMatchObject({ status, body: { errors: [{ code }] } });
  });

  it("counts its calls", async () => {
    const { headers } = await platform.asUser("GET", users.lookup.path, {
      query: { user_id: "2200000001" },
    });
    expect(headers.get("x-rate-limit-limit")).toBe("900");
    expect(Number(headers.get("x-rate-limit-remaining"))).toBeLessThan(900);
  });

  it("reads no account but those asked for", () => {
    for (const [statement, value, index] of [
      [BRANDS_BY_SEQ, "[1]", "INTEGER PRIMARY KEY"],
      [BRANDS_BY_HANDLE, '["a"]', "(handle=?)"],
    ] as const) {
      const plan = platform.emulator.db.prepare(`EXPLAIN QUERY PLAN ${statement}`).all([value]);
      const details = plan.map((row) => z.object({ detail: z.string() }).parse(row).detail);
      expect(details.find((detail) => detail.includes("accounts"))).toMatch(/^SEARCH accounts USING/);
      expect(details.join()).toContain(index);
    }
  });
});

describe("one user", () => {
  it("is shown by handle or id, as software development kits ask", async () => {
    for (const [name, value] of [
      ["screen_name", "jon_marketer"],
      ["user_id", "2200000002"],
    ] as const) {
      const query = { [name]: value };
      const { body } = await platform.asUser("GET", users.show.path, { query });
      expect(users.show.data.parse(body).screen_name).toBe("jon_marketer");
    }
    expect(await platform.asUser("GET", users.show.path)).toMatchObject({ status: 400 });
    expect(await platform.asUser("GET", users.show.path, { query: { user_id: "1" } })).toMatchObject({
      status: 404,
      body: { errors: [{ code: 50 }] },
    });
  });

  it("is found by handle in version 2, and listed as an error with success where there is none", async () => {
    const at = (handle: string) => users.byUsername.path.replace(":username", handle);
    const { body } = await platform.call("GET", at("PITLANE_daily"));
    expect(body.data).toMatchObject({ id: "2300000001", username: "pitlane_daily", name: "Pitlane Daily" });
    const none = await platform.call("GET", at("nobody_at_all"));
    expect(none.status).toBe(200);
    expect(none.body).toEqual({
      errors: [expect.objectContaining({ title: "Not Found Error", value: "nobody_at_all" })],
    });
    expect(await platform.call("GET", at("a-b"))).toMatchObject({
      status: 400,
      body: { type: "http://127.0.0.1:4010/2/problems/invalid-request" },
    });
  });

  it("is found by id, several by ids and by handles, with those that there are not beside them", async () => {
    const { body } = await platform.call("GET", users.byId.path.replace(":id", "2300000001"));
    expect(body).toEqual({ data: { id: "2300000001", username: "pitlane_daily", name: "Pitlane Daily" } });
    const none = await platform.call("GET", users.byId.path.replace(":id", "77"));
    expect(none).toMatchObject({ status: 200, body: { errors: [{ parameter: "id", value: "77" }] } });
    const several = await platform.call("GET", users.byIds.path, {
      query: { ids: "2200000002,77,2200000001", "user.fields": "public_metrics,verified_type" },
    });
    expect(users.byIds.data.parse(several.body)).toMatchObject({
      data: [{ username: "jon_marketer" }, { username: "mara_agency", verified_type: "blue" }],
      errors: [{ parameter: "ids", value: "77", resource_type: "user" }],
    });
    const named = await platform.call("GET", users.byUsernames.path, {
      query: { usernames: "@Mara_agency,nobody_at_all" },
    });
    expect(users.byUsernames.data.parse(named.body)).toMatchObject({
      data: [{ id: "2200000001" }],
      errors: [{ parameter: "usernames", value: "nobody_at_all" }],
    });
  });

  it("is shown with addresses of the scheme that a proxy was reached by", async () => {
    const path = users.byUsername.path.replace(":username", "mara_agency");
    const query = { "user.fields": "profile_image_url" };
    const { body } = await platform.call("GET", path, { query, headers: { "x-forwarded-proto": "https" } });
    expect(body.data).toMatchObject({
      profile_image_url: "https://127.0.0.1:4010/profile_images/2200000001.svg",
    });
  });

  it("is the caller, for a user's token only", async () => {
    expect((await platform.asUser("GET", users.me.path)).body.data).toMatchObject({
      username: "mara_agency",
    });
    expect(await platform.call("GET", users.me.path)).toMatchObject({
      status: 403,
      body: { title: "Unsupported Authentication" },
    });
  });
});

describe("handles", () => {
  it("are unlike each other and as the service takes them, whatever script a brand writes", () => {
    const handles = platform.emulator.db
      .prepare("SELECT handle FROM accounts")
      .all()
      .map((row) => z.object({ handle: z.string() }).parse(row).handle);
    for (const handle of handles) expect(handle).toMatch(/^\w{4,15}$/);
    expect(new Set(handles.map((handle) => handle.toLowerCase())).size).toBe(handles.length);
  });

  it.each([
    [["Nordlys Outdoor"], "NordlysOutdoor"],
    [["Maison d’Été"], "MaisonDEte"],
    [["النور للاتصالات", "Al Noor Telecom K.S.C."], "AlNoorTelecom"],
    [["海斗"], "brand"],
    [["Incomprehensibilities"], "Incomprehensibi"],
  ])("of %j begins %s", (names, handle) => {
    const taken = new Set<string>();
    expect(planHandle(names, taken)).toBe(handle);
    expect(planHandle(names, taken)).toBe(`${handle.slice(0, 14)}2`);
  });
});

it("addresses of the platform that do not exist, or take other methods, say so", async () => {
  expect(await platform.call("GET", "/2/nothing")).toMatchObject({ status: 404, body: { status: 404 } });
  const wrong = await platform.call("POST", users.me.path);
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get("allow")).toBe("GET");
});
