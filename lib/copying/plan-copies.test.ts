import { describe, expect, it } from "vitest";
import { CAMPAIGN_NAME_MAX, create } from "@/lib/ads/endpoints/campaigns";
import type * as lineItems from "@/lib/ads/endpoints/line-items";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { countRequests } from "@/lib/creation/count-requests";
import { inputOf } from "@/lib/creation/creation-plan";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import { sampleCriterion } from "@/lib/targeting/test-criterion";
import { convertAt, readExchangeRate } from "./copy-amounts";
import { listedCopies, numberedCopies, readCopyList } from "./copy-names";
import { planCampaignCopies } from "./plan-copies";
import { CAMPAIGN_NAMES, sampleCopyOrder } from "./test-copy-order";

const record = (id: string) => ({
  id,
  created_at: "2026-03-01T09:00:00Z",
  updated_at: "2026-03-01T09:00:00Z",
  deleted: false,
});

const post = (id: string, lineItem: string, postId: string) => ({
  ...record(id),
  line_item_id: lineItem,
  post_id: postId,
  entity_status: "ACTIVE",
  approval_status: "ACCEPTED",
});

const audience = (id: string, name: string) => ({
  ...record(id),
  name,
  description: null,
  audience_type: "CRM",
  targetable: true,
  targetable_types: [],
  reasons_not_targetable: [],
  permission_level: "READ_WRITE",
  owner_account_id: "a1",
  is_owner: true,
  partner_source: "OTHER",
  audience_size: 5_000,
});

const spring = sampleCampaign({ id: "c1", name: "Spring" });
const ofSpring = (id: string, fields: Partial<lineItems.LineItem> = {}) =>
  sampleLineItem({ id, campaign_id: "c1", name: id, ...fields });

const copiesOf = (order: Parameters<typeof planCampaignCopies>[1], times = 1, campaigns = [spring]) =>
  planCampaignCopies(numberedCopies(campaigns, times, CAMPAIGN_NAMES), order);

const sentOf = (plan: ReturnType<typeof copiesOf>, endpoint: string) =>
  plan.steps
    .filter(({ operation }) => operation.endpoint === endpoint)
    .map((step) => inputOf(step, (key) => `id of ${key}`));

it("copies campaigns paused, under different names, as the catalogue accepts them", () => {
  const names = { ...CAMPAIGN_NAMES, taken: () => new Set(["Spring sale (copy)"]) };
  const models = [
    sampleCampaign({ entity_status: "ACTIVE" }),
    sampleCampaign({ id: "b", budget_optimization: "LINE_ITEM", standard_delivery: null }),
  ];
  const taken = new Set(["Spring sale (copy)"]);
  const wishes = numberedCopies(models, 3, { ...names, taken: () => taken });
  const { steps, copies } = planCampaignCopies(wishes, sampleCopyOrder());
  expect(new Set(copies.map(({ name }) => name)).size).toBe(6);
  expect(copies.every(({ name }) => name !== "Spring sale (copy)")).toBe(true);
  for (const { operation } of steps) {
    expect(create.params.omit({ account_id: true }).safeParse(operation.params).success).toBe(true);
    expect(operation.params).toMatchObject({ entity_status: "PAUSED" });
  }
});

it("makes no copy that nothing would pay for", () => {
  const order = { ...sampleCopyOrder(), payers: new Set(["other"]) };
  expect(copiesOf(order)).toMatchObject({
    steps: [],
    excluded: [{ name: "Spring (copy)", reason: "What paid for it was deleted. Choose a funding." }],
  });
  expect(copiesOf({ ...order, fundingId: "other" }).copies).toHaveLength(1);
});

