import { expect, it } from "vitest";
import { catalogue } from "@/lib/ads/catalogue";
import * as activityStream from "@/lib/ads/endpoints/activity-stream";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as connections from "@/lib/ads/endpoints/connections";
import * as mediaUpload from "@/lib/ads/endpoints/media-upload";
import * as platformPosts from "@/lib/ads/endpoints/platform-posts";
import { asksFirst, removes, sendingReason, uncallableReason } from "./callable";

it("sends everything but the bytes of files", () => {
  const closed = catalogue.filter((endpoint) => uncallableReason(endpoint) !== undefined);
  expect(closed.map(({ name }) => name)).toEqual([
    "media-upload.append",
    "media-upload.simple",
    "platform-media.append",
    "platform-media.upload",
  ]);
  expect(uncallableReason(mediaUpload.append)).toMatch(/bytes of a file/);
});

it("asks about what changes the platform API, which has no sandbox", () => {
  expect(asksFirst(platformPosts.create, { body: { text: "Hello" } })).toBe(true);
  expect(asksFirst(connections.endAll, {})).toBe(true);
  expect(asksFirst(activityStream.connect, {})).toBe(false);
  expect(asksFirst(campaigns.update, {})).toBe(false);
  expect(asksFirst(campaigns.remove, {})).toBe(true);
  expect(sendingReason(platformPosts.create, "live")).toMatch(/sandbox only/);
});

it("sends changes in the sandbox only", () => {
  expect(sendingReason(campaigns.list, "live")).toBeUndefined();
  expect(sendingReason(campaigns.create, "live")).toMatch(/sandbox only/);
  expect(sendingReason(campaigns.create, "sandbox")).toBeUndefined();
});

it("recognises calls that delete, one item of a batch too", () => {
  expect(removes(campaigns.remove, {})).toBe(true);
  expect(removes(campaigns.update, { body: [] })).toBe(false);
  expect(removes(campaigns.batch, { body: [{ operation_type: "Update" }] })).toBe(false);
  expect(
    removes(campaigns.batch, { body: [{ operation_type: "Update" }, { operation_type: "Delete" }] }),
  ).toBe(true);
});
