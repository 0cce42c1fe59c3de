import { expect, it } from "vitest";
import { catalogue } from "@/lib/ads/catalogue";
import * as activityStream from "@/lib/ads/endpoints/activity-stream";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as mediaUpload from "@/lib/ads/endpoints/media-upload";
import * as news from "@/lib/ads/endpoints/news";
import * as users from "@/lib/ads/endpoints/users";
import { matchEndpoint } from "@/lib/ads/match";
import { closedReason, removes, sendingReason } from "./callable";

it("calls of the wider platform what the forward lets through, and says why not the rest", () => {
  expect(closedReason(users.lookup)).toBeUndefined();
  expect(closedReason(activityStream.connect)).toMatch(/the application’s own token/);
  expect(closedReason(news.search)).toMatch(/lets nothing of the wider platform through/);
  expect(closedReason(mediaUpload.append)).toMatch(/bytes of a file/);
});

it("offers nothing that the forward is closed to", () => {
  const reachable = new Set(catalogue.filter(({ forwarded }) => forwarded).map(({ name }) => name));
  for (const endpoint of catalogue.filter((each) => closedReason(each) === undefined)) {
    expect(reachable.has(endpoint.name)).toBe(true);
  }
  expect(matchEndpoint("live", "GET", "/2/activity/stream")).toBeUndefined();
});

it("sends changes in the sandbox only", () => {
  expect(sendingReason(campaigns.list, "live")).toBeUndefined();
  expect(sendingReason(campaigns.create, "live")).toMatch(/sandbox only/);
  expect(sendingReason(campaigns.create, "sandbox")).toBeUndefined();
});

it("knows what removes something, one item of a batch too", () => {
  expect(removes(campaigns.remove, {})).toBe(true);
  expect(removes(campaigns.update, { body: [] })).toBe(false);
  expect(removes(campaigns.batch, { body: [{ operation_type: "Update" }] })).toBe(false);
  expect(
    removes(campaigns.batch, { body: [{ operation_type: "Update" }, { operation_type: "Delete" }] }),
  ).toBe(true);
});
