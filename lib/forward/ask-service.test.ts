import { type ServerResponse, request as send } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "@/lib/time/test-eventually";
import { answerList, campaigns, codeOf, type Handler, startForward } from "./test-forward";

let forward: Awaited<ReturnType<typeof startForward>>;

beforeAll(async () => {
  forward = await startForward();
});

afterAll(() => forward.stop());

beforeEach(() => {
  forward.arrived.length = 0;
  forward.answerWith(answerList);
});

describe("A14, A15 trying again", () => {
  const nonces = () =>
    forward.arrived.map(({ headers }) => /oauth_nonce="([^"]*)"/.exec(headers.authorization ?? "")?.[1]);

  it("A14 reads again after a 503, signed anew", async () => {
    forward.answerWith((_, response) => {
      if (forward.arrived.length > 1) answerList({ method: "", url: "", headers: {}, body: "" }, response);
      else response.writeHead(503).end();
    });
    expect((await forward.call(campaigns, { headers: await forward.asMara() })).status).toBe(200);
    expect(new Set(nonces()).size).toBe(2);
  });

  it("gives up a read after three tries, and never sends a change twice", async () => {
    forward.answerWith(
      (_, response) => void response.writeHead(503, { "content-type": "application/json" }).end("{}"),
    );
    expect((await forward.call(campaigns, { headers: await forward.asMara() })).status).toBe(503);
    expect(forward.arrived).toHaveLength(3);
    forward.arrived.length = 0;
    const change = `${campaigns}?name=x&funding_instrument_id=lygyi&daily_budget_amount_local_micro=1000000`;
    expect((await forward.call(change, { method: "POST", headers: await forward.asMara() })).status).toBe(
      503,
    );
    expect(forward.arrived).toHaveLength(1);
  });

  it("A15 takes the service's time over, once, also for a change", async () => {
    const ahead = new Date(Date.now() + 600_000);
    forward.answerWith((_, response) => {
      if (forward.arrived.length > 1)
        return answerList({ method: "", url: "", headers: {}, body: "" }, response);
      response.writeHead(401, { "content-type": "application/json", date: ahead.toUTCString() });
      response.end('{"errors":[{"code":135,"message":"Timestamp out of bounds."}]}');
    });
    expect(
      (
        await forward.call("/api/ads/live/mara/12/accounts/a1?name=x", {
          method: "PUT",
          headers: await forward.asMara(),
        })
      ).status,
    ).toBe(200);
    const stamps = forward.arrived.map(({ headers }) =>
      Number(/oauth_timestamp="(\d+)"/.exec(headers.authorization ?? "")?.[1]),
    );
    expect((stamps[1] ?? 0) - (stamps[0] ?? 0)).toBeGreaterThan(590);
  });
});

/** Like another process, or this one a minute later: without a record of accepted tokens. */
const forgetAccepted = () => Reflect.deleteProperty(globalThis, Symbol.for("flightdeck.accepted-tokens"));

const answerUsers = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "application/json" }).end("[]");

