import { describe, expect, it } from "vitest";
import { endpointsOf } from "@/lib/ads/catalogue";
import { bodySchemaOf } from "@/lib/ads/parameters";
import { exampleIn } from "@/lib/ads/schema-examples";
import { callEndpoint, callerOf, homeOf, neededBy } from "../testing/endpoint-call";
import { startService } from "../testing/service";
import { openWorlds, type World } from "../testing/worlds";

/**
 * The bodies that the explorer of the dashboard begins with. Those of the platform are tried beside it; what is
 * uploaded is no JSON and has no example.
 */

const service = startService();
const { worlds } = await openWorlds(service);
const endpoints = endpointsOf("ads").filter(({ body }) => body !== undefined);

/** With an account's identifiers in place of placeholders, as a user would have to insert. */
function withOwnIds(example: unknown, ids: World["ids"]): unknown {
  const known = new Map(Object.entries(ids))
    .set("media_key", ids.poster_media_key ?? [])
    // An event on a website.
    .set("event", ids.web_event_tag ?? [])
    // A segment is a mobile audience.
    .set("custom_audience", ids.mobile_audience ?? []);
  const others = [...(ids.test_campaign ?? [])].values();
  return JSON.parse(JSON.stringify(example), (name, value: unknown) => {
    // Each group of a test has a campaign of its own.
    if (name === "entity_ids") return [others.next().value];
    const [own] = known.get(name.replace(/_ids?$/, "")) ?? [];
    return typeof value === "string" && own !== undefined ? own : value;
  });
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  it("takes its own example", async () => {
    const { ids } = homeOf(endpoint, worlds);
    const example = exampleIn(bodySchemaOf(endpoint) ?? {}, endpoint.name);
    const answer = await callEndpoint(service, endpoint, neededBy(endpoint, ids), {
      as: callerOf(endpoint),
      json: withOwnIds(example, ids),
    });
    expect(answer.status, answer.text).toBe(endpoint.successStatus ?? 200);
  });
});
