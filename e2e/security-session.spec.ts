import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Request } from "@playwright/test";
import { anyFreePort } from "../scripts/ports.mjs";
import { root } from "../scripts/project.mjs";
import { emulatorEnvironment, startDashboard } from "../scripts/servers.mjs";
import { expect, SECRETS, test } from "./fixtures";
import { Visitor } from "./visitor";

const accounts = "live/mara_agency/12/accounts?count=2";

/** Name and attributes of every cookie that an answer sets. */
const cookiesSet = (response: Response) =>
  response.headers.getSetCookie().map((header) => {
    const [pair = "", ...attributes] = header.split("; ");
    return { name: pair.split("=")[0] ?? "", size: pair.length, attributes };
  });

test("B01, B02 over https every cookie is __Host-, Secure, HttpOnly and Lax", async ({ servers }) => {
  const port = await anyFreePort();
  const origin = "https://ads.example.com";
  const dashboard = startDashboard({
    port,
    environment: {
      ...emulatorEnvironment(servers.emulator.url),
      APP_URL: origin,
      SESSION_SECRET: SECRETS.session,
      STORE: "none",
    },
  });
  try {
    await dashboard.ready();
    const visitor = new Visitor(dashboard.url, origin);
    const started = await visitor.post("/auth/start", { mode: "pin" });
    const [transaction] = cookiesSet(started);
    expect(transaction?.name).toMatch(/^__Host-flightdeck-sign-in-/);
    expect(transaction?.attributes).toContain("Max-Age=600");
    const ask = new URL(started.headers.get("location") ?? "");
    const page = await (await visitor.get(ask.pathname + ask.search)).text();
    const authorize = /href="([^"]*\/oauth\/authorize[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const pin = await visitor.decide(authorize, "mara_agency");
    const sign_in = ask.searchParams.get("sign_in") ?? "";
    const finished = await visitor.post("/auth/pin/confirm", { sign_in, pin });
    const all = [...cookiesSet(started), ...cookiesSet(finished)];
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["__Host-flightdeck-session", "__Host-flightdeck-handle-2200000001"]),
    );
    for (const { name, size, attributes } of all) {
      expect(name).toMatch(/^__Host-/);
      expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]));
      expect(attributes.some((attribute) => attribute.startsWith("Domain"))).toBe(false);
      expect(size).toBeLessThanOrEqual(4096);
    }
    const { headers } = await visitor.get("/sign-in?problem=denied");
    expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
    expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
  } finally {
    await dashboard.stop();
  }
});

test("B05 a session planted before signing in is dead afterwards", async ({ servers }) => {
  const attacker = new Visitor(servers.dashboard.url);
  await attacker.signIn("mara_agency");
  const victim = attacker.copy();
  await victim.signIn("jon_marketer");
  expect(victim.cookies.get("flightdeck-session")).not.toBe(attacker.cookies.get("flightdeck-session"));
  expect([...victim.cookies.keys()].filter((name) => name.startsWith("flightdeck-handle-"))).toEqual([
    "flightdeck-handle-2200000002",
  ]);
  expect((await attacker.call(accounts)).status).toBe(401);
});

test("B06 another site changes nothing, with forms and with scripts", async ({
  page,
  signInByHand,
  emulator,
  complaints,
  servers,
}) => {
  // What the browser refuses to send or to show is reported as an error; that is the point.
  complaints.expect(/./);
  await signInByHand(page, "mara_agency");
  // The page reads on while the other site tries; what must not happen is a change.
  const changes = async () => (await emulator.requests()).filter(({ method }) => method !== "GET").length;
  const before = await changes();
  const dashboard = servers.dashboard.url;
  const actions = [
    "/auth/sign-out",
    "/auth/disconnect",
    "/auth/start",
    "/auth/pin/confirm",
    "/api/ads/sandbox/mara_agency/12/accounts",
  ];
  const kinds = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"];
  // A frame for each, since the next form that goes to a frame calls off the one before.
  const forms = actions.flatMap((action, each) =>
    kinds.map(
      (kind, way) =>
        `<iframe name="f${each}-${way}"></iframe><form method="post" enctype="${kind}" action="${dashboard}${action}" target="f${each}-${way}"><input name="handle" value="mara_agency"></form>`,
    ),
  );
  const calls = kinds.slice(0, 2).flatMap((kind) => actions.map((action) => [dashboard + action, kind]));
  const evil = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`${forms.join("")}<script>
      for (const form of document.forms) form.submit();
      for (const [address, type] of ${JSON.stringify(calls)}) {
        const body = new Blob(["handle=mara_agency"], { type });
        fetch(address, { method: "POST", mode: "no-cors", credentials: "include", body }).catch(() => {});
      }
    </script>`);
  });
  await new Promise<void>((resolve) => evil.listen(0, "127.0.0.1", resolve));
  const { port } = evil.address() as AddressInfo;
  let over = 0;
  const count = (request: Request) => {
    if (request.method() === "POST" && request.url().startsWith(dashboard)) over += 1;
  };
  page.on("requestfinished", count);
  page.on("requestfailed", count);
  try {
    // The second is the same site to browsers, which send it our cookies, and still another origin.
    for (const host of ["127.0.0.1", "localhost"]) {
      over = 0;
      await page.goto(`http://${host}:${port}/`);
      await expect.poll(() => over).toBe(forms.length + calls.length);
    }
  } finally {
    evil.closeAllConnections();
    evil.close();
  }
  expect(await changes()).toBe(before);
  await page.goto("/live");
  await expect(page).not.toHaveURL(/sign-in/);
});

