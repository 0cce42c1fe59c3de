import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { isFields, recordKey } from "@/lib/ads/cached-records";
import { callEndpoint } from "@/lib/ads/call";
import { endpointsOf } from "@/lib/ads/catalogue";
import { makeChange } from "@/lib/ads/client";
import { type AnyEndpoint, addressOf, pathParamsOf, resourceOf } from "@/lib/ads/endpoint";
import { explainError } from "@/lib/ads/error-words";
import { isCallError, RefusedError, UnreachableError } from "@/lib/ads/errors";
import { adsKey } from "@/lib/ads/query-key";
import type { Answered } from "@/lib/ads/read-answer";
import type { Scope } from "@/lib/ads/scope";
import { FORWARD_PREFIX } from "@/lib/ads/scope";
import { unrequestedChanges } from "@/lib/ads/unrequested-changes";
import { eventually } from "@/lib/time/test-eventually";
import { CHANGES, NOT_SEEN } from "../testing/changes";
import { bodyFor, callerOf, homeOf, neededBy } from "../testing/endpoint-call";
import { startService } from "../testing/service";
import { openWorlds } from "../testing/worlds";

/**
 * What every save, creation and deletion must survive, whatever its resource. The rows are the catalogue's: what is
 * added there is held to the same.
 */

const service = startService();
const { worlds, restore } = await openWorlds(service);

/** What the items of a batch send. */
const batchedParams = z.array(z.object({ params: z.looseObject({}) }));

type Turn = 0 | 1;

type Params = Readonly<Record<string, string>>;

/** What happens to calls on their way; reads pass by default. */
type Weather = "fair" | "lost before" | "lost after" | "cut off" | "offline" | "refused" | "revoked";

const REFUSALS: Readonly<Partial<Record<Weather, readonly [number, object]>>> = {
  refused: [400, { code: "INVALID_PARAMETER", message: "It is not allowed here", parameter: "account_id" }],
  revoked: [401, { code: "UNAUTHORIZED_ACCESS", message: "This token was revoked" }],
};

/** The forward in front of the service. */
const way = {
  weather: "fair" as Weather,
  caller: "mara_agency",
  /** Every call, as it set out; and every change that the service made. */
  calls: [] as string[],
  made: [] as string[],
  /** Of this test; no other has the same. */
  text: "",
  /** Holds back the next change until it is called. */
  letGo: undefined as (() => void) | undefined,
};

async function travel(address: string, init: RequestInit = {}): Promise<Response> {
  const url = address.slice(FORWARD_PREFIX.length);
  const [, environment, path] = /^([^/]*)\/[^/]*(\/.*)$/.exec(url) ?? [];
  const { weather } = way;
  const changes = init.method !== "GET";
  way.calls.push(`${init.method} ${path}`);
  const lost = changes ? weather === "lost before" || weather === "cut off" : weather === "cut off";
  if (lost || weather === "offline") throw new TypeError("fetch failed");
  const [status, error] = (changes && REFUSALS[weather]) || [];
  if (status !== undefined) return Response.json({ errors: [error] }, { status });
  if (changes && way.letGo) {
    await new Promise<void>((resolve) => {
      way.letGo = resolve;
    });
  }
  const headers = new Headers(init.headers);
  headers.set("x-test-handle", way.caller);
  const response = await service.app.request(`/${environment}${path}`, { ...init, headers });
  if (changes && response.ok) way.made.push(String(path));
  if (changes && weather === "lost after") throw new TypeError("fetch failed");
  return response;
}

const scopeOf = ({ environments }: AnyEndpoint): Scope => ({
  environment: environments.includes("live") ? "live" : "sandbox",
  handle: "mara_agency",
});

const changed = ({ name: called }: AnyEndpoint, turn: Turn) =>
  CHANGES[called]?.(turn === 0 ? way.text : `${way.text}b`) ?? {};

/** A call of the endpoint as a form would make it, with texts for values. */
function inputOf(endpoint: AnyEndpoint, turn: Turn = 0) {
  const { ids } = homeOf(endpoint, worlds);
  const body = bodyFor(endpoint, ids);
  const params: Params = neededBy(endpoint, ids);
  const change = changed(endpoint, turn);
  if (body === undefined) return { ...params, ...change };
  return { ...params, body: isFields(body) ? { ...body, ...change } : body };
}

