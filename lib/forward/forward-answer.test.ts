import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerList, campaigns, codeOf, emptyList, type Handler, startForward } from "./test-forward";

let forward: Awaited<ReturnType<typeof startForward>>;

beforeAll(async () => {
  forward = await startForward();
});

afterAll(() => forward.stop());

beforeEach(() => {
  forward.arrived.length = 0;
  forward.answerWith(answerList);
});

describe("D04, D05 headers", () => {
  it("D04 sends none of the browser's own", async () => {
    const hostile = {
      authorization: "Bearer stolen",
      "x-forwarded-for": "10.0.0.1",
      "x-forwarded-host": "evil.example",
      "x-middleware-subrequest": "middleware",
      "user-agent": "somebody",
      te: "trailers",
    };
    await forward.call(campaigns, { headers: await forward.asMara(hostile) });
    expect(Object.keys(forward.arrived[0]?.headers ?? {}).sort()).toEqual([
      "accept",
      "accept-encoding",
      "authorization",
      "connection",
      "host",
    ]);
    expect(forward.arrived[0]?.headers.host).toBe(`127.0.0.1:${forward.servicePort}`);
  });

  it("D05 passes on only headers of the allow-emptyList, and always JSON", async () => {
    forward.answerWith((_, response) => {
      response
        .writeHead(200, {
          "content-type": "application/json",
          "set-cookie": "session=stolen",
          "access-control-allow-origin": "*",
          "x-powered-by": "secrets",
          link: "<https://evil.example>; rel=preload",
          "x-rate-limit-remaining": "41",
          "x-account-rate-limit-reset": "1900000000",
          "x-current-api-version": "12",
        })
        .end(emptyList);
    });
    const { headers } = await forward.call(campaigns, { headers: await forward.asMara() });
    expect(headers).toMatchObject({
      "x-rate-limit-remaining": "41",
      "x-account-rate-limit-reset": "1900000000",
      "x-current-api-version": "12",
    });
    for (const name of ["set-cookie", "access-control-allow-origin", "x-powered-by", "link"])
      expect(headers[name]).toBeUndefined();
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("D06 follows no redirect", async () => {
    forward.answerWith((_, response) => {
      const location = `http://127.0.0.1:${forward.servicePort}/elsewhere`;
      response.writeHead(302, { location, "content-type": "application/json" });
      response.end('{"errors":[{"code":"MOVED","message":"Look elsewhere"}]}');
    });
    const refused = await forward.call(campaigns, { headers: await forward.asMara() });
    expect([refused.status, codeOf(refused)]).toEqual([502, "UPSTREAM_UNUSABLE"]);
    expect(forward.arrived).toHaveLength(1);
  });
});

describe("what comes back", () => {
  const withBody =
    (body: Buffer | string, headers: Record<string, string> = {}): Handler =>
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json", ...headers }).end(body);
    };

  it("passes compressed bytes through as they are, with their length", async () => {
    const compressed = gzipSync(emptyList);
    forward.answerWith(withBody(compressed, { "content-encoding": "gzip" }));
    const { headers, body } = await forward.call(campaigns, {
      headers: await forward.asMara({ "accept-encoding": "gzip, br" }),
    });
    expect(forward.arrived[0]?.headers["accept-encoding"]).toBe("gzip");
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers["content-length"]).toBe(String(compressed.length));
    expect(gunzipSync(body)).toEqual(emptyList);
  });

  it.each([
    ["plain", undefined],
    ["compressed", "gzip"],
  ])("joins what comes in pieces, %s", async (_, encoding) => {
    const list = Buffer.from(JSON.stringify({ data: Array.from({ length: 4_000 }, (_, i) => `a${i}`) }));
    const whole = encoding ? gzipSync(list) : list;
    const edges = [0, 1, 2, 2_000, whole.length - 3, whole.length - 1, whole.length];
    forward.answerWith((_, response) => {
      response.writeHead(200, {
        "content-type": "application/json",
        ...(encoding && { "content-encoding": encoding }),
      });
      for (const [i, edge] of edges.slice(1).entries()) response.write(whole.subarray(edges[i], edge));
      response.end();
    });
    const { status, headers, body } = await forward.call(campaigns, {
      headers: await forward.asMara({ "accept-encoding": "gzip" }),
    });
    expect([status, headers["content-length"]]).toEqual([200, String(whole.length)]);
    expect(body.equals(whole)).toBe(true);
  });

  it("streams a long answer byte for byte", async () => {
    const long = Buffer.from(
      JSON.stringify({
        data: Array.from({ length: 40_000 }, (_, i) => ({ id: `a${i}`, name: "x".repeat(40) })),
      }),
    );
    forward.answerWith(withBody(long, { "content-length": String(long.length) }));
    const { body } = await forward.call(campaigns, { headers: await forward.asMara() });
    expect(body.equals(long)).toBe(true);
  });

  it.each([
    ["HTML with 200", "<html>", { "content-type": "text/html" }],
    ["HTML that says it is JSON", "<html>secret</html>", {}],
    ["nothing", "", {}],
    ["JSON that breaks off", '{"data":[', {}],
    ["an encoding that was not asked for", "x", { "content-encoding": "zstd" }],
    ["plain text as gzip", '{"data":[]}', { "content-encoding": "gzip" }],
    [
      "a gzip bomb",
      Buffer.concat([gzipSync("x").subarray(0, -4), Buffer.from([0, 0, 0, 0xff])]),
      { "content-encoding": "gzip" },
    ],
  ])("C07 does not pass on %s", async (_, body, headers) => {
    forward.answerWith(withBody(body, headers));
    const refused = await forward.call(campaigns, { headers: await forward.asMara() });
    expect([refused.status, codeOf(refused)]).toEqual([502, "UPSTREAM_UNUSABLE"]);
    expect(refused.body.toString()).not.toMatch(/html|secret/);
  });

  it.each([
    ["in front", `${" ".repeat(20_000)}{"data":[]}`],
    ["behind", `{"data":[]}${"\n".repeat(20_000)}`],
    ["behind, ten megabytes of them", `{"data":[]}${" ".repeat(9_999_989)}`],
  ])("passes JSON on with many blanks %s", async (_, text) => {
    for (const headers of [{}, { "content-length": String(text.length) }] as Record<string, string>[]) {
      forward.answerWith(withBody(text, headers));
      const { status, body } = await forward.call(campaigns, { headers: await forward.asMara() });
      expect([status, body.length]).toEqual([200, text.length]);
    }
  });

  it.each([
    [60_000_000, 502],
    [20_000_001, 502],
    [20_000_000, 200],
  ])("counts what one packed answer unpacks to: of %i bytes it makes %i", async (length, expected) => {
    const bytes = gzipSync(Buffer.alloc(length, " "));
    forward.answerWith(
      withBody(bytes, { "content-encoding": "gzip", "content-length": String(bytes.length) }),
    );
    const answer = await forward.call(campaigns, {
      headers: await forward.asMara({ "accept-encoding": "gzip" }),
    });
    expect(answer.status).toBe(expected);
    if (expected === 200) expect(answer.body.equals(bytes)).toBe(true);
    else expect(codeOf(answer)).toBe("UPSTREAM_TOO_LONG");
  });

  it("counts every member of a packed answer", async () => {
    const members = Buffer.concat([...Array(40).fill(gzipSync(" ".repeat(1_000_000))), gzipSync("{}")]);
    forward.answerWith(withBody(members, { "content-encoding": "gzip" }));
    const answer = await forward.call(campaigns, {
      headers: await forward.asMara({ "accept-encoding": "gzip" }),
    });
    expect([answer.status, codeOf(answer)]).toEqual([502, "UPSTREAM_TOO_LONG"]);
  });

  it("C07 says of an error inside the service only that there was one", async () => {
    forward.answerWith((_, response) => {
      const body = { errors: [{ code: "INTERNAL_ERROR", message: "at db.query (/srv/app.js:12)" }] };
      response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
    const refused = await forward.call(campaigns, { headers: await forward.asMara() });
    expect([refused.status, codeOf(refused)]).toEqual([500, "INTERNAL_ERROR"]);
    expect(refused.body.toString()).not.toContain("db.query");
  });

  it("D03 passes the service's own refusal on, its fields and nothing else", async () => {
    forward.answerWith((_, response) => {
      const error = {
        code: "NOT_FOUND",
        message: "Account x was not found",
        parameter: "account_id",
        debug: "trace",
      };
      const body = gzipSync(JSON.stringify({ errors: [error], request: { params: {} }, stack: "trace" }));
      response.writeHead(404, { "content-type": "application/json", "content-encoding": "gzip" }).end(body);
    });
    const { status, body } = await forward.call(campaigns, {
      headers: await forward.asMara({ "accept-encoding": "gzip" }),
    });
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toEqual({
      errors: [{ code: "NOT_FOUND", message: "Account x was not found", parameter: "account_id" }],
      request: { params: {} },
    });
  });

  it.each([
    ["89", "HANDLE_REVOKED", 401],
    ["32", "UPSTREAM_REFUSED_DASHBOARD", 502],
  ])("distinguishes a revoked token from a refused dashboard: code %s", async (code, own, status) => {
    forward.answerWith((_, response) => {
      response
        .writeHead(401, { "content-type": "application/json" })
        .end(`{"errors":[{"code":${code},"message":"no"}]}`);
    });
    const refused = await forward.call(campaigns, { headers: await forward.asMara() });
    expect([refused.status, codeOf(refused)]).toEqual([status, own]);
  });

  it("never makes a shorter answer of one that breaks off, held or streamed", async () => {
    const start = Buffer.from(`{"data":[${"1,".repeat(1_000_000)}`);
    for (const announced of [start.length + 10, start.length * 4]) {
      forward.answerWith((_, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-length": String(announced) });
        response.write(start.subarray(0, announced < 3_000_000 ? 500_000 : start.length), () =>
          response.destroy(),
        );
      });
      const outcome = await forward.call(campaigns, { headers: await forward.asMara() }).then(
        ({ status }) => status,
        () => "broken",
      );
      expect(["broken", 502]).toContain(outcome);
    }
  });

  it("gives up a refusal that does not end", async () => {
    forward.answerWith((_, response) => {
      response.writeHead(400, { "content-type": "application/json" });
      // Each piece in a turn of its own, so that the end of reading is noticed.
      const more = () =>
        void (response.destroyed || response.write(Buffer.alloc(500_000, " "), () => setImmediate(more)));
      more();
    });
    const refused = await forward.call(campaigns, { headers: await forward.asMara() });
    expect([refused.status, codeOf(refused)]).toEqual([502, "UPSTREAM_UNUSABLE"]);
  });

  it("answers 502 when the service cannot be reached", async () => {
    forward.answerWith((_, response) => void response.destroy());
    const refused = await forward.call("/api/ads/live/mara/12/accounts/a1", {
      method: "PUT",
      headers: await forward.asMara(),
    });
    expect([refused.status, codeOf(refused)]).toEqual([502, "UPSTREAM_UNREACHABLE"]);
  });
});
