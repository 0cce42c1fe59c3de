import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { ACTIVITY_EVENTS, DEPRECATED_EVENTS, EVENT_ALIASES } from "@/lib/ads/activity-events";
import * as subscriptions from "@/lib/ads/endpoints/activity-subscriptions";
import { startPlatform, type TestPlatform } from "../../testing/platform";

let platform: TestPlatform;

beforeEach(() => {
  platform = startPlatform();
});
afterEach(() => platform.stop());

const { path } = subscriptions.create;
const wish = { event_type: "profile.update.bio", filter: { user_id: "2200000002" } };

const subscribe = (json: unknown) => platform.call("POST", path, { json });
const idOf = ({ body }: { body: unknown }) =>
  subscriptions.create.data.parse(body).data.subscription.subscription_id;

/** The names of the advertising specification, Events, copied by hand. */
const SPECIFIED =
  "profile.update.bio profile.update.verified profile.update.affiliate profile.update.screenname dm.received " +
  "dm.sent dm.read dm.indicate_typing spaces.start spaces.end";

describe("subscribing", () => {
  it("answers with the subscription, and counts it", async () => {
    const created = await subscribe({
      ...wish,
      filter: { user_id: "2200000002", keyword: "Running" },
      tag: "mine",
    });
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({
      data: {
        subscription: {
          subscription_id: expect.stringMatching(/^\d{19}$/),
          event_type: "profile.update.bio",
          filter: { user_id: "2200000002", keyword: "Running" },
          tag: "mine",
          webhook_id: null,
          created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      },
      meta: { total_subscriptions: 1 },
    });
  });

  it("takes every event of the specification", async () => {
    for (const name of SPECIFIED.split(" ")) expect(ACTIVITY_EVENTS).toContain(name);
    for (const event of ACTIVITY_EVENTS) {
      const made = await platform.asUser("POST", path, {
        json: { event_type: event, filter: { user_id: "2200000001" } },
      });
      expect(made.status, event).toBe(200);
    }
  });

  it.each(Object.entries({ ...DEPRECATED_EVENTS, ...EVENT_ALIASES }))(
    "takes %s for %s, and warns of what is deprecated",
    async (name, current) => {
      const { body, headers } = await subscribe({ ...wish, event_type: name });
      expect(body).toMatchObject({ data: { subscription: { event_type: current } } });
      expect(headers.get("x-api-warn") !== null).toBe(name in DEPRECATED_EVENTS);
    },
  );

  it.each([
    ["sent", "sent"],
    ["received", "received"],
    ["both", "both"],
    ["inbound", "received"],
    ["outbound", "sent"],
  ])("takes the direction %s for messages", async (direction, current) => {
    const { body } = await platform.asUser("POST", path, {
      json: { event_type: "dm.read", filter: { user_id: "2200000001", direction } },
    });
    expect(body).toMatchObject({ data: { subscription: { filter: { direction: current } } } });
  });

  it.each<[string, unknown, number]>([
    ["no body", undefined, 400],
    ["no JSON", "{", 400],
    ["no event", { filter: { user_id: "1" } }, 400],
    ["an unknown event", { ...wish, event_type: "profile.update.shoe" }, 400],
    ["no filter", { event_type: "profile.update.bio" }, 400],
    ["an empty filter", { ...wish, filter: {} }, 400],
    ["a user who is no number", { ...wish, filter: { user_id: "mara" } }, 400],
    ["an empty keyword", { ...wish, filter: { keyword: "" } }, 400],
    ["a keyword of 151 characters", { ...wish, filter: { keyword: "a".repeat(151) } }, 400],
    ["another direction", { ...wish, filter: { user_id: "1", direction: "up" } }, 400],
    ["a direction of a profile", { ...wish, filter: { user_id: "1", direction: "sent" } }, 400],
    [
      "a direction against the event's own",
      { event_type: "dm.received", filter: { user_id: "1", direction: "sent" } },
      400,
    ],
    ["messages without a user", { event_type: "dm.sent", filter: { keyword: "a" } }, 400],
    ["a tag of 201 characters", { ...wish, tag: "a".repeat(201) }, 400],
    ["a webhook that is not there", { ...wish, webhook_id: "1" }, 400],
    [
      "private events of a user without a grant",
      { event_type: "dm.sent", filter: { user_id: "2200000002" } },
      403,
    ],
  ])("refuses %s", async (_, json, status) => {
    const answer = await subscribe(json);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  });

  it("refuses the same twice, and the 1,501st", async () => {
    await subscribe(wish);
    expect((await subscribe(wish)).status).toBe(409);
    const { db } = platform.emulator;
    db.exec(`INSERT INTO activity_subscriptions (id, application_id, event_type, created_at, updated_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1499)
      SELECT 'x' || i, '10000001', 'spaces.end', '', '' FROM n`);
    expect((await subscribe({ ...wish, event_type: "spaces.start" })).status).toBe(403);
  });

  it("wants credentials, and one that may write", async () => {
    const unsigned = await platform.emulator.app.request(path, { method: "POST" });
    expect(unsigned.status).toBe(401);
    expect(unsigned.headers.get("content-type")).toBe("application/problem+json");
    expect(await unsigned.json()).toEqual({
      title: "Unauthorized",
      detail: "Unauthorized",
      type: "about:blank",
      status: 401,
    });
    const unauthorized = await platform.call("POST", path, {
      json: wish,
      headers: { authorization: "Bearer x" },
    });
    expect(unauthorized).toMatchObject({ status: 401, body: { title: "Unauthorized", type: "about:blank" } });
  });
});

describe("subscriptions", () => {
  it("are listed page by page, each once", async () => {
    for (const event_type of ACTIVITY_EVENTS.filter((event) => !event.startsWith("dm.")))
      await subscribe({ ...wish, event_type });
    const seen: string[] = [];
    let token: string | undefined;
    do {
      const query = { max_results: "3", ...(token !== undefined && { pagination_token: token }) };
      const { body } = await platform.call("GET", path, { query });
      const { data, meta } = subscriptions.list.data.parse(body);
      expect(meta).toMatchObject({ total_subscriptions: 10, result_count: data.length });
      seen.push(...data.map(({ event_type }) => event_type));
      token = meta.next_token;
    } while (token !== undefined);
    expect(seen).toEqual(ACTIVITY_EVENTS.filter((event) => !event.startsWith("dm.")));
    for (const query of [{ pagination_token: "x" }, { max_results: "0" }] as Record<string, string>[])
      expect((await platform.call("GET", path, { query })).status).toBe(400);
  });

  it("change their tag, and nothing that they listen for", async () => {
    const at = subscriptions.update.path.replace(":subscription_id", idOf(await subscribe(wish)));
    platform.clock.advance(60_000);
    const { body } = await platform.call("PUT", at, { json: { tag: "new", event_type: "spaces.end" } });
    const { subscription } = subscriptions.update.data.parse(body).data;
    expect(subscription).toMatchObject({ tag: "new", event_type: "profile.update.bio" });
    expect(subscription.updated_at > subscription.created_at).toBe(true);
    expect((await platform.call("PUT", at, { json: { tag: null } })).body).toMatchObject({
      data: { subscription: { tag: null } },
    });
    expect((await platform.call("PUT", at, { json: { webhook_id: "1" } })).status).toBe(400);
    expect((await platform.call("PUT", `${path}/1`, { json: {} })).status).toBe(404);
  });

  it("end one by one or together, all or none", async () => {
    const ids: string[] = [];
    for (const event_type of ["spaces.start", "spaces.end", "profile.update.url"])
      ids.push(idOf(await subscribe({ ...wish, event_type })));
    const [first = "", ...others] = ids;
    const at = subscriptions.remove.path.replace(":subscription_id", first);
    expect(await platform.call("DELETE", at)).toMatchObject({
      status: 200,
      body: { data: { deleted: true }, meta: { total_subscriptions: 2 } },
    });
    expect((await platform.call("DELETE", at)).status).toBe(404);
    const together = (list: readonly string[]) =>
      platform.call("DELETE", subscriptions.removeMany.path, { query: { ids: list.join() } });
    expect((await together(ids)).status).toBe(404);
    expect(z.object({ meta: z.unknown() }).parse((await together(others)).body).meta).toEqual({
      total_subscriptions: 0,
    });
  });
});
