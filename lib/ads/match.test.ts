import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue";
import { matchEndpoint } from "./match";

describe("finding the endpoint of an address", () => {
  it("reads the parameters of the path", () => {
    const match = matchEndpoint("live", "GET", "/12/accounts/18ce54d4x5t/campaigns/8wku2");
    expect(match?.endpoint.name).toBe("campaigns.get");
    expect(match?.pathParams).toEqual({ account_id: "18ce54d4x5t", campaign_id: "8wku2" });
  });

  it("knows no address with another method, version, environment or more segments", () => {
    expect(matchEndpoint("live", "PATCH", "/12/accounts/1")).toBeUndefined();
    expect(matchEndpoint("live", "GET", "/11/accounts/1")).toBeUndefined();
    expect(matchEndpoint("live", "DELETE", "/12/accounts/1")).toBeUndefined();
    expect(matchEndpoint("sandbox", "DELETE", "/12/accounts/1")).toBeDefined();
    expect(matchEndpoint("live", "GET", "/12/accounts/1/campaigns/2/3")).toBeUndefined();
    expect(matchEndpoint("live", "GET", "/12/accounts/a%2Fb")).toBeUndefined();
  });
});

describe("the wider platform", () => {
  it("is closed to the forward, but for looking users up", () => {
    const open = catalogue.filter(({ base, forwarded }) => base === "platform" && forwarded);
    expect(open.map(({ name }) => name)).toEqual(["users.lookup"]);
    expect(matchEndpoint("sandbox", "GET", "/1.1/users/lookup.json")?.endpoint.name).toBe("users.lookup");
    expect(matchEndpoint("live", "GET", "/1.1/users/lookup_json")).toBeUndefined();
    for (const [method, path] of [
      ["GET", "/1.1/users/show.json"],
      ["GET", "/2/users/me"],
      ["GET", "/2/activity/stream"],
      ["POST", "/2/webhooks"],
      ["POST", "/2/posts"],
    ] as const)
      expect(matchEndpoint("live", method, path), path).toBeUndefined();
  });
});
