import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callEndpoint } from "@/lib/ads/call";
import { endpointsOf } from "@/lib/ads/catalogue";
import { type AnyEndpoint, pathParamsOf } from "@/lib/ads/endpoint";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { FORWARD_PREFIX } from "@/lib/ads/forward-address";
import { sendChange } from "@/lib/ads/lost-answers";
import type { Scope } from "@/lib/ads/scope";
import { bodyFor, callerOf, homeOf, neededBy } from "../testing/endpoint-call";
import { startService } from "../testing/service";
import { openWorlds } from "../testing/worlds";

/** What every creation and every change must survive, whatever its noun: the loss of its answer. */

const service = startService();
const { worlds, restore } = await openWorlds(service);

/** Changes that no read shows one by one, and why. */
const NOT_SEEN: Readonly<Record<string, string>> = {
  "audience-estimate.estimate": "changes nothing",
  "draft-posts.preview": "sends a message to a device",
  "custom-audiences.upload-users": "people in an audience are never shown; uploads look at their own journal",
  "tax-settings.update": "tax settings cannot be read",
  "line-item-curated-categories.create": "curated categories of a line item cannot be read",
  "line-item-curated-categories.update": "curated categories of a line item cannot be read",
};

/** What is changed, where an example names only which record. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "accounts.update": { name: "Renamed" },
  "campaigns.update": { name: "Renamed" },
  "line-items.update": { name: "Renamed" },
  "custom-audiences.update": { name: "Renamed" },
  "draft-posts.update": { text: "Other words" },
  "image-conversation-cards.update": { title: "Other words" },
  "video-conversation-cards.update": { title: "Other words" },
  "user-settings.update": { notification_email: "mara@example.com" },
};

type Loss = "none" | "before" | "after" | "reading-too";

/** The forward, and how it loses the answers of changes. */
function forwardLosing(loss: Loss): typeof fetch {
  return async (input, init) => {
    const [, environment, , path] =
      /^([^/]*)\/([^/]*)(\/.*)$/.exec(String(input).slice(FORWARD_PREFIX.length)) ?? [];
    const changes = init?.method !== "GET";
    if ((changes && loss === "before") || (!changes && loss === "reading-too"))
      throw new TypeError("fetch failed");
    const headers = new Headers(init?.headers);
    headers.set("x-test-handle", caller);
    const response = await service.app.request(`/${environment}${path}`, { ...init, headers });
    if (changes && loss !== "none") throw new TypeError("fetch failed");
    return response;
  };
}

let caller = "mara_agency";

const scopeOf = ({ environments }: AnyEndpoint): Scope => ({
  environment: environments.includes("live") ? "live" : "sandbox",
  handle: "mara_agency",
});

/** A call of the endpoint as a form would make it, with texts for values. */
function inputOf(endpoint: AnyEndpoint) {
  const { ids } = homeOf(endpoint, worlds);
  const body = bodyFor(endpoint, ids);
  const params: Readonly<Record<string, string>> = { ...neededBy(endpoint, ids), ...CHANGES[endpoint.name] };
  return { ...params, ...(body !== undefined && { body }) };
}

function send(endpoint: AnyEndpoint, loss: Loss) {
  caller = callerOf(endpoint);
  vi.stubGlobal("fetch", forwardLosing(loss));
  const scope = scopeOf(endpoint);
  const input = inputOf(endpoint);
  return sendChange({
    endpoint,
    scope,
    input,
    send: () => callEndpoint(endpoint, scope, input),
    wasThere: () => false,
  });
}

// The service's clock stands still in tests.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: service.clock.now() }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  restore();
});

const changes = endpointsOf("ads").filter(
  ({ method, answer }) => ["POST", "PUT"].includes(method) && answer !== "batch",
);
const seen = changes.filter(({ name }) => !(name in NOT_SEEN));

it("knows why a change is not seen", () => {
  expect(changes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(NOT_SEEN)));
});

describe.each(seen.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  it("is not done where it was lost on its way, and says so", async () => {
    const failure = await send(endpoint, "before").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreachableError);
    expect(failure).toHaveProperty("outcome", "not-done");
  });

  it("is done where its answer was lost afterwards", async () => {
    const found = await send(endpoint, "after");
    const [record] = [found.data].flat();
    const { body, ...params } = inputOf(endpoint);
    const shown = Object.keys({ ...params, ...(typeof body === "object" && body) }).filter(
      (name) =>
        typeof record === "object" &&
        record !== null &&
        name in record &&
        !pathParamsOf(endpoint).includes(name),
    );
    expect(endpoint.data.safeParse(record).success).toBe(true);
    expect(shown.length + Number(endpoint.name === "accounts.create")).toBeGreaterThan(0);
  });

  it("is left open where looking fails, too", async () => {
    const failure = await send(endpoint, "reading-too").catch((error: unknown) => error);
    expect(failure).toHaveProperty("outcome", "unknown");
  });
});

it("does not take what was there before for the work of a change", async () => {
  const endpoint = endpointsOf("ads").find(({ name }) => name === "poll-cards.create");
  if (!endpoint) throw new Error("There is no such endpoint");
  const input = inputOf(endpoint);
  vi.stubGlobal("fetch", forwardLosing("none"));
  const scope = scopeOf(endpoint);
  await callEndpoint(endpoint, scope, input);
  vi.stubGlobal("fetch", forwardLosing("before"));
  const send = () => callEndpoint(endpoint, scope, input);
  const again = sendChange({ endpoint, scope, input, send, wasThere: () => true });
  await expect(again).rejects.toHaveProperty("outcome", "not-done");
});

it("asks nothing where the service refuses", async () => {
  const endpoint = endpointsOf("ads").find(({ name }) => name === "campaigns.create");
  if (!endpoint) throw new Error("There is no such endpoint");
  const refuse = vi.fn(async () =>
    Response.json({ errors: [{ code: "INVALID_PARAMETER", message: "no" }] }, { status: 400 }),
  );
  vi.stubGlobal("fetch", refuse);
  const scope = scopeOf(endpoint);
  const input = inputOf(endpoint);
  const send = () => callEndpoint(endpoint, scope, input);
  const refused = await sendChange({ endpoint, scope, input, send, wasThere: () => false }).catch(
    (error) => error,
  );
  expect(refused).toBeInstanceOf(RefusedError);
  expect(refused.outcome).toBeUndefined();
  expect(refuse).toHaveBeenCalledTimes(1);
});
