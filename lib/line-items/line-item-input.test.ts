import { describe, expect, it } from "vitest";
import { choicesFor, fieldsFor, settledLineItem, settledPayBy } from "./line-item-choices";
import {
  type CampaignOfLineItem,
  EMPTY_LINE_ITEM,
  type LineItemTyped,
  lineItemTermsOf,
  typedLineItem,
} from "./line-item-form";
import { readLineItemChange, readNewLineItem } from "./line-item-input";
import { sampleLineItem } from "./test-line-item";

const shared: CampaignOfLineItem = {
  budget_optimization: "CAMPAIGN",
  total_budget_amount_local_micro: null,
  currency: "EUR",
};
const apart = { ...shared, budget_optimization: "LINE_ITEM" };
const zone = "Europe/Berlin";

const settled = (typed: Partial<LineItemTyped>, campaign = shared) =>
  settledLineItem(
    { ...EMPTY_LINE_ITEM, campaign: "8wku2", start: "2026-12-01T09:00", ...typed },
    (each) => lineItemTermsOf(each, campaign),
    undefined,
  );

/** The input, or the problems by field. */
function read(typed: Partial<LineItemTyped>, campaign = shared) {
  const outcome = readNewLineItem(settled(typed, campaign), { campaign, zone });
  return outcome.ok ? outcome.input : Object.fromEntries(outcome.problems);
}

it("keeps an edited time in the second of two hours that clocks show, where it was", () => {
  const item = sampleLineItem({ start_time: "2026-10-25T01:05:00Z" });
  const typed = { ...typedLineItem(item, zone), start: "2026-10-25T02:45" };
  expect(readLineItemChange(item, item, typed, { campaign: shared, zone }).change).toEqual({
    start_time: "2026-10-25T01:45:00Z",
  });
});

describe("a new line item", () => {
  it("sends what was typed, with times on the account's clocks, and is paused", () => {
    expect(read({ name: " Readers ", objective: "WEBSITE_CLICKS", total: "5000000" })).toEqual({
      campaign_id: "8wku2",
      name: "Readers",
      objective: "WEBSITE_CLICKS",
      product_type: "PROMOTED_POST",
      placements: ["ALL_ON_SERVICE"],
      goal: "LINK_CLICKS",
      bid_strategy: "AUTO",
      total_budget_amount_local_micro: "5000000",
      start_time: "2026-12-01T08:00:00Z",
      entity_status: "PAUSED",
    });
  });

  it("says what is missing at its field", () => {
    expect(read({ campaign: "" })).toEqual({
      campaign: "Choose the campaign it belongs to.",
      objective: "Choose what it should achieve.",
    });
    expect(read({ objective: "REACH", start: "" })).toEqual({ start: "Say when it starts." });
    expect(read({ objective: "REACH", end: "2026-11-01T09:00" })).toEqual({
      end: "The end lies before the start. Choose a later end.",
    });
    expect(Object.keys(read({ objective: "WEBSITE_CLICKS", strategy: "MAX" }))).toEqual(["bid"]);
    expect(Object.keys(read({ objective: "APP_INSTALLS" }))).toEqual(["storeA"]);
    expect(Object.keys(read({ objective: "REACH", capTimes: "3", capDays: "" }))).toEqual(["capDays"]);
    expect(Object.keys(read({ objective: "WEBSITE_CLICKS", bid: undefined, total: undefined }))).toEqual([
      "total",
    ]);
  });

  it("stays within the campaign's total budget", () => {
    const small = { ...shared, total_budget_amount_local_micro: "4000000" };
    expect(read({ objective: "REACH", total: "5000000" }, small)).toEqual({
      total: "The campaign may spend 4.00 EUR in total. Enter at most that.",
    });
  });

  it("has a daily budget and a way of delivery only where line items have budgets of their own", () => {
    expect(read({ objective: "REACH", daily: "2000000" })).not.toHaveProperty(
      "daily_budget_amount_local_micro",
    );
    expect(read({ objective: "REACH", daily: "2000000" }, apart)).toMatchObject({
      daily_budget_amount_local_micro: "2000000",
      standard_delivery: true,
    });
  });

  it("keeps, and does not send, what does not go with the objective any more", () => {
    const typed = { capTimes: "3", capDays: "7", tag: "t1", storeA: "app" };
    expect(settled({ ...typed, objective: "WEBSITE_CLICKS" })).toMatchObject(typed);
    const sent = read({ ...typed, objective: "WEBSITE_CLICKS" });
    expect(sent).not.toHaveProperty("frequency_cap");
    expect(sent).not.toHaveProperty("primary_web_event_tag");
    expect(read({ ...typed, objective: "REACH" })).toMatchObject({ frequency_cap: 3, duration_in_days: 7 });
  });

  it("offers what goes together, and gives way to it", () => {
    expect(
      settled({ objective: "PREROLL_VIEWS", strategy: "TARGET", placements: "SERVICE_SEARCH" }),
    ).toMatchObject({ product: "MEDIA", placements: "ALL_ON_SERVICE", goal: "PREROLL", strategy: "AUTO" });
    const reach = choicesFor(lineItemTermsOf(settled({ objective: "REACH" }), shared));
    expect(reach.placements).not.toContain("SERVICE_SEARCH");
    expect(reach.strategies).toEqual(["AUTO", "TARGET"]);
    expect(choicesFor(lineItemTermsOf(settled({ objective: "FOLLOWERS" }), shared)).products).toEqual([
      "PROMOTED_ACCOUNT",
      "PROMOTED_POST",
    ]);
  });

  it("has the objective and the product of its campaign's other line items", () => {
    const kin = { objective: "VIDEO_VIEWS", product_type: "PROMOTED_POST" };
    const typed = settledLineItem(
      settled({ objective: "REACH" }),
      (each) => lineItemTermsOf(each, shared),
      kin,
    );
    expect(typed).toMatchObject({ objective: "VIDEO_VIEWS", goal: "VIEW_6S" });
  });

  it("asks for the advertiser's domain where publishers show it", () => {
    const placements = "PUBLISHER_NETWORK";
    expect(
      fieldsFor(lineItemTermsOf(settled({ objective: "WEBSITE_CLICKS", placements }), shared)),
    ).toContain("domain");
    expect(Object.keys(read({ objective: "WEBSITE_CLICKS", placements })).toSorted()).toEqual([
      "categories",
      "domain",
    ]);
  });
});

