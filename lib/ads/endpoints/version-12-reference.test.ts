import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import * as cardFetches from "./card-fetches";
import * as cards from "./cards";
import * as curatedCategories from "./curated-categories";
import * as customAudiencePermissions from "./custom-audience-permissions";
import * as features from "./features";
import * as curated from "./line-item-curated-categories";
import * as postPreviews from "./post-previews";
import * as prerollCallToActions from "./preroll-call-to-actions";
import * as promotableUsers from "./promotable-users";
import * as scheduledPromotedPosts from "./scheduled-promoted-posts";
import * as lookups from "./targeting-lookups";
import * as targetingSuggestions from "./targeting-suggestions";
import * as taxSettings from "./tax-settings";

/** Copied by hand from the public version 12 reference of 2026-08-22, in this project's words; never derived. */

const ONE = "/12/accounts/:account_id";
const PAGE = "count cursor";
const LIST = "count cursor sort_by with_deleted with_total_count";

it("declares targeting options as the reference does", () => {
  const declared = [
    ...[lookups.languages, lookups.platforms, lookups.platformVersions, lookups.appStoreCategories],
    ...[lookups.conversations, lookups.events, lookups.tvMarkets, targetingSuggestions.list],
  ];
  expect(declared.map(inOneLine)).toEqual([
    `R54 GET /12/targeting_criteria/languages ${PAGE} q`,
    "R55 GET /12/targeting_criteria/platforms count lang q",
    "R56 GET /12/targeting_criteria/platform_versions q",
    "R57 GET /12/targeting_criteria/app_store_categories os_type q",
    `R58 GET /12/targeting_criteria/conversations conversation_type ${PAGE}`,
    `R59 GET /12/targeting_criteria/events ${PAGE.replace(" ", " country_codes ")} end_time event_types start_time`,
    "R60 GET /12/targeting_criteria/tv_markets",
    `R72 GET ${ONE}/targeting_suggestions count suggestion_type* targeting_values*`,
  ]);
  const value = "name targeting_type targeting_value";
  expect(fieldsOf(lookups.languages)).toBe(value);
  expect(fieldsOf(lookups.platforms)).toBe("localized_name name targeting_type targeting_value");
  expect(fieldsOf(lookups.platformVersions)).toBe("name number os_type targeting_type targeting_value");
  expect(fieldsOf(lookups.appStoreCategories)).toBe("name os_type targeting_type targeting_value");
  expect(fieldsOf(lookups.conversations)).toBe(`conversation_type ${value}`);
  expect(fieldsOf(lookups.events)).toBe(
    "country_breakdown_percentage country_code device_breakdown_percentage end_time event_type gender_breakdown_percentage is_global name reach start_time targeting_value top_hashtags top_posts top_users",
  );
  expect(fieldsOf(lookups.tvMarkets)).toBe("country_code locale name");
  expect(fieldsOf(targetingSuggestions.list)).toBe("suggestion_type suggestion_value");
  expect(lookups.CONVERSATION_TYPES).toHaveLength(36);
  expect(lookups.EVENT_TYPES).toEqual(
    "CONFERENCE HOLIDAY MUSIC_AND_ENTERTAINMENT OTHER POLITICS RECURRING SPORTS".split(" "),
  );
});

it("declares reads and changes that the specification leaves out", () => {
  const declared = [
    ...[taxSettings.get, curatedCategories.get, curated.list, curated.get],
    prerollCallToActions.get,
    ...[prerollCallToActions.create, prerollCallToActions.update, prerollCallToActions.remove],
    ...[customAudiencePermissions.list, customAudiencePermissions.create, customAudiencePermissions.remove],
    ...[promotableUsers.list, promotableUsers.get],
    ...[features.list, features.add, features.take],
  ];
  const preroll = `${ONE}/preroll_call_to_actions`;
  const permissions = `${ONE}/custom_audiences/:custom_audience_id/permissions`;
  expect(declared.map(inOneLine)).toEqual([
    `R61 GET ${ONE}/tax_settings`,
    `R62 GET ${ONE}/curated_categories/:curated_category_id`,
    `R63 GET ${ONE}/line_item_curated_categories ${LIST}`,
    `R64 GET ${ONE}/line_item_curated_categories/:line_item_curated_category_id with_deleted`,
    `R65 GET ${preroll}/:preroll_call_to_action_id with_deleted`,
    `R66 POST ${preroll} call_to_action* call_to_action_url* line_item_id*`,
    `R67 PUT ${preroll}/:preroll_call_to_action_id call_to_action call_to_action_url`,
    `R68 DELETE ${preroll}/:preroll_call_to_action_id`,
    `R69 GET ${permissions} count cursor custom_audience_permission_ids granted_account_ids sort_by with_total_count`,
    `R70 POST ${permissions} granted_account_id* permission_level*`,
    `R71 DELETE ${permissions}/:custom_audience_permission_id`,
    `R73 GET ${ONE}/promotable_users count cursor promotable_user_ids sort_by with_deleted with_total_count`,
    `R74 GET ${ONE}/promotable_users/:promotable_user_id with_deleted`,
    `R75 GET ${ONE}/features feature_keys`,
    `R76 POST ${ONE}/features feature_keys* (sandbox only)`,
    `R77 DELETE ${ONE}/features feature_keys* (sandbox only)`,
  ]);
  expect(fieldsOf(customAudiencePermissions.list)).toBe(
    "custom_audience_id granted_account_id permission_level",
  );
  expect(fieldsOf(promotableUsers.get)).toBe("promotable_user_type user_id");
  expect(features.SANDBOX_FEATURES).toHaveLength(22);
});

it("declares cards, previews and scheduled promoted posts as the reference does", () => {
  const declared = [
    ...[cards.update, cards.remove, cardFetches.list, cardFetches.get, postPreviews.list],
    ...[scheduledPromotedPosts.list, scheduledPromotedPosts.get],
    ...[scheduledPromotedPosts.create, scheduledPromotedPosts.remove],
  ];
  const promoted = `${ONE}/scheduled_promoted_posts`;
  expect(declared.map(inOneLine)).toEqual([
    `R78 PUT ${ONE}/cards/:card_id`,
    `R79 DELETE ${ONE}/cards/:card_id`,
    `R80 GET ${ONE}/cards/all card_uris* with_deleted`,
    `R81 GET ${ONE}/cards/all/:card_id with_deleted`,
    `R82 GET ${ONE}/post_previews post_ids* post_type*`,
    `R83 GET ${promoted} count cursor line_item_ids scheduled_promoted_post_ids sort_by with_deleted with_total_count (live only)`,
    `R84 GET ${promoted}/:scheduled_promoted_post_id with_deleted (live only)`,
    `R85 POST ${promoted} line_item_id* scheduled_post_id* (live only)`,
    `R86 DELETE ${promoted}/:scheduled_promoted_post_id (live only)`,
  ]);
  expect(Object.keys(cards.update.body.shape)).toEqual(["name", "components", "slides"]);
  expect(fieldsOf(postPreviews.list)).toBe("post_id preview");
  expect(fieldsOf(scheduledPromotedPosts.get)).toBe("line_item_id post_id scheduled_post_id");
});
