// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { createEmulator, type Emulator } from "../app";
import { OWNER_TOKEN } from "../credentials/seed";
import { createTestClient, ORIGIN } from "../testing/client";
import { obtainAccessToken } from "../testing/sign-in";
import { liveScript } from "./live-script";

let emulator: Emulator;
let call: ReturnType<typeof createTestClient>;

const start = () => {
  emulator = createEmulator({ data: ":memory:", seed: "demo" });
  call = createTestClient(emulator.app);
};

beforeAll(start);
beforeEach(async () => {
  await emulator.app.request(`${ORIGIN}/_emulator/reset`, { method: "POST", body: '{"seed":"demo"}' });
});
afterAll(() => emulator.close());

const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");
const owner = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };
const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await emulator.app.request(`${ORIGIN}${path}`, {
    headers: { accept: "text/html", ...headers },
  });
  return { response, document: parsed(await response.text()) };
};
const submit = async (
  path: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  emulator.app.request(`${ORIGIN}${path}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(form).toString(),
  });
const rowsIn = (document: Document, label: string) =>
  [...document.querySelectorAll(`section[aria-label="${label}"] tbody tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ""),
  );

describe("the page of requests", () => {
  it("shows what arrived, the newest first, and leads to all that was sent and answered", async () => {
    await open("/");
    await call("/live/12/accounts", {
      method: "GET",
      query: { q: "kestrel" },
      token: owner,
      headers: { "accept-encoding": "gzip" },
    });
    await call("/live/12/nothing", { method: "GET", token: owner });
    const { document } = await open("/");
    expect(rowsIn(document, "Requests").map((cells) => cells.slice(1, 4))).toEqual([
      ["404", "GET", "/live/12/nothing"],
      ["200", "GET", "/live/12/accounts?q=kestrel"],
    ]);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('section[aria-label="Requests"] a')];
    const { document: one } = await open(links[1]?.getAttribute("href") ?? "");
    expect(rowsIn(one, "Parameters")).toEqual([["q", "kestrel"]]);
    expect(one.querySelector('section[aria-label="Answer"]')?.textContent).toContain('"name": "');
    expect(one.body.textContent).toContain("2200000001-[redacted]");
    expect(one.body.textContent).not.toContain(OWNER_TOKEN.token);
  });

  it("keeps the beginning of a long answer, and none while only programs ask for the page", async () => {
    // Of another emulator, whose page was not asked for yet.
    emulator.close();
    start();
    const accounts = await call("/live/12/accounts", { method: "GET", token: owner });
    const ids = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(await accounts.json());
    const campaigns = `/live/12/accounts/${ids.data[0]?.id}/campaigns`;
    const ask = () => call(campaigns, { method: "GET", token: owner });
    await open("/", { accept: "*/*" });
    await ask();
    await open("/");
    await ask();
    const answerOf = async (number: number) =>
      (await open(`/inspector/requests/${number}`)).document.querySelector('section[aria-label="Answer"]')
        ?.textContent;
    expect(await answerOf(2)).toBeUndefined();
    expect(await answerOf(3)).toMatch(/^.{10,}….*$/s);
  });

  it("shows those that fit a filter", async () => {
    await call("/live/12/accounts", { method: "GET", token: owner });
    await call("/oauth/request_token", { oauth: { oauth_callback: "oob" } });
    const paths = async (query: string) =>
      rowsIn((await open(`/?${query}`)).document, "Requests").map((cells) => cells[3]);
    expect(await paths("path=OAUTH")).toEqual(["/oauth/request_token"]);
    expect(await paths("method=GET&status=2")).toEqual(["/live/12/accounts"]);
    expect(await paths("status=5")).toEqual([]);
  });

  it("leaves answers as faults make them, however long and however packed", async () => {
    await open("/");
    const ask = () => call("/live/12/accounts", { method: "GET", token: owner });
    await submit("/inspector/faults", {
      status: "200",
      count: "1",
      more: '{"body":"{}","headers":{"content-encoding":"gzip"}}',
    });
    expect((await ask()).status).toBe(200);
    await submit("/inspector/faults", { count: "1", more: '{"large":{"bytes":50000000,"gzip":true}}' });
    const bomb = await ask();
    expect([bomb.status, bomb.headers.get("content-encoding")]).toEqual([200, "gzip"]);
    await submit("/inspector/faults", { count: "1", more: '{"large":{"bytes":50000000,"gzip":false}}' });
    expect((await ask()).status).toBe(200);
  });

  it("keeps no secret of answers", async () => {
    await open("/");
    const authorize = await emulator.app.request(`${ORIGIN}/oauth/authorize?oauth_token=canary-token`);
    expect(authorize.headers.get("content-type")).toContain("text/html");
    const token = await obtainAccessToken(emulator.app);
    const { document } = await open("/");
    for (const link of document.querySelectorAll<HTMLAnchorElement>('section[aria-label="Requests"] a')) {
      const text = (await open(link.getAttribute("href") ?? "")).document.body.textContent ?? "";
      for (const secret of [token.key, token.secret, "canary-token", "<input", 'id="pin"'])
        expect(text).not.toContain(secret);
    }
  });

  it("has the addresses and keys of the service, and no part of it counts as a call", async () => {
    const { document, response } = await open("/");
    expect(document.body.textContent).toContain("demo-consumer-secret");
    expect(document.querySelector('a[href="/openapi.json"]')).not.toBeNull();
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(document.querySelectorAll("script:not([src]), [onclick], style ~ style")).toHaveLength(0);
    const script = document.querySelector("script")?.getAttribute("src") ?? "";
    expect((await emulator.app.request(`${ORIGIN}${script}`)).headers.get("content-type")).toContain(
      "javascript",
    );
    expect(rowsIn((await open("/")).document, "Requests")).toEqual([]);
  });
});

