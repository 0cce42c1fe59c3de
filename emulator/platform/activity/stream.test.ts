import { createAdaptorServer } from "@hono/node-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import * as stream from "@/lib/ads/endpoints/activity-stream";
import * as subscriptions from "@/lib/ads/endpoints/activity-subscriptions";
import * as connections from "@/lib/ads/endpoints/connections";
import { linesOf, startPlatform, type TestPlatform } from "../../testing/platform";
import { STREAM_KEEP_ALIVE_MS } from "../streams/open-streams";

let platform: TestPlatform;

beforeEach(() => {
  platform = startPlatform();
});
afterEach(() => platform.stop());

const { path } = stream.connect;
const JON = "2200000002";

const subscribe = (event_type: string, filter: object, tag?: string) =>
  platform.call("POST", subscriptions.create.path, { json: { event_type, filter, tag } });
const emit = (event_type: string, more: object = {}) =>
  platform.control("POST", "events", { event_type, user_id: JON, ...more });

async function open(query: Record<string, string> = {}) {
  const response = await platform.request("GET", path, { query });
  expect(response.status).toBe(200);
  const lines = linesOf(response);
  expect(await lines.next()).toBe("");
  return lines;
}

describe("the stream", () => {
  it("brings what is subscribed to, a line for each subscription", async () => {
    await subscribe("profile.update.bio", { user_id: JON }, "jon");
    await subscribe("profile.update.bio", { keyword: "RUNNING" });
    const lines = await open();
    const { status, body } = await emit("profile.update.bio", {
      payload: { before: "I sit", after: "I am running" },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ event_type: "profile.update.bio", streamed: 2, webhooks: [] });
    const first = stream.streamedEvent.parse(JSON.parse((await lines.next()) ?? ""));
    expect(first.data).toEqual({
      event_uuid: body.event_uuid,
      event_type: "profile.update.bio",
      filter: { user_id: JON },
      tag: "jon",
      payload: { before: "I sit", after: "I am running" },
    });
    const second = stream.streamedEvent.parse(JSON.parse((await lines.next()) ?? ""));
    expect(second.data.filter).toEqual({ keyword: "RUNNING" });
    expect(second.data).not.toHaveProperty("tag");
    await lines.hangUp();
  });

  it.each<[string, string, object, object, number]>([
    ["another user", "spaces.start", { user_id: "1" }, {}, 0],
    ["another event", "spaces.end", { user_id: JON }, {}, 0],
    ["a keyword that is not there", "spaces.start", { keyword: "moon" }, {}, 0],
    ["a keyword with a quote", "spaces.start", { keyword: 'say "hi' }, { payload: { a: 'Say "hi"' } }, 1],
    ["user and keyword", "spaces.start", { user_id: JON, keyword: JON }, {}, 1],
  ])("minds its filters: %s", async (_, event, filter, more, streamed) => {
    await subscribe(event, filter);
    const lines = await open();
    expect((await emit("spaces.start", more)).body).toMatchObject({ streamed });
    await lines.hangUp();
  });

  it("minds directions, once the user has consented", async () => {
    const mine = (filter: object) =>
      platform.asUser("POST", subscriptions.create.path, {
        json: { event_type: "dm.read", filter: { user_id: "2200000001", ...filter } },
      });
    for (const filter of [{ direction: "sent" }, { direction: "inbound" }, { direction: "both" }, {}])
      expect((await mine(filter)).status).toBe(200);
    const lines = await open();
    const { body } = await emit("dm.read", { user_id: "2200000001", direction: "outbound" });
    expect(body).toMatchObject({ streamed: 3 });
    await lines.hangUp();
  });

  it("takes events by their deprecated names, and answers with the current ones", async () => {
    await subscribe("ProfileBannerUpdate", { user_id: JON });
    const lines = await open();
    await emit("ProfileBannerUpdate");
    expect(JSON.parse((await lines.next()) ?? "").data.event_type).toBe("profile.update.banner_picture");
    await lines.hangUp();
  });

  it("lives on through silence, by the emulator's clock", async () => {
    const lines = await open();
    platform.clock.advance(STREAM_KEEP_ALIVE_MS);
    expect(await lines.next()).toBe("");
    platform.clock.advance(STREAM_KEEP_ALIVE_MS - 1_000);
    await subscribe("spaces.end", { user_id: JON });
    await emit("spaces.end");
    expect(await lines.next()).toContain("spaces.end");
    await lines.hangUp();
  });

  it("begins with what happened in the last minutes, when asked to", async () => {
    await subscribe("spaces.start", { user_id: JON });
    await emit("spaces.start", { payload: { id: "old" } });
    platform.clock.advance(240_000);
    await emit("spaces.start", { payload: { id: "new" } });
    platform.clock.advance(120_000);
    const lines = await open({ backfill_minutes: "5" });
    expect(await lines.next()).toContain('"new"');
    await lines.hangUp();
    const whole = await open({ start_time: new Date(platform.clock.now() - 3_600_000).toISOString() });
    expect(await whole.next()).toContain('"old"');
    await whole.hangUp();
  });

  it("ends at its end", async () => {
    const end = new Date(platform.clock.now() + 60_000).toISOString();
    const lines = await open({ end_time: end });
    platform.clock.advance(61_000);
    expect(await lines.next()).toBeUndefined();
  });

  it.each([
    { backfill_minutes: "6" },
    { backfill_minutes: "-1" },
    { start_time: "soon" },
    { start_time: "2026-11-21T10:00:00Z", end_time: "2026-11-21T09:00:00Z" },
  ] as Record<string, string>[])("refuses %j", async (query) => {
    expect((await platform.call("GET", path, { query })).status).toBe(400);
  });

  it("is for the application's own token", async () => {
    expect((await platform.asUser("GET", path)).status).toBe(403);
    expect((await platform.emulator.app.request(path)).status).toBe(401);
  });

  it("reaches a reader over a socket line by line", async () => {
    await subscribe("spaces.start", { user_id: JON });
    const server = createAdaptorServer({ fetch: platform.emulator.app.fetch });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const port = z.object({ port: z.number() }).parse(server.address()).port;
    try {
      const authorization = await platform.authorization();
      const leave = new AbortController();
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization },
        signal: leave.signal,
      });
      const lines = linesOf(response);
      expect(await lines.next()).toBe("");
      await emit("spaces.start");
      expect(await lines.next()).toContain('"spaces.start"');
      leave.abort();
      // Its connection ends with it.
      await expect
        .poll(async () => (await platform.call("GET", connections.list.path)).body.meta)
        .toEqual({ result_count: 0 });
    } finally {
      server.close();
    }
  });
});

