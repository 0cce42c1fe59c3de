import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REASONS_NOT_SERVABLE } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_FILTERS, CAMPAIGN_VIEWS } from "@/lib/campaigns/campaign-records";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { readFilter } from "@/lib/grid/filters";
import { LINE_ITEM_FILTERS } from "@/lib/line-items/line-item-filters";
import { LINE_ITEM_VIEWS } from "@/lib/line-items/line-item-records";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import { LEVELS, severityOf } from "./causes";
import {
  campaignDelivery,
  causeOfCode,
  type Delivery,
  type JudgedCampaign,
  lineItemDelivery,
} from "./delivery";
import { statusValues } from "./delivery-status";
import { deliveryLine, mainReason, reasonSentence, reasonWords } from "./delivery-words";
import { checkLevels } from "./levels";

const NOW = Date.parse("2026-11-25T10:00:00Z");
const PARIS = "Europe/Paris";

const serving = sampleCampaign({ servable: true, reasons_not_servable: [] });
const item = (fields: Parameters<typeof sampleLineItem>[0] = {}) =>
  sampleLineItem({ start_time: "2026-11-01T00:00:00Z", end_time: null, reasons_not_servable: [], ...fields });

const judged = (lineItems: readonly ReturnType<typeof item>[], campaign = serving) =>
  campaignDelivery(campaign, { lineItems, now: NOW });

const inWords = (delivery: Delivery) =>
  [deliveryLine(delivery), ...delivery.reasons.map((reason) => reasonSentence(reason, PARIS))].join(": ");

describe("a campaign whose line items cannot serve", () => {
  it.each([
    ["has none", [], "Not serving: No line items yet. A campaign needs at least one to serve."],
    [
      "has deleted ones only",
      [item({ deleted: true })],
      "Not serving: No line items yet. A campaign needs at least one to serve.",
    ],
    [
      "has paused ones only",
      [item({ entity_status: "PAUSED" })],
      "Not serving: All of its line items are paused.",
    ],
    [
      "has nothing to show",
      [item({ reasons_not_servable: ["INCOMPLETE"] })],
      "Not serving: Nothing to show: no post, account or file has been added.",
    ],
    [
      "shows something only where it is paused",
      [item({ reasons_not_servable: ["INCOMPLETE"] }), item({ entity_status: "PAUSED" })],
      "Not serving: Nothing to show: no post, account or file has been added.",
    ],
    ["has ended ones only", [item({ end_time: "2026-11-20T09:00:00Z" })], "Ended: Ended 20 Nov 2026, 10:00."],
    ["starts later", [item({ start_time: "2026-12-05T13:45:00Z" })], "Scheduled: Starts 5 Dec 2026, 14:45."],
    [
      "has one that is over and one that is still to come",
      [item({ end_time: "2026-11-20T09:00:00Z" }), item({ start_time: "2026-12-05T13:45:00Z" })],
      "Scheduled: Starts 5 Dec 2026, 14:45.",
    ],
    ["has one that can", [item(), item({ entity_status: "PAUSED" })], "Serving. No issues reported."],
  ])("does not serve: one that %s", (_, lineItems, words) => {
    expect(inWords(judged(lineItems))).toBe(words);
  });

  it("says which of the things that the service calls incomplete it is, once", () => {
    const campaign = sampleCampaign({ servable: false, reasons_not_servable: ["INCOMPLETE"] });
    expect(mainReason(campaignDelivery(campaign))).toBe("Incomplete");
    expect(judged([item({ entity_status: "PAUSED" })], campaign).reasons.map(({ cause }) => cause)).toEqual([
      "no-active-line-item",
    ]);
  });
});

it("names the most severe reason first: a rejected account before a start that has not come", () => {
  const campaign = sampleCampaign({
    servable: false,
    reasons_not_servable: ["STARTS_IN_FUTURE", "FUNDING_PROBLEM", "ACCOUNT_REJECTED"],
  });
  const delivery = campaignDelivery(campaign);
  expect(delivery.reasons.map(({ code }) => code)).toEqual([
    "ACCOUNT_REJECTED",
    "FUNDING_PROBLEM",
    "STARTS_IN_FUTURE",
  ]);
  expect(mainReason(delivery)).toBe("Account rejected");
});

it("gives a pause that waits to be published as a reason, as the service will", () => {
  const staged = { ...serving, entity_status: "PAUSED" };
  expect(mainReason(campaignDelivery(staged))).toBe("Campaign paused");
  expect(mainReason(lineItemDelivery(staged))).toBe("Line item paused");
  const reported = { ...staged, servable: false, reasons_not_servable: ["PAUSED_BY_ADVERTISER"] };
  expect(campaignDelivery(reported).reasons).toEqual(campaignDelivery(staged).reasons);
});

it("keeps every reason, has words for each code of the service, and orders them always alike", () => {
  const codes = fc.uniqueArray(fc.constantFrom(...REASONS_NOT_SERVABLE));
  fc.assert(
    fc.property(codes, (given) => {
      for (const deliveryOf of [campaignDelivery, lineItemDelivery]) {
        const { reasons } = deliveryOf({ ...serving, servable: false, reasons_not_servable: given });
        expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set(given));
        const ranks = reasons.map(({ cause }) => (cause ? severityOf(cause) : -1));
        expect(ranks).not.toContain(-1);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }
    }),
  );
});

