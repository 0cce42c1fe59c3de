import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import * as subscriptions from "@/lib/ads/endpoints/activity-subscriptions";
import * as replays from "@/lib/ads/endpoints/webhook-replays";
import * as webhooks from "@/lib/ads/endpoints/webhooks";
import { DEMO_APPLICATION } from "../../seed/people";
import { startPlatform, type TestPlatform } from "../../testing/platform";
import { CHALLENGE_EVERY_MS, FAILING_MS } from "./webhook-deliveries";
import { SIGNATURE_HEADER } from "./webhook-sender";

const HOUR = 3_600_000;
const ADDRESS = "https://receiver.example/hook";
const JON = "2200000002";

const hmac = (text: string) =>
  `sha256=${createHmac("sha256", DEMO_APPLICATION.consumerSecret).update(text).digest("base64")}`;

let platform: TestPlatform;
let challenges: number;
let deliveries: { body: string; signature: string | null }[];
let answersChallenge: (token: string) => Response;
let takes: () => Response | Promise<Response>;

const answerRight = (token: string) => Response.json({ response_token: hmac(token) });

beforeEach(() => {
  challenges = 0;
  deliveries = [];
  answersChallenge = answerRight;
  takes = () => new Response();
  platform = startPlatform("empty", async (address, { method, body, headers }) => {
    if (method === "GET") {
      challenges += 1;
      return answersChallenge(new URL(address).searchParams.get("crc_token") ?? "");
    }
    deliveries.push({ body: String(body), signature: new Headers(headers).get(SIGNATURE_HEADER) });
    return takes();
  });
});
afterEach(() => platform.stop());

const register = (url = ADDRESS) => platform.call("POST", webhooks.create.path, { json: { url } });

async function subscribed(): Promise<string> {
  const { id } = webhooks.create.data.parse((await register()).body).data;
  const json = { event_type: "spaces.start", filter: { user_id: JON }, tag: "t", webhook_id: id };
  expect((await platform.call("POST", subscriptions.create.path, { json })).status).toBe(200);
  return id;
}

const emit = async () =>
  z
    .object({ streamed: z.number(), webhooks: z.array(z.looseObject({ status: z.number().nullable() })) })
    .parse((await platform.control("POST", "events", { event_type: "spaces.start", user_id: JON })).body);

const isValid = async () =>
  webhooks.list.data.parse((await platform.call("GET", webhooks.list.path)).body).data[0]?.valid;

describe("registering", () => {
  it("challenges the address with a token that only the secret can answer", async () => {
    const { status, body } = await register();
    expect(status).toBe(200);
    expect(body).toEqual({
      data: { id: expect.any(String), url: ADDRESS, valid: true, created_at: expect.any(String) },
    });
    expect(challenges).toBe(1);
    const { data, meta } = webhooks.list.data.parse((await platform.call("GET", webhooks.list.path)).body);
    expect(data).toHaveLength(1);
    expect(meta.result_count).toBe(1);
  });

  it.each<[string, () => Response]>([
    ["another token", () => Response.json({ response_token: hmac("other") })],
    ["no JSON", () => new Response("ok")],
    ["no token", () => Response.json({})],
    ["another status", () => Response.json({ response_token: "" }, { status: 201 })],
    ["a redirect", () => new Response(null, { status: 302, headers: { location: "https://x.example" } })],
    [
      "no answer",
      () => {
        throw new TypeError("refused");
      },
    ],
  ])("refuses an address that answers with %s", async (_, answer) => {
    answersChallenge = answer;
    expect((await register()).status).toBe(400);
    expect(await isValid()).toBeUndefined();
  });

  it.each([
    "http://receiver.example/hook",
    "https://receiver.example:8443/hook",
    "https://user:secret@receiver.example/",
    "ftp://receiver.example/",
    "receiver",
    "",
  ])("refuses %s without asking anybody", async (url) => {
    expect((await register(url)).status).toBe(400);
    expect(challenges).toBe(0);
  });

  it("refuses the same address twice, and a user's token", async () => {
    await register();
    expect((await register()).status).toBe(409);
    const asUser = await platform.asUser("POST", webhooks.create.path, { json: { url: ADDRESS } });
    expect(asUser.status).toBe(403);
  });
});

