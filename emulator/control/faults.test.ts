import { type AddressInfo, connect } from "node:net";
import { gunzipSync, inflateRawSync } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { createEmulator, type Emulator } from "../app";
import { OWNER_TOKEN } from "../credentials/seed";
import { createClock } from "../http/clock";
import { createTestClient, ORIGIN } from "../testing/client";

/** Every fault that clients must bear can be set: one entry a row of the project's fault list, F01 to F24. */

let emulator: Emulator;
let port: number;
let terminated = 0;
let account: string;
let campaigns: string;
let sign: ReturnType<typeof createTestClient>;
const clock = createClock();
const token = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };
let server: ReturnType<typeof createAdaptorServer>;

beforeAll(async () => {
  emulator = createEmulator({
    data: ":memory:",
    clock,
    terminate: () => {
      terminated += 1;
    },
  });
  sign = createTestClient(emulator.app);
  server = createAdaptorServer({ fetch: emulator.app.fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = z.object({ port: z.number() }).parse(server.address() as AddressInfo).port;
  const row: unknown = emulator.db
    .prepare("SELECT id FROM accounts WHERE name = 'Maison Aubel' AND environment = 'live'")
    .get([]);
  account = z.object({ id: z.string() }).parse(row).id;
  campaigns = `/live/12/accounts/${account}/campaigns`;
});
afterAll(() => {
  server.close();
  emulator.close();
});
beforeEach(async () => {
  await emulator.app.request(`${ORIGIN}/_emulator/faults`, { method: "DELETE" });
  clock.reset();
});

async function set(...faults: object[]): Promise<void> {
  for (const fault of faults) {
    const body = JSON.stringify(fault);
    const answer = await emulator.app.request(`${ORIGIN}/_emulator/faults`, { method: "POST", body });
    expect(answer.status, await answer.clone().text()).toBe(201);
  }
}

const stamp = () => ({ oauth_timestamp: String(Math.floor(clock.now() / 1000)) });
const read = (query: Record<string, string> = {}) =>
  sign(campaigns, { method: "GET", token, query: { count: "3", ...query }, oauth: stamp() });
const rename = (name: string) =>
  sign(`/live/12/accounts/${account}`, { method: "PUT", token, query: { name }, oauth: stamp() });
const nameNow = () =>
  z
    .object({ name: z.string() })
    .parse(emulator.db.prepare("SELECT name FROM accounts WHERE id = ?").get([account])).name;
const json = async (answer: Response) =>
  z
    .looseObject({
      data: z.array(z.looseObject({ entity_status: z.unknown(), name: z.unknown() })),
      next_cursor: z.string().nullable(),
    })
    .parse(await answer.json());

/** An answer over a socket, as far as it came. */
async function overSocket(path = "/account"): Promise<{ text: string; failed: boolean }> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { text: await answer.text(), failed: false };
  } catch {
    return { text: "", failed: true };
  }
}

