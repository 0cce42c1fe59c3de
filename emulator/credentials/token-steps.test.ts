import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmulator, type Emulator } from "../app";
import { createTestClient, ORIGIN, pairsOf, type TestCall } from "../testing/client";
import { CALLBACK, obtainAccessToken, obtainRequestToken, obtainVerifier, tokenOf } from "../testing/sign-in";
import { DESKTOP_APPLICATION } from "./seed";

// One test makes a thousand calls.
vi.setConfig({ testTimeout: 30_000 });

let emulator: Emulator;
let call: ReturnType<typeof createTestClient>;

beforeEach(() => {
  emulator = createEmulator({ data: ":memory:", seed: "empty" });
  call = createTestClient(emulator.app);
});
afterEach(() => emulator.close());

const requestToken = (oauth: Record<string, string>, options: TestCall = {}) =>
  call("/oauth/request_token", { ...options, oauth: { ...oauth, ...options.oauth } });

describe("POST /oauth/request_token", () => {
  test.each<[string, TestCall]>([
    ["header", { oauth: { oauth_callback: CALLBACK } }],
    ["query", { oauth: { oauth_callback: CALLBACK }, place: "query" }],
    ["form body", { form: { oauth_callback: CALLBACK } }],
  ])("takes oauth_callback in the %s", async (_, options) => {
    const response = await call("/oauth/request_token", options);
    expect(response.status).toBe(200);
    expect(await pairsOf(response)).toMatchObject({ oauth_callback_confirmed: "true" });
  });

  test("every token is another", async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => obtainRequestToken(call)));
    expect(new Set(tokens.flatMap(({ key, secret }) => [key, secret])).size).toBe(6);
  });

  test("says that it passes when the disk is full", async () => {
    const [pages] = emulator.db.prepare("PRAGMA page_count").all() as [{ page_count: number }];
    emulator.db.exec(`PRAGMA max_page_count = ${pages.page_count + 2}`);
    const statuses = new Set<number>();
    for (let asked = 0; asked < 500 && !statuses.has(503); asked += 1) {
      const response = await requestToken({ oauth_callback: CALLBACK });
      statuses.add(response.status);
      if (response.status === 503) {
        expect(await response.json()).toEqual({ errors: [{ code: 130, message: "Over capacity" }] });
      }
    }
    expect([...statuses]).toEqual([200, 503]);
  });

  test("refuses a call without oauth_callback", async () => {
    const response = await call("/oauth/request_token");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: [{ code: 215, message: "Bad Authentication data." }] });
  });

  test.each([
    "https://evil.example/callback",
    "http://localhost.evil.example:3000/",
    "http://user@localhost:3000/",
    "javascript:alert(1)",
    "flightdeck-desktop://callback",
    "not a url",
    "",
  ])("refuses the callback %j, which is not in the application's settings", async (callback) => {
    const response = await requestToken({ oauth_callback: callback });
    expect(response.status).toBe(403);
    expect(response.headers.get("content-type")).toBe("application/xml;charset=utf-8");
    expect(await response.text()).toContain(
      '<errors><error code="415">Callback URL not approved for this client application.',
    );
  });

  test.each(["http://localhost:3000/a", "http://localhost/", "http://127.0.0.1:1/?x=1", "oob"])(
    "accepts the callback %s of the demo application",
    async (callback) => expect((await requestToken({ oauth_callback: callback })).status).toBe(200),
  );

  test("a custom scheme is a callback like any other where the settings name it", async () => {
    const { consumerKey: key, consumerSecret: secret } = DESKTOP_APPLICATION;
    const desktop = createTestClient(emulator.app, { key, secret });
    const scheme = await desktop("/oauth/request_token", {
      oauth: { oauth_callback: "flightdeck-desktop://signed-in?window=2" },
    });
    expect(scheme.status).toBe(200);
    const web = await desktop("/oauth/request_token", { oauth: { oauth_callback: CALLBACK } });
    expect(web.status).toBe(403);
    const token = tokenOf(await pairsOf(scheme));
    expect(await obtainVerifier(emulator.app, token)).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  test.each<[string, TestCall]>([
    ["svc_auth_access_type in the query", { query: { svc_auth_access_type: "read" } }],
    ["svc_auth_access_type in the form", { form: { svc_auth_access_type: "read" } }],
    ["its public name in the query", { query: { x_auth_access_type: "read" } }],
    ["its public name in the form", { form: { x_auth_access_type: "read" } }],
  ])("%s asks for read-only access", async (_, options) => {
    const token = await obtainRequestToken(call, options);
    const verifier = await obtainVerifier(emulator.app, token);
    const access = tokenOf(
      await pairsOf(await call("/oauth/access_token", { token, form: { oauth_verifier: verifier } })),
    );
    const who = await call("/1.1/account/verify_credentials.json", { method: "GET", token: access });
    expect(who.headers.get("x-access-level")).toBe("read");
  });

  test("refuses an access type that is neither read nor write", async () => {
    const response = await requestToken(
      { oauth_callback: CALLBACK },
      { query: { svc_auth_access_type: "admin" } },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ code: 44, message: "svc_auth_access_type parameter is invalid." }],
    });
  });

  test("is rate limited per application", async () => {
    const first = await requestToken({ oauth_callback: CALLBACK });
    expect(first.headers.get("x-rate-limit-limit")).toBe("1000");
    expect(first.headers.get("x-rate-limit-remaining")).toBe("999");
    for (let i = 1; i < 1_000; i++) await requestToken({ oauth_callback: "oob" });
    const refused = await requestToken({ oauth_callback: CALLBACK });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ errors: [{ code: 88, message: "Rate limit exceeded" }] });
    const reset = Number(refused.headers.get("x-rate-limit-reset")) * 1000 - Date.now();
    expect(reset).toBeGreaterThan(890_000);
  });

  test("only POST is served", async () => {
    const response = await call("/oauth/request_token", { method: "GET" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });
});

