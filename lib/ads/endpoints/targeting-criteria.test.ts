import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import * as audienceEstimate from "./audience-estimate";
import * as categories from "./categories";
import * as keywordInsights from "./keyword-insights";
import * as locations from "./locations";
import * as publishers from "./publishers";
import * as targetingCriteria from "./targeting-criteria";
import * as targetingLookups from "./targeting-lookups";

it("declares targeting criteria as they are documented", () => {
  const { list, get, create, remove, batch } = targetingCriteria;
  expect(inOneLine(list)).toBe(
    "R17 GET /12/accounts/:account_id/targeting_criteria count cursor lang line_item_ids* sort_by targeting_criterion_ids with_deleted with_total_count",
  );
  expect(inOneLine(get)).toBe(
    "R18 GET /12/accounts/:account_id/targeting_criteria/:targeting_criterion_id lang with_deleted",
  );
  expect(inOneLine(create)).toBe(
    "R19 POST /12/accounts/:account_id/targeting_criteria line_item_id* operator_type* targeting_type* targeting_value*",
  );
  expect(inOneLine(remove)).toBe(
    "R20 DELETE /12/accounts/:account_id/targeting_criteria/:targeting_criterion_id",
  );
  expect(inOneLine(batch)).toBe("R21 POST /12/batch/accounts/:account_id/targeting_criteria");
  expect(fieldsOf(get)).toBe(
    "line_item_id localized_name location_type name operator_type targeting_type targeting_value",
  );
});

it("declares lookups as the specification names them", () => {
  expect(inOneLine(categories.content)).toBe("49 GET /12/content_categories");
  expect(fieldsOf(categories.content)).toBe(
    "iab_categories name publishers_in_last_thirty_days videos_monetized_in_last_thirty_days",
  );
  expect(inOneLine(categories.iab)).toBe("50 GET /12/iab_categories count cursor with_total_count");
  expect(fieldsOf(categories.iab)).toBe("name parent_id");
  expect(inOneLine(categories.business)).toBe("51 GET /12/advertiser_business_categories");
  expect(inOneLine(audienceEstimate.estimate)).toBe("52 POST /12/accounts/:account_id/audience_estimate");
  expect(inOneLine(keywordInsights.search)).toBe(
    "53 GET /12/insights/keywords/search end_time granularity* keywords* location negative_keywords start_time*",
  );
  expect(fieldsOf(keywordInsights.search)).toBe("post_volume related_keywords");
  expect(inOneLine(publishers.list)).toBe("R22 GET /12/publishers");
  expect(inOneLine(locations.list)).toBe(
    "R23 GET /12/targeting_criteria/locations count country_code cursor location_type q",
  );
  const named = [
    ...[targetingLookups.interests, targetingLookups.devices],
    ...[targetingLookups.networkOperators, targetingLookups.tvShows],
  ];
  expect(named.map(inOneLine)).toEqual([
    "R43 GET /12/targeting_criteria/interests q",
    "R44 GET /12/targeting_criteria/devices count q",
    "R45 GET /12/targeting_criteria/network_operators country_code q",
    "R46 GET /12/targeting_criteria/tv_shows count locale* q",
  ]);
  expect(fieldsOf(targetingLookups.interests)).toBe("name targeting_type targeting_value");
});