const bidding = {
  currency: "EUR",
  minimum_cpe_bid_local_micro: "10000",
  maximum_cpe_bid_local_micro: "50000000",
  minimum_denomination: "10000",
};

describe("what may be bid", () => {
  const clicks = settled({ objective: "WEBSITE_CLICKS", strategy: "MAX", bid: "60000000" });
  const around = { campaign: shared, zone };

  it("holds back a bid beyond it, and nothing where it is not known or there is no bid", () => {
    expect(readNewLineItem(clicks, { ...around, bidding })).toMatchObject({
      ok: false,
      problems: new Map([["bid", "The highest bid is 50.00 EUR. Enter at most that."]]),
    });
    expect(readNewLineItem(clicks, around).ok).toBe(true);
    expect(readNewLineItem({ ...clicks, strategy: "AUTO" }, { ...around, bidding }).ok).toBe(true);
  });

  it("says nothing of a bid that stood beyond it before, until another one is typed", () => {
    const item = sampleLineItem({ bid_strategy: "MAX", bid_amount_local_micro: "60000000" });
    const edit = (part: Partial<LineItemTyped>) =>
      readLineItemChange(item, item, { ...typedLineItem(item, zone), ...part }, { ...around, bidding });
    expect(edit({ name: "Readers" }).problems.size).toBe(0);
    expect([...edit({ bid: "70000000" }).problems.keys()]).toEqual(["bid"]);
  });
});