describe("delivery", () => {
  it("signs the raw body, and goes to the webhook instead of the stream", async () => {
    await subscribed();
    expect(await emit()).toMatchObject({ streamed: 0, webhooks: [{ status: 200 }] });
    const [delivery] = deliveries;
    expect(delivery?.signature).toBe(hmac(delivery?.body ?? ""));
    expect(JSON.parse(delivery?.body ?? "")).toMatchObject({
      data: { event_type: "spaces.start", tag: "t", filter: { user_id: JON }, payload: { id: JON } },
    });
  });

  it("ends with the webhook, and its subscriptions with it", async () => {
    const id = await subscribed();
    const at = webhooks.remove.path.replace(":webhook_id", id);
    expect((await platform.call("DELETE", at)).body).toEqual({ data: { deleted: true } });
    expect((await platform.call("DELETE", at)).status).toBe(404);
    expect((await emit()).webhooks).toEqual([]);
    const { body } = await platform.call("GET", subscriptions.list.path);
    expect(body.data).toEqual([]);
  });

  it("to one that redirects makes it invalid, until it answers a challenge again", async () => {
    const id = await subscribed();
    takes = () => new Response(null, { status: 307, headers: { location: "https://x.example" } });
    expect((await emit()).webhooks).toMatchObject([{ status: 307 }]);
    expect(await isValid()).toBe(false);
    expect((await emit()).webhooks).toEqual([]);
    const at = webhooks.validate.path.replace(":webhook_id", id);
    answersChallenge = () => new Response("no");
    expect((await platform.call("PUT", at)).status).toBe(400);
    answersChallenge = answerRight;
    expect((await platform.call("PUT", at)).body).toEqual({ data: { valid: true } });
    takes = () => new Response();
    expect((await emit()).webhooks).toMatchObject([{ status: 200 }]);
    expect((await platform.call("PUT", webhooks.validate.path.replace(":webhook_id", "1"))).status).toBe(404);
  });

  it("that fails for 28 hours makes it invalid, and one that succeeds starts anew", async () => {
    await subscribed();
    const fail = () => new Response(null, { status: 500 });
    takes = fail;
    await emit();
    platform.clock.advance(FAILING_MS - HOUR);
    takes = () => new Response();
    await emit();
    takes = () => {
      throw new TypeError("refused");
    };
    expect((await emit()).webhooks).toMatchObject([{ status: null }]);
    platform.clock.advance(FAILING_MS - HOUR);
    takes = fail;
    await emit();
    expect(await isValid()).toBe(true);
    platform.clock.advance(HOUR);
    await emit();
    expect(await isValid()).toBe(false);
  });

  it("is preceded by a challenge once a day, by the emulator's clock", async () => {
    await subscribed();
    await platform.control("POST", "clock", { advance_ms: CHALLENGE_EVERY_MS - 60_000 });
    expect(challenges).toBe(1);
    await platform.control("POST", "clock", { advance_ms: 60_000 });
    expect(challenges).toBe(2);
    answersChallenge = () => new Response("no");
    await platform.control("POST", "clock", { advance_ms: CHALLENGE_EVERY_MS });
    expect(await isValid()).toBe(false);
    expect((await emit()).webhooks).toEqual([]);
  });

  it("reaches a receiver over a socket", async () => {
    const arrived: string[] = [];
    const receiver = createServer(async (request, response) => {
      const token = new URL(request.url ?? "", "http://x").searchParams.get("crc_token");
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      if (token === null) arrived.push(Buffer.concat(chunks).toString());
      response.end(token === null ? "" : JSON.stringify({ response_token: hmac(token) }));
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const { port } = z.object({ port: z.number() }).parse(receiver.address());
    const real = startPlatform();
    try {
      const made = await real.call("POST", webhooks.create.path, {
        json: { url: `http://127.0.0.1:${port}/hook?mine=1` },
      });
      const { id } = webhooks.create.data.parse(made.body).data;
      await real.call("POST", subscriptions.create.path, {
        json: { event_type: "spaces.end", filter: { keyword: "x" }, webhook_id: id },
      });
      await real.control("POST", "events", { event_type: "spaces.end", user_id: "1", payload: { a: "xyz" } });
      expect(arrived).toHaveLength(1);
    } finally {
      real.stop();
      receiver.closeAllConnections();
      receiver.close();
    }
  });
});

describe("replays", () => {
  const minutesAgo = (minutes: number) =>
    new Date(platform.clock.now() - minutes * 60_000).toISOString().replace(/\D/g, "").slice(0, 12);
  const replay = (webhook_id: string, from_date: string, to_date: string) =>
    platform.call("POST", replays.create.path, { json: { webhook_id, from_date, to_date } });

  it("deliver the events of a span again", async () => {
    const id = await subscribed();
    await emit();
    platform.clock.advance(10 * 60_000);
    await emit();
    platform.clock.advance(10 * 60_000);
    const [older] = deliveries;
    deliveries = [];
    const { status, body } = await replay(id, minutesAgo(22), minutesAgo(15));
    expect(status).toBe(200);
    expect(body).toEqual({ data: { job_id: expect.any(String), created_at: expect.any(String) } });
    await platform.control("POST", "clock", { advance_ms: 0 });
    expect(deliveries).toEqual([older]);
  });

  it("are asked for at their earlier address too, which says that it is deprecated", async () => {
    const id = await subscribed();
    await emit();
    platform.clock.advance(60_000);
    deliveries = [];
    const at = replays.createForAccount.path.replace(":webhook_id", id);
    const query = { from_date: minutesAgo(2), to_date: minutesAgo(0) };
    const { status, headers } = await platform.call("POST", at, { query });
    expect(status).toBe(200);
    expect(headers.get("x-api-warn")).toContain("/2/webhooks/replay");
    expect(headers.get("deprecation")).toBe(`@${Date.parse("2026-03-25") / 1000}`);
    expect(headers.get("link")).toBe('</2/webhooks/replay>; rel="successor-version"');
    await platform.control("POST", "clock", { advance_ms: 0 });
    expect(deliveries).toHaveLength(1);
    const refused = await platform.call("POST", at);
    expect(refused.status).toBe(400);
    expect(refused.headers.get("x-api-warn")).not.toBeNull();
  });

  it("refuse spans that are none, or older than a day, or of the future, and unknown webhooks", async () => {
    const id = await subscribed();
    for (const [from, to] of [
      [minutesAgo(1), minutesAgo(2)],
      [minutesAgo(2), minutesAgo(2)],
      [minutesAgo(25 * 60), minutesAgo(2)],
      [minutesAgo(2), minutesAgo(-2)],
      ["20261332", minutesAgo(1)],
      ["202613321000", minutesAgo(1)],
    ] as const)
      expect((await replay(id, from, to)).status, `${from} ${to}`).toBe(400);
    expect((await replay("1", minutesAgo(3), minutesAgo(2))).status).toBe(404);
    takes = () => new Response(null, { status: 301 });
    await emit();
    expect((await replay(id, minutesAgo(3), minutesAgo(0))).status).toBe(400);
  });
});
