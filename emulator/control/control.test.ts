import { createAdaptorServer } from "@hono/node-server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmulator, type Emulator } from "../app";
import { OWNER_TOKEN } from "../credentials/seed";
import { createTestClient } from "../testing/client";
import { obtainAccessToken } from "../testing/sign-in";

const WHO = "/1.1/account/verify_credentials.json";
const owner = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };

// One test makes two thousand calls.
vi.setConfig({ testTimeout: 30_000 });

let emulator: Emulator;
let call: ReturnType<typeof createTestClient>;

beforeEach(() => {
  emulator = createEmulator({ data: ":memory:", seed: "empty" });
  call = createTestClient(emulator.app);
});
afterEach(() => emulator.close());

const control = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  emulator.app.request(`http://127.0.0.1:4010/_emulator/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
const setFault = (fault: unknown) => control("POST", "faults", fault);
const whoAmI = () => call(WHO, { method: "GET", token: owner });

describe("reset", () => {
  test("forgets tokens, sessions, faults, requests and the advanced clock, and keeps the owner's token", async () => {
    const token = await obtainAccessToken(emulator.app);
    await setFault({ status: 503 });
    await control("POST", "clock", { advance_ms: 3_600_000 });
    const response = await control("POST", "reset", { seed: "empty" });
    expect(response.status).toBe(200);
    expect(emulator.seed).toBe("empty");
    expect(Math.abs(emulator.clock.now() - Date.now())).toBeLessThan(1_000);
    expect(await (await control("GET", "requests")).json()).toEqual({ arrived: 0, requests: [] });
    expect((await call(WHO, { method: "GET", token })).status).toBe(401);
    expect((await whoAmI()).status).toBe(200);
  });

  test("starts every allowance again", async () => {
    await call("/oauth/request_token", { oauth: { oauth_callback: "oob" } });
    await control("POST", "reset", { seed: "empty" });
    const first = await call("/oauth/request_token", { oauth: { oauth_callback: "oob" } });
    expect(first.headers.get("x-rate-limit-remaining")).toBe("999");
  });
});

describe("faults", () => {
  test("answer in place of the route, for as many requests as they count", async () => {
    const set = await setFault({
      method: "get",
      path: WHO,
      status: 503,
      headers: { "retry-after": "7" },
      count: 2,
    });
    expect(set.status).toBe(201);
    for (let i = 0; i < 2; i++) {
      const response = await whoAmI();
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("7");
    }
    expect((await whoAmI()).status).toBe(200);
  });

  test("without a count last until they are deleted", async () => {
    await setFault({ status: 500 });
    for (let i = 0; i < 3; i++) expect((await whoAmI()).status).toBe(500);
    expect(await (await control("GET", "faults")).json()).toEqual({ faults: [{ status: 500 }] });
    expect((await control("DELETE", "faults")).status).toBe(200);
    expect((await whoAmI()).status).toBe(200);
  });

  test("fit by method and by path, where * stands for anything", async () => {
    await setFault({ method: "POST", path: "/oauth/*", status: 500 });
    await setFault({ path: "/1.1/*/verify_credentials.json", status: 418 });
    expect((await whoAmI()).status).toBe(418);
    expect((await call("/oauth/request_token", { oauth: { oauth_callback: "oob" } })).status).toBe(500);
    expect((await emulator.app.request("/oauth/authorize")).status).toBe(400);
  });

  test("an error without a body has the shape of the part of the service that it befalls", async () => {
    await setFault({ status: 429 });
    const message = "This fault was set through /_emulator/faults";
    expect(await (await whoAmI()).json()).toEqual({ errors: [{ code: 88, message }] });
    expect(await (await emulator.app.request("/live/12/accounts")).json()).toEqual({
      errors: [{ code: "TOO_MANY_REQUESTS", message }],
      request: { params: {} },
    });
  });

  test("a body is sent as it stands when it is text, and as JSON otherwise", async () => {
    await setFault({ body: "oauth_callback_confirmed=false", count: 1 });
    expect(await (await whoAmI()).text()).toBe("oauth_callback_confirmed=false");
    await setFault({ body: { data: [1] }, status: 200, count: 1 });
    expect(await (await whoAmI()).json()).toEqual({ data: [1] });
    await setFault({ status: 204, count: 1 });
    expect((await whoAmI()).status).toBe(204);
  });

  test("headers and delays alone leave the route its answer", async () => {
    await setFault({ headers: { "set-cookie": "hostile=1" }, delay_ms: 30 });
    const before = performance.now();
    const response = await whoAmI();
    expect(performance.now() - before).toBeGreaterThanOrEqual(29);
    expect(response.headers.get("set-cookie")).toBe("hostile=1");
    expect(await response.json()).toMatchObject({ screen_name: "mara_agency" });
  });

  test("cut_after_bytes breaks the connection in the middle of the body it promised", async () => {
    const server = createAdaptorServer({ fetch: emulator.app.fetch });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    try {
      await setFault({ path: "/account", cut_after_bytes: 15 });
      const response = await fetch(`http://127.0.0.1:${port}/account`);
      expect(response.status).toBe(200);
      expect(Number(response.headers.get("content-length"))).toBeGreaterThan(15);
      const received: number[] = [];
      const reading = (async () => {
        for await (const chunk of response.body ?? []) received.push(...chunk);
      })();
      await expect(reading).rejects.toThrow();
      expect(Buffer.from(received).toString()).toBe("<!doctype html>");

      await setFault({ path: "/account", body: "short", cut_after_bytes: 100 });
      const promised = await fetch(`http://127.0.0.1:${port}/account`);
      expect(promised.headers.get("content-length")).toBe("101");
      await expect(promised.text()).rejects.toThrow();
    } finally {
      server.close();
    }
  });

  test("in process, a cut body fails to be read", async () => {
    await setFault({ cut_after_bytes: 3 });
    await expect((await whoAmI()).text()).rejects.toThrow("cut");
  });

  test.each<[unknown, string]>([
    [{ colour: 1, status: 500 }, 'Unrecognized key: "colour"'],
    [{ status: 99 }, "status: "],
    [{ path: "live", status: 500 }, "path: expected a path that begins with /"],
    [{ method: "GET /", status: 500 }, "method: expected an HTTP method"],
    [{ status: 500, count: 0 }, "count: "],
    [{ path: "/" }, "a fault needs at least one of status"],
    ["{", "the body is not JSON"],
    ["[]", "expected object"],
  ])("refuses %j and says why", async (fault, message) => {
    const response = await setFault(fault);
    expect(response.status).toBe(400);
    expect((await response.json()).error).toContain(message);
  });
});

