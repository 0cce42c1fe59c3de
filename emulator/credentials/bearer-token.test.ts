import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../app";
import { createTestClient } from "../testing/client";
import { obtainAccessToken } from "../testing/sign-in";
import { OWNER_TOKEN } from "./seed";

const owner = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };
const DEMO_BASIC = basic("demo-consumer-key", "demo-consumer-secret");
const notVerified = {
  errors: [{ code: 99, message: "Unable to verify your credentials", label: "authenticity_token_error" }],
};

let emulator: Emulator;
let call: ReturnType<typeof createTestClient>;

beforeEach(() => {
  emulator = createEmulator({ data: ":memory:", seed: "empty" });
  call = createTestClient(emulator.app);
});
afterEach(() => emulator.close());

function basic(key: string, secret: string): string {
  return `Basic ${btoa(`${encodeURIComponent(key)}:${encodeURIComponent(secret)}`)}`;
}

async function post(path: string, authorization: string, body: string): Promise<Response> {
  return emulator.app.request(path, {
    method: "POST",
    headers: { authorization, "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
    body,
  });
}

const ask = (authorization = DEMO_BASIC, body = "grant_type=client_credentials") =>
  post("/oauth2/token", authorization, body);

async function issue(): Promise<string> {
  return (await (await ask()).json()).access_token;
}

describe("POST /oauth2/token", () => {
  test("gives the one outstanding token, the same until it is revoked", async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({
      token_type: "bearer",
      access_token: expect.stringMatching(/^A{20}[A-Za-z0-9%]+%3D$/),
    });
    expect(await issue()).toBe(await issue());
  });

  test("key and secret may hold characters that need encoding", async () => {
    emulator.db
      .prepare("UPDATE applications SET consumer_secret = ? WHERE consumer_key = 'demo-consumer-key'")
      .run("a:b%c é+/");
    expect((await ask(basic("demo-consumer-key", "a:b%c é+/"))).status).toBe(200);
  });

  test.each([
    ["a wrong secret", basic("demo-consumer-key", "wrong")],
    ["an unknown key", basic("nobody", "demo-consumer-secret")],
    ["another scheme", "Bearer abc"],
    ["no credentials", "Basic "],
    ["credentials that are no base64", "Basic $$$"],
  ])("refuses %s", async (_, authorization) => {
    const response = await ask(authorization);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual(notVerified);
  });

  test("refuses when asked too often, and the token stays good", async () => {
    const token = await issue();
    for (let i = 1; i < 30; i++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual(notVerified);
    emulator.clock.advance(15 * 60_000);
    expect(await issue()).toBe(token);
  });

  test.each([
    ["a missing grant_type", "", 403, 170],
    ["another grant_type", "grant_type=password", 400, 44],
  ])("refuses %s", async (_, body, status, code) => {
    const response = await ask(DEMO_BASIC, body);
    expect(response.status).toBe(status);
    expect((await response.json()).errors[0].code).toBe(code);
  });

  test("takes the grant type from a form, not from JSON or the query", async () => {
    const response = await emulator.app.request("/oauth2/token?grant_type=client_credentials", {
      method: "POST",
      headers: { authorization: DEMO_BASIC, "content-type": "application/json" },
      body: '{"grant_type":"client_credentials"}',
    });
    expect(response.status).toBe(403);
  });
});

describe("POST /oauth2/invalidate_token", () => {
  test.each<[string, (token: string) => Promise<Response>]>([
    [
      "signed by the owner, the token in the query",
      (token) => call("/oauth2/invalidate_token", { token: owner, query: { access_token: token } }),
    ],
    [
      "signed by the owner, the token decoded once too often",
      (token) =>
        call("/oauth2/invalidate_token", {
          token: owner,
          query: { access_token: decodeURIComponent(token) },
        }),
    ],
    [
      "signed by the owner, the token in the form",
      (token) => call("/oauth2/invalidate_token", { token: owner, form: { access_token: token } }),
    ],
    [
      "with Basic, the token unchanged in the form",
      (token) => post("/oauth2/invalidate_token", DEMO_BASIC, `access_token=${token}`),
    ],
    [
      "with Basic, the token in the form, escaped",
      (token) => post("/oauth2/invalidate_token", DEMO_BASIC, `access_token=${encodeURIComponent(token)}`),
    ],
  ])("%s", async (_, invalidate) => {
    const token = await issue();
    const response = await invalidate(token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ access_token: token });

    const used = await emulator.app.request("/1.1/account/verify_credentials.json", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([used.status, (await used.json()).errors[0].code]).toEqual([401, 89]);
    expect(await issue()).not.toBe(token);
    expect((await invalidate(token)).status).toBe(401);
  });

  test("only the application's owner may sign", async () => {
    const token = await obtainAccessToken(emulator.app, { username: "jon_marketer" });
    const response = await call("/oauth2/invalidate_token", {
      token,
      query: { access_token: await issue() },
    });
    expect([response.status, (await response.json()).errors[0].code]).toEqual([403, 220]);
  });

  test("another application's token is unknown", async () => {
    const response = await post(
      "/oauth2/invalidate_token",
      basic("desktop-consumer-key", "desktop-consumer-secret"),
      `access_token=${await issue()}`,
    );
    expect([response.status, (await response.json()).errors[0].code]).toEqual([401, 89]);
  });

  test("refuses wrong credentials, a wrong signature and a missing token", async () => {
    const wrongBasic = await post(
      "/oauth2/invalidate_token",
      basic("demo-consumer-key", "x"),
      "access_token=x",
    );
    expect([wrongBasic.status, await wrongBasic.json()]).toEqual([403, notVerified]);
    const wrongSignature = await call("/oauth2/invalidate_token", {
      token: { key: owner.key, secret: "x" },
      query: { access_token: "x" },
    });
    expect([wrongSignature.status, (await wrongSignature.json()).errors[0].code]).toEqual([401, 32]);
    const missing = await call("/oauth2/invalidate_token", { token: owner });
    expect([missing.status, (await missing.json()).errors[0].code]).toEqual([403, 170]);
  });
});