test("B07, B09 signing in, signing out and calls need proof that a page of ours asks", async ({
  servers,
  emulator,
}) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  const before = (await emulator.requests()).length;
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: servers.dashboard.url, "sec-fetch-site": "cross-site" },
    { origin: "" },
  ];
  for (const headers of foreign) {
    for (const path of ["/auth/start", "/auth/sign-out", "/auth/disconnect", "/auth/pin/confirm"]) {
      const response = await visitor.copy().post(path, { handle: "mara_agency" }, headers);
      expect(response.headers.get("location"), path).toContain("/sign-in?problem=cross-site");
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const { status } = await visitor.call(accounts, { headers });
    if (headers.origin !== "") expect(status).toBe(403);
  }
  expect((await visitor.call(accounts, { headers: { "x-forward": "" } })).status).toBe(403);
  expect((await emulator.requests()).length - before).toBeLessThanOrEqual(1);
  expect((await visitor.call(accounts)).status).toBe(200);
});

test("B08 every route takes its own methods only, and GET changes nothing", async ({ servers, emulator }) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  const before = (await emulator.requests()).length;
  const takes: Record<string, string[]> = {
    "/auth/start": ["POST"],
    "/auth/sign-out": ["POST"],
    "/auth/disconnect": ["POST"],
    "/auth/pin/confirm": ["POST"],
    "/auth/callback": ["GET"],
    "/api/health": ["GET", "HEAD"],
    "/api/approvals": ["POST"],
    "/api/statistics": ["POST"],
    "/api/statistics/jobs": ["POST"],
    "/api/statistics/reach": ["POST"],
    "/api/changes": ["POST"],
    "/api/forget": ["POST"],
    "/api/kept-items": ["POST"],
    "/api/reports": ["POST"],
  };
  const built: Record<string, string> = JSON.parse(
    readFileSync(path.join(root, ".next/app-path-routes-manifest.json"), "utf8"),
  );
  const routes = Object.entries(built).flatMap(([file, route]) => (file.endsWith("/route") ? route : []));
  // The server answers health itself, before Next (server/dashboard.ts).
  const all = ["/api/health", ...routes.filter((route) => !route.includes("."))];
  expect(all.toSorted()).toEqual(Object.keys(takes).toSorted());
  for (const [address, methods] of Object.entries(takes)) {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]) {
      if (methods.includes(method)) continue;
      const response = await fetch(servers.dashboard.url + address, {
        method,
        headers: { cookie: visitor.cookieHeader, origin: servers.dashboard.url },
      });
      expect(response.status, `${method} ${address}`).toBe(405);
    }
  }
  expect(await emulator.requests()).toHaveLength(before);
  expect((await visitor.call(accounts)).status).toBe(200);
});

test("B11 a copy of the cookies is worth nothing after signing out", async ({ servers }) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  const copy = visitor.copy();
  expect((await copy.call(accounts)).status).toBe(200);
  const out = await visitor.post("/auth/sign-out");
  expect(out.headers.get("clear-site-data")).toBe('"cache"');
  expect([...visitor.cookies.keys()]).toEqual([]);
  expect((await copy.call(accounts)).status).toBe(401);
  expect((await copy.get("/live")).headers.get("location")).toContain("/sign-in");
  // On an instance that shares the store the session has ended, too.
  const other = await servers.startAnother();
  const elsewhere = copy.copy();
  const response = await new Visitor(other.url).call(accounts, {
    headers: { cookie: elsewhere.cookieHeader },
  });
  expect([response.status, (await response.json()).errors[0].code]).toEqual([401, "SIGNED_OUT"]);
  // Nor is a link made there in the person's name.
  const link = await fetch(`${other.url}/api/approvals`, {
    method: "POST",
    headers: { cookie: elsewhere.cookieHeader, origin: other.url, "x-forward": "1" },
    body: "{}",
  });
  expect([link.status, (await link.json()).errors[0].code]).toEqual([401, "SIGNED_OUT"]);
});
