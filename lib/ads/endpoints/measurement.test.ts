import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import * as abTests from "./ab-tests";
import * as appConversions from "./app-conversions";
import * as appEventTags from "./app-event-tags";
import * as recommendations from "./recommendations";
import * as webConversions from "./web-conversions";
import * as webEventTags from "./web-event-tags";

/** Copied by hand from the public version 12 reference of 2024-12-12, in this project's words; never derived. */

const ONE = "/12/accounts/:account_id";
const LIST = "sort_by with_deleted with_total_count";

it("declares event tags as the reference does", () => {
  const web = `${ONE}/web_event_tags`;
  const app = `${ONE}/app_event_tags`;
  expect(
    [
      ...[webEventTags.list, webEventTags.get, webEventTags.create, webEventTags.update, webEventTags.remove],
      ...[appEventTags.list, appEventTags.get, appEventTags.create, appEventTags.remove],
    ].map(inOneLine),
  ).toEqual([
    `R87 GET ${web} count cursor sort_by web_event_tag_ids with_deleted with_total_count`,
    `R88 GET ${web}/:web_event_tag_id with_deleted`,
    `R89 POST ${web} click_window* name* retargeting_enabled* type* view_through_window*`,
    `R90 PUT ${web}/:web_event_tag_id click_window name retargeting_enabled type view_through_window`,
    `R91 DELETE ${web}/:web_event_tag_id`,
    `R92 GET ${app} app_event_tag_ids count cursor ${LIST}`,
    `R93 GET ${app}/:app_event_tag_id with_deleted`,
    `R94 POST ${app} app_store_identifier* conversion_type* deep_link_scheme os_type* post_engagement_attribution_window post_view_attribution_window provider_app_event_id* provider_app_event_name* retargeting_enabled`,
    `R95 DELETE ${app}/:app_event_tag_id`,
  ]);
  expect(fieldsOf(webEventTags.get)).toBe(
    "click_window embed_code last_tracked_at name retargeting_enabled status type view_through_window website_tag_id",
  );
  expect(fieldsOf(appEventTags.get)).toBe(
    "app_store_identifier conversion_type deep_link_scheme last_tracked_at os_type post_engagement_attribution_window post_view_attribution_window provider_app_event_id provider_app_event_name retargeting_enabled status",
  );
  expect(webEventTags.WEB_EVENT_TYPES).toHaveLength(14);
  expect(appEventTags.APP_CONVERSION_TYPES).toHaveLength(20);
});

it("declares conversions as the reference does", () => {
  const asked =
    "click_window conversion_time* conversion_type* hashed_device_id* non_service_engagement_time non_service_engagement_type os_type* view_through_window";
  expect([appConversions.attribute, webConversions.send].map(inOneLine)).toEqual([
    `R97 GET /12/conversion_attribution app_id* ${asked}`,
    "R98 POST /12/measurement/conversions/:pixel_id",
  ]);
  expect(inOneLine(appConversions.record)).toBe(
    "R96 POST /12/conversion_event app_id* click_window conversion_time* conversion_type* device_ip_address hashed_device_id* level non_service_engagement_time non_service_engagement_type number_items os_type* price_currency price_micro user_payment_info view_through_window",
  );
  expect(fieldsOf(appConversions.record)).toBe(
    "app_id click_window conversion_time conversion_type conversion_value_micro event_metadata hashed_device_id limit_ad_tracking non_service_engagement_time non_service_engagement_type os_type partner_client_id service_attribution tpn_attribution view_through_window",
  );
  expect(fieldsOf(webConversions.send)).toBe("conversions_processed debug_id");
  expect(webConversions.WEB_CONVERSIONS_MAX).toBe(500);
});

it("declares A/B tests and recommendations as the reference does", () => {
  const tests = `${ONE}/ab_tests`;
  const declared = [abTests.list, abTests.get, abTests.create, abTests.update, abTests.remove];
  expect(declared.map(inOneLine)).toEqual([
    `R142 GET ${tests} ab_test_ids count cursor live_during q sort_by status user_id username with_deleted with_total_count`,
    `R143 GET ${tests}/:ab_test_id with_deleted`,
    `R144 POST ${tests}`,
    `R145 PUT ${tests}/:ab_test_id`,
    `R146 DELETE ${tests}/:ab_test_id`,
  ]);
  expect(Object.keys(abTests.create.body.shape).toSorted().join(" ")).toBe(
    "description end_time entity_type name start_time user_groups",
  );
  expect(fieldsOf(abTests.get)).toBe(
    "created_by description end_time entity_type name start_time status updated_by user_groups",
  );
  const advice = `${ONE}/recommendations`;
  expect([recommendations.list, recommendations.get].map(inOneLine)).toEqual([
    `R140 GET ${advice}`,
    `R141 GET ${advice}/:recommendation_id`,
  ]);
  expect(fieldsOf(recommendations.get)).toBe("account_id changes funding_instrument_id message status");
});