/** Makes the change of an endpoint, as a page with this cache would. */
function change(endpoint: AnyEndpoint, { client = new QueryClient(), turn = 0 as Turn } = {}) {
  way.caller = callerOf(endpoint);
  return makeChange(client, endpoint, scopeOf(endpoint), inputOf(endpoint, turn));
}

/** Why a change failed, in words. */
async function failureOf(changing: Promise<Answered<AnyEndpoint>>) {
  const error = await changing.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!isCallError(error)) throw new Error("It did not fail", { cause: error });
  return { error, outcome: error.outcome, words: explainError(error) };
}

/** Where rows are removed for good. */
const REMOVED_FROM = ["draft_posts", "scheduled_posts", "other_cards"];

/** What a test makes is gone for the next, which makes the same; and what it removes is there again. */
const unmake = unmaking();

function unmaking(): string {
  const { db } = service;
  for (const table of REMOVED_FROM) db.exec(`CREATE TEMP TABLE "before ${table}" AS SELECT * FROM ${table}`);
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%seq INTEGER PRIMARY KEY%'")
    .all([])
    .map((row) => z.object({ name: z.string() }).parse(row).name);
  const removals = tables.map((table) => {
    const row = db.prepare(`SELECT coalesce(max(seq), 0) AS last FROM "${table}"`).get([]);
    const { last } = z.object({ last: z.number() }).parse(row);
    return `DELETE FROM "${table}" WHERE seq > ${last}`;
  });
  const returns = REMOVED_FROM.map(
    (table) => `INSERT OR IGNORE INTO ${table} SELECT * FROM "before ${table}"`,
  );
  return ["PRAGMA foreign_keys = OFF", ...removals, ...returns, "PRAGMA foreign_keys = ON"].join(";");
}

let tests = 0;