it("moves the clock, and starts over with a seed", async () => {
  const before = emulator.clock.now();
  // As browsers send forms of pages that have no referrer.
  const own = { origin: "null", "sec-fetch-site": "same-origin" };
  const moved = await submit("/inspector/clock", { advance_ms: "3600000" }, own);
  expect([moved.status, moved.headers.get("location")]).toEqual([303, "/"]);
  expect(emulator.clock.now() - before).toBeGreaterThanOrEqual(3_600_000);
  expect((await submit("/inspector/clock", { advance_ms: "soon" })).status).toBe(400);
  expect((await submit("/inspector/reset", { seed: "empty" })).status).toBe(303);
  expect(emulator.seed).toBe("empty");
  expect(Math.abs(emulator.clock.now() - Date.now())).toBeLessThan(2_000);
  expect((await submit("/inspector/reset", { seed: "huge" })).status).toBe(400);
});

describe("the page of faults", () => {
  const list = async () => rowsIn((await open("/inspector/faults")).document, "Faults that are set");
  const ask = async () => (await call("/live/12/accounts", { method: "GET", token: owner })).status;

  it("sets faults, lists them and removes them one by one", async () => {
    await submit("/inspector/faults", {
      method: "get",
      path: "/live/12/*",
      status: "503",
      count: "2",
      more: "",
    });
    await submit("/inspector/faults", { more: '{"headers":{"x-a":"b"},"path":"/other"}' });
    expect(await ask()).toBe(503);
    expect(await list()).toEqual([
      ["any", "/other", '{"headers":{"x-a":"b"}}', "all", "Remove"],
      ["GET", "/live/12/*", '{"status":503}', "1", "Remove"],
    ]);
    const { document } = await open("/inspector/faults");
    const forms = [...document.querySelectorAll<HTMLFormElement>("td form")];
    await submit(forms[1]?.getAttribute("action") ?? "");
    expect(await ask()).toBe(200);
    expect(await list()).toHaveLength(1);
    await submit("/inspector/faults/clear");
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ status: "99" }, "status: "],
    [{ status: "500", path: "live" }, "expected a path that begins with /"],
    [{ more: "{" }, "More must be a JSON object."],
    [{ path: "/" }, "a fault needs at least one of status"],
  ])("says what is wrong with %j, and keeps what was typed", async (typed, said) => {
    const response = await submit("/inspector/faults", { ...typed });
    expect(response.status).toBe(400);
    const document = parsed(await response.text());
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(said);
    for (const [name, value] of Object.entries(typed)) {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      expect(field?.value).toBe(value);
    }
  });

  it("stays open while every request fails", async () => {
    await submit("/inspector/faults", { status: "500" });
    expect(await ask()).toBe(500);
    for (const path of ["/", "/inspector/faults", "/inspector/records", "/inspector/people"])
      expect((await open(path)).response.status, path).toBe(200);
  });
});

