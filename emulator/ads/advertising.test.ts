import { gunzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endpointsOf } from "@/lib/ads/catalogue";
import { startService, type TestService } from "../testing/service";

let service: TestService;
let account: string;
let campaigns: string;

beforeAll(() => {
  service = startService();
  account = service.idOf("accounts", "name = 'Maison Aubel'");
  campaigns = `/live/12/accounts/${account}/campaigns`;
});

beforeEach(() => {
  service.clock.reset();
  service.service.reset();
});

const errorsOf = async (...call: Parameters<TestService["call"]>) => {
  const { status, body } = await service.call(...call);
  return { status, errors: body.errors };
};

describe("routes", () => {
  it("exist for every endpoint in each of its environments, and only there", async () => {
    for (const { method, version, path, environments } of endpointsOf("ads")) {
      const address = `/${version}${path.replace(/:[a-z_]+/g, "abc")}`;
      for (const environment of ["live", "sandbox"] as const) {
        const { status, errors } = await errorsOf(method, `/${environment}${address}`);
        const isHere = environments.includes(environment);
        expect(status === 405, `${method} ${environment}${address}`).toBe(!isHere);
        if (!isHere) {
          expect(errors).toEqual([{ code: "METHOD_NOT_ALLOWED", message: `Method ${method} not allowed.` }]);
        }
      }
    }
  });

  it.each([
    ["GET", "/live/12/nothing"],
    ["GET", "/live/11/accounts"],
    ["GET", "/live"],
    ["POST", "/sandbox/12/accounts/a/b/c/d"],
  ])("do not exist for %s %s", async (method, path) => {
    expect(await errorsOf(method, path)).toMatchObject({
      status: 404,
      errors: [{ code: "ROUTE_NOT_FOUND" }],
    });
  });

  it("take JSON as JSON only, and what says nothing of itself", async () => {
    const path = campaigns.replace("/12/", "/12/batch/");
    const send = (type?: string) =>
      service.app.request(path, {
        method: "POST",
        headers: { "x-test-handle": "mara_agency", ...(type !== undefined && { "content-type": type }) },
        body: new TextEncoder().encode("[]"),
      });
    for (const type of [
      "text/plain",
      "text/plain;charset=UTF-8",
      "application/jsonx",
      "multipart/form-data",
    ]) {
      const refused = await send(type);
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        {
          errors: [
            {
              code: "INVALID_PARAMETER",
              message: `Expected application/json, got "${type}" for Content-Type`,
            },
          ],
        },
      ]);
    }
    for (const type of ["application/json", "Application/JSON; charset=utf-8", undefined]) {
      const read = await send(type);
      expect(await read.json()).toMatchObject({
        errors: [{ message: "A minimum of 1 items must be provided for operations" }],
      });
    }
  });

  it("name the methods that are allowed", async () => {
    const { headers } = await service.call("PATCH", campaigns);
    expect(headers.get("allow")).toBe("GET, POST");
  });
});

describe("who may call", () => {
  it("refuses writes with a read-only token, and lets it read", async () => {
    expect(await errorsOf("POST", campaigns, { access: "read" })).toMatchObject({
      status: 403,
      errors: [{ code: "READONLY_CLIENT_APPLICATION" }],
    });
    expect((await service.call("GET", campaigns, { access: "read" })).status).toBe(200);
  });

  it("says of an account that is not the caller's that it was not found", async () => {
    const missing = { status: 404, errors: [{ code: "NOT_FOUND", parameter: "account_id" }] };
    expect(await errorsOf("GET", campaigns, { as: "nobody" })).toMatchObject(missing);
    expect(await errorsOf("GET", "/live/12/accounts/nosuchaccount/campaigns")).toMatchObject(missing);
    expect(await errorsOf("GET", campaigns.replace("live", "sandbox"))).toMatchObject(missing);
  });

  it.each([
    ["leo_analyst", "GET", 200],
    ["leo_analyst", "POST", 403],
    ["ines_creative", "GET", 403],
    ["pia_partner", "GET", 404],
    ["jon_marketer", "POST", 400],
  ])("%s may not do more than the role allows: %s answers %i", async (as, method, status) => {
    expect((await service.call(method, campaigns, { as })).status).toBe(status);
  });

  it("names the account in a refusal", async () => {
    expect(await errorsOf("POST", campaigns, { as: "leo_analyst" })).toMatchObject({
      errors: [
        {
          code: "ACTION_NOT_ALLOWED",
          message: `You do not have permission to perform this action on Account ${account}`,
        },
      ],
    });
  });
});

describe("parameters", () => {
  it("are ignored when the endpoint does not define them, those of the signature too", async () => {
    const { status, body } = await service.get(campaigns, { id: "", oauth_nonce: "x", utm: "y", count: "1" });
    expect(status).toBe(200);
    expect(body.request).toEqual({ params: { account_id: account, count: 1 } });
  });

  it("may not hold control characters", async () => {
    expect(await errorsOf("GET", campaigns, { query: { q: "a\0b" } })).toMatchObject({
      status: 400,
      errors: [{ code: "ILLEGAL_CHARACTERS", parameter: "q" }],
    });
  });

  it("come back as far as they could be read when they are refused", async () => {
    const { body } = await service.get(campaigns, { count: "many", sort_by: "name-asc" });
    expect(body.request).toEqual({ params: { account_id: account, count: "many", sort_by: ["name-asc"] } });
  });
});

