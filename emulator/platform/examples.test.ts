import { afterAll, describe, expect, it } from "vitest";
import { endpointsOf } from "@/lib/ads/catalogue";
import { bodySchemaOf } from "@/lib/ads/parameters";
import { exampleIn } from "@/lib/ads/schema-examples";
import { startPlatform } from "../testing/platform";

const platform = startPlatform("demo", async () => Response.json({}));
afterAll(() => platform.stop());

/** Their examples name webhooks, subscriptions, connections or uploads that are not there. */
const OF_SOMETHING_ELSE = [
  "activity-subscriptions.update",
  "webhooks.create",
  "webhook-replays.create",
  "connections.end",
  "platform-media.append",
  "platform-media.upload",
  "platform-media.describe",
  "platform-media.describe-by-id",
  "note-evaluations.create",
];

const endpoints = endpointsOf("platform").filter(
  ({ body, name }) => body !== undefined && !OF_SOMETHING_ELSE.includes(name),
);

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  it("takes its own example", async () => {
    const json = exampleIn(bodySchemaOf(endpoint) ?? {}, endpoint.name);
    // The same words are not taken twice in a day.
    platform.clock.advance(2 * 24 * 3_600_000);
    const ask = endpoint.credentials === "user" ? platform.asUser : platform.call;
    const { status, text } = await ask(endpoint.method, endpoint.path, { json });
    expect(status, text).toBe(endpoint.successStatus ?? 200);
  });
});
