import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leastTime } from "@/lib/time/test-least-time";
import { codeOf, type Handler, startForward } from "./test-forward";

/** Calls of the platform API: who may make them, and with whose token. */

let forward: Awaited<ReturnType<typeof startForward>>;
/** Number of tokens issued by the credential service. */
let given = 0;

const json = (status: number, body: unknown, type = "application/json"): Handler => {
  return (_, response) => void response.writeHead(status, { "content-type": type }).end(JSON.stringify(body));
};

/** Whether the caller's own user is requested, to check that the caller's token is still valid. */
const isOwn = ({ url }: { readonly url: string }) => url.startsWith("/platform/1.1/users/lookup.json");

/** Answers calls of the credential service, and others as given. */
const platform =
  (answer: Handler): Handler =>
  (request, response) => {
    if (isOwn(request)) return json(200, [])(request, response);
    if (request.url !== "/oauth2/token") return answer(request, response);
    given += 1;
    json(200, { token_type: "bearer", access_token: `AAAA%2F${given}` })(request, response);
  };

const problem = (status: number, more: object) =>
  platform(
    json(status, { title: "Forbidden", type: "about:blank", status, ...more }, "application/problem+json"),
  );

const connections = "/api/ads/live/mara/2/connections";
const asked = () => forward.arrived.filter((request) => request.url !== "/oauth2/token" && !isOwn(request));

beforeAll(async () => {
  forward = await startForward();
});

afterAll(() => forward.stop());

beforeEach(() => {
  forward.arrived.length = 0;
  forward.answerWith(platform(json(200, { data: [], meta: { result_count: 0 } })));
});

