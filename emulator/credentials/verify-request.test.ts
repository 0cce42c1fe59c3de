import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../app";
import { createClock } from "../http/clock";
import { createTestClient, ORIGIN, type TestCall } from "../testing/client";
import { OWNER_TOKEN } from "./seed";

const WHO = "/1.1/account/verify_credentials.json";
const owner = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };
const seconds = (offset: number) => String(Math.floor(Date.now() / 1000) + offset);

let emulator: Emulator;
let call: ReturnType<typeof createTestClient>;

beforeEach(() => {
  emulator = createEmulator({ data: ":memory:", seed: "empty", clock: createClock() });
  call = createTestClient(emulator.app);
});
afterEach(() => emulator.close());

const whoAmI = (options: TestCall = {}) => call(WHO, { method: "GET", token: owner, ...options });

async function outcome(response: Response) {
  const { errors } = await response.clone().json();
  return { status: response.status, code: errors?.[0].code, message: errors?.[0].message };
}

test("a call signed by another implementation is its token's user", async () => {
  const response = await whoAmI();
  expect(response.status).toBe(200);
  expect(response.headers.get("x-access-level")).toBe("read-write");
  expect(await response.json()).toMatchObject({
    id: 2200000001,
    id_str: "2200000001",
    name: "Mara Lindqvist",
    screen_name: "mara_agency",
    profile_image_url: `${ORIGIN}/profile_images/2200000001.svg`,
    profile_image_url_https: `${ORIGIN}/profile_images/2200000001.svg`,
  });
});

test.each(["Example, Inc.", "a=b, c=d", 'say \\"hi\\"', "100%"])(
  "a header may name the realm %s",
  async (realm) => {
    const tamper = (header: string) => header.replace("OAuth ", `OAuth realm="${realm}", `);
    expect((await whoAmI({ tamper })).status).toBe(200);
  },
);

describe("parameters may arrive anywhere", () => {
  test.each(["header", "query"] as const)("protocol parameters in the %s of a GET", async (place) => {
    expect((await whoAmI({ place, query: { include: "a b+c*(d)'!é" } })).status).toBe(200);
  });

  test("protocol parameters in a form body", async () => {
    const response = await call("/1.1/oauth/invalidate_token", { token: owner, place: "form" });
    expect(response.status).toBe(200);
  });

  test("a form body is signed", async () => {
    const form = { text: "Ladies + Gentlemen, “naïve” ☕ & co *!'()" };
    expect((await call("/1.1/oauth/invalidate_token", { token: owner, form })).status).toBe(200);
  });

  test("a JSON body is not signed", async () => {
    const response = await call("/1.1/oauth/invalidate_token", { token: owner, json: { text: "a=b&c" } });
    expect(response.status).toBe(200);
  });

  test("oauth_token repeated in the body counts once", async () => {
    const response = await call("/1.1/oauth/invalidate_token", {
      token: owner,
      repeatInForm: { oauth_token: owner.key },
    });
    expect(response.status).toBe(200);
  });

  test("a parameter repeated in query and body counts once, as some clients sign it, or twice, as RFC 5849 says", async () => {
    const once = await call("/1.1/oauth/invalidate_token", {
      token: owner,
      query: { page: "2" },
      repeatInForm: { page: "2" },
    });
    expect(once.status).toBe(200);
  });

  test.each(["1.0", "1.0A"])("oauth_version may say %s", async (oauth_version) => {
    expect((await whoAmI({ oauth: { oauth_version } })).status).toBe(200);
  });

  test("a content type without a body does no harm", async () => {
    for (const type of ["application/json", "application/x-www-form-urlencoded"])
      expect((await whoAmI({ headers: { "content-type": type } })).status).toBe(200);
  });

  test("behind a proxy the public scheme is the signed one", async () => {
    const response = await createTestClient(
      emulator.app,
      undefined,
      "https://127.0.0.1:4010",
    )(WHO, {
      method: "GET",
      token: owner,
      headers: { "x-forwarded-proto": "https" },
    });
    expect(response.status).toBe(200);
  });
});

