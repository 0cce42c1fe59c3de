import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerList, campaigns, codeOf, emptyList, startForward } from "./test-forward";

let forward: Awaited<ReturnType<typeof startForward>>;

beforeAll(async () => {
  forward = await startForward();
});

afterAll(() => forward.stop());

beforeEach(() => {
  forward.arrived.length = 0;
  forward.answerWith(answerList);
});

describe("D01, D02 only what the catalogue names", () => {
  it("carries a call of the catalogue, signed, to the configured service", async () => {
    const { status, body } = await forward.call(`${campaigns}?count=2&q=Spring%20sale`, {
      headers: await forward.asMara(),
    });
    expect(status).toBe(200);
    expect(body).toEqual(emptyList);
    expect(forward.arrived[0]).toMatchObject({
      method: "GET",
      url: "/live/12/accounts/18ce54d4x5t/campaigns?q=Spring%20sale&count=2",
    });
    expect(forward.arrived[0]?.headers.authorization).toMatch(/^OAuth .*oauth_token="42-token"/);
  });

  it.each([
    "/api/ads/live/mara/12/accounts/../accounts",
    "/api/ads/live/mara/12/accounts/%2e%2e/x",
    "/api/ads/live/mara/12/accounts/a%2Fb/campaigns",
    "/api/ads/live/mara/12//accounts",
    "/api/ads/live/mara/12/accounts\\x",
    "/api/ads/live/mara/12/accounts;x",
    "/api/ads/live/mara/12/accounts%00",
    "/api/ads/live/mara/12/accounts/",
    "/api/ads/live/mara@evil.example/12/accounts",
    "/api/ads/live/http://evil.example/12/accounts",
    "/api/ads/elsewhere/mara/12/accounts",
    "/api/ads/live/mara/11/accounts",
    "/api/ads/live/mara/1.1/oauth/invalidate_token",
    "/api/ads/live/mara/2/activity/streams",
    "/api/ads/live/mara/oauth2/token",
    "/api/ads/live/mara/1.1/users/lookup_json?user_id=1",
  ])("D02 answers 404 to %s, without asking anybody", async (path) => {
    const { status } = await forward.call(path, { headers: await forward.asMara() });
    expect(status).toBe(404);
    expect(forward.arrived).toEqual([]);
  });

  it("asks the platform, and no environment of the advertising service, who users are", async () => {
    const user = { id_str: "2400000001", name: "Nordlys", screen_name: "NordlysOutdoor" };
    const body = Buffer.from(JSON.stringify([user]));
    forward.answerWith((_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end(body),
    );
    const path = "/api/ads/sandbox/mara/1.1/users/lookup.json?user_id=2400000001";
    const answer = await forward.call(path, { headers: await forward.asMara() });
    expect(answer).toMatchObject({ status: 200, body });
    expect(forward.arrived[0]?.url).toBe("/platform/1.1/users/lookup.json?user_id=2400000001");
    expect(forward.arrived[0]?.headers.authorization).toMatch(/^OAuth .*oauth_token="42-token"/);
  });

  it("D02 refuses addresses longer than any that the catalogue can name", async () => {
    const headers = await forward.asMara();
    const longId = await forward.call(`/api/ads/live/mara/12/accounts/${"a".repeat(10_000)}`, { headers });
    expect(longId.status).toBe(400);
    const longQuery = await forward.call(`${campaigns}?q=${"a".repeat(17_000)}`, { headers });
    expect([404, 431]).toContain(longQuery.status);
    expect(forward.arrived).toEqual([]);
  });

  it("D02 sends only canonical paths, whatever it is asked for", async () => {
    const headers = await forward.asMara();
    const piece = fc.constantFrom(
      "/",
      "..",
      ".",
      "%2e",
      "%2f",
      "//",
      "\\",
      ";",
      "%00",
      "@",
      ":",
      "accounts",
      "campaigns",
      "a1",
      "12",
      "?",
      "#",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 10 }), async (pieces) => {
        forward.arrived.length = 0;
        await forward.call(`/api/ads/live/mara/12/${pieces.join("")}`, { headers });
        for (const { url } of forward.arrived)
          expect(url).toMatch(/^\/live\/12\/[a-z0-9_]+(\/[a-z0-9_]+)*(\?|$)/);
      }),
      { numRuns: 200 },
    );
  });

  it("D10 has no sandbox-only call in live", async () => {
    const { status } = await forward.call("/api/ads/live/mara/12/accounts", {
      method: "POST",
      headers: await forward.asMara(),
    });
    expect(status).toBe(404);
    expect(forward.arrived).toEqual([]);
  });

  it.each(["PATCH", "HEAD", "OPTIONS", "TRACE"])("B08 answers 405 to %s", async (method) => {
    expect((await forward.call(campaigns, { method, headers: await forward.asMara() })).status).toBe(405);
    expect(forward.arrived).toEqual([]);
  });
});

