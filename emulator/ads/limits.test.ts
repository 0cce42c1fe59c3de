import { beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import * as accountApps from "@/lib/ads/endpoints/account-apps";
import * as accountHistory from "@/lib/ads/endpoints/account-history";
import * as accounts from "@/lib/ads/endpoints/accounts";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as cards from "@/lib/ads/endpoints/cards";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import * as customAudiences from "@/lib/ads/endpoints/custom-audiences";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import * as posts from "@/lib/ads/endpoints/posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import * as taxSettings from "@/lib/ads/endpoints/tax-settings";
import * as userSettings from "@/lib/ads/endpoints/user-settings";
import { openAccount, type TestAccount } from "../testing/account";
import { startService, type TestService } from "../testing/service";

/** The limits of the specification's tables, copied by hand: the last value within each is taken, the next is not. */

type Given = Readonly<Record<string, string>>;

let service: TestService;
let account: TestAccount;
/** Records that are there, by the parameter that names them. */
let known: Record<string, string>;

const JON = "2200000002";
const IMAGE = "3_1111111111111111111";
const VIDEO = "7_2222222222222222222";

beforeAll(async () => {
  service = startService("empty");
  account = openAccount(service);
  service.db.exec("UPDATE accounts SET history_allowed = 1");
  account.mayPromote(JON);
  await account.media(IMAGE, VIDEO);
  service.clock.advance(60_000);
  const campaign = await account.campaign();
  const lineItem = await account.lineItem({ campaign_id: campaign });
  known = {
    account_id: account.id,
    campaign_id: campaign,
    funding_instrument_id: account.funding,
    line_item_id: lineItem,
    line_item_ids: lineItem,
    user_id: JON,
    media_key: IMAGE,
  };
  const made = async (endpoint: AnyEndpoint, given: Given) => {
    const answer = await ask(endpoint, filled(given));
    expect(answer.status, `${endpoint.name} ${answer.text}`).toBe(200);
    return answer.record.id;
  };
  known.targeting_criterion_id = await made(targetingCriteria.create, CRITERION);
  known.draft_post_id = await made(draftPosts.create, POST);
  known.scheduled_post_id = await made(scheduledPosts.create, SCHEDULED);
  known.custom_audience_id = await made(customAudiences.create, { name: "People" });
});

function ask(endpoint: AnyEndpoint, given: Given = {}, as?: string, json?: unknown) {
  service.service.reset();
  const filled = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => given[name] ?? known[name] ?? "a");
  const query = Object.fromEntries(
    Object.entries(given).filter(([name]) => !endpoint.path.includes(`:${name}`)),
  );
  return service.call(endpoint.method, `/live/12${filled}`, {
    query,
    ...(as !== undefined && { as }),
    ...(json !== undefined && { json }),
  });
}

const POST = { as_user_id: JON, text: "Hello" };
const SCHEDULED = { ...POST, scheduled_at: "2026-11-25T10:00:00Z" };
const POLL = { name: "Poll", duration_in_minutes: "60", first_choice: "Yes", second_choice: "No" };
const CONVERSATION = {
  name: "Conversation",
  title: "Title",
  first_cta: "#yes",
  first_cta_post: "Yes",
  thank_you_text: "Thanks",
};
const IMAGE_CARD = { ...CONVERSATION, media_key: IMAGE };
const VIDEO_CARD = { ...CONVERSATION, media_key: VIDEO };
const CRITERION = {
  targeting_type: "BROAD_KEYWORD",
  targeting_value: "tea",
  operator_type: "EQ",
  line_item_id: "",
};
const LINE_ITEM = {
  objective: "ENGAGEMENTS",
  product_type: "PROMOTED_POST",
  placements: "ALL_ON_SERVICE",
  start_time: "2026-11-22T00:00:00Z",
};
const HISTORY = {
  entity_type: "CAMPAIGN",
  entity_id: "a",
  start_time: "2026-11-01T00:00:00Z",
  end_time: "2026-11-21T00:00:00Z",
};

/** Values that a test has only once its records are there. */
const filled = (given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === "" ? (known[name] ?? "") : value]),
  );

async function isTaken(endpoint: AnyEndpoint, given: Given, as?: string): Promise<void> {
  const answer = await ask(endpoint, filled(given), as);
  expect(answer.status, `${endpoint.name} ${answer.text}`).toBe(200);
}

