import { expect, it } from "vitest";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as userSettings from "@/lib/ads/endpoints/user-settings";
import { buildRequest } from "@/lib/ads/request";
import { explorerQuery, typedForCall } from "./explorer-address";

it("holds the endpoint and what is given, and neither body nor account", () => {
  expect(explorerQuery(campaigns.list, { account_id: "a1", count: "10", q: "A & B", body: "{}" })).toBe(
    "endpoint=campaigns.list&with=count%3D10%26q%3DA%2B%2526%2BB",
  );
});

it("holds nothing that is personal", () => {
  const query = explorerQuery(userSettings.update, { user_id: "7", contact_phone: "+49 30 1" });
  expect(query).toBe("endpoint=user-settings.update&with=user_id%3D7");
});

it("is read from a call that was made", () => {
  const input = { account_id: "a1", campaign_id: "c1", name: "A & B" };
  const call = {
    number: 1,
    endpoint: campaigns.update,
    scope: { environment: "live", handle: "mara_agency" },
    request: buildRequest(campaigns.update, input),
    startedAt: 0,
  } as const;
  expect(typedForCall(call)).toEqual(input);
});