const FAULTS: Record<string, () => Promise<void>> = {
  "F01 429 with the time of its end": async () => {
    await set({
      status: 429,
      headers: { "x-rate-limit-reset": "1893456000", "x-account-rate-limit-reset": "1893456060" },
    });
    const { status, headers } = await read();
    expect([status, headers.get("x-rate-limit-reset"), headers.get("x-account-rate-limit-reset")]).toEqual([
      429,
      "1893456000",
      "1893456060",
    ]);
  },
  "F02 429 without headers, or with senseless ones": async () => {
    await set({ status: 429, headers: { "x-rate-limit-reset": "soon" } }, { status: 429, count: 1 });
    expect((await read()).headers.get("x-rate-limit-reset")).toBeNull();
    expect((await read()).headers.get("x-rate-limit-reset")).toBe("soon");
  },
  "F03 the allowance of counts is used up, that of lists is not": async () => {
    await set({ status: 429, query: { with_total_count: "true" } });
    expect((await read({ with_total_count: "true" })).status).toBe(429);
    expect((await read()).status).toBe(200);
  },
  "F04 a window that closes after so many calls": async () => {
    await set({ status: 429, after: 2, path: "/*/campaigns", count: 1 });
    expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([200, 200, 429]);
    expect((await read()).status).toBe(200);
  },
  "F05 503, 500 and 502, once, three times, for ever": async () => {
    await set({ status: 503 }, { status: 502, count: 3 }, { status: 500, count: 1 });
    const seen: number[] = [];
    for (let call = 0; call < 6; call += 1) seen.push((await read()).status);
    expect(seen).toEqual([500, 502, 502, 502, 503, 503]);
  },
  "F06 slow to begin, slow to go on, and hanging for ever": async () => {
    await set({ drip_ms: 5, count: 1, body: "[1,2]" });
    const before = performance.now();
    expect(await (await read()).text()).toBe("[1,2]");
    expect(performance.now() - before).toBeGreaterThan(15);
    await set({ delay_ms: 30, count: 1 });
    const begun = performance.now();
    await read();
    expect(performance.now() - begun).toBeGreaterThanOrEqual(29);
    await set({ hang: true, path: "/account" });
    await expect(
      fetch(`http://127.0.0.1:${port}/account`, { signal: AbortSignal.timeout(100) }),
    ).rejects.toThrow(/timeout/i);
  },
  "F07 a connection that breaks before the headers": async () => {
    await set({ reset: "before", path: "/account" });
    expect(await overSocket()).toEqual({ text: "", failed: true });
    await set({ reset: "before", path: "/live/*" });
    await expect((await rename("Not done")).text()).rejects.toThrow();
    expect(nameNow()).not.toBe("Not done");
  },
  "F08 a body cut in the middle, of a promised length or in chunks": async () => {
    await set({ cut_after_bytes: 15, path: "/account" });
    expect((await overSocket()).failed).toBe(true);
    await set({ cut_after_bytes: 15, chunked: true, path: "/account" });
    const raw = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () =>
        socket.write("GET /account HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"),
      );
      socket.on("data", (chunk) => {
        text += chunk.toString();
      });
      socket.on("close", () => resolve(text));
      socket.on("error", () => resolve(text));
    });
    expect(raw).toMatch(/transfer-encoding: chunked/i);
    expect(raw).toContain("<!doctype html>");
    expect(raw).not.toContain("\r\n0\r\n");
  },
  "F09 bodies that are no JSON, or not what they say": async () => {
    const wrong = [
      "{",
      "<html></html>",
      "",
      "\uFEFF{}",
      '{"data": NaN}',
      '{"data":[],"data":1}',
      '"\\ud800"',
    ] as const;
    for (const body of wrong) {
      await set({ status: 200, body, headers: { "content-type": "application/json" }, count: 1 });
      const answer = await read();
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(body);
    }
    await set({ headers: { "content-type": "text/html" }, count: 1 });
    expect((await read()).headers.get("content-type")).toBe("text/html");
    await set({ body_base64: Buffer.from([0x22, 0xff, 0x22]).toString("base64"), count: 1 });
    expect(new Uint8Array(await (await read()).arrayBuffer())).toEqual(new Uint8Array([0x22, 0xff, 0x22]));
  },
  "F10 packed wrongly, halfway, and to ten gigabytes": async () => {
    await set({ headers: { "content-encoding": "gzip" }, count: 1, body: "{}" });
    expect((await read()).headers.get("content-encoding")).toBe("gzip");
    await set({
      body_base64: "H4sIAAAAAAAAA6tWKkktLlGyUlAqSy0qzszPU9JRKs9I",
      headers: { "content-encoding": "gzip" },
      count: 1,
    });
    const half = Buffer.from(await (await read()).arrayBuffer());
    expect(() => gunzipSync(half)).toThrow(/end of file/);
    await set({ large: { bytes: 2_500_000, gzip: true }, count: 1 });
    const packed = Buffer.from(await (await read()).arrayBuffer());
    const whole = gunzipSync(packed);
    expect(whole).toHaveLength(2_500_000);
    expect(JSON.parse(whole.toString())).toMatchObject({ data: [] });
    // One member, as in a real bomb, which alone browsers read: no deflate stream ends before the last eight bytes.
    expect(inflateRawSync(packed.subarray(10, -8))).toHaveLength(2_500_000);
    await set({ large: { bytes: 10_000_000_000, gzip: true }, count: 1 });
    const bomb = await read();
    let size = 0;
    for await (const chunk of bomb.body ?? []) size += chunk.length;
    expect(bomb.headers.get("content-encoding")).toBe("gzip");
    expect(size).toBeLessThan(20_000_000);
  },
  "F11 ten megabytes of answer, and a request that is too large": async () => {
    await set({ large: { bytes: 10_000_000 }, count: 1 });
    const text = await (await read()).text();
    expect(text).toHaveLength(10_000_000);
    expect(JSON.parse(text)).toMatchObject({ next_cursor: null });
    await set({ status: 413, method: "PUT", count: 1 });
    expect((await rename("x")).status).toBe(413);
  },
  "F12 a clock that is wrong, or steps back during a run": async () => {
    for (const step of [600_000, -600_000]) {
      clock.reset();
      const now = stamp();
      await set({ step_clock_ms: step, count: 1 });
      const refused = await sign(campaigns, { method: "GET", token, oauth: now });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ errors: [{ code: 135 }] });
      const serverTime = Date.parse(refused.headers.get("date") ?? "");
      expect(Math.abs(serverTime - (Date.now() + step))).toBeLessThan(5_000);
      const oauth = { oauth_timestamp: String(serverTime / 1000) };
      expect((await sign(campaigns, { method: "GET", token, oauth })).status).toBe(200);
    }
  },
  "F13 answers that are valid and wrong": async () => {
    await set({ merge: { next_cursor: "again" }, count: 1 });
    expect((await json(await read())).next_cursor).toBe("again");
    await set({
      body: { request: {}, data: [], next_cursor: "again" },
      query: { cursor: "again" },
      count: 2,
    });
    for (let page = 0; page < 2; page += 1)
      expect((await json(await read({ cursor: "again" }))).next_cursor).toBe("again");
    await set({ keep_items: 1, count: 1 });
    expect((await json(await read())).data).toHaveLength(1);
    await set({ merge: { data: { entity_status: "FROZEN", name: null } }, count: 1 });
    for (const record of (await json(await read())).data)
      expect(record).toMatchObject({ entity_status: "FROZEN", name: null });
    await set({ merge: { data: { success_count: 1 } }, method: "PUT", count: 1 });
    expect(await (await rename("Maison Aubel")).json()).toMatchObject({
      data: { success_count: 1, name: "Maison Aubel" },
    });
  },
  "F14 a change that is done, and whose answer is lost": async () => {
    await set({ reset: "after", method: "PUT", count: 1 });
    await expect((await rename("Done all the same")).text()).rejects.toThrow();
    expect(nameNow()).toBe("Done all the same");
    expect((await rename("Maison Aubel")).status).toBe(200);
  },
  "F15 a batch that is partly wrong": async () => {
    const operation_errors = [[], [{ code: "INVALID_PARAMETER", message: "No", parameter: "name" }]];
    await set({ status: 400, body: { operation_errors, request: [] }, path: "/*/batch/*" });
    const answer = await sign(`/live/12/batch/accounts/${account}/campaigns`, { json: [], token });
    expect([answer.status, await answer.json()]).toEqual([400, { operation_errors, request: [] }]);
  },
  // A tab that is closed, a changed file and a worker that throws are the client's own: what the service adds is
  // a call that is under way while they happen.
  "F16 a call under way while the tab dies": async () => {
    await set({ hang: true, after: 1, path: "/account" });
    expect((await overSocket()).failed).toBe(false);
    const leave = new AbortController();
    const waiting = fetch(`http://127.0.0.1:${port}/account`, { signal: leave.signal });
    leave.abort();
    await expect(waiting).rejects.toThrow();
  },
  "F17 a call under way while the file changes": async () => {
    await set({ delay_ms: 20, reset: "after", method: "PUT", count: 1 });
    await expect((await rename("Before the change")).text()).rejects.toThrow();
    expect(nameNow()).toBe("Before the change");
    await rename("Maison Aubel");
  },
  "F18 a token revoked in the middle": async () => {
    const body = { errors: [{ code: 89, message: "Invalid or expired token." }] };
    await set({ status: 401, body, after: 1 });
    expect((await read()).status).toBe(200);
    const refused = await read();
    expect([refused.status, await refused.json()]).toEqual([401, body]);
  },
  "F19 no network for a while": async () => {
    await set({ reset: "before", path: "/account", count: 3 });
    const seen: boolean[] = [];
    for (let call = 0; call < 4; call += 1) seen.push((await overSocket()).failed);
    expect(seen).toEqual([true, true, true, false]);
  },
  "F20 a worker that throws on what it is given": async () => {
    await set({ body: { data: "not a list" }, count: 1 });
    expect(await (await read()).json()).toEqual({ data: "not a list" });
  },
  "F21 a database that is locked, or full": async () => {
    const before = nameNow();
    for (const database of ["locked", "full"]) {
      await set({ database, method: "PUT", count: 1 });
      const answer = await rename("Not kept");
      expect(answer.status).toBe(503);
      const text = await answer.text();
      expect(JSON.parse(text)).toMatchObject({ errors: [{ code: "SERVICE_UNAVAILABLE" }] });
      expect(text).not.toMatch(/sql|database|disk/i);
    }
    expect(nameNow()).toBe(before);
    expect((await rename(before)).status).toBe(200);
  },
  "F22 an end of the process with requests in flight": async () => {
    await set({ terminate: true, delay_ms: 10, count: 1 });
    expect((await read()).status).toBe(200);
    expect(terminated).toBe(1);
  },
  "F23 readers who hang up in the middle": async () => {
    await set({ large: { bytes: 50_000_000 }, drip_ms: 1, path: "/account" });
    for (let reader = 0; reader < 20; reader += 1) {
      const leave = new AbortController();
      const answer = await fetch(`http://127.0.0.1:${port}/account`, { signal: leave.signal });
      expect(answer.status).toBe(200);
      leave.abort();
    }
    await emulator.app.request(`${ORIGIN}/_emulator/faults`, { method: "DELETE" });
    expect((await overSocket()).failed).toBe(false);
  },
  "F24 what floods of headers and parameters are answered with": async () => {
    for (const status of [431, 414, 408]) {
      await set({ status, count: 1 });
      expect((await read()).status).toBe(status);
    }
    const flood = "x".repeat(70_000);
    const answer = await fetch(`http://127.0.0.1:${port}/account`, { headers: { "x-flood": flood } });
    expect(answer.status).toBe(431);
  },
};