async function isRefused(endpoint: AnyEndpoint, given: Given, parameter: string, as?: string): Promise<void> {
  const { status, body, text } = await ask(endpoint, filled(given), as);
  expect(status, text).toBe(400);
  expect(body.errors?.map((error) => error.parameter)).toContain(parameter);
}

describe("how many records a page may hold", () => {
  it.each<[string, AnyEndpoint, number, Given]>([
    ["accounts", accounts.list, 1_000, {}],
    ["apps of an account", accountApps.list, 1_000, {}],
    ["its history", accountHistory.list, 1_000, HISTORY],
    ["campaigns", campaigns.list, 1_000, {}],
    ["funding instruments", fundingInstruments.list, 1_000, {}],
    ["line items", lineItems.list, 1_000, {}],
    ["targeting criteria", targetingCriteria.list, 1_000, { line_item_ids: "" }],
    ["cards", cards.list, 200, {}],
    ["poll cards", pollCards.list, 1_000, {}],
    ["image conversations", conversationCards.image.list, 1_000, {}],
    ["video conversations", conversationCards.video.list, 1_000, {}],
    ["media", mediaLibrary.list, 50, {}],
    ["drafts", draftPosts.list, 200, {}],
    ["scheduled posts", scheduledPosts.list, 200, {}],
    ["posts", posts.list, 1_000, { post_type: "PUBLISHED" }],
    ["audiences", customAudiences.list, 1_000, {}],
  ])("%s", async (_, endpoint, most, given) => {
    await isTaken(endpoint, given);
    await isTaken(endpoint, { ...given, count: "1" });
    await isTaken(endpoint, { ...given, count: String(most) });
    for (const count of ["0", String(most + 1), "-1", "1.5", "many"])
      await isRefused(endpoint, { ...given, count }, "count");
  });
});

describe("how many identifiers a filter may hold", () => {
  it.each<[AnyEndpoint, string, Given]>([
    [accounts.list, "account_ids", {}],
    [campaigns.list, "campaign_ids", {}],
    [campaigns.list, "funding_instrument_ids", {}],
    [fundingInstruments.list, "funding_instrument_ids", {}],
    [lineItems.list, "line_item_ids", {}],
    [targetingCriteria.list, "line_item_ids", {}],
    [cards.list, "card_id", {}],
    [cards.list, "card_uris", {}],
    [pollCards.list, "card_ids", {}],
    [conversationCards.image.list, "card_ids", {}],
    [posts.list, "post_ids", { post_type: "PUBLISHED" }],
    [customAudiences.list, "custom_audience_ids", {}],
  ])("$name, $1", async (endpoint, parameter, given) => {
    const value = parameter === "card_uris" ? "card://1" : "1";
    const list = (length: number) => ({ ...given, [parameter]: Array(length).fill(value).join(",") });
    await isTaken(endpoint, list(200));
    await isRefused(endpoint, list(201), parameter);
  });
});

