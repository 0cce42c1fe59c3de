import { describe, expect, it } from "vitest";
import { planBulkChange, planCampaigns } from "@/lib/campaigns/bulk/campaign-plan";
import { editForm, readCampaignForm } from "@/lib/campaigns/edit-form";
import { diffRow } from "@/lib/campaigns/import/diff-row";
import type { CampaignCells } from "@/lib/campaigns/import/import-cells";
import { planCampaignImport } from "@/lib/campaigns/import/import-plan";
import { sampleKnown } from "@/lib/campaigns/import/test-known";
import { checkNewCampaign, EMPTY_CAMPAIGN, judgeNewCampaign } from "@/lib/campaigns/new-campaign";
import { placeOnCampaigns, planCampaignPaste } from "@/lib/campaigns/paste";
import { STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { listedCopies, numberedCopies, readCopyList } from "@/lib/copying/copy-names";
import { planCampaignCopies } from "@/lib/copying/plan-copies";
import { CAMPAIGN_NAMES, sampleCopyOrder } from "@/lib/copying/test-copy-order";
import { reviewStaged } from "@/lib/staged/review";
import { judgeWith } from "./test-rules";

const needsQ4 = judgeWith({ is: "lacking", field: "name", text: "Q4", note: "Ask Mara." });
const BLOCKS = "A rule blocks a name without “Q4”. Ask Mara. To change it, open Rules under Account.";
const dear = judgeWith({
  is: "over",
  field: "daily_budget_amount_local_micro",
  micros: "20000000",
  currency: "EUR",
  severity: "warn",
});
const WARNS = "A rule warns of a daily budget over 20.00 EUR.";

const spring = sampleCampaign({ id: "a", name: "Spring" });
const autumn = sampleCampaign({ id: "b", name: "Autumn Q4" });

describe("a bulk change", () => {
  const suffix = { kind: "rename", find: "", replace: "", prefix: "", suffix: "!" } as const;

  it("leaves alone the rows that a rule blocks, each with the reason", () => {
    const { items, excluded } = planBulkChange([spring, autumn], suffix, needsQ4);
    expect(items.map(({ name }) => name)).toEqual(["Autumn Q4"]);
    expect(excluded).toMatchObject([{ key: "a", name: "Spring", reason: BLOCKS }]);
  });

  it("takes the rows that a rule warns of, and says so of each", () => {
    const budget = {
      kind: "budget",
      field: "daily_budget_amount_local_micro",
      currency: "EUR",
      roundTo: 1n,
      adjustment: { by: "set", micros: "30000000" },
    } as const;
    const { items, warnings } = planBulkChange([spring, autumn], budget, dear);
    expect(items).toHaveLength(2);
    expect([...(warnings ?? [])]).toEqual([
      ["a", [WARNS]],
      ["b", [WARNS]],
    ]);
  });

  it("pauses and deletes whatever breaks a rule already", () => {
    expect(planBulkChange([spring], { kind: "status", status: "PAUSED" }, needsQ4).items).toHaveLength(1);
    expect(planBulkChange([spring], { kind: "delete" }, needsQ4).items).toHaveLength(1);
  });
});

it("an edit marks the field that a rule blocks, and warns at another", () => {
  const form = { ...editForm(autumn), name: "Autumn", daily_budget_amount_local_micro: "30" };
  expect(readCampaignForm(autumn, autumn, form, needsQ4).problems).toEqual(new Map([["name", BLOCKS]]));
  const { problems, warnings } = readCampaignForm(autumn, autumn, form, dear);
  expect(problems.size).toBe(0);
  expect(warnings).toEqual(new Map([["daily_budget_amount_local_micro", WARNS]]));
});

describe("a copy", () => {
  const costly = sampleCampaign({ daily_budget_amount_local_micro: "30000000" });

  it("is judged as a whole, like any new campaign", () => {
    const wishes = numberedCopies([costly], 1, CAMPAIGN_NAMES);
    const { copies, excluded, warnings } = planCampaignCopies(wishes, { ...sampleCopyOrder(), guard: dear });
    expect(excluded).toEqual([]);
    expect(warnings.get(copies[0]?.key ?? "")).toEqual([WARNS]);
  });

  it("under a name that a rule blocks is not made", () => {
    const wishes = listedCopies([costly], readCopyList("DE Q4\nDE"), "{{line}}", CAMPAIGN_NAMES);
    const { copies, excluded } = planCampaignCopies(wishes, { ...sampleCopyOrder(), guard: needsQ4 });
    expect(copies.map(({ name }) => name)).toEqual(["DE Q4"]);
    expect(excluded.map(({ name, reason }) => [name, reason])).toEqual([["DE", BLOCKS]]);
  });
});

it("a new campaign is judged in what it is paid in", () => {
  const form = {
    ...EMPTY_CAMPAIGN,
    funding_instrument_id: "lygyi",
    name: "Autumn",
    daily_budget_amount_local_micro: "30000000",
  };
  expect(checkNewCampaign(form, { guard: needsQ4, currency: "EUR" })).toEqual([
    { field: "name", advice: BLOCKS },
  ]);
  expect(judgeNewCampaign(form, { guard: dear, currency: "EUR" }).warnings).toHaveLength(1);
  expect(judgeNewCampaign(form, { guard: dear, currency: "JPY" }).warnings).toEqual([]);
});

describe("a row of a file", () => {
  const diff = (guard: typeof dear, cells: CampaignCells) =>
    diffRow(cells, { ...sampleKnown([spring, autumn]), guard });

  it("that a rule blocks is not possible, and says so at its cell", () => {
    const problems = [{ field: "name", message: BLOCKS }];
    expect(diff(needsQ4, { id: "b", name: "Autumn" })).toMatchObject({ kind: "impossible", problems });
    const fresh = { name: "Autumn", funding_instrument_id: "lygyi" };
    expect(diff(needsQ4, fresh)).toMatchObject({ kind: "impossible", problems });
  });

  it("that a rule warns of is taken once that was seen", () => {
    const warned = diff(dear, { id: "a", daily_budget_amount_local_micro: "30.00" });
    expect(warned).toMatchObject({ kind: "changed", warnings: [{ message: WARNS }] });
    expect(planCampaignImport([{ row: 1, number: 2, diff: warned }]).warnings).toEqual(
      new Map([["a", [WARNS]]]),
    );
  });

  it("that touches nothing is no change, whatever rule the campaign breaks", () => {
    expect(diff(needsQ4, { id: "a", name: "Spring" })).toMatchObject({ kind: "unchanged" });
  });
});

it("what is pasted is held back at its row", () => {
  const placed = placeOnCampaigns(
    { text: "Winter\nWinter Q4", rows: [spring, autumn], chosen: false, columns: ["name"] },
    new Map(),
  );
  const { items, excluded } = planCampaignPaste(placed, { ...sampleKnown([]), guard: needsQ4 });
  expect(items.map(({ key }) => key)).toEqual(["b"]);
  expect(excluded.map(({ reason }) => reason)).toEqual([`Name: ${BLOCKS}`]);
});

it("a review of what was staged goes by the rules of now", () => {
  const staged = [
    { id: "a", name: "Spring", change: { name: "Spring!" }, was: { name: "Spring" } },
    { id: "b", name: "Autumn Q4", change: { name: "Q4 Autumn" }, was: { name: "Autumn Q4" } },
  ];
  const now = new Map([spring, autumn].map((campaign) => [campaign.id, campaign]));
  const { plan, impossible } = reviewStaged(STAGED_CAMPAIGNS, staged, now, {
    plan: (records, outcome) => planCampaigns(records, outcome, needsQ4),
  });
  expect(plan.items.map(({ key }) => key)).toEqual(["b"]);
  expect(impossible.map(({ reason }) => reason)).toEqual([BLOCKS]);
});