describe("what belongs to the application", () => {
  it("is asked for with its own token, which is fetched once and stays here", async () => {
    const headers = await forward.asMara();
    const answers = [
      await forward.call(`${connections}?max_results=5`, { headers }),
      await forward.call(connections, { headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(asked().map(({ url }) => url)).toEqual([
      "/platform/2/connections?max_results=5",
      "/platform/2/connections",
    ]);
    for (const { headers: sent } of asked()) expect(sent.authorization).toBe(`Bearer AAAA%2F${given}`);
    const others = forward.arrived.filter((request) => !asked().includes(request));
    expect(others.map(({ url }) => url)).toEqual([
      "/platform/1.1/users/lookup.json?user_id=42",
      "/oauth2/token",
    ]);
    for (const { headers, body } of answers) expect(JSON.stringify(headers) + body).not.toContain("AAAA");
  });

  it("is open to operators alone, and read-only with a read-only grant", async () => {
    const others = await forward.call(connections.replace("mara", "jon"), { headers: await forward.asJon() });
    expect([others.status, codeOf(others)]).toEqual([403, "OPERATORS_ONLY"]);
    const subscriptions = await forward.call("/api/ads/live/jon/2/activity/subscriptions", {
      headers: await forward.asJon(),
    });
    expect(codeOf(subscriptions)).toBe("OPERATORS_ONLY");
    const headers = await forward.asMaraReading();
    const ended = await forward.call(`${connections}/all`, { method: "DELETE", headers });
    expect(codeOf(ended)).toBe("OPERATORS_ONLY");
    expect(forward.arrived).toEqual([]);
    expect((await forward.call(connections, { headers })).status).toBe(200);
  });

  it("is closed to a session whose own token was revoked, wherever that became known", async () => {
    forward.answerWith(json(401, { errors: [{ code: 89, message: "Invalid or expired token." }] }));
    const refused = await forward.call(connections, { headers: await forward.asMaraAgain() });
    expect([refused.status, codeOf(refused)]).toEqual([401, "HANDLE_REVOKED"]);
    expect(asked()).toEqual([]);
  });

  it("is asked for again with another token when the service accepts the first no more, once", async () => {
    const before = given;
    const refused = problem(401, { title: "Unauthorized" });
    forward.answerWith((request, response) => {
      const answer =
        request.headers.authorization === `Bearer AAAA%2F${before}` ? refused : platform(json(200, {}));
      answer(request, response);
    });
    const headers = await forward.asMara();
    expect((await forward.call(`${connections}/all`, { method: "DELETE", headers })).status).toBe(200);
    expect(asked()).toHaveLength(2);
    forward.answerWith(refused);
    const never = await forward.call(connections, { headers });
    expect([never.status, codeOf(never)]).toEqual([502, "UPSTREAM_REFUSED_DASHBOARD"]);
    expect(asked()).toHaveLength(4);
  });
});

it("signs for the handle what its user asks for", async () => {
  const jon = { headers: await forward.asJon() };
  await forward.call("/api/ads/live/jon/2/news/search?query=harbour", jon);
  expect(asked()[0]?.url).toBe("/platform/2/news/search?query=harbour");
  expect(asked()[0]?.headers.authorization).toMatch(/^OAuth .*oauth_token="43-token"/);
});

describe("what the platform refuses without a code", () => {
  const news = "/api/ads/live/mara/2/news/search?query=harbour";
  const unauthorized = (date?: Date): Handler => {
    const body = JSON.stringify({ title: "Unauthorized", type: "about:blank", status: 401 });
    const headers = { "content-type": "application/problem+json", ...(date && { date: date.toUTCString() }) };
    return (_, response) => void response.writeHead(401, headers).end(body);
  };
  const revoked = json(401, { errors: [{ code: 89, message: "Invalid or expired token." }] });

  it("asks the person to connect again when the token was revoked", async () => {
    // Accepted a moment ago, which may be outdated.
    await forward.call(connections, { headers: await forward.asMara() });
    forward.answerWith((request, response) => (isOwn(request) ? revoked : unauthorized())(request, response));
    const refused = await forward.call(news, { headers: await forward.asMara() });
    expect([refused.status, codeOf(refused)]).toEqual([401, "HANDLE_REVOKED"]);
  });

  it("recognises a refused dashboard when the token is good", async () => {
    forward.answerWith(platform(unauthorized()));
    const refused = await forward.call(news, { headers: await forward.asMara() });
    expect([refused.status, codeOf(refused)]).toEqual([502, "UPSTREAM_REFUSED_DASHBOARD"]);
  });

  it.each([1_200, -1_200])(
    "is taken for a wrong clock when its Date is %i s off, and corrected once",
    async (off) => {
      const theirs = () => new Date(Date.now() + off * 1_000);
      const stampOf = (authorization = "") => Number(/oauth_timestamp="(\d+)"/.exec(authorization)?.[1]);
      const byClock: Handler = (request, response) => {
        const isOff = Math.abs(stampOf(request.headers.authorization) - theirs().getTime() / 1_000) > 300;
        return (isOff ? unauthorized(theirs()) : json(200, { data: [] }))(request, response);
      };
      forward.answerWith(byClock);
      const headers = await forward.asMara();
      expect((await forward.call(news, { headers })).status).toBe(200);
      expect(forward.arrived).toHaveLength(2);
      expect((await forward.call(news, { headers })).status).toBe(200);
      expect(forward.arrived).toHaveLength(3);
      forward.answerWith((request, response) =>
        Math.abs(stampOf(request.headers.authorization) - Date.now() / 1_000) > 300
          ? unauthorized(new Date())(request, response)
          : json(200, { data: [] })(request, response),
      );
      expect((await forward.call(news, { headers })).status).toBe(200);
    },
  );
});

describe("a problem of the platform", () => {
  const errorsOf = async () => {
    const { status, body } = await forward.call(connections, { headers: await forward.asMara() });
    return { status, ...JSON.parse(body.toString()) };
  };

  it("has the shape of every refusal, with the parameters at fault", async () => {
    forward.answerWith(
      problem(400, {
        title: "Invalid Request",
        type: "https://service.example/2/problems/invalid-request",
        detail: "One or more parameters to your request was invalid.",
        errors: [{ message: "Expected a number", parameters: { max_results: ["x"] } }],
      }),
    );
    expect(await errorsOf()).toEqual({
      status: 400,
      errors: [{ code: "invalid-request", message: "Expected a number", parameter: "max_results" }],
    });
  });

  it.each([
    ["a type", { type: `-${"x".repeat(150_000)}!` }],
    ["a detail", { detail: '"'.repeat(150_000) }],
    ["a parameter's message", { errors: [{ message: "[".repeat(150_000), parameters: {} }] }],
  ])("delays no other request with %s of 150 kB", async (_, more) => {
    forward.answerWith(problem(400, { title: "x", ...more }));
    expect((await errorsOf()).errors[0].message.length).toBeLessThan(1_000);
    // It took twenty seconds.
    expect(await leastTime(errorsOf, 2_000)).toBeLessThan(2_000);
  });

  it("is named by its title where it has no type, and hides internal details", async () => {
    forward.answerWith(problem(403, { detail: "Not for this application.", stack: "trace" }));
    expect(await errorsOf()).toEqual({
      status: 403,
      errors: [{ code: "Forbidden", message: "Not for this application." }],
    });
    forward.answerWith(problem(500, { detail: "at db.query" }));
    expect(JSON.stringify(await errorsOf())).not.toContain("db.query");
  });
});