describe("the emulator can bring about", () => {
  it.each(Object.entries(FAULTS))("%s", async (_, bringAbout) => bringAbout());

  it("every row of the list", () => {
    const rows = Array.from({ length: 24 }, (_, row) => `F${String(row + 1).padStart(2, "0")}`);
    expect(Object.keys(FAULTS).map((name) => name.slice(0, 3))).toEqual(rows);
  });
});

it("a list of faults says what is left of each", async () => {
  await set({ status: 500, path: "/nothing", count: 2, after: 1, query: { a: "1" } });
  const shown = async () => (await emulator.app.request(`${ORIGIN}/_emulator/faults`)).json();
  await emulator.app.request("/nothing?a=1");
  await emulator.app.request("/nothing?a=1");
  await emulator.app.request("/nothing?a=2");
  expect(await shown()).toEqual({
    faults: [{ status: 500, path: "/nothing", count: 1, query: { a: "1" } }],
  });
});

it.each([
  { hang: false },
  { chunked: true, status: 200 },
  { after: 1 },
  { query: { a: "1" } },
  { reset: "during" },
  { large: { bytes: -1 } },
  { body_base64: "*" },
])("refuses %j", async (fault) => {
  const body = JSON.stringify(fault);
  expect((await emulator.app.request(`${ORIGIN}/_emulator/faults`, { method: "POST", body })).status).toBe(
    400,
  );
});
