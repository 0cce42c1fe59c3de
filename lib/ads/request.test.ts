import { describe, expect, test } from "vitest";
import * as accounts from "./endpoints/accounts";
import * as campaigns from "./endpoints/campaigns";
import { matchEndpoint } from "./match";
import { buildRequest } from "./request";

describe("input to wire", () => {
  test("path parameters go into the path, the rest into the query as the service writes it", () => {
    expect(
      buildRequest(campaigns.list, {
        account_id: "18ce54d4x5t",
        campaign_ids: ["8wku2", "8wku3"],
        sort_by: ["name-asc"],
        with_deleted: true,
        count: 1000,
      }),
    ).toEqual({
      base: "ads",
      method: "GET",
      path: "/12/accounts/18ce54d4x5t/campaigns",
      query: [
        ["campaign_ids", "8wku2,8wku3"],
        ["sort_by", "name-asc"],
        ["count", "1000"],
        ["with_deleted", "true"],
      ],
    });
  });

  test("an unset field is sent empty, an untouched one is not sent", () => {
    const { query } = buildRequest(campaigns.update, {
      account_id: "a",
      campaign_id: "b",
      total_budget_amount_local_micro: null,
    });
    expect(query).toEqual([["total_budget_amount_local_micro", ""]]);
  });

  test("amounts in a JSON body are integers, exactly", () => {
    const { body } = buildRequest(campaigns.batch, {
      account_id: "a",
      body: [
        {
          operation_type: "Update",
          params: { campaign_id: "b", daily_budget_amount_local_micro: "9007199254740993" },
        },
      ],
    });
    expect(body).toBe(
      '[{"operation_type":"Update","params":{"campaign_id":"b","daily_budget_amount_local_micro":9007199254740993}}]',
    );
  });

  test("a key that the catalogue does not name is refused", () => {
    const input = { account_id: "a", owner: "me" };
    expect(() => buildRequest(accounts.get, input)).toThrow(/owner/);
  });
});

describe("wire to endpoint", () => {
  test("finds it by method and path", () => {
    const match = matchEndpoint("live", "PUT", "/12/accounts/18ce54d4x5t/campaigns/8wku2");
    expect(match?.endpoint.name).toBe("campaigns.update");
    expect(match?.pathParams).toEqual({ account_id: "18ce54d4x5t", campaign_id: "8wku2" });
  });

  test("sandbox-only endpoints do not exist in live", () => {
    expect(matchEndpoint("sandbox", "POST", "/12/accounts")?.endpoint.name).toBe("accounts.create");
    expect(matchEndpoint("live", "POST", "/12/accounts")).toBeUndefined();
  });

  test.each([
    "/12/accounts/../campaigns",
    "/12/accounts/a%2Fb",
    "/12//accounts",
    "/12/accounts/",
    "/11/accounts",
    "/12/accounts/a;b",
    "/12/accounts/a\u0000",
    "/12/accounts/a\n",
    "https://elsewhere/12/accounts",
  ])("%j names none", (path) => {
    expect(matchEndpoint("live", "GET", path)).toBeUndefined();
  });
});