describe("D11, D12 many people", () => {
  const accounts = "/api/ads/live/mara/12/accounts";
  const named: Handler = ({ headers }, response) => {
    const [, token = ""] = /oauth_token="([^"]*)"/.exec(headers.authorization ?? "") ?? [];
    response.writeHead(200, { "content-type": "application/json", "x-rate-limit-remaining": "4" });
    response.end(JSON.stringify({ data: [{ token }] }));
  };

  it("D12 answers a scarce read from what it kept, for the same user only", async () => {
    forward.answerWith(named);
    const mara = await forward.asMara();
    const jon = await forward.asJon();
    const first = await forward.call(`${accounts}?count=7`, { headers: mara });
    const again = await forward.call(`${accounts}?count=7`, { headers: mara });
    expect(again.body).toEqual(first.body);
    expect(again.headers.age).toBe("0");
    expect(again.headers["x-rate-limit-remaining"]).toBeUndefined();
    const other = await forward.call(`${accounts.replace("mara", "jon")}?count=7`, { headers: jon });
    expect(other.body.toString()).toContain("43-token");
    await forward.call(`${accounts}?count=8`, { headers: mara });
    expect(forward.arrived).toHaveLength(3);
  });

  it("D12 asks again on request and after a change, and gives the old answer when the allowance is used up", async () => {
    forward.answerWith(named);
    const headers = await forward.asMara();
    await forward.call(`${accounts}?count=9`, { headers });
    await forward.call(`${accounts}?count=9`, { headers: { ...headers, "x-forward": "fresh" } });
    expect(forward.arrived).toHaveLength(2);
    forward.answerWith((_, response) => {
      response.writeHead(429, { "content-type": "application/json", "x-rate-limit-reset": "1900000000" });
      response.end('{"errors":[{"code":"TOO_MANY_REQUESTS","message":"no"}]}');
    });
    const stale = await forward.call(`${accounts}?count=9`, {
      headers: { ...headers, "x-forward": "fresh" },
    });
    expect(stale.status).toBe(200);
    expect(stale.headers).toMatchObject({ age: "0", "x-rate-limit-reset": "1900000000" });
    forward.answerWith(named);
    await forward.call("/api/ads/live/mara/12/accounts/a1?name=x", { method: "PUT", headers });
    await forward.call(`${accounts}?count=9`, { headers });
    expect(forward.arrived).toHaveLength(5);
  });

  it("D12 lets a later sign-in prove itself, and helps it out when the allowance is used up", async () => {
    forward.answerWith(named);
    await forward.call(`${accounts}?count=12`, { headers: await forward.asMara() });
    const later = await forward.asMaraAgain();
    forward.answerWith((_, response) => {
      response.writeHead(401, { "content-type": "application/json" });
      response.end('{"errors":[{"code":89,"message":"Invalid or expired token."}]}');
    });
    expect((await forward.call(`${accounts}?count=12`, { headers: later })).status).toBe(401);
    forward.answerWith(({ url }, response) => {
      if (url.includes("/users/lookup")) return void answerUsers(response);
      response.writeHead(429, { "content-type": "application/json", "x-rate-limit-reset": "1900000000" });
      response.end('{"errors":[{"code":"TOO_MANY_REQUESTS","message":"no"}]}');
    });
    const cached = await forward.call(`${accounts}?count=12`, { headers: later });
    expect(cached.body.toString()).toContain("42-token");
    expect(cached.headers.age).toBeDefined();
    const jon = { headers: await forward.asJon() };
    const other = await forward.call(`${accounts.replace("mara", "jon")}?count=12`, jon);
    expect([other.status, codeOf(other)]).toEqual([429, "TOO_MANY_REQUESTS"]);
  });

  it("B11 gives what it kept to a token only that the service accepted within the last minute", async () => {
    forward.answerWith(named);
    const headers = await forward.asMara();
    await forward.call(`${accounts}?count=13`, { headers });
    forgetAccepted();
    forward.answerWith((_, response) => void answerUsers(response));
    const again = await forward.call(`${accounts}?count=13`, { headers });
    expect([again.status, again.headers.age]).toEqual([200, "0"]);
    expect(forward.arrived.map(({ url }) => url.replace(/\?.*/, ""))).toEqual([
      "/live/12/accounts",
      "/platform/1.1/users/lookup.json",
    ]);
    forgetAccepted();
    forward.answerWith((_, response) => {
      response.writeHead(401, { "content-type": "application/json" });
      response.end('{"errors":[{"code":89,"message":"Invalid or expired token."}]}');
    });
    const signedOut = await forward.call(`${accounts}?count=13`, { headers });
    expect([signedOut.status, codeOf(signedOut)]).toEqual([401, "HANDLE_REVOKED"]);
  });

  it("B11 keeps that so when the allowance is used up", async () => {
    forward.answerWith(named);
    const headers = await forward.asMara();
    await forward.call(`${accounts}?count=14`, { headers });
    forgetAccepted();
    forward.answerWith(({ url }, response) => {
      const status = url.includes("/users/lookup") ? 401 : 429;
      response.writeHead(status, { "content-type": "application/json" });
      response.end('{"errors":[{"code":89,"message":"Invalid or expired token."}]}');
    });
    const fresh = { headers: { ...headers, "x-forward": "fresh" } };
    expect((await forward.call(`${accounts}?count=14`, fresh)).status).toBe(429);
  });

  it("D12 keeps no refusal", async () => {
    forward.answerWith(
      (_, response) =>
        void response.writeHead(404, { "content-type": "application/json" }).end('{"errors":[]}'),
    );
    const headers = await forward.asMara();
    await forward.call(`${accounts}?count=11`, { headers });
    await forward.call(`${accounts}?count=11`, { headers });
    expect(forward.arrived).toHaveLength(2);
  });

  it("D11 lets no person wait behind another person's flood", async () => {
    const waiting: ServerResponse[] = [];
    forward.answerWith(({ headers }, response) => {
      if (headers.authorization?.includes("42-token")) waiting.push(response);
      else answerList({ method: "", url: "", headers: {}, body: "" }, response);
    });
    const headers = await forward.asMara();
    const flood = Array.from({ length: 100 }, () => forward.call(campaigns, { headers }));
    const jon = await forward.asJon();
    const other = await forward.call(campaigns.replace("mara", "jon"), { headers: jon });
    expect(other.status).toBe(200);
    expect(waiting.length).toBeLessThanOrEqual(12);
    forward.answerWith(answerList);
    for (const response of waiting) answerList({ method: "", url: "", headers: {}, body: "" }, response);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200)).toBe(true);
  });
});

describe("a reader that hangs up", () => {
  it("ends the call at the service and frees its place", async () => {
    const closed = vi.fn();
    let began = 0;
    forward.answerWith((_, response) => {
      began += 1;
      response.once("close", closed);
    });
    const headers = await forward.asMara();
    for (let i = 0; i < 80; i += 1) {
      const request = send({ host: "127.0.0.1", port: forward.port, path: campaigns, headers });
      request.on("error", () => {});
      request.end();
      await eventually(() => expect(began).toBe(i + 1));
      request.destroy();
      await eventually(() => expect(closed).toHaveBeenCalledTimes(i + 1));
    }
    forward.answerWith(answerList);
    expect((await forward.call(campaigns, { headers })).status).toBe(200);
  });
});