describe("refused", () => {
  test.each<[string, TestCall, { status: number; code: number; message: string }]>([
    [
      "no OAuth data",
      { tamper: () => "OAuth " },
      { status: 400, code: 215, message: "Bad Authentication data." },
    ],
    [
      "unreadable OAuth data",
      { tamper: () => 'OAuth oauth_consumer_key="%E0%A4%A"' },
      { status: 400, code: 215, message: "Bad Authentication data." },
    ],
    [
      "another scheme",
      { tamper: () => "Basic ZGVtbzpkZW1v" },
      { status: 400, code: 215, message: "Bad Authentication data." },
    ],
    ["no token", { token: undefined }, { status: 400, code: 215, message: "Bad Authentication data." }],
    [
      "two different tokens",
      { query: { oauth_token: "another" } },
      { status: 400, code: 215, message: "Bad Authentication data." },
    ],
    [
      "PLAINTEXT",
      { oauth: { oauth_signature_method: "PLAINTEXT" } },
      { status: 400, code: 215, message: "Bad Authentication data." },
    ],
    [
      "another OAuth version",
      { oauth: { oauth_version: "2.0" } },
      { status: 400, code: 215, message: "Bad Authentication data." },
    ],
    [
      "a nonce that is not ASCII",
      { oauth: { oauth_nonce: "nönce" } },
      { status: 400, code: 215, message: "Bad Authentication data." },
    ],
    [
      "an empty nonce",
      { oauth: { oauth_nonce: "" } },
      { status: 400, code: 215, message: "Bad Authentication data." },
    ],
    [
      "a timestamp that is no number",
      { oauth: { oauth_timestamp: "now" } },
      { status: 400, code: 215, message: "Bad Authentication data." },
    ],
    [
      "an unknown consumer key",
      { oauth: { oauth_consumer_key: "nobody" } },
      { status: 401, code: 32, message: "Could not authenticate you." },
    ],
    [
      "a wrong token secret",
      { token: { key: owner.key, secret: "wrong" } },
      { status: 401, code: 32, message: "Could not authenticate you." },
    ],
    [
      "a changed parameter",
      { changeQuery: { added: "1" } },
      { status: 401, code: 32, message: "Could not authenticate you." },
    ],
    [
      "an unknown token",
      { token: { key: "2200000001-unknown", secret: "s" } },
      { status: 401, code: 89, message: "Invalid or expired token." },
    ],
    [
      "a timestamp 301 seconds old",
      { oauth: { oauth_timestamp: seconds(-301) } },
      { status: 401, code: 135, message: "Timestamp out of bounds." },
    ],
    [
      "a timestamp from the future",
      { oauth: { oauth_timestamp: seconds(305) } },
      { status: 401, code: 135, message: "Timestamp out of bounds." },
    ],
  ])("%s", async (_, options, expected) => {
    const response = await whoAmI(options);
    expect(response.headers.get("content-type")).toBe("application/json;charset=utf-8");
    expect(await outcome(response)).toEqual(expected);
  });

  test.each([0, 1, 27, 28, 29, 100_000])("a signature of %i characters", async (length) => {
    const tamper = (header: string) =>
      header.replace(/oauth_signature="[^"]*"/, `oauth_signature="${"A".repeat(length)}"`);
    expect(await outcome(await whoAmI({ tamper }))).toMatchObject({ status: 401, code: 32 });
  });

  test("the signature's own case", async () => {
    const tamper = (header: string) =>
      header.replace(
        /oauth_signature="([^"]*)"/,
        (_, value: string) => `oauth_signature="${value.toLowerCase()}"`,
      );
    expect(await outcome(await whoAmI({ tamper }))).toMatchObject({ status: 401, code: 32 });
  });

  test("a nonce used before with its timestamp and token", async () => {
    const oauth = { oauth_nonce: "once", oauth_timestamp: seconds(0) };
    expect((await whoAmI({ oauth })).status).toBe(200);
    expect(await outcome(await whoAmI({ oauth }))).toMatchObject({ status: 401, code: 32 });
    expect((await whoAmI({ oauth: { ...oauth, oauth_timestamp: seconds(-30) } })).status).toBe(200);
  });

  test("a refused call does not use its nonce up", async () => {
    const oauth = { oauth_nonce: "once", oauth_timestamp: seconds(0) };
    expect((await whoAmI({ oauth, token: { key: owner.key, secret: "wrong" } })).status).toBe(401);
    expect((await whoAmI({ oauth })).status).toBe(200);
  });

  test("a bearer token, which acts for no user", async () => {
    const basic = `Basic ${btoa("demo-consumer-key:demo-consumer-secret")}`;
    const issued = await emulator.app.request("/oauth2/token", {
      method: "POST",
      headers: { authorization: basic, "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=client_credentials",
    });
    const { access_token } = await issued.json();
    const present = async (token: string) =>
      outcome(await emulator.app.request(WHO, { headers: { authorization: `Bearer ${token}` } }));
    expect(await present(access_token)).toEqual({
      status: 403,
      code: 220,
      message: "Your credentials do not allow access to this resource",
    });
    expect(await present("AAAA%3D")).toMatchObject({ status: 401, code: 89 });
  });

  test("an advertising call without credentials, in that service's words", async () => {
    const response = await emulator.app.request("/live/12/accounts");
    expect(await outcome(response)).toEqual({
      status: 401,
      code: "UNAUTHORIZED_ACCESS",
      message: "This request is not properly authenticated",
    });
  });
});

test("a clock that runs ahead shows in Date, and the client that follows it is served", async () => {
  emulator.clock.advance(600_000);
  const refused = await whoAmI();
  expect(await outcome(refused)).toMatchObject({ status: 401, code: 135 });
  const ahead = Math.round((Date.parse(refused.headers.get("date") ?? "") - Date.now()) / 1000);
  expect(ahead).toBeGreaterThan(595);
  expect((await whoAmI({ oauth: { oauth_timestamp: seconds(ahead) } })).status).toBe(200);
});

test("old nonces are forgotten only when their timestamps are out of bounds", async () => {
  const oauth = { oauth_nonce: "once", oauth_timestamp: seconds(0) };
  expect((await whoAmI({ oauth })).status).toBe(200);
  emulator.clock.advance(290_000);
  expect(await outcome(await whoAmI({ oauth }))).toMatchObject({ code: 32 });
  emulator.clock.advance(20_000);
  expect(await outcome(await whoAmI({ oauth }))).toMatchObject({ code: 135 });
});