describe("the page of records", () => {
  it("shows a table page by page, and one record by its id", async () => {
    const { document } = await open("/inspector/records?table=campaigns");
    expect(rowsIn(document, "Records of campaigns")).toHaveLength(50);
    const next = [...document.querySelectorAll("nav.pages a")].at(-1)?.getAttribute("href") ?? "";
    const second = rowsIn((await open(`/inspector/records${next}`)).document, "Records of campaigns");
    expect(second[0]).not.toEqual(rowsIn(document, "Records of campaigns")[0]);
    const id = second[0]?.[1] ?? "";
    const found = await open(`/inspector/records?table=campaigns&id=${id}`);
    expect(rowsIn(found.document, "Records of campaigns")).toEqual([second[0]]);
  });

  it("has no table with secrets, and none but those that there are", async () => {
    const { document } = await open("/inspector/records");
    const names = [...document.querySelectorAll("option")].map((option) => option.value);
    expect(names).toContain("line_items");
    for (const secret of ["access_tokens", "request_tokens", "users", "applications", "browser_sessions"])
      expect(names).not.toContain(secret);
    for (const table of ["access_tokens", 'accounts"; DROP TABLE accounts; --'])
      expect(
        rowsIn(
          (await open(`/inspector/records?table=${encodeURIComponent(table)}`)).document,
          "Records of accounts",
        ),
      ).not.toEqual([]);
  });
});

it("has no secret of anybody's sign-in in any table that it shows", async () => {
  const token = await obtainAccessToken(emulator.app);
  const { document } = await open("/inspector/records");
  const tables = [...document.querySelectorAll("option")].map((option) => option.value);
  expect(tables.length).toBeGreaterThan(30);
  for (const table of tables) {
    const text = (await open(`/inspector/records?table=${table}`)).document.body.textContent ?? "";
    for (const secret of [token.key, token.secret, owner.key, owner.secret, "demo-consumer-secret"])
      expect(text, table).not.toContain(secret);
  }
});

it("shows users and tokens, without the secrets of either", async () => {
  const token = await obtainAccessToken(emulator.app);
  const { document } = await open("/inspector/people");
  expect(rowsIn(document, "Users").map(([handle]) => handle)).toContain("mara_agency");
  expect(rowsIn(document, "Access tokens")).toHaveLength(2);
  for (const secret of [token.key, token.secret, OWNER_TOKEN.token, OWNER_TOKEN.secret])
    expect(document.body.textContent).not.toContain(secret);
});

describe("the script of pages that renew themselves", () => {
  const PAGE =
    '<button id="pause" hidden>Pause</button><div id="requests" data-live>old</div><p id="other">old</p>';
  const NEXT = PAGE.replaceAll("old", "new");
  const settle = () => vi.advanceTimersByTimeAsync(2_500);

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = PAGE;
    vi.stubGlobal("fetch", async () => new Response(`<body>${NEXT}</body>`));
    new Function(liveScript)();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.innerHTML = "";
  });
  const text = (id: string) => document.getElementById(id)?.textContent;

  it("exchanges what is live, and nothing else", async () => {
    await settle();
    expect([text("requests"), text("other")]).toEqual(["new", "old"]);
  });

  it("waits while it is paused", async () => {
    const button = document.querySelector("button");
    expect(button?.hidden).toBe(false);
    button?.click();
    await settle();
    expect([text("requests"), text("pause")]).toEqual(["old", "Go on"]);
    button?.click();
    await settle();
    expect(text("requests")).toBe("new");
  });

  it("leaves a page alone while it has the focus", async () => {
    const part = document.getElementById("requests");
    if (part) part.innerHTML = '<a href="/">old</a>';
    document.querySelector("a")?.focus();
    await settle();
    expect(text("requests")).toBe("old");
  });
});

describe("who may", () => {
  it("reads at this machine's own names only", async () => {
    const foreign = await emulator.app.request("http://rebound.example:4010/inspector/records");
    expect(foreign.status).toBe(403);
    expect((await emulator.app.request("http://rebound.example:4010/")).status).toBe(403);
    expect((await emulator.app.request("http://localhost:4010/")).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "http://127.0.0.1:3000" }],
    ["a page without an origin", { "sec-fetch-site": "cross-site" }],
  ])("changes nothing from %s", async (_, headers) => {
    for (const path of [
      "/inspector/reset",
      "/inspector/clock",
      "/inspector/faults",
      "/inspector/faults/clear",
    ])
      expect((await submit(path, { seed: "empty", advance_ms: "1", status: "500" }, headers)).status).toBe(
        403,
      );
    expect(emulator.seed).toBe("demo");
  });
});