describe("how long a text may be", () => {
  it.each<[AnyEndpoint, string, number, Given]>([
    [campaigns.update, "name", 255, {}],
    [campaigns.update, "purchase_order_number", 50, {}],
    [lineItems.create, "name", 255, { ...LINE_ITEM, campaign_id: "" }],
    [lineItems.update, "name", 255, {}],
    [cards.list, "q", 80, {}],
    [pollCards.list, "q", 80, {}],
    [pollCards.create, "name", 80, POLL],
    [pollCards.create, "first_choice", 25, POLL],
    [pollCards.create, "second_choice", 25, POLL],
    [pollCards.create, "third_choice", 25, POLL],
    [pollCards.create, "fourth_choice", 25, { ...POLL, third_choice: "Perhaps" }],
    [conversationCards.image.create, "name", 80, IMAGE_CARD],
    [conversationCards.image.create, "title", 23, IMAGE_CARD],
    [conversationCards.image.create, "first_cta", 20, IMAGE_CARD],
    [conversationCards.image.create, "thank_you_text", 23, IMAGE_CARD],
    [conversationCards.video.create, "name", 80, VIDEO_CARD],
    [conversationCards.video.create, "title", 23, VIDEO_CARD],
    [conversationCards.video.create, "second_cta", 20, { ...VIDEO_CARD, second_cta_post: "No" }],
    [conversationCards.video.create, "thank_you_text", 23, VIDEO_CARD],
    [mediaLibrary.update, "description", 200, { media_key: VIDEO }],
    [mediaLibrary.update, "file_name", 255, {}],
    [mediaLibrary.update, "name", 100, {}],
    [mediaLibrary.update, "title", 70, { media_key: VIDEO }],
    [draftPosts.create, "name", 80, POST],
    [draftPosts.update, "name", 80, {}],
    [scheduledPosts.update, "name", 80, {}],
    [customAudiences.update, "name", 255, {}],
    [customAudiences.update, "description", 255, {}],
  ])("$name, $1: $2", async (endpoint, parameter, most, given) => {
    await isTaken(endpoint, { ...given, [parameter]: "a".repeat(most) });
    await isRefused(endpoint, { ...given, [parameter]: "a".repeat(most + 1) }, parameter);
  });

  it("counts characters, not bytes", async () => {
    await isTaken(campaigns.update, { name: "💥".repeat(255) });
    await isRefused(campaigns.update, { name: "💥".repeat(256) }, "name");
  });

  it("weighs a post's text as readers see it", async () => {
    await isTaken(posts.create, { ...POST, text: "a".repeat(280) });
    for (const endpoint of [posts.create, draftPosts.create, scheduledPosts.create]) {
      const given = endpoint === scheduledPosts.create ? SCHEDULED : POST;
      await isRefused(endpoint, { ...given, text: "a".repeat(281) }, "text");
      await isRefused(endpoint, { ...given, text: "猫".repeat(141) }, "text");
    }
  });
});

describe("how many operations a batch may hold", () => {
  it.each<[AnyEndpoint, number, string]>([
    [campaigns.batch, 40, "campaign_id"],
    [lineItems.batch, 40, "line_item_id"],
    [targetingCriteria.batch, 500, "targeting_criterion_id"],
    [customAudiences.batch, 10, "custom_audience_id"],
  ])("$name: $1", async (endpoint, most, parameter) => {
    const items = (count: number) =>
      Array(count).fill({ operation_type: "Delete", params: { [parameter]: "zzzz" } });
    const full = await ask(endpoint, {}, undefined, items(most));
    expect([full.status, full.body.errors, full.body.operation_errors?.length]).toEqual([
      400,
      undefined,
      most,
    ]);
    for (const count of [0, most + 1]) {
      const { status, body } = await ask(endpoint, {}, undefined, items(count));
      expect([status, body.errors?.length, body.operation_errors]).toEqual([400, 1, undefined]);
    }
  });
});

describe("a component card", () => {
  const DETAILS = {
    type: "DETAILS",
    title: "More",
    destination: { type: "WEBSITE", url: "https://a.example/" },
  };
  const card = (name: string, components: unknown[] = [{ type: "MEDIA", media_key: IMAGE }, DETAILS]) =>
    ask(cards.create, {}, undefined, { name, components });
  const swipe = (count: number) =>
    card("Swipe", [{ type: "SWIPEABLE_MEDIA", media_keys: Array(count).fill(IMAGE) }, DETAILS]);

  it("has a name of 80, and 2 to 6 media to swipe", async () => {
    expect((await card("a".repeat(80))).status).toBe(200);
    expect((await card("a".repeat(81))).status).toBe(400);
    expect((await card("")).status).toBe(400);
    for (const count of [2, 6]) expect((await swipe(count)).status, String(count)).toBe(200);
    for (const count of [0, 1, 7]) expect((await swipe(count)).status, String(count)).toBe(400);
  });

  it("is read as a list of one", async () => {
    const { record } = await card("Read");
    expect((await ask(cards.get, { card_id: record.id })).records).toHaveLength(1);
    expect((await ask(cards.get, { card_id: "1" })).status).toBe(404);
  });
});

it("a poll card is removed for good", async () => {
  const { id } = (await ask(pollCards.create, POLL)).record;
  await isTaken(pollCards.get, { card_id: id });
  await isTaken(pollCards.remove, { card_id: id });
  for (const endpoint of [pollCards.get, pollCards.remove])
    expect((await ask(endpoint, { card_id: id })).status).toBe(404);
  expect((await ask(pollCards.get, { card_id: id, with_deleted: "true" })).status).toBe(404);
});