it("distinguishes a paused line item from one whose campaign is paused", () => {
  const meaning = (entity_status: string) => {
    const [first] = lineItemDelivery(
      item({ entity_status, servable: false, reasons_not_servable: ["PAUSED_BY_ADVERTISER"] }),
    ).reasons;
    return first && reasonWords(first).meaning;
  };
  expect(meaning("PAUSED")).toBe("The line item is paused.");
  expect(meaning("ACTIVE")).toBe("The campaign is paused.");
});

it.each(REASONS_NOT_SERVABLE)("explains %s in words that are not the code", (code) => {
  const words = reasonWords({ cause: causeOfCode(code), code });
  expect(words.name).not.toContain("_");
  expect(words.meaning).toMatch(/^[A-Z].*\.$/);
});

it("shows an unknown code verbatim, even one named like a property of every object", () => {
  for (const code of ["MOON_PHASE", "constructor"]) {
    expect(reasonWords({ cause: causeOfCode(code), code }).name).toBe(code);
    expect(campaignDelivery({ ...serving, servable: false, reasons_not_servable: [code] }).status.word).toBe(
      "Not serving",
    );
  }
});

it("offers no approval of what cannot be approved here", () => {
  const words = reasonWords({ cause: "awaiting-approval", code: "AWAITING_APPROVAL_BY_ADVERTISER" });
  expect(words.name).toBe("Awaiting approval");
  expect(words.fix).toMatchObject({
    kind: "none",
    advice: expect.stringMatching(/^It cannot be approved here/),
  });
});

describe("the words of a status", () => {
  const CASES: readonly [Partial<JudgedCampaign>, string, readonly string[]][] = [
    [{ servable: true, reasons_not_servable: [] }, "Serving", ["active", "serving"]],
    [{ servable: false, reasons_not_servable: ["STARTS_IN_FUTURE"] }, "Scheduled", ["active", "scheduled"]],
    [
      { servable: false, reasons_not_servable: ["FUNDING_PROBLEM"] },
      "Not serving",
      ["active", "not-serving"],
    ],
    [{ servable: false, reasons_not_servable: ["EXPIRED", "FUNDING_PROBLEM"] }, "Ended", ["ended"]],
    [{ entity_status: "PAUSED", servable: false, reasons_not_servable: [] }, "Paused", ["paused"]],
    [{ entity_status: "DRAFT", servable: false, reasons_not_servable: ["INCOMPLETE"] }, "Draft", ["draft"]],
    [{ servable: null, reasons_not_servable: [] }, "Active", ["active"]],
  ];

  it.each(CASES)("mean the same of campaigns and of line items: %j is %s", (fields, word, values) => {
    const record = { ...serving, ...fields };
    for (const { status } of [campaignDelivery(record), lineItemDelivery(record)]) {
      expect(status.word).toBe(word);
      expect(statusValues(status)).toEqual(values);
    }
  });

  it("are the same filters and the same tabs of both lists", () => {
    const values = (field: { readonly kind: string; readonly values?: readonly string[] }) => field.values;
    expect(values(CAMPAIGN_FILTERS.of("status"))).toEqual(values(LINE_ITEM_FILTERS.of("status")));
    expect(CAMPAIGN_VIEWS.builtIn.map(({ name }) => name)).toEqual([
      "All",
      "Active",
      "Serving",
      "Not serving",
      "Scheduled",
      "Paused",
      "Ended",
    ]);
    expect(LINE_ITEM_VIEWS.builtIn).toEqual(CAMPAIGN_VIEWS.builtIn);
  });

  it("are read from addresses that were kept when they were written in capitals", () => {
    expect(readFilter(CAMPAIGN_FILTERS, "status", "ACTIVE,PAUSED")).toMatchObject({
      values: ["active", "paused"],
    });
  });
});

describe("the levels of an explanation", () => {
  const around = { of: "campaign", approval: "ACCEPTED", zone: PARIS } as const;

  it("are walked from the account to what is shown", () => {
    expect(checkLevels(judged([item()]), around).map(({ level }) => level)).toEqual(LEVELS);
  });

  it("call what is scheduled waiting, in short, and no problem", () => {
    const checks = checkLevels(judged([item({ start_time: "2026-12-05T13:45:00Z" })]), around);
    expect(checks.find(({ level }) => level === "line-items")).toEqual({
      level: "line-items",
      verdict: "waits",
      words: "Starts later.",
    });
  });

  it("say of a line item whether it is active itself, not whether others are", () => {
    const words = (of: "campaign" | "line-item") =>
      checkLevels(lineItemDelivery(item({ servable: true })), { ...around, of }).find(
        ({ level }) => level === "line-items",
      )?.words;
    expect([words("line-item"), words("campaign")]).toEqual(["Active.", "At least one can serve."]);
  });

  it("find the one at fault, and say unknown rather than guess about one that could not be read", () => {
    const checks = checkLevels(judged([item({ reasons_not_servable: ["INCOMPLETE"] })]), around);
    expect(checks.map(({ verdict }) => verdict)).toEqual(["ok", "unknown", "ok", "ok", "problem"]);
  });
});
