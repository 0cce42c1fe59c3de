import { expect, it } from "vitest";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as connections from "@/lib/ads/endpoints/connections";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { Addresses } from "./addresses";

const bound = [campaigns.list, campaigns.create, campaigns.get, pollCards.get].map((endpoint) => ({
  endpoint,
}));
const elsewhere = [{ endpoint: connections.list }];
const addresses = new Addresses(bound, ({ path }) => `/live${path}`, elsewhere);
const meant = (method: string, path: string) => {
  const found = addresses.find(method, path);
  return found && "route" in found ? { name: found.route.endpoint.name, params: found.pathParams } : found;
};

it("finds the route of a method and a path, and the path's parameters", () => {
  expect(meant("GET", "/live/accounts/a1/campaigns/c1")).toEqual({
    name: "campaigns.get",
    params: { account_id: "a1", campaign_id: "c1" },
  });
  expect(meant("POST", "/live/accounts/a1/campaigns")).toMatchObject({ name: "campaigns.create" });
});

it("answers a HEAD as a GET", () => {
  expect(meant("HEAD", "/live/accounts/a1/campaigns")).toMatchObject({ name: "campaigns.list" });
});

it("says which methods a path has", () => {
  expect(meant("DELETE", "/live/accounts/a1/campaigns")).toEqual({ allow: "GET, POST" });
  expect(meant("GET", `/live${connections.list.path}`)).toEqual({ allow: "" });
});

it("matches no other paths", () => {
  expect(meant("GET", "/sandbox/accounts/a1/campaigns")).toBeUndefined();
  expect(meant("GET", "/live/accounts/a1/campaigns/")).toBeUndefined();
});

it("reads escaped text, and leaves alone what is none", () => {
  const idIn = (path: string) => {
    const found = meant("GET", path);
    return found && "params" in found ? found.params.campaign_id : undefined;
  };
  expect(idIn("/live/accounts/a1/campaigns/a%2Fb")).toBe("a/b");
  expect(idIn("/live/accounts/a1/campaigns/a%zz")).toBe("a%zz");
});
