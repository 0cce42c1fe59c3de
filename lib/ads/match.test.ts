import { describe, expect, it } from "vitest";
import { endpointsOf } from "./catalogue";
import { matchEndpoint } from "./match";

describe("finding the endpoint of an address", () => {
  it("reads the parameters of the path", () => {
    const match = matchEndpoint("live", "GET", "/12/accounts/18ce54d4x5t/campaigns/8wku2");
    expect(match?.endpoint.name).toBe("campaigns.get");
    expect(match?.pathParams).toEqual({ account_id: "18ce54d4x5t", campaign_id: "8wku2" });
  });

  it("matches no address with another method, version, environment or more segments", () => {
    expect(matchEndpoint("live", "PATCH", "/12/accounts/1")).toBeUndefined();
    expect(matchEndpoint("live", "GET", "/11/accounts/1")).toBeUndefined();
    expect(matchEndpoint("live", "DELETE", "/12/accounts/1")).toBeUndefined();
    expect(matchEndpoint("sandbox", "DELETE", "/12/accounts/1")).toBeDefined();
    expect(matchEndpoint("live", "GET", "/12/accounts/1/campaigns/2/3")).toBeUndefined();
    expect(matchEndpoint("live", "GET", "/12/accounts/a%2Fb")).toBeUndefined();
  });
});

describe("the platform API", () => {
  it("is found at its own paths, in either environment", () => {
    expect(matchEndpoint("sandbox", "GET", "/1.1/users/lookup.json")?.endpoint.name).toBe("users.lookup");
    expect(matchEndpoint("live", "GET", "/1.1/users/lookup_json")).toBeUndefined();
    expect(matchEndpoint("live", "DELETE", "/2/connections/all")?.endpoint.name).toBe("connections.end-all");
  });

  it("is carried for everybody where a call is about its caller, and else for operators alone", () => {
    const open = endpointsOf("platform").filter(({ forwardedFor }) => forwardedFor === "everybody");
    expect(open.map(({ name }) => name)).toEqual([
      "users.by-id",
      "users.by-ids",
      "users.by-username",
      "users.by-usernames",
      "users.lookup",
      "users.me",
      "users.show",
      "platform-media.append",
      "platform-media.describe",
      "platform-media.describe-by-id",
      "platform-media.finalize",
      "platform-media.initialize",
      "platform-media.status",
      "platform-media.upload",
      "news.get",
      "news.search",
      "platform-posts.create",
      "platform-posts.create-twin",
      "platform-posts.get",
      "platform-posts.list",
      "platform-posts.of-user",
      "platform-posts.remove",
      "post-search.recent",
      "note-evaluations.create",
    ]);
    expect(open.filter(({ credentials }) => credentials === "application")).toEqual([]);
  });
});
