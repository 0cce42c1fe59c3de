import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { ERROR_CODES, type ErrorCode } from "@/lib/ads/error-codes";
import { createEmulator } from "./app";
import { OWNER_TOKEN } from "./credentials/seed";
import { openAccount, type TestAccount } from "./testing/account";
import { createTestClient, ORIGIN } from "./testing/client";
import { startService, type TestAnswer, type TestService } from "./testing/service";

/** Every code of the specification's list, with a request that provokes it. Nothing of the list may be missing. */

let service: TestService;
let account: TestAccount;

beforeEach(() => {
  service = startService("empty");
  account = openAccount(service);
});

const campaign = (query: Record<string, string> = {}) =>
  account.post("campaigns", { name: "Launch", funding_instrument_id: account.funding, ...query });

const lineItem = async (query: Record<string, string>) =>
  account.post("line_items", {
    campaign_id: await account.campaign({ total_budget_amount_local_micro: "50000000" }),
    objective: "ENGAGEMENTS",
    product_type: "PROMOTED_POST",
    placements: "ALL_ON_SERVICE",
    start_time: "2026-11-22",
    ...query,
  });

const draft = (query: Record<string, string>) =>
  account.post("draft_posts", { as_user_id: "2200000001", ...query });

const card = (media_key: string) =>
  service.call("POST", account.at("cards"), {
    json: {
      name: "Card",
      components: [
        { type: "MEDIA", media_key },
        { type: "DETAILS", title: "More", destination: { type: "WEBSITE", url: "https://www.example.com/" } },
      ],
    },
  });

const poll = (query: Record<string, string>) =>
  account.post("cards/poll", {
    name: "Poll",
    duration_in_minutes: "60",
    first_choice: "a",
    second_choice: "b",
    ...query,
  });

const repeated = async (times: number, ask: () => Promise<TestAnswer>) => {
  for (let turn = 1; turn < times; turn += 1) await ask();
  return ask();
};

async function criterion(targeting_type: string, targeting_value: string, line_item_id: string) {
  const operator_type = "EQ";
  return account.post("targeting_criteria", { line_item_id, targeting_type, targeting_value, operator_type });
}

const ofLineItem = async (
  path: string,
  lineItemQuery: Record<string, string>,
  query: Record<string, string>,
) => {
  const { record } = await lineItem(lineItemQuery);
  return account.post(path, { line_item_id: record.id, ...query });
};

const FOLLOWERS = { objective: "FOLLOWERS", product_type: "PROMOTED_ACCOUNT" };

