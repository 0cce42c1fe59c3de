import { expect, it } from "vitest";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { sampleFundingInstrument } from "@/lib/funding/test-funding-instrument";
import { cellView } from "@/lib/record-import/cell-view";
import { CAMPAIGN_IMPORT } from "./campaign-import";
import { cellChoices } from "./cell-choices";
import type { CampaignImportField } from "./column-names";
import { diffRow } from "./diff-row";
import type { CampaignCells } from "./import-cells";
import { sampleKnown } from "./test-known";

const known = sampleKnown(
  [sampleCampaign({ purchase_order_number: "00123" })],
  [sampleFundingInstrument(), sampleFundingInstrument({ id: "two", description: "Main line" })],
);
const view = (cells: CampaignCells, field: CampaignImportField) =>
  cellView(CAMPAIGN_IMPORT, { cells, diff: diffRow(cells, known) }, field, known);
const choices = (cells: CampaignCells, field: CampaignImportField) =>
  cellChoices(diffRow(cells, known), field, cells[field] ?? "", known);

it("shows old and new of what a row changes, and how an amount was understood", () => {
  const cells = { id: "8wku2", daily_budget_amount_local_micro: "12,5", purchase_order_number: '="00124"' };
  expect(view(cells, "daily_budget_amount_local_micro")).toEqual({
    text: "12,5",
    now: "10.00",
    becomes: "12.50",
    touched: true,
    understood: "12.50",
  });
  const tenfold = { ...cells, daily_budget_amount_local_micro: "100" };
  expect(view(tenfold, "daily_budget_amount_local_micro")).toMatchObject({ factor: "×10" });
  expect(view(cells, "purchase_order_number")).toEqual({
    text: "00124",
    now: "00123",
    becomes: "00124",
    touched: true,
  });
  expect(view(cells, "entity_status")).toEqual({
    text: "ACTIVE",
    now: "Active",
    becomes: "Active",
    touched: false,
  });
  expect(view(cells, "standard_delivery")).toMatchObject({ now: "Standard", touched: false });
});

it("offers what can be chosen, and nothing for what was not understood", () => {
  const statuses = (cells: CampaignCells) =>
    choices(cells, "entity_status")?.options.map(({ value }) => value);
  expect(statuses({ id: "8wku2", entity_status: "Paused" })).toEqual(["ACTIVE", "PAUSED"]);
  expect(statuses({ name: "New" })).toEqual(["ACTIVE", "PAUSED", "DRAFT"]);
  expect(choices({ name: "New" }, "entity_status")?.value).toBe("PAUSED");
  expect(choices({ name: "New", entity_status: "soon" }, "entity_status")).toMatchObject({
    value: "",
    placeholder: "soon",
  });
  const funding = choices({ name: "New", funding_instrument_id: "main line" }, "funding_instrument_id");
  expect(funding).toMatchObject({ value: "", placeholder: "main line" });
  expect(funding?.options.map(({ value }) => value)).toEqual(["lygyi", "two"]);
  expect(choices({ name: "New", funding_instrument_id: "two" }, "funding_instrument_id")?.value).toBe("two");
  expect(choices({ id: "8wku2" }, "funding_instrument_id")).toBeUndefined();
  expect(choices({ name: "New" }, "standard_delivery")?.write("unsaid")).toBe("");
  expect(choices({ name: "New", standard_delivery: "nein" }, "standard_delivery")?.value).toBe("false");
  expect(choices({ name: "New", budget_optimization: "" }, "budget_optimization")?.value).toBe("CAMPAIGN");
  expect(choices({ id: "8wku2", entity_status: "draft" }, "entity_status")?.options[0]).toEqual({
    value: "DRAFT",
    label: "Draft",
  });
});

it("says of what is done what the screen says of campaigns, not how the file wrote it", () => {
  const fresh = {
    name: "New",
    funding_instrument_id: "two",
    entity_status: "ACTIVE",
    daily_budget_amount_local_micro: "1.075,50",
  };
  expect(view(fresh, "entity_status").becomes).toBe("Active");
  expect(view(fresh, "daily_budget_amount_local_micro").becomes).toBe("1,075.50");
  expect(view({ id: "8wku2", entity_status: "paused" }, "entity_status").becomes).toBe("Paused");
});