describe("POST /oauth/access_token", () => {
  const exchange = (token: { key: string; secret: string }, form: Record<string, string>) =>
    call("/oauth/access_token", { token, form });

  async function expectNotExchanged(response: Response) {
    expect(response.status).toBe(401);
    expect(response.headers.get("content-type")).toBe("application/xml;charset=utf-8");
    expect(await response.text()).toContain(
      "<hash><error>Invalid / expired Token</error><request>/oauth/access_token</request></hash>",
    );
  }

  test.each<["header" | "query" | "form"]>([["header"], ["query"], ["form"]])(
    "takes the verifier in the %s",
    async (place) => {
      const token = await obtainRequestToken(call);
      const verifier = await obtainVerifier(emulator.app, token);
      const response = await call("/oauth/access_token", {
        token,
        place,
        oauth: { oauth_verifier: verifier },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8");
    },
  );

  test("oauth_callback sent again does no harm", async () => {
    const token = await obtainRequestToken(call);
    const oauth_verifier = await obtainVerifier(emulator.app, token);
    const response = await call("/oauth/access_token", {
      token,
      oauth: { oauth_verifier, oauth_callback: CALLBACK },
    });
    expect(response.status).toBe(200);
  });

  test("refuses a missing verifier, a wrong one and one before the user's consent", async () => {
    const token = await obtainRequestToken(call);
    await expectNotExchanged(await exchange(token, { oauth_verifier: "early" }));
    await obtainVerifier(emulator.app, token);
    await expectNotExchanged(await exchange(token, {}));
    await expectNotExchanged(await exchange(token, { oauth_verifier: "wrong" }));
  });

  test("a request token is exchanged once", async () => {
    const token = await obtainRequestToken(call);
    const oauth_verifier = await obtainVerifier(emulator.app, token);
    expect((await exchange(token, { oauth_verifier })).status).toBe(200);
    await expectNotExchanged(await exchange(token, { oauth_verifier }));
  });

  test("of many exchanges at once, one succeeds", async () => {
    const token = await obtainRequestToken(call);
    const oauth_verifier = await obtainVerifier(emulator.app, token);
    const responses = await Promise.all(Array.from({ length: 8 }, () => exchange(token, { oauth_verifier })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(401)]);
  });

  test("five wrong verifiers spend a request token: a PIN cannot be guessed", async () => {
    const token = await obtainRequestToken(call, { callback: "oob" });
    const pin = await obtainVerifier(emulator.app, token);
    for (let i = 0; i < 5; i++)
      await expectNotExchanged(await exchange(token, { oauth_verifier: `wrong${i}` }));
    await expectNotExchanged(await exchange(token, { oauth_verifier: pin }));
  });

  test("a request token expires after fifteen minutes", async () => {
    const token = await obtainRequestToken(call);
    const oauth_verifier = await obtainVerifier(emulator.app, token);
    emulator.clock.advance(15 * 60_000);
    const oauth_timestamp = String(Math.floor(emulator.clock.now() / 1000));
    await expectNotExchanged(
      await call("/oauth/access_token", { token, oauth: { oauth_verifier, oauth_timestamp } }),
    );
  });

  test("one application cannot exchange another's request token", async () => {
    const token = await obtainRequestToken(call);
    const oauth_verifier = await obtainVerifier(emulator.app, token);
    const { consumerKey: key, consumerSecret: secret } = DESKTOP_APPLICATION;
    const desktop = createTestClient(emulator.app, { key, secret });
    const response = await desktop("/oauth/access_token", { token, form: { oauth_verifier } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ errors: [{ code: 32, message: "Could not authenticate you." }] });
  });

  test("a bad signature and missing OAuth data are refused as on every signed call", async () => {
    const token = await obtainRequestToken(call);
    const oauth_verifier = await obtainVerifier(emulator.app, token);
    const wrong = await exchange({ key: token.key, secret: "wrong" }, { oauth_verifier });
    expect([wrong.status, (await wrong.json()).errors[0].code]).toEqual([401, 32]);
    const unsigned = await emulator.app.request(`${ORIGIN}/oauth/access_token`, { method: "POST" });
    expect([unsigned.status, (await unsigned.json()).errors[0].code]).toEqual([400, 215]);
  });
});

describe("POST /1.1/oauth/invalidate_token", () => {
  test.each(["", ".json"])("ends the token that signed the call (path ending %j)", async (suffix) => {
    const token = await obtainAccessToken(emulator.app);
    const ended = await call(`/1.1/oauth/invalidate_token${suffix}`, { token });
    expect(ended.status).toBe(200);
    expect(await ended.json()).toEqual({ access_token: token.key });
    for (const path of ["/1.1/account/verify_credentials.json", "/live/12/accounts"]) {
      const refused = await call(path, { method: "GET", token });
      expect(refused.status).toBe(401);
      expect((await refused.json()).errors).toEqual([{ code: 89, message: "Invalid or expired token." }]);
    }
    expect((await obtainAccessToken(emulator.app)).key).not.toBe(token.key);
  });

  test("leaves the user's other tokens alone", async () => {
    const here = await obtainAccessToken(emulator.app);
    const there = await obtainAccessToken(emulator.app);
    expect(here.key).not.toBe(there.key);
    await call("/1.1/oauth/invalidate_token", { token: here });
    const who = await call("/1.1/account/verify_credentials.json", { method: "GET", token: there });
    expect(who.status).toBe(200);
  });
});