const PROVOKED: Partial<Record<ErrorCode, () => Promise<TestAnswer>>> = {
  EXCLUSIVE_PARAMETERS: () => account.get("campaigns", { cursor: "x", with_total_count: "true" }),
  FEATURE_NOT_AVAILABLE: () => poll({ media_key: "3_1" }),
  ILLEGAL_CHARACTERS: () => account.get("campaigns", { q: "a\u0000b" }),
  INCLUSIVE_PARAMETERS: () => poll({ fourth_choice: "d" }),
  INCOMPATIBLE_LINE_ITEM: () => ofLineItem("promoted_accounts", {}, { user_id: "2200000001" }),
  INVALID: async () => {
    const { record } = await lineItem({});
    const campaign_id = String(record.campaign_id);
    return lineItem({ ...FOLLOWERS, campaign_id });
  },
  INVALID_DENOMINATION: () => campaign({ daily_budget_amount_local_micro: "1234" }),
  INVALID_FUNDING_INSTRUMENT: () => campaign({ funding_instrument_id: "zzzz9" }),
  DUPLICATE_POST: () => repeated(2, () => account.post("post", { as_user_id: "2200000001", text: "Hello" })),
  INVALID_IMAGE: async () => {
    await account.media("3_1");
    account.connection.run("UPDATE media_library SET width = 100 WHERE id = ?", ["3_1"]);
    return account.post("cards/image_conversation", {
      name: "Card",
      title: "Title",
      first_cta: "#yes",
      first_cta_post: "Yes",
      thank_you_text: "Thanks",
      media_key: "3_1",
    });
  },
  INVALID_MEDIA: () => card("3_999"),
  INVALID_PARAMETER: () => account.get("campaigns", { count: "0" }),
  INVALID_PLACEMENT_TYPE: () => lineItem({ placements: "SERVICE_PROFILE", objective: "REACH" }),
  INVALID_POST: () => ofLineItem("promoted_posts", {}, { post_ids: "1" }),
  INVALID_TIME_WINDOW: () => lineItem({ end_time: "2026-11-21" }),
  INVALID_USER: () => draft({ as_user_id: "999", text: "Hello" }),
  INVALID_USER_ID: () => ofLineItem("promoted_accounts", FOLLOWERS, { user_id: "999" }),
  MISSING_PARAMETER: () => account.post("campaigns"),
  POST_CANNOT_BE_BLANK: () => draft({}),
  REQUEST_TOO_COMPLEX: async () => {
    const { record } = await lineItem({});
    await criterion("AGE", "AGE_18_TO_34", record.id);
    return criterion("AGE", "AGE_21_TO_34", record.id);
  },
  SCHEDULED_POST_LIMIT_EXCEEDED: async () => {
    let text = 0;
    return repeated(31, () => {
      text += 1;
      const query = { as_user_id: "2200000001", text: `Hello ${text}`, scheduled_at: "2026-12-01T10:00:00Z" };
      return account.post("scheduled_posts", query);
    });
  },
  SPEND_EXCEEDS_BUDGET: () => lineItem({ total_budget_amount_local_micro: "60000000" }),
  TOO_MANY_CAMPAIGNS: () => {
    account.connection.run("UPDATE accounts SET active_campaign_limit = 0 WHERE id = ?", [account.id]);
    return campaign();
  },
  TOO_MANY_LINE_ITEMS: async () => {
    const { record } = await lineItem({});
    const campaign_id = String(record.campaign_id);
    return repeated(100, () => lineItem({ campaign_id }));
  },
  ACTION_NOT_ALLOWED: () => account.post("campaigns", {}, { as: "leo_analyst" }),
  READONLY_CLIENT_APPLICATION: () => account.post("campaigns", {}, { access: "read" }),
  NOT_FOUND: () => account.get("campaigns/zzzz9"),
  ROUTE_NOT_FOUND: () => account.get("no/such/route"),
  METHOD_NOT_ALLOWED: () => account.remove("campaigns"),
  REQUEST_TOO_LARGE: () => account.batch("campaigns", ["x".repeat(5_000_000)]),
  TOO_MANY_REQUESTS: () => repeated(6, () => service.get("/live/12/bidding_rules")),
};

const { app } = createEmulator({ data: ":memory:", seed: "empty" });
const sign = createTestClient(app);
const token = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };

/** Codes that need a whole emulator: it asks for signatures and takes uploads. */
const PROVOKED_BY_SIGNED: Partial<Record<ErrorCode, () => Promise<Response> | Response>> = {
  UNAUTHORIZED_ACCESS: () => app.request(`${ORIGIN}/live/12/accounts`),
};

const statusOf = (code: string) =>
  Number(
    Object.entries(ERROR_CODES).find(([, codes]) => codes.some((one) => one === code))?.[0] ?? Number.NaN,
  );

const CODES = Object.values(ERROR_CODES).flat();
const isProvoked = (code: ErrorCode) => code in PROVOKED || code in PROVOKED_BY_SIGNED;

describe("codes that break a rule of the service", () => {
  it.each(Object.entries(PROVOKED))("%s", async (code, provoke) => {
    const answer = await provoke();
    const errors = [...(answer.body.errors ?? []), ...(answer.body.operation_errors ?? []).flat()];
    expect(
      errors.map((error) => error.code),
      answer.text.slice(0, 500),
    ).toContain(code);
    expect(answer.status).toBe(statusOf(code));
  });

  const errorBody = z.object({ errors: z.array(z.looseObject({ code: z.string() })) });

  it.each(Object.entries(PROVOKED_BY_SIGNED))("%s, of the whole emulator", async (code, provoke) => {
    const response = await provoke();
    expect(errorBody.parse(await response.json()).errors.map((error) => error.code)).toContain(code);
    expect(response.status).toBe(statusOf(code));
  });

  it.each(CODES.filter((code) => !isProvoked(code)))("%s, which a fault stands for", async (code) => {
    const status = statusOf(code);
    const body = { errors: [{ code, message: "As the test says" }], request: { params: {} } };
    const set = await app.request(`${ORIGIN}/_emulator/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ path: "/live/*", status, body, count: 1 }),
    });
    expect(set.status).toBe(201);
    const response = await sign("/live/12/accounts", { method: "GET", token });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
    const left = await app.request(`${ORIGIN}/_emulator/faults`);
    expect(await left.json()).toEqual({ faults: [] });
  });
});