describe("names of a list", () => {
  const named = (text: string, pattern: string, taken = new Set<string>()) =>
    planCampaignCopies(
      listedCopies([spring], readCopyList(text), pattern, { ...CAMPAIGN_NAMES, taken: () => taken }),
      sampleCopyOrder(),
    );

  it("are made by a pattern, one for every line", () => {
    const { copies, excluded } = named(" DE \r\n\nFR\n$&\n", "{{line}} / {{name}} / {{line}}");
    expect(copies.map(({ name }) => name)).toEqual([
      "DE / Spring / DE",
      "FR / Spring / FR",
      "$& / Spring / $&",
    ]);
    expect(excluded).toEqual([]);
  });

  it("have a token for every column of a spreadsheet, named by its first row", () => {
    const { copies } = named("market\tbrand\nDE\tNike\nFR\t", "{brand}_{market}_{{line}}");
    expect(copies.map(({ name }) => name)).toEqual(["Nike_DE_DE", "_FR_FR"]);
  });

  it("make no copy where they are taken, too long or cannot be sent", () => {
    const lines = ["DE", "DE", "FR", "x".repeat(CAMPAIGN_NAME_MAX), "a\u0000b"].join("\n");
    const { copies, excluded } = named(lines, "{{name}} {{line}}", new Set(["Spring FR"]));
    expect(copies.map(({ name }) => name)).toEqual(["Spring DE"]);
    expect(excluded.map(({ name, reason }) => [name.slice(0, 10), reason])).toEqual([
      ["Spring DE", expect.stringContaining("exists already")],
      ["Spring FR", expect.stringContaining("exists already")],
      ["Spring xxx", expect.stringContaining("255")],
      ["Spring a\u0000b", expect.stringContaining("not allowed")],
    ]);
  });
});