describe("clock", () => {
  test("moves the emulator's time", async () => {
    const response = await control("POST", "clock", { advance_ms: 86_400_000 });
    const { now } = await response.json();
    expect(Date.parse(now) - Date.now()).toBeGreaterThan(86_390_000);
  });

  test.each([
    {},
    { advance_ms: "1" },
    { advance_ms: 1.5 },
    { advance_ms: 1, zone: "UTC" },
    { advance_ms: 1e15 },
  ])("refuses %j", async (body) => expect((await control("POST", "clock", body)).status).toBe(400));
});

test.each([{ seed: "other" }, { sed: "demo" }])("reset refuses %j", async (body) => {
  expect((await control("POST", "reset", body)).status).toBe(400);
});

describe("requests", () => {
  const shown = async () => (await control("GET", "requests")).json();

  test("shows what arrived and how it was answered, with its nonce", async () => {
    await call("/oauth/request_token", {
      oauth: { oauth_callback: "oob", oauth_nonce: "nonce-of-this-call" },
      headers: { "x-trace": "seen" },
    });
    const { arrived, requests } = await shown();
    expect(arrived).toBe(1);
    expect(requests[0]).toMatchObject({
      method: "POST",
      path: "/oauth/request_token",
      query: "",
      status: 200,
    });
    expect(requests[0].headers["x-trace"]).toBe("seen");
    expect(requests[0].headers.authorization).toContain('oauth_nonce="nonce-of-this-call"');
    expect(requests[0].headers.authorization).toContain('oauth_consumer_key="demo-consumer-key"');
  });

  test("keeps the last thousand and counts all", async () => {
    for (let i = 0; i < 2_100; i++) await emulator.app.request(`/nothing?i=${i}`);
    const { arrived, requests } = await shown();
    expect(arrived).toBe(2_100);
    expect(requests).toHaveLength(1_000);
    expect(requests.at(-1).query).toBe("i=2099");
  });

  test("holds no secret of anything that was sent", async () => {
    const token = await obtainAccessToken(emulator.app);
    await call(WHO, { method: "GET", token, place: "query" });
    await call("/1.1/oauth/invalidate_token", { token, place: "form" });
    await emulator.app.request("/oauth2/token", {
      method: "POST",
      headers: {
        authorization: `Basic ${btoa("demo-consumer-key:demo-consumer-secret")}`,
        "content-type": "application/x-www-form-urlencoded",
        cookie: "emulator_session=canary-cookie",
        referer: "http://localhost/callback?oauth_verifier=canary-pin",
      },
      body: "grant_type=client_credentials&password=canary-password",
    });
    await emulator.app.request("/live/12/accounts", {
      method: "POST",
      headers: { authorization: "Bearer canary-bearer", "content-type": "application/json" },
      body: '{"access_token": "canary-\\"token\\" canary-end", "name": "kept", "token": "canary-cut-sho',
    });
    const { requests } = await shown();
    const text = JSON.stringify(requests);
    for (const secret of [
      token.key,
      token.secret,
      "canary-",
      btoa("demo-consumer-key:demo-consumer-secret"),
      "&password=demo",
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/oauth_(signature|verifier)=(?!\\?"?\[redacted\])/);
    expect(text).toContain("2200000001-[redacted]");
    expect(text).toContain("kept");
    expect(text).toContain("grant_type=client_credentials");
  });

  test("bodies that are long or not text are not kept", async () => {
    await emulator.app.request("/nothing", {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": "20000" },
      body: `"${"x".repeat(19_998)}"`,
    });
    await emulator.app.request("/nothing", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: "--x--",
    });
    expect((await shown()).requests.map(({ body }: { body: unknown }) => body)).toEqual([null, null]);
  });
});

describe("who may", () => {
  test.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "http://127.0.0.1:3000" }],
    ["a page without an origin", { "sec-fetch-site": "cross-site" }],
  ])("%s may not", async (_, headers) => {
    expect((await control("POST", "reset", {}, headers)).status).toBe(403);
  });

  test("a foreign host name that resolves to this machine may not", async () => {
    const response = await emulator.app.request("http://rebound.example:4010/_emulator/requests");
    expect(response.status).toBe(403);
  });

  test("a path that is no control says which are", async () => {
    const response = await control("POST", "rest");
    expect(response.status).toBe(404);
    expect((await response.json()).error).toContain("POST reset");
  });
});
