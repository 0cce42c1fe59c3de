import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import * as lineItems from "./line-items";
import * as placements from "./placements";

const SETTABLE =
  "advertiser_domain audience_expansion bid_amount_local_micro bid_strategy categories daily_budget_amount_local_micro duration_in_days end_time entity_status frequency_cap goal name pay_by primary_web_event_tag standard_delivery start_time store_a_app_identifier store_b_app_identifier target_cpa_local_micro total_budget_amount_local_micro";

it("declares line items as they are documented", () => {
  const { list, get, create, update, remove, batch } = lineItems;
  expect(inOneLine(list)).toBe(
    "R11 GET /12/accounts/:account_id/line_items campaign_ids count cursor funding_instrument_ids line_item_ids q sort_by with_deleted with_draft with_total_count",
  );
  expect(inOneLine(get)).toBe("R12 GET /12/accounts/:account_id/line_items/:line_item_id with_deleted");
  expect(inOneLine(update)).toBe(`R14 PUT /12/accounts/:account_id/line_items/:line_item_id ${SETTABLE}`);
  expect(inOneLine(remove)).toBe("R15 DELETE /12/accounts/:account_id/line_items/:line_item_id");
  expect(inOneLine(batch)).toBe("R16 POST /12/batch/accounts/:account_id/line_items");
  const required = ["campaign_id*", "objective*", "placements*", "product_type*", "start_time*"];
  const optional = SETTABLE.split(" ").filter((name) => name !== "start_time");
  expect(inOneLine(create)).toBe(
    `R13 POST /12/accounts/:account_id/line_items ${[...optional, ...required].toSorted().join(" ")}`,
  );
});

it("declares the fields of a line item", () => {
  expect(fieldsOf(lineItems.get)).toBe(
    "advertiser_domain advertiser_user_id audience_expansion automatic_post_promotion bid_amount_local_micro bid_strategy campaign_id categories creative_source currency daily_budget_amount_local_micro duration_in_days effective_status end_time entity_status frequency_cap funding_instrument_id goal name objective pay_by placements primary_web_event_tag product_type reasons_not_servable servable standard_delivery start_time store_a_app_identifier store_b_app_identifier target_cpa_local_micro total_budget_amount_local_micro",
  );
  expect(lineItems.OBJECTIVES).toEqual([
    "APP_ENGAGEMENTS",
    "APP_INSTALLS",
    "REACH",
    "FOLLOWERS",
    "ENGAGEMENTS",
    "VIDEO_VIEWS",
    "PREROLL_VIEWS",
    "WEBSITE_CLICKS",
  ]);
});

it("declares the lookup of placements", () => {
  expect(inOneLine(placements.list)).toBe("47 GET /12/line_items/placements product_type");
  expect(placements.PRODUCT_TYPES).toEqual(["MEDIA", "PROMOTED_ACCOUNT", "PROMOTED_POST"]);
});
