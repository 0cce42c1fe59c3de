import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions } from "./app";
import { createTestClient } from "./testing/client";
import { obtainAccessToken, obtainRequestToken, obtainVerifier } from "./testing/sign-in";

const WHO = "/1.1/account/verify_credentials.json";

let folder: string;
const opened: Emulator[] = [];

function open(options: EmulatorOptions): Emulator {
  const emulator = createEmulator(options);
  opened.push(emulator);
  return emulator;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "emulator-"));
});
afterEach(() => {
  for (const emulator of opened.splice(0)) emulator.close();
  rmSync(folder, { recursive: true });
});

describe("records in a folder", () => {
  test("tokens, and a sign-in in the middle of its three steps, survive a restart", async () => {
    const before = open({ data: folder, seed: "empty" });
    const token = await obtainAccessToken(before.app);
    const ended = await obtainAccessToken(before.app);
    await createTestClient(before.app)("/1.1/oauth/invalidate_token", { token: ended });
    const requestToken = await obtainRequestToken(createTestClient(before.app));
    before.close();

    const after = open({ data: folder, seed: "demo" });
    expect(after.seed).toBe("empty");
    const call = createTestClient(after.app);
    expect((await call(WHO, { method: "GET", token })).status).toBe(200);
    expect((await call(WHO, { method: "GET", token: ended })).status).toBe(401);
    const oauth_verifier = await obtainVerifier(after.app, requestToken);
    expect(
      (await call("/oauth/access_token", { token: requestToken, form: { oauth_verifier } })).status,
    ).toBe(200);
  });

  test("a filling that was cut short is done again", async () => {
    const before = open({ data: folder, seed: "empty" });
    before.db.exec("DELETE FROM emulator");
    before.close();
    const after = open({ data: folder, seed: "empty" });
    expect(
      (await createTestClient(after.app)("/oauth/request_token", { oauth: { oauth_callback: "oob" } }))
        .status,
    ).toBe(200);
  });
});

test("records of another version are refused with the way out", () => {
  const before = open({ data: folder, seed: "empty" });
  before.db.exec("DROP TABLE browser_sessions; CREATE TABLE browser_sessions (id TEXT PRIMARY KEY)");
  before.close();
  expect(() => open({ data: folder })).toThrow(/another version .*browser_sessions.*Move the folder away/);
});

describe("pages", () => {
  test("the index names addresses, keys and users, and loads nothing from elsewhere", async () => {
    const { app } = open({ data: ":memory:", seed: "empty" });
    const response = await app.request("http://127.0.0.1:4010/");
    const page = await response.text();
    for (const text of [
      "http://127.0.0.1:4010/live",
      "http://127.0.0.1:4010/sandbox",
      "demo-consumer-key",
      "demo-consumer-secret",
      "mara_agency",
      "pia_partner",
      "/openapi.json",
      "/_emulator/reset",
    ])
      expect(page).toContain(text);
    expect(page).not.toMatch(/<script(?! src="\/)|<link|<img|https:\/\//);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("showing one makes no later call slower: Node is not asked to follow promises", async () => {
    const run = vi.spyOn(AsyncLocalStorage.prototype, "run");
    const { app } = open({ data: ":memory:", seed: "demo" });
    for (const page of ["/", "/account", "/oauth/authorize?oauth_token=none"])
      expect(await (await app.request(page)).text()).toMatch(/^<!doctype html>/);
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  test("the portrait that verify_credentials names is there", async () => {
    const { app } = open({ data: ":memory:", seed: "empty" });
    const found = await app.request("/profile_images/2200000002.svg");
    expect(found.headers.get("content-type")).toBe("image/svg+xml");
    expect(await found.text()).toContain(">JO</text>");
    expect((await app.request("/profile_images/1.svg")).status).toBe(404);
  });
});

test("an address that is none is refused in the service's words", async () => {
  const { app } = open({ data: ":memory:", seed: "empty" });
  const response = await app.request("/nothing");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    errors: [{ code: 34, message: "Sorry, that page does not exist." }],
  });
});
