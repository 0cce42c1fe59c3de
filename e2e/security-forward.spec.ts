import { readFileSync } from "node:fs";
import { request as send } from "node:http";
import path from "node:path";
import { root } from "../scripts/project.mjs";
import { expect, test } from "./fixtures";
import { Visitor } from "./visitor";

/** A request whose path is sent exactly as given, which no URL parser would do. */
function raw(
  dashboard: string,
  rawPath: string,
  headers: Record<string, string>,
  method = "GET",
  body?: Buffer,
) {
  const { hostname, port } = new URL(dashboard);
  return new Promise<{ status: number; location: string; text: string }>((resolve, reject) => {
    const request = send({ hostname, port, path: rawPath, headers, method }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? "", text }),
      );
    });
    request.on("error", (error) =>
      method === "GET" ? reject(error) : resolve({ status: 0, location: "", text: "" }),
    );
    request.end(body);
  });
}

test("D01, D02 path tricks reach no other address of the service", async ({ servers, emulator }) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  const headers = { cookie: visitor.cookieHeader, "x-forward": "1" };
  const before = (await emulator.requests()).length;
  const forward = "/api/ads/live/mara_agency";
  for (const trick of [
    `${forward}/12/../1.1/oauth/invalidate_token`,
    `${forward}/12/%2e%2e/%2e%2e/_emulator/requests`,
    `${forward}/12%2faccounts`,
    `${forward}//12//accounts`,
    `${forward}/12/accounts%00`,
    `${forward}/12/accounts;x=1`,
    `${forward}/12\\accounts`,
    `${forward}@127.0.0.1:9/12/accounts`,
    `/api/ads/http://127.0.0.1:9/12/accounts`,
    `/api/ads/live/../../auth/sign-out`,
    `//127.0.0.1:9/api/ads`,
    `${forward}/12/${"a/".repeat(5_000)}a`,
  ]) {
    const { status, location } = await raw(servers.dashboard.url, trick, headers);
    expect([307, 308, 400, 404, 405, 414, 431], trick).toContain(status);
    if (location) expect(new URL(location, servers.dashboard.url).origin, trick).toBe(servers.dashboard.url);
  }
  expect(await emulator.requests()).toHaveLength(before);
});

test("D03, D12 accounts of others are refused by the service, and each reads their own list", async ({
  servers,
}) => {
  const [mara, pia] = [new Visitor(servers.dashboard.url), new Visitor(servers.dashboard.url)];
  await mara.signIn("mara_agency");
  await pia.signIn("pia_partner");
  const listOf = async (visitor: Visitor, handle: string): Promise<string[]> => {
    const { data } = await (await visitor.call(`live/${handle}/12/accounts?count=1000`)).json();
    return data.map(({ id }: { id: string }) => id);
  };
  const ofMara = await listOf(mara, "mara_agency");
  const ofPia = await listOf(pia, "pia_partner");
  expect(ofMara.length).toBeGreaterThan(0);
  expect(ofPia).not.toEqual(ofMara);
  const foreign = ofMara.find((id) => !ofPia.includes(id));
  expect(foreign, "an account of one of them alone").toBeDefined();
  const refused = await pia.call(`live/pia_partner/12/accounts/${foreign}`);
  expect([401, 403, 404]).toContain(refused.status);
  expect((await mara.call(`live/mara_agency/12/accounts/${foreign}`)).status).toBe(200);
});

test("D04, D05 the service sees nothing of the browser's headers, and the browser nothing of the service's", async ({
  servers,
  emulator,
}) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  const hostile = { "set-cookie": "a=b", "access-control-allow-origin": "*", "x-secret": "1" };
  await emulator.fault({ path: "/live/12/accounts", headers: hostile });
  const response = await visitor.call("live/mara_agency/12/accounts?count=7", {
    headers: {
      "x-forwarded-for": "10.0.0.1",
      "x-middleware-subrequest": "proxy",
      "user-agent": "curious",
      authorization: "Bearer x",
    },
  });
  expect(response.status).toBe(200);
  for (const name of Object.keys(hostile)) expect(response.headers.get(name)).toBeNull();
  const last = JSON.stringify((await emulator.requests()).at(-1));
  expect(last).not.toMatch(/10\.0\.0\.1|middleware|curious|Bearer|flightdeck-session/);
});