/** The page that the changes are made on. */
const page = new EventTarget();
const leave = () => {
  const event = new Event("beforeunload", { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented ? "asked" : "left";
};

// The service's clock does not advance in tests.
beforeEach(() => {
  tests += 1;
  vi.useFakeTimers({ toFake: ["Date"], now: service.clock.now() });
  vi.stubGlobal("fetch", travel);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  Object.assign(way, { weather: "fair", calls: [], made: [], letGo: undefined, text: `Words ${tests}` });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (way.made.length > 0) service.db.exec(unmake);
  restore();
});

const changes = endpointsOf("ads").filter(({ method }) => method !== "GET");
const rows = (those: readonly AnyEndpoint[]) => those.map((endpoint) => [endpoint.name, endpoint] as const);
const seen = changes.filter(({ name }) => !(name in NOT_SEEN));
const updates = changes.filter(({ method }) => method === "PUT");
const deletions = seen.filter(({ method }) => method === "DELETE");

it("has a change for every update, and names only changes of the catalogue as not seen", () => {
  expect(updates.map(({ name }) => name).sort()).toEqual(Object.keys(CHANGES).sort());
  expect(changes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(NOT_SEEN)));
});

describe.each(rows(changes))("%s", (_, endpoint) => {
  it("waits for the one before it, asks before it is lost with its page, and the last wins", async () => {
    way.letGo = () => {};
    const both = [change(endpoint), change(endpoint, { turn: 1 })];
    await eventually(() => expect(way.calls).toHaveLength(1));
    expect(leave()).toBe("asked");
    way.letGo();
    way.letGo = undefined;
    const [first, last] = await Promise.allSettled(both);
    expect(first?.status).toBe("fulfilled");
    expect(leave()).toBe("left");
    expect(way.calls).toHaveLength(2);
    // The service may refuse what is there already; it is not asked twice for it.
    expect(way.made).toHaveLength(last?.status === "fulfilled" ? 2 : 1);
    if (endpoint.method !== "PUT") return;
    const shown = last?.status === "fulfilled" ? last.value.data : undefined;
    // Changes of cards answer with a list of one.
    expect([shown].flat()[0]).toMatchObject(changed(endpoint, 1));
  });

  it("is refused with a reason, and can be put right", async () => {
    way.weather = "refused";
    const { error, outcome, words } = await failureOf(change(endpoint));
    expect(error).toBeInstanceOf(RefusedError);
    expect(outcome).toBeUndefined();
    expect(words.why).toBe("It is not allowed here.");
    expect(way.calls).toHaveLength(1);
    way.weather = "fair";
    await change(endpoint);
    expect(way.made).toHaveLength(1);
  });

  it("says that the connection was revoked, and is made once it is back", async () => {
    way.weather = "revoked";
    const { words } = await failureOf(change(endpoint));
    expect(words.what).toBe("The service no longer accepts this connection");
    expect(words.next).toMatch(/your work here stays/);
    way.weather = "fair";
    await change(endpoint);
    expect(way.made).toHaveLength(1);
  });

  it("says that one is offline, asks nothing else, and is made once later", async () => {
    way.weather = "offline";
    vi.stubGlobal("navigator", { onLine: false });
    const { outcome, words } = await failureOf(change(endpoint));
    expect(outcome).toBeUndefined();
    expect(`${words.what}. ${words.why}`).toMatch(/You are offline\. .* nothing was sent/);
    expect(way.calls).toHaveLength(1);
    way.weather = "fair";
    await change(endpoint);
    expect(way.made).toHaveLength(1);
  });

  it("is left open where looking fails, too", async () => {
    way.weather = "cut off";
    const { error, outcome } = await failureOf(change(endpoint));
    expect(error).toBeInstanceOf(UnreachableError);
    expect(outcome).toBe("unknown");
  });
});

describe.each(rows(seen))("%s", (_, endpoint) => {
  it("is not done where it was lost on its way, and says so", async () => {
    way.weather = "lost before";
    const { outcome, words } = await failureOf(change(endpoint));
    expect(outcome).toBe("not-done");
    expect(words.why).toBe("A fresh look shows that nothing was changed.");
  });
});

describe.each(rows(seen.filter((endpoint) => !deletions.includes(endpoint))))("%s", (_, endpoint) => {
  it("is done, and done once, where its answer was lost afterwards", async () => {
    way.weather = "lost after";
    const found = await change(endpoint);
    expect(way.made).toHaveLength(1);
    const [record] = [found.data].flat();
    expect(endpoint.data.safeParse(record).success).toBe(true);
    const { body, ...params } = inputOf(endpoint);
    const [part] = batchedParams.catch([]).parse(body);
    const sent = Object.keys({ ...params, ...(part?.params ?? (typeof body === "object" && body)) });
    const shown = sent.filter(
      (name) => name in Object(record) && !pathParamsOf(endpoint).includes(name),
    ).length;
    expect(shown + Number(endpoint.name === "accounts.create")).toBeGreaterThan(0);
  });
});

describe.each(rows(changes.filter((endpoint) => NOT_SEEN[endpoint.name] !== undefined)))(
  "%s",
  (_, endpoint) => {
    it("reports the outcome as unknown when the answer is lost", async () => {
      way.weather = "lost after";
      const { outcome, words } = await failureOf(change(endpoint));
      expect(outcome).toBe("unknown");
      expect(words.next).toBe("Look for it before you send it again.");
      expect(way.made).toHaveLength(1);
    });
  },
);

/** The reads of the resource that show the record of a change, as a page has them in its cache. */
async function readBefore(endpoint: AnyEndpoint) {
  const client = new QueryClient();
  const scope = scopeOf(endpoint);
  const input: Readonly<Record<string, unknown>> = inputOf(endpoint);
  const resource = resourceOf(endpoint);
  const reads = endpointsOf("ads").filter(
    ({ name, data }) =>
      [`${resource}.get`, `${resource}.list`].includes(name) &&
      (data === endpoint.data || endpoint.method === "DELETE"),
  );
  way.caller = callerOf(endpoint);
  const cached = await Promise.all(
    reads.map(async (read) => {
      const inPath = {
        ...neededBy(read, homeOf(endpoint, worlds).ids),
        ...Object.fromEntries(pathParamsOf(read).map((name) => [name, input[name]])),
      };
      const answer: Answered<AnyEndpoint> = await callEndpoint(read, scope, inPath);
      const own = [answer.data]
        .flat()
        .filter(isFields)
        .find(
          (record) => read.answer !== "list" || addressOf(endpoint, input).endsWith(`/${recordKey(record)}`),
        );
      const queryKey = adsKey(read, scope, inPath);
      client.setQueryData(queryKey, answer);
      const shown = () => {
        const now = client.getQueryData<Answered<AnyEndpoint>>(queryKey);
        return [now?.data]
          .flat()
          .filter(isFields)
          .find((record) => recordKey(record) === recordKey(own));
      };
      return { own, shown };
    }),
  );
  return { client, cached: cached.filter(({ own }) => own !== undefined) };
}

const readable = updates.filter(({ name }) => !(name in NOT_SEEN));

describe.each(rows(readable))("%s", (_, endpoint) => {
  it("shows what was changed besides, by the service or by a colleague, and nothing while it is refused", async () => {
    const { client, cached } = await readBefore(endpoint);
    expect(cached.length).toBeGreaterThan(0);
    way.weather = "refused";
    await failureOf(change(endpoint, { client }));
    for (const { own, shown } of cached) expect(shown()).toEqual(own);
    way.weather = "fair";
    // A colleague's change, which the page has not read.
    await change(endpoint, { turn: 1 });
    way.weather = "lost before";
    await failureOf(change(endpoint, { client }));
    for (const { own, shown } of cached) {
      const announced = unrequestedChanges(own ?? {}, shown() ?? {}, []).map(({ field }) => field);
      expect(announced).toEqual(expect.arrayContaining(Object.keys(changed(endpoint, 1))));
    }
    way.weather = "fair";
    const [data] = [(await change(endpoint, { client })).data].flat();
    for (const { shown } of cached) expect(shown()).toMatchObject(Object(data));
  });
});

describe.each(rows(deletions))("%s", (_, endpoint) => {
  it("leaves the record where it was lost on its way, and takes it away where its answer was lost", async () => {
    const { client, cached } = await readBefore(endpoint);
    expect(cached.length).toBeGreaterThan(0);
    way.weather = "lost before";
    expect((await failureOf(change(endpoint, { client }))).outcome).toBe("not-done");
    for (const { own, shown } of cached) expect(shown()).toEqual(own);
    way.weather = "lost after";
    const [record] = [(await change(endpoint, { client })).data].flat();
    expect(way.made).toHaveLength(1);
    expect(endpoint.data.safeParse(record).success).toBe(true);
    expect(record).toMatchObject({ deleted: true });
    for (const { shown } of cached) expect(shown()?.deleted ?? true).toBe(true);
  });
});

it("does not take what was there before for the work of a change", async () => {
  const endpoint = changes.find(({ name }) => name === "poll-cards.create");
  if (!endpoint?.seenBy) throw new Error("There is no such endpoint");
  await change(endpoint);
  const client = new QueryClient();
  const { endpoint: list, input } = endpoint.seenBy(inputOf(endpoint));
  const before = await callEndpoint(list, scopeOf(endpoint), input);
  client.setQueryData(adsKey(endpoint, scopeOf(endpoint)), before);
  way.weather = "lost before";
  expect((await failureOf(change(endpoint, { client }))).outcome).toBe("not-done");
});

it("leaves changes of other records alone", async () => {
  const endpoint = changes.find(({ name }) => name === "campaigns.update");
  if (!endpoint) throw new Error("There is no such endpoint");
  const [, other = ""] = homeOf(endpoint, worlds).ids.campaign ?? [];
  way.letGo = () => {};
  const waiting = change(endpoint);
  await eventually(() => expect(way.calls).toHaveLength(1));
  const letGo = way.letGo;
  way.letGo = undefined;
  const input = { ...inputOf(endpoint), campaign_id: other };
  await makeChange(new QueryClient(), endpoint, scopeOf(endpoint), input);
  expect(way.made).toHaveLength(1);
  letGo();
  await waiting;
  expect(way.made).toHaveLength(2);
});
