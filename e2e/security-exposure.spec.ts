import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../scripts/project.mjs";
import { FEW, HANDLE, openCampaigns } from "./campaign-pages";
import { expect, SECRETS, test } from "./fixtures";
import { Visitor } from "./visitor";

/** Access tokens of the emulator: the user's id and forty characters. */
const TOKEN = /\b22000000\d\d-[A-Za-z0-9]{20,}/;
const NEVER_IN_A_BROWSER = [
  SECRETS.session,
  SECRETS.consumer,
  "oauth_signature",
  "oauth_token_secret",
  "Fe26.2",
];

function expectNothingSecret(text: string, where: string) {
  for (const secret of NEVER_IN_A_BROWSER) expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
  expect(TOKEN.exec(text)?.[0], `an access token in ${where}`).toBeUndefined();
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Every key and value of the browser's databases, in one text. */
const storedInDatabases = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const texts: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const each of database.objectStoreNames) {
        const store = database.transaction(each).objectStore(each);
        const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
        const plain = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
        texts.push(JSON.stringify([name, each, keys, values], plain));
      }
      database.close();
    }
    return texts.join("\n");
  });

test("C01 no token, secret or key reaches the browser", async ({ page, signIn, servers, complaints }) => {
  complaints.expect(/404.*nowhere/);
  const bodies: Promise<[string, string]>[] = [];
  page.on("response", (response) => {
    if (!response.url().startsWith(servers.dashboard.url)) return;
    bodies.push(
      response.text().then(
        (text) => [response.url(), text],
        () => [response.url(), ""],
      ),
    );
  });
  const printed: string[] = [];
  page.on("console", (message) => printed.push(message.text()));
  await signIn(page, "mara_agency");
  const account = await openCampaigns(page, FEW);
  const visits = async () => (await storedInDatabases(page)).includes(account);
  await expect.poll(visits, "what is stored on the device is seen here").toBe(true);
  const developer = `/live/${HANDLE}/${account}/developer`;
  for (const address of [page.url(), developer, "/live", "/sandbox", "/sign-in?problem=denied", "/nowhere"]) {
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        document.documentElement.outerHTML,
      ]),
    );
    expectNothingSecret(stored + (await storedInDatabases(page)), address);
  }
  const seen = await Promise.all(bodies);
  expect(seen.length).toBeGreaterThan(5);
  for (const [url, text] of seen) expectNothingSecret(text, url);
  expectNothingSecret(printed.join("\n"), "the console");
  expect(await page.evaluate(() => document.cookie)).not.toContain("flightdeck-session");
});

test("C02 no secret is in what the build gives to browsers", () => {
  const files = filesBelow(path.join(root, ".next/static"));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(file, "latin1");
    expectNothingSecret(text, file);
    expect(text.includes("SESSION_SECRET"), file).toBe(false);
    // The build leaves an empty one beside a worker: none may contain sources.
    if (file.endsWith(".map"))
      expect(JSON.parse(text), file).toEqual({ version: 3, sources: [], sections: [] });
  }
});

test("C03, C07 no secret is in the log or in an error, whatever goes wrong", async ({
  servers,
  emulator,
}) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  const trace = {
    errors: [{ code: "INTERNAL_ERROR", message: "at Db.query (/srv/db.js:1) mara@example.com" }],
  };
  const faults = [
    { status: 500, body: trace },
    { status: 503, body: trace },
    { status: 200, body: "<html>mara@example.com</html>" },
    { status: 302, headers: { location: "http://127.0.0.1:9/" }, body: "" },
    { cut_after_bytes: 10 },
    { status: 401, body: { errors: [{ code: 32, message: "Could not authenticate mara@example.com" }] } },
  ];
  for (const fault of faults) {
    await emulator.fault({ path: "/live/12/*", ...fault });
    const response = await visitor.call("live/mara_agency/12/accounts?count=5");
    expect(response.status).toBeGreaterThanOrEqual(500);
    const text = await response.text();
    expect(text).not.toMatch(/mara@|srv|html/);
    expect(JSON.parse(text).errors[0].message).toBeTruthy();
    await emulator.clearFaults();
  }
  await emulator.fault({ path: "/oauth/*", status: 500, body: trace });
  await visitor.start();
  await emulator.clearFaults();
  await visitor.get("/auth/callback?oauth_token=T&oauth_verifier=secret-verifier-value");
  await visitor.post("/auth/sign-out");
  const log = servers.dashboard.output();
  expect(log).toContain("call to the service failed");
  for (const secret of [
    ...Object.values(SECRETS),
    "OAuth oauth_",
    "oauth_signature=",
    "mara@",
    "secret-verifier-value",
    "Fe26.2",
  ]) {
    expect(log.includes(secret), `${secret} in the log`).toBe(false);
  }
  expect(TOKEN.exec(log)?.[0]).toBeUndefined();
});

test("C06 no shared cache may keep an answer for one person", async ({ servers }) => {
  const visitor = new Visitor(servers.dashboard.url);
  const started = await visitor.post("/auth/start");
  const callback = await visitor.get(
    await visitor.decide(started.headers.get("location") ?? "", "mara_agency"),
  );
  const answers = [
    started,
    callback,
    await visitor.get("/live"),
    await visitor.get("/sign-in?problem=denied"),
    await visitor.call("live/mara_agency/12/accounts?count=6"),
    await visitor.call("live/mara_agency/12/nothing"),
    await visitor.post("/auth/sign-out"),
  ];
  for (const { url, headers } of answers) {
    expect(headers.get("cache-control"), url).toMatch(/private/);
    expect(headers.get("cache-control"), url).toMatch(/no-store/);
  }
});

test("E01 the content security policy lets no foreign script run", async ({ page, complaints }) => {
  complaints.expect(/content security policy|Content Security Policy/i);
  const response = await page.goto("/sign-in");
  const policy = response?.headers()["content-security-policy"] ?? "";
  for (const directive of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self' http",
  ]) {
    expect(policy).toContain(directive);
  }
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
  await page.evaluate(() => {
    const script = document.createElement("div");
    script.innerHTML = '<img src="x" onerror="document.title = \'injected\'">';
    document.body.append(script);
  });
  await expect.poll(() => page.evaluate(() => document.querySelector("img[src=x]") !== null)).toBe(true);
  await expect(page).not.toHaveTitle("injected");
  const again = await page.goto("/sign-in");
  expect(again?.headers()["content-security-policy"]).not.toBe(policy);
});

test("E02 every answer carries the security headers", async ({ servers }) => {
  const visitor = new Visitor(servers.dashboard.url);
  const html = await (await visitor.get("/sign-in")).text();
  const asset = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? "";
  for (const address of [
    "/sign-in",
    "/nowhere",
    asset,
    "/api/health",
    "/api/ads/live/x/12/accounts",
    "/icon.svg",
    "/auth/callback",
  ]) {
    for (const https of [false, true]) {
      const { headers } = await visitor.get(address, https ? { "x-forwarded-proto": "https" } : {});
      expect(headers.get("x-content-type-options"), address).toBe("nosniff");
      expect(headers.get("referrer-policy"), address).toBe("same-origin");
      expect(headers.get("permissions-policy"), address).toContain("camera=()");
      expect(headers.get("cross-origin-opener-policy"), address).toBe("same-origin");
      expect(headers.get("x-frame-options"), address).toBe("DENY");
      expect(headers.get("content-security-policy"), address).toContain("frame-ancestors 'none'");
      expect(headers.get("x-powered-by"), address).toBeNull();
      if (https)
        expect(headers.get("strict-transport-security"), address).toMatch(/max-age=\d{8}; includeSubDomains/);
    }
  }
});