test("D11 one person's flood delays no other person", async ({ servers, emulator }) => {
  const [mara, jon] = [new Visitor(servers.dashboard.url), new Visitor(servers.dashboard.url)];
  await mara.signIn("mara_agency");
  await jon.signIn("jon_marketer");
  const { data } = await (await jon.call("live/jon_marketer/12/accounts")).json();
  const list = `12/accounts/${data[0].id}/campaigns`;
  // More than the connections that the dashboard has to the service, and none of it is ever answered there.
  const size = 400;
  await emulator.fault({ path: `/live/${list}`, query: { count: "7" }, hang: true });
  const leave = new AbortController();
  let over = 0;
  const flood = Array.from({ length: size }, () =>
    mara.call(`live/mara_agency/${list}?count=7`, { signal: leave.signal }).finally(() => {
      over += 1;
    }),
  );
  const ended = Promise.allSettled(flood);
  const arrived = async () => (await emulator.requests()).filter(({ query }) => query.includes("count=7"));
  await expect.poll(async () => (await arrived()).length).toBeGreaterThan(0);

  for (let call = 0; call < 20; call += 1) {
    expect((await jon.call(`live/jon_marketer/${list}?count=8`)).status).toBe(200);
  }
  expect(over, "calls of the flood that ended before the others were answered").toBeLessThan(size / 2);
  leave.abort();
  await ended;
});

test("D07, D13 a request that is too large is refused, never cut", async ({ servers, emulator }) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  const before = (await emulator.requests()).length;
  const address = "/api/ads/live/mara_agency/12/batch/accounts/18ce54d4x5t/campaigns";
  for (const size of [5_000_001, 11_010_048, 12_582_912]) {
    const headers = {
      cookie: visitor.cookieHeader,
      "x-forward": "1",
      "content-type": "application/json",
      "content-length": String(size),
    };
    const { status } = await raw(servers.dashboard.url, address, headers, "POST", Buffer.alloc(size, " "));
    // The answer comes before the body is read; a client that goes on sending may lose it with the connection.
    expect([413, 0], String(size)).toContain(status);
  }
  expect(await emulator.requests()).toHaveLength(before);
});

for (const third of [1, 2, 3]) {
  test(`D09 no route of the build answers without a session, however it is asked for: third ${third}`, async ({
    servers,
    emulator,
  }) => {
    const manifest: Record<string, string> = JSON.parse(
      readFileSync(path.join(root, ".next/app-path-routes-manifest.json"), "utf8"),
    );
    // These links are for people without an account; G01, G02 and I01 hold what they open.
    const open = new Set([
      "/sign-in",
      "/_not-found",
      "/_global-error",
      "/icon.svg",
      "/api/health",
      "/approve/[token]",
      "/reports/[token]",
    ]);
    const routes = [...new Set(Object.values(manifest))].filter((route) => !open.has(route));
    expect(routes.length).toBeGreaterThan(5);
    const before = (await emulator.requests()).length;
    const mine = routes.filter((_, index) => index % 3 === third - 1);
    await Promise.all(
      mine.map(async (route) => {
        const address = route
          .replace("[environment]", "live")
          .replace("[handle]", "mara_agency")
          .replace(/\[[^\]]+\]/g, "18ce54d4x5t");
        const forms: [string, Record<string, string>][] = [
          [address, {}],
          [address, { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" }],
          [address, { "x-nextjs-data": "1" }],
          [address, { rsc: "1" }],
          [`${address}?_rsc=1`, { rsc: "1", "next-router-prefetch": "1" }],
          [`${address}.rsc`, {}],
          [`${address}.segments/_tree.segment.rsc`, {}],
          [`/${address}`, {}],
          [address.replace(/^\//, "/%2F"), {}],
          [`${address}.`, {}],
          [`/_next/data/x${address}.json`, {}],
        ];
        for (const [asked, headers] of forms) {
          const { status, text } = await raw(servers.dashboard.url, asked, headers);
          const says = `${asked} ${JSON.stringify(headers)}: ${status}`;
          expect([500, 503], says).not.toContain(status);
          // A page that streams has answered 200 before it is decided; it then contains the way to the sign-in page.
          if (status === 200) expect(text, says).toMatch(/sign-in|NEXT_REDIRECT/);
          // Only a session contains the user's number, and only the service the names of accounts.
          expect(text, says).not.toMatch(/2200000001|business_name/);
        }
      }),
    );
    expect(await emulator.requests()).toHaveLength(before);
  });
}

test("D10 nothing of the emulator is reachable through the dashboard", async ({ servers }) => {
  for (const address of [
    "/openapi.json",
    "/_emulator/requests",
    "/oauth/authorize",
    "/oauth2/token",
    "/live/12/accounts",
    "/sandbox/12/accounts",
    "/api/ads/live/x/openapi.json",
  ]) {
    const { status, text } = await raw(servers.dashboard.url, address, {});
    expect([303, 307, 404, 200], address).toContain(status);
    expect(text, address).not.toMatch(/"openapi"|"requests"|"next_cursor"|oauth_token/);
  }
});