describe("connections", () => {
  const list = async (query: Record<string, string> = {}) =>
    connections.list.data.parse((await platform.call("GET", connections.list.path, { query })).body);

  it("are at most two, and listed while they are open", async () => {
    const [one, two] = [await open(), await open()];
    expect(await platform.call("GET", path)).toMatchObject({
      status: 429,
      body: { title: "ConnectionException", connection_issue: "TooManyConnections" },
    });
    const { data } = await list();
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ endpoint_name: "activity_stream", client_ip: "127.0.0.1" });
    await one.hangUp();
    await two.hangUp();
    expect((await list()).data).toEqual([]);
    const past = await list({ status: "inactive", max_results: "1" });
    expect(past.data[0]).toMatchObject({ disconnect_reason: "client_disconnected" });
    const rest = await list({ status: "all", pagination_token: past.meta.next_token ?? "" });
    expect(rest.data).toHaveLength(1);
    expect(rest.meta).toEqual({ result_count: 1 });
    expect((await list({ status: "all", endpoints: "sample_stream" })).data).toEqual([]);
  });

  it("end when they are killed: by id, at a stream, or all", async () => {
    const killed = async (target: string, json?: unknown) =>
      connections.end.data.parse((await platform.call("DELETE", target, { json })).body).data;
    for (const [target, json] of [
      [connections.end.path, true],
      [connections.endAtEndpoint.path.replace(":endpoint_id", "activity_stream"), undefined],
      [connections.endAll.path, undefined],
    ] as const) {
      const lines = await open();
      const [id = ""] = (await list()).data.map((one) => one.id);
      const result = await killed(target, json && { uuids: [id, "0"] });
      expect(result).toMatchObject({ successful_kills: 1, failed_kills: json ? 1 : 0 });
      expect(result.results[0]).toEqual({ uuid: id, success: true });
      expect(await lines.next()).toBeUndefined();
    }
    expect(await killed(connections.endAll.path)).toEqual({
      successful_kills: 0,
      failed_kills: 0,
      results: [],
    });
    const other = connections.endAtEndpoint.path.replace(":endpoint_id", "sample_stream");
    expect((await killed(other)).results).toEqual([]);
  });

  it.each([
    ["GET", "/2/connections?status=open", undefined],
    ["GET", "/2/connections?max_results=101", undefined],
    ["GET", "/2/connections?endpoints=other", undefined],
    ["DELETE", "/2/connections/other_stream", undefined],
    ["DELETE", "/2/connections", {}],
    ["DELETE", "/2/connections", { uuids: [] }],
  ])("refuse %s %s %j", async (method, target, json) => {
    expect((await platform.call(method, target, { json })).status).toBe(400);
  });

  it("that a restart cut are not open", async () => {
    const lines = await open();
    await platform.control("POST", "reset", { seed: "empty" });
    expect(await lines.next()).toBeUndefined();
  });
});

describe("the control of events", () => {
  it.each([
    { event_type: "profile.update.shoe", user_id: "1" },
    { event_type: "spaces.end" },
    { event_type: "spaces.end", user_id: "jon" },
    { event_type: "dm.read", user_id: "1", direction: "both" },
    { event_type: "spaces.end", user_id: "1", colour: 1 },
  ])("refuses %j", async (json) => {
    expect((await platform.control("POST", "events", json)).status).toBe(400);
  });

  it("is for programs on this machine", async () => {
    const { app } = platform.emulator;
    const body = JSON.stringify({ event_type: "spaces.end", user_id: "1" });
    const answer = await app.request("http://somewhere.example/_emulator/events", { method: "POST", body });
    expect(answer.status).toBe(403);
  });
});