describe("what is in a campaign", () => {
  it("is copied below each copy, with line items and posts in the fewest requests", () => {
    const items = Array.from({ length: 20 }, (_, n) => ofSpring(`l${n}`));
    const posts = items.flatMap(({ id }) =>
      Array.from({ length: 10 }, (_, n) => post(`${id} ${n}`, id, `${n}1`)),
    );
    const criteria = items.map(({ id }) => sampleCriterion({ id: `t ${id}`, line_item_id: id }));
    const plan = copiesOf(sampleCopyOrder({ lineItems: items, posts, criteria }));
    expect(plan.steps).toHaveLength(1 + 20 + 200 + 20);
    expect(new Set(plan.steps.map(({ key }) => key)).size).toBe(plan.steps.length);
    // One for the campaign, one for all line items, one for all targeting, and one for the posts of each line item.
    expect(countRequests(plan.steps)).toBe(1 + 1 + 1 + 20);
  });

  it("is copied whole where records of two kinds have one id", () => {
    const tag = {
      ...record("1"),
      line_item_id: "l1",
      tracking_tag_type: "CLICK_TRACKER",
      tracking_tag_url: "https://example.com/",
    };
    const plan = copiesOf(
      sampleCopyOrder({ lineItems: [ofSpring("l1")], posts: [post("1", "l1", "9")], tags: [tag] }),
    );
    expect(new Set(plan.steps.map(({ key }) => key)).size).toBe(4);
  });

  it("is left out where it is over by then, unless its dates are moved", () => {
    const over = ofSpring("l1", { start_time: "2026-10-20T08:00:00Z", end_time: "2026-11-01T22:30:00Z" });
    const order = sampleCopyOrder({ lineItems: [over] });
    expect(copiesOf(order).excluded).toEqual([
      expect.objectContaining({
        name: "l1",
        reason: expect.stringMatching(/^It ended .+ Move its dates\.$/),
      }),
    ]);
    // Clocks were put back in between: the time of day stays.
    const moved = copiesOf({ ...order, days: 31 });
    expect(sentOf(moved, "line-items.create")).toEqual([
      expect.objectContaining({ start_time: "2026-11-20T09:00:00Z", end_time: "2026-12-02T22:30:00Z" }),
    ]);
  });

  it("targets no audience that was deleted or is not shared any more, and says so once", () => {
    const targeting = { targeting_type: "CUSTOM_AUDIENCE", line_item_id: "l1" } as const;
    const order = {
      ...sampleCopyOrder({
        lineItems: [ofSpring("l1")],
        criteria: [
          sampleCriterion({ ...targeting, id: "t1", targeting_value: "au1", name: "Buyers" }),
          sampleCriterion({ ...targeting, id: "t2", targeting_value: "au2", name: "Gone" }),
        ],
      }),
      means: { audiences: [audience("au1", "Buyers")], media: [], userIds: new Set<string>() },
    };
    const plan = copiesOf(order, 3);
    expect(sentOf(plan, "targeting-criteria.create")).toHaveLength(3);
    expect(plan.excluded).toEqual([
      expect.objectContaining({
        name: "Audience: Gone",
        within: "l1",
        reason: "The audience was deleted, or is no longer shared with this account.",
      }),
    ]);
  });

  it("shows no file that was deleted, and says so once", () => {
    const shown = (id: string) => ({
      ...record(`creative ${id}`),
      line_item_id: "l1",
      account_media_id: id,
      landing_url: null,
      creative_type: "BANNER",
      entity_status: "ACTIVE",
      approval_status: "ACCEPTED",
    });
    const file = { ...record("m1"), creative_type: "BANNER", video_id: null, media_url: null };
    const gone = { ...file, id: "m2", deleted: true };
    const order = {
      ...sampleCopyOrder({
        lineItems: [ofSpring("l1")],
        creatives: [shown("m1"), shown("m2"), shown("m3")],
        media: [file, gone],
      }),
      means: { audiences: [], media: [file, gone], userIds: new Set<string>() },
    };
    const plan = copiesOf(order, 2);
    const sent = sentOf(plan, "media-creatives.create");
    expect(sent.map((input) => input?.account_media_id)).toEqual(["m1", "m1"]);
    const reason = "The file was deleted.";
    expect(plan.excluded).toEqual([
      expect.objectContaining({ name: "File m2", within: "l1", reason }),
      expect.objectContaining({ name: "File m3", within: "l1", reason }),
    ]);
  });

  it("maps audiences by name into another account, converts amounts, and lists what is missing there", () => {
    const targeting = { targeting_type: "CUSTOM_AUDIENCE", line_item_id: "l1" } as const;
    const order = {
      ...sampleCopyOrder({
        lineItems: [
          ofSpring("l1", {
            bid_strategy: "MAX",
            bid_amount_local_micro: "1500000",
            primary_web_event_tag: "t",
          }),
        ],
        criteria: [
          sampleCriterion({ ...targeting, id: "t1", targeting_value: "au1", name: "Buyers" }),
          sampleCriterion({ ...targeting, id: "t2", targeting_value: "au2", name: "Visitors" }),
        ],
        accounts: [
          {
            ...record("p1"),
            line_item_id: "l1",
            user_id: "77",
            entity_status: "ACTIVE",
            approval_status: "ACCEPTED",
          },
        ],
      }),
      means: { audiences: [audience("other1", "Buyers")], media: [], userIds: new Set<string>() },
      elsewhere: true,
      fundingId: "theirs",
      convert: convertAt(readExchangeRate("1.085") ?? 0n, "USD"),
    };
    const plan = copiesOf(order);
    expect(sentOf(plan, "campaigns.create")).toEqual([
      expect.objectContaining({
        funding_instrument_id: "theirs",
        daily_budget_amount_local_micro: "10850000",
      }),
    ]);
    const [item] = sentOf(plan, "line-items.create");
    expect(item).toMatchObject({ bid_amount_local_micro: "1630000" });
    expect(item).not.toHaveProperty("primary_web_event_tag");
    expect(sentOf(plan, "targeting-criteria.create")).toEqual([
      expect.objectContaining({ targeting_value: "other1" }),
    ]);
    expect(plan.excluded.map(({ name }) => name)).toEqual(["Audience: Visitors", "Account 77"]);
  });

  it("is named by a pattern with what the list says", () => {
    const wishes = listedCopies(
      [spring],
      readCopyList("market\tnote\nDE\ta\nFR\tb"),
      "{market}",
      CAMPAIGN_NAMES,
    );
    const plan = planCampaignCopies(wishes, {
      ...sampleCopyOrder({ lineItems: [ofSpring("Prospecting")] }),
      lineItemNames: "{{name}} {market}",
    });
    expect(sentOf(plan, "line-items.create").map((input) => input?.name)).toEqual([
      "Prospecting DE",
      "Prospecting FR",
    ]);
  });
});