describe("answers", () => {
  it("carry the service's headers", async () => {
    const { headers } = await service.get(campaigns, { count: "1" });
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/json;charset=utf-8",
      "x-current-api-version": "12",
      "x-access-level": "read-write",
      "x-rate-limit-limit": "10000",
      "x-rate-limit-remaining": "9999",
      "x-account-rate-limit-limit": "10000",
      "x-account-rate-limit-remaining": "9999",
      "x-account-rate-limit-reset": String(service.now / 1000 + 900),
    });
    const written = await service.call("POST", campaigns);
    expect(written.headers.get("x-rate-limit-limit")).toBe("450");
    expect(written.headers.get("x-account-rate-limit-limit")).toBeNull();
  });

  it("are compressed for those who take it, with the same content", async () => {
    const headers = { "x-test-handle": "mara_agency", "accept-encoding": "br, gzip" };
    for (const _ of ["made", "cached"]) {
      const response = await service.app.request(campaigns, { headers });
      expect(response.headers.get("content-encoding")).toBe("gzip");
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get("content-length")).toBe(String(bytes.length));
      expect(gunzipSync(bytes).toString()).toBe((await service.get(campaigns)).text);
    }
    const refused = await service.app.request(campaigns, {
      headers: { ...headers, "accept-encoding": "gzip;q=0, identity" },
    });
    expect(refused.headers.get("content-encoding")).toBeNull();
  });

  it("are as new as the last write", async () => {
    const path = `/live/12/accounts/${account}`;
    expect((await service.get(path)).record.industry_type).toBe("RETAIL");
    await service.call("PUT", path, { query: { industry_type: "TRAVEL" } });
    expect((await service.get(path)).record.industry_type).toBe("TRAVEL");
    expect((await service.get("/live/12/accounts", { q: "maison" })).records[0]).toMatchObject({
      industry_type: "TRAVEL",
    });
    await service.call("PUT", path, { query: { industry_type: "RETAIL" } });
  });

  it("change with the clock", async () => {
    const running = service.idOf(
      "campaigns",
      `account_id = '${account}' AND entity_status = 'ACTIVE' AND NOT deleted AND line_items > 0 AND starts_at > '2026-11-21'`,
    );
    const reasons = async () => (await service.get(`${campaigns}/${running}`)).record.reasons_not_servable;
    expect(await reasons()).toContain("STARTS_IN_FUTURE");
    service.clock.advance(400 * 86_400_000);
    expect(await reasons()).toContain("EXPIRED");
    service.clock.reset();
    expect(await reasons()).toContain("STARTS_IN_FUTURE");
  });
});

describe("allowances", () => {
  it("end with 429 until the window does", async () => {
    const lists = () => service.get("/live/12/accounts", { count: "1" });
    for (const left of [4, 3, 2, 1, 0]) {
      expect((await lists()).headers.get("x-rate-limit-remaining")).toBe(String(left));
    }
    const { status, body, headers } = await lists();
    expect(status).toBe(429);
    expect(body.errors?.[0]?.code).toBe("TOO_MANY_REQUESTS");
    expect(headers.get("x-rate-limit-remaining")).toBe("0");
    expect(headers.get("x-rate-limit-reset")).toBe(String(service.now / 1000 + 900));
    expect((await service.call("GET", "/live/12/accounts", { as: "jon_marketer" })).status).toBe(200);
    expect((await service.get("/sandbox/12/accounts")).status).toBe(200);
    service.clock.advance(900_000);
    expect((await lists()).status).toBe(200);
  });

  it("are shared by all writes, and apart for each account", async () => {
    await service.call("POST", campaigns);
    const put = await service.call("PUT", `/live/12/accounts/${account}`);
    expect(put.headers.get("x-rate-limit-remaining")).toBe("448");
    await service.get(campaigns);
    const other = service.idOf("accounts", "name = 'Kestrel Air'");
    const { headers } = await service.get(`/live/12/accounts/${other}/campaigns`);
    expect(headers.get("x-account-rate-limit-remaining")).toBe("9999");
  });

  it.each(["true", "True"])("are scarcer for counting everything (%s)", async (with_total_count) => {
    const { body, headers } = await service.get(campaigns, { with_total_count });
    expect(body.total_count).toBeGreaterThan(0);
    expect(headers.get("x-rate-limit-limit")).toBe("200");
  });

  it("give the scarcer of two allowances", async () => {
    const { headers } = await service.get("/live/12/accounts", { with_total_count: "true" });
    expect(headers.get("x-rate-limit-limit")).toBe("5");
    expect(headers.get("x-rate-limit-remaining")).toBe("4");
  });
});