describe("who may call", () => {
  it("B07 refuses a call without the header, or from another site", async () => {
    const { "x-forward": _, ...without } = await forward.asMara();
    for (const headers of [
      without,
      await forward.asMara({ origin: "https://evil.example" }),
      await forward.asMara({ "sec-fetch-site": "cross-site" }),
      await forward.asMara({ "sec-fetch-site": "same-site" }),
      await forward.asMara({ origin: "null" }),
    ]) {
      const refused = await forward.call(campaigns, { headers });
      expect([refused.status, codeOf(refused)]).toEqual([403, "FORWARD_NOT_OUR_PAGE"]);
    }
    expect(forward.arrived).toEqual([]);
  });

  it("D09 refuses a call without a session, and one for a handle that is not connected", async () => {
    const anonymous = await forward.call(campaigns, { headers: { "x-forward": "1" } });
    expect([anonymous.status, codeOf(anonymous)]).toEqual([401, "SIGNED_OUT"]);
    const other = await forward.call(campaigns.replace("mara", "jon"), { headers: await forward.asMara() });
    expect([other.status, codeOf(other)]).toEqual([401, "HANDLE_NOT_CONNECTED"]);
    expect(forward.arrived).toEqual([]);
  });

  it("C06 forbids every cache to keep an answer", async () => {
    const answers = [
      await forward.call(campaigns, { headers: await forward.asMara() }),
      await forward.call(campaigns),
      await forward.call("/api/ads/x"),
    ];
    for (const { headers } of answers) {
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });
});

describe("D07, D08, D13 what is sent", () => {
  const batch = "/api/ads/live/mara/12/batch/accounts/18ce54d4x5t/campaigns";
  const json = async (length: number) =>
    forward.asMara({ "content-type": "application/json", "content-length": String(length) });

  it("D07, D13 takes 5,000,000 bytes and refuses one more before anybody is asked", async () => {
    const fits = `[${" ".repeat(4_999_998)}]`;
    const read = await forward.call(batch, { method: "POST", headers: await json(5_000_000), body: fits });
    expect(read.status).toBe(400);
    const tooLarge = await forward.call(batch, {
      method: "POST",
      headers: await json(5_000_001),
      body: `${fits} `,
    });
    expect([tooLarge.status, codeOf(tooLarge)]).toEqual([413, "REQUEST_TOO_LARGE"]);
    expect(forward.arrived).toEqual([]);
  });

  it("D07 stops reading a body of unknown length at the limit", async () => {
    const headers = await forward.asMara({
      "content-type": "application/json",
      "transfer-encoding": "chunked",
    });
    const refused = await forward.call(batch, {
      method: "POST",
      headers,
      body: Buffer.alloc(5_000_001, " "),
    });
    expect(refused.status).toBe(413);
  });

  it("D08 refuses what a reader could take in two ways", async () => {
    for (const query of [
      "count=1&count=2",
      "account_id=other",
      "__proto__=x",
      "constructor=x",
      "body=x",
      "count[]=1",
      "unknown=1",
    ]) {
      const refused = await forward.call(`${campaigns}?${query}`, { headers: await forward.asMara() });
      expect(refused.status, query).toBe(400);
    }
    expect(forward.arrived).toEqual([]);
    expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  });

  it("D08 says what is wrong in the service's words", async () => {
    const refused = await forward.call(`${campaigns}?count=5000`, { headers: await forward.asMara() });
    expect(JSON.parse(refused.body.toString()).errors).toEqual([
      {
        code: "INVALID_PARAMETER",
        message: 'Expected an integer between 1 and 1000, got "5000" for count',
        parameter: "count",
      },
    ]);
  });

  it.each([
    ["without a number", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    ["with a number of sixteen digits", `${"[".repeat(100_000)}1234567890123456${"]".repeat(100_000)}`],
    ["in an object", `[{"operation_type":${'{"a":'.repeat(50_000)}1234567890123456${"}".repeat(50_001)}]`],
    ["without an end", "[".repeat(100_000)],
  ])("refuses a body that nests too deep: %s", async (_, body) => {
    const refused = await forward.call(campaigns.replace("/12/", "/12/batch/"), {
      method: "POST",
      headers: await forward.asMara({ "content-type": "application/json" }),
      body,
    });
    expect(refused.status).toBe(400);
    expect(forward.arrived).toEqual([]);
  });

  it("D08 keeps money exact to the last digit", async () => {
    const body = JSON.stringify([
      {
        operation_type: "Create",
        params: {
          name: "Spring",
          funding_instrument_id: "lygyi",
          daily_budget_amount_local_micro: "9007199254740993000",
        },
      },
    ]);
    const { status } = await forward.call(batch, {
      method: "POST",
      headers: await json(Buffer.byteLength(body)),
      body,
    });
    expect(status).toBe(200);
    expect(forward.arrived[0]?.body).toContain('"daily_budget_amount_local_micro":9007199254740993000');
    expect(forward.arrived[0]?.headers["content-type"]).toBe("application/json");
  });

  it("D08 refuses a body where none belongs, and one that is not JSON", async () => {
    const stray = await forward.call(campaigns, {
      headers: await forward.asMara({ "content-length": "2" }),
      body: "{}",
    });
    expect(stray.status).toBe(400);
    const broken = await forward.call(batch, { method: "POST", headers: await json(1), body: "{" });
    expect(broken.status).toBe(400);
    expect(forward.arrived).toEqual([]);
  });
});