describe("what is billed", () => {
  const sent = (typed: Partial<LineItemTyped>) => read({ objective: "WEBSITE_CLICKS", ...typed });

  it("is sent only where it differs from what the goal is usually billed by", () => {
    expect(sent({})).not.toHaveProperty("pay_by");
    expect(sent({ payBy: "LINK_CLICK" })).not.toHaveProperty("pay_by");
    expect(sent({ payBy: "IMPRESSION" })).toMatchObject({ pay_by: "IMPRESSION" });
    expect(read({ objective: "APP_INSTALLS", storeA: "1" })).not.toHaveProperty("pay_by");
    expect(read({ objective: "APP_INSTALLS", storeA: "1", payBy: "APP_CLICK" })).toMatchObject({
      pay_by: "APP_CLICK",
    });
  });

  it("gives way to a goal that is billed by something else, and to a target bid", () => {
    expect(settled({ objective: "REACH", payBy: "LINK_CLICK" }).payBy).toBe("IMPRESSION");
    expect(sent({ payBy: "IMPRESSION", strategy: "TARGET", bid: "1000000" })).not.toHaveProperty("pay_by");
  });

  it("is offered where there is a choice", () => {
    const fields = (typed: Partial<LineItemTyped>) => fieldsFor(lineItemTermsOf(settled(typed), shared));
    expect(fields({ objective: "WEBSITE_CLICKS" })).toContain("payBy");
    for (const objective of ["REACH", "VIDEO_VIEWS", "FOLLOWERS", "ENGAGEMENTS"]) {
      expect(fields({ objective })).not.toContain("payBy");
    }
  });

  it("changes with a goal that leaves no choice of it", () => {
    const item = sampleLineItem();
    const typed = { ...typedLineItem(item, zone), goal: "SITE_VISITS" };
    const payBy = settledPayBy(typed, lineItemTermsOf(typed, shared));
    expect(readLineItemChange(item, item, { ...typed, payBy }, { campaign: shared, zone }).change).toEqual({
      goal: "SITE_VISITS",
      pay_by: "IMPRESSION",
    });
  });
});

describe("what an action may cost, and the expansion of the audience", () => {
  it("are sent where they are typed, the cost for goals that count actions only", () => {
    const goal = { objective: "WEBSITE_CLICKS", goal: "WEBSITE_CONVERSIONS", tag: "t1" };
    expect(read({ ...goal, cpa: "2500000", expansion: "BROAD" })).toMatchObject({
      target_cpa_local_micro: "2500000",
      audience_expansion: "BROAD",
    });
    const other = read({ objective: "WEBSITE_CLICKS", cpa: "2500000" });
    expect(other).not.toHaveProperty("target_cpa_local_micro");
    expect(other).not.toHaveProperty("audience_expansion");
    expect(read({ ...goal, cpa: undefined })).toEqual({ cpa: "Type an amount, for example 1,234.50." });
  });

  it("are cleared where they are emptied", () => {
    const item = sampleLineItem({
      goal: "WEBSITE_CONVERSIONS",
      primary_web_event_tag: "t1",
      pay_by: "IMPRESSION",
      target_cpa_local_micro: "2500000",
      audience_expansion: "DEFINED",
    });
    const typed = { ...typedLineItem(item, zone), cpa: null, expansion: "" };
    expect(readLineItemChange(item, item, typed, { campaign: shared, zone }).change).toEqual({
      target_cpa_local_micro: null,
      audience_expansion: null,
    });
  });
});

describe("a line item under edit", () => {
  const item = sampleLineItem({ start_time: "2026-03-01T09:00:30Z", pay_by: "LINK_CLICK" });
  const edit = (part: Partial<LineItemTyped>, now = item) =>
    readLineItemChange(item, now, { ...typedLineItem(item, zone), ...part }, { campaign: shared, zone });

  it("sends the touched fields only, so that seconds which were not typed stay", () => {
    expect(edit({}).change).toEqual({});
    expect(edit({ name: "Readers", end: "2026-12-31T23:00" })).toEqual({
      change: { name: "Readers", end_time: "2026-12-31T22:00:00Z" },
      problems: new Map(),
    });
  });

  it("clears what is emptied", () => {
    expect(edit({ name: " " }).change).toEqual({ name: null });
  });

  it("does not set back what another person changed meanwhile", () => {
    const now = sampleLineItem({ ...item, name: "Renamed elsewhere" });
    expect(edit({ total: "1000000" }, now).change).toEqual({ total_budget_amount_local_micro: "1000000" });
  });

  it("reports a rule that the change breaks, and none that was broken before", () => {
    expect([...edit({ strategy: "MAX" }).problems.keys()]).toEqual(["bid"]);
    const broken = sampleLineItem({ placements: ["PUBLISHER_NETWORK"] });
    const after = readLineItemChange(
      broken,
      broken,
      { ...typedLineItem(broken, zone), name: "Readers" },
      { campaign: shared, zone },
    );
    expect(after.problems.size).toBe(0);
  });
});
