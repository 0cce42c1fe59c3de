import { afterEach, describe, expect, test, vi } from "vitest";
import { callEndpoint } from "./call";
import * as accounts from "./endpoints/accounts";
import * as campaigns from "./endpoints/campaigns";
import { explainError } from "./error-words";
import { NotAsPromisedError, RefusedError, UnreachableError } from "./errors";
import { FORWARD_HEADER } from "./scope";

/** The present, in seconds since the epoch. */
const seconds = Math.floor(Date.now() / 1_000);
const scope = { environment: "live", handle: "mara_agency" } as const;

const campaign = {
  id: "8wku2",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  name: "Spring",
  budget_optimization: "CAMPAIGN",
  daily_budget_amount_local_micro: 5_500_000,
  total_budget_amount_local_micro: null,
  funding_instrument_id: "lygyi",
  entity_status: "PAUSED",
  effective_status: "A_STATUS_OF_TOMORROW",
  servable: false,
  reasons_not_servable: ["PAUSED_BY_ADVERTISER"],
  standard_delivery: true,
  purchase_order_number: null,
  duration_in_days: null,
  frequency_cap: null,
  currency: "EUR",
};

function answer(body: unknown, init: ResponseInit = {}) {
  const fetched = vi.fn<typeof fetch>(async () =>
    typeof body === "string" ? new Response(body, init) : Response.json(body, init),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a call", () => {
  test("goes through the forward, marked as our own", async () => {
    const fetched = answer({ data: campaign });
    await callEndpoint(campaigns.update, scope, { account_id: "a", campaign_id: "8wku2", name: "A & B" });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe("/api/ads/live/mara_agency/12/accounts/a/campaigns/8wku2?name=A+%26+B");
    expect(init?.method).toBe("PUT");
    expect(new Headers(init?.headers).get(FORWARD_HEADER)).toBe("1");
  });

  test("returns exact amounts and keeps unknown values", async () => {
    answer({ data: [campaign], next_cursor: "c-1", total_count: 1 });
    const { data, nextCursor, totalCount } = await callEndpoint(campaigns.list, scope, { account_id: "a" });
    expect(data[0]?.daily_budget_amount_local_micro).toBe("5500000");
    expect(data[0]?.effective_status).toBe("A_STATUS_OF_TOMORROW");
    expect(nextCursor).toBe("c-1");
    expect(totalCount).toBe(1);
  });

  test("reads the account's allowance before the user's", async () => {
    answer(
      { data: [], next_cursor: null },
      {
        headers: {
          "x-rate-limit-limit": "450",
          "x-rate-limit-remaining": "449",
          "x-rate-limit-reset": String(seconds + 100),
          "x-account-rate-limit-limit": "10000",
          "x-account-rate-limit-remaining": "7",
          "x-account-rate-limit-reset": String(seconds + 200),
        },
      },
    );
    const { rate } = await callEndpoint(campaigns.list, scope, { account_id: "a" });
    expect(rate).toEqual({ limit: 10_000, remaining: 7, resetAt: new Date((seconds + 200) * 1_000) });
  });
});

describe("three ways to fail", () => {
  test("a refusal is there in plain words as soon as it is known", async () => {
    answer({ errors: [{ code: "NOT_FOUND", message: "no" }] }, { status: 404 });
    const failure = await callEndpoint(campaigns.get, scope, { account_id: "a", campaign_id: "b" }).catch(
      (error: unknown) => error,
    );
    if (!(failure instanceof RefusedError)) throw new Error("It was not refused");
    expect(explainError(failure).what).not.toBe("Refused");
  });

  test("refused: the service's own codes, and the parameter at fault", async () => {
    const errors = [{ code: "INVALID_PARAMETER", message: "Expected Long", parameter: "name" }];
    answer({ errors, request: { params: {} } }, { status: 400 });
    const failure = await callEndpoint(accounts.get, scope, { account_id: "a" }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(RefusedError);
    expect(failure).toMatchObject({ status: 400, errors });
  });

  test("refused: a batch keeps its errors by item", async () => {
    const operation_errors = [[], [{ code: "NOT_FOUND", message: "Campaign x was not found" }]];
    answer({ operation_errors, request: [] }, { status: 400 });
    const input = {
      account_id: "a",
      body: [{ operation_type: "Delete" as const, params: { campaign_id: "x" } }],
    };
    await expect(callEndpoint(campaigns.batch, scope, input)).rejects.toMatchObject({
      operationErrors: operation_errors,
    });
  });

  test("refused: 429 says when to go on", async () => {
    answer(
      { errors: [{ code: "TOO_MANY_REQUESTS", message: "Slow down" }] },
      {
        status: 429,
        headers: {
          "x-rate-limit-limit": "5",
          "x-rate-limit-remaining": "0",
          "x-rate-limit-reset": String(seconds + 60),
        },
      },
    );
    await expect(callEndpoint(accounts.list, scope, {})).rejects.toMatchObject({
      againAt: new Date((seconds + 60) * 1_000),
    });
  });

  test("refused: 503 with Retry-After alone says when to go on", async () => {
    answer(
      { errors: [{ code: "SERVICE_UNAVAILABLE", message: "Down" }] },
      { status: 503, headers: { "retry-after": "180" } },
    );
    const failure = await callEndpoint(accounts.list, scope, {}).catch((error: unknown) => error);
    if (!(failure instanceof RefusedError)) throw new Error("It was not refused");
    expect((failure.againAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(178_000);
    expect((failure.againAt?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(180_000);
  });

  test("unreachable: no answer", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("failed"))),
    );
    await expect(callEndpoint(accounts.list, scope, {})).rejects.toBeInstanceOf(UnreachableError);
  });

  test.each([
    ["HTML with 200", "<html>"],
    ["nothing with 200", ""],
    ["another record", { data: { id: "a" } }],
  ])("not as promised: %s", async (_, body) => {
    answer(body);
    await expect(callEndpoint(accounts.get, scope, { account_id: "a" })).rejects.toBeInstanceOf(
      NotAsPromisedError,
    );
  });
});