it("funding instruments are not deleted in the live environment", async () => {
  const { status, body } = await ask(fundingInstruments.remove);
  expect([status, body.errors?.[0]?.code]).toEqual([405, "METHOD_NOT_ALLOWED"]);
});

it("a medium is in a library once", async () => {
  const { status, body } = await ask(mediaLibrary.create);
  expect([status, body.errors?.[0]?.parameter]).toEqual([400, "media_key"]);
});

describe("how long a poll may run", () => {
  it("is 5 minutes to a week", async () => {
    for (const duration_in_minutes of ["5", "10080"])
      await isTaken(pollCards.create, { ...POLL, duration_in_minutes });
    for (const duration_in_minutes of ["4", "10081", "1.5", ""])
      await isRefused(pollCards.create, { ...POLL, duration_in_minutes }, "duration_in_minutes");
  });
});

describe("values of a list of words", () => {
  it.each<[AnyEndpoint, string, string, Given, string?]>([
    [
      accountHistory.list,
      "entity_type",
      "CAMPAIGN LINE_ITEM PROMOTED_POST TARGETING_CRITERIA PROMOTED_ACCOUNT",
      HISTORY,
    ],
    [taxSettings.update, "invoice_jurisdiction", "LOI_SAPIN NONE NOT_SET", {}],
    [taxSettings.update, "tax_category", "BUSINESS_NO_VAT BUSINESS_WITH_VAT INDIVIDUAL", {}],
    [
      userSettings.update,
      "subscribe_email_types",
      "ACCOUNT_PERFORMANCE PERFORMANCE_IMPROVEMENT",
      {},
      "jon_marketer",
    ],
    [campaigns.update, "entity_status", "ACTIVE PAUSED", {}],
    [mediaLibrary.list, "media_type", "GIF IMAGE VIDEO", {}],
    [posts.list, "post_type", "DRAFT PUBLISHED SCHEDULED", {}],
    [customAudiences.list, "permission_scope", "OWNER SHARED", {}],
  ])("$name, $1", async (endpoint, parameter, words, given, as) => {
    for (const word of words.split(" ")) await isTaken(endpoint, { ...given, [parameter]: word }, as);
    for (const word of ["NOTHING", words.split(" ")[0]?.toLowerCase() ?? ""])
      await isRefused(endpoint, { ...given, [parameter]: word }, parameter, as);
  });
});

describe("what is read by its identifier", () => {
  it.each<[AnyEndpoint, Given, string?]>([
    [accounts.get, {}],
    [accounts.access, {}],
    [campaigns.get, {}],
    [fundingInstruments.get, {}],
    [lineItems.get, {}],
    [targetingCriteria.get, {}],
    [mediaLibrary.get, {}],
    [draftPosts.get, {}],
    [scheduledPosts.get, {}],
    [customAudiences.get, {}],
    [customAudiences.targeted, {}],
    [userSettings.get, {}, "jon_marketer"],
  ])("$name is there", async (endpoint, given, as) => isTaken(endpoint, given, as));
});

describe("what is deleted", () => {
  it.each<[AnyEndpoint, AnyEndpoint, string]>([
    [targetingCriteria.remove, targetingCriteria.get, "targeting_criterion_id"],
    [lineItems.remove, lineItems.get, "line_item_id"],
    [campaigns.remove, campaigns.get, "campaign_id"],
    [scheduledPosts.remove, scheduledPosts.get, "scheduled_post_id"],
    [draftPosts.remove, draftPosts.get, "draft_post_id"],
    [customAudiences.remove, customAudiences.get, "custom_audience_id"],
    [mediaLibrary.remove, mediaLibrary.get, "media_key"],
  ])("$name is gone, and cannot be deleted twice", async (remove, get, parameter) => {
    const given = { [parameter]: known[parameter] ?? "" };
    await isTaken(get, given);
    await isTaken(remove, given);
    for (const endpoint of [get, remove]) {
      const { status, body } = await ask(endpoint, given);
      expect([status, body.errors?.[0]?.code]).toEqual([404, "NOT_FOUND"]);
    }
    if ("with_deleted" in get.params.shape) await isTaken(get, { ...given, with_deleted: "true" });
  });
});
