import { expect, it } from "vitest";
import { catalogue } from "@/lib/ads/catalogue";
import { endpointNamed, findEndpoints } from "./endpoint-list";

const found = (search: string) =>
  findEndpoints(search).flatMap(({ endpoints }) => endpoints.map(({ name }) => name));

it("lists every endpoint once, by resource", () => {
  expect(found("").toSorted()).toEqual(catalogue.map(({ name }) => name).toSorted());
  expect(findEndpoints("")[0]?.resource).toBe("accounts");
});

it.each([
  ["campaigns.create", "campaigns.create"],
  ["R24 username", "users.by-username"],
  ["put tax", "tax-settings.update"],
  ["/2/activity/stream", "activity-stream.connect"],
  ["empty audience create", "custom-audiences.create"],
])("finds by name, number, method, path and summary: %s", (search, name) => {
  expect(found(search)).toContain(name);
  expect(found(search).length).toBeLessThan(6);
});

it("finds no endpoint that does not exist", () => {
  expect(endpointNamed("campaigns.list")?.number).toBe("19");
  expect(endpointNamed("constructor")).toBeUndefined();
  expect(endpointNamed(null)).toBeUndefined();
});
