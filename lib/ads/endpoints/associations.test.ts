import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import * as accountMedia from "./account-media";
import * as curatedCategories from "./curated-categories";
import * as curated from "./line-item-curated-categories";
import * as mediaCreatives from "./media-creatives";
import * as prerollCallToActions from "./preroll-call-to-actions";
import * as promotedAccounts from "./promoted-accounts";
import * as promotedPosts from "./promoted-posts";
import * as trackingTags from "./tracking-tags";

/** Copied from the specification by hand; never derived from the catalogue. */
const LINES = [
  "30 GET /12/accounts/:account_id/media_creatives campaign_id count cursor line_item_ids media_creative_ids sort_by with_deleted with_total_count",
  "31 GET /12/accounts/:account_id/media_creatives/:media_creative_id with_deleted",
  "32 POST /12/accounts/:account_id/media_creatives account_media_id* landing_url line_item_id*",
  "33 DELETE /12/accounts/:account_id/media_creatives/:media_creative_id",
  "34 GET /12/accounts/:account_id/promoted_accounts count cursor line_item_ids promoted_account_ids sort_by with_deleted with_total_count",
  "35 GET /12/accounts/:account_id/promoted_accounts/:promoted_account_id with_deleted",
  "36 POST /12/accounts/:account_id/promoted_accounts line_item_id* user_id*",
  "37 DELETE /12/accounts/:account_id/promoted_accounts/:promoted_account_id",
  "38 GET /12/accounts/:account_id/promoted_posts count cursor line_item_ids promoted_post_ids sort_by with_deleted with_total_count",
  "R39 GET /12/accounts/:account_id/promoted_posts/:promoted_post_id with_deleted",
  "R40 POST /12/accounts/:account_id/promoted_posts line_item_id* post_ids*",
  "R41 DELETE /12/accounts/:account_id/promoted_posts/:promoted_post_id",
  "39 GET /12/accounts/:account_id/tracking_tags count cursor line_item_ids sort_by tracking_tag_ids with_deleted with_total_count",
  "40 GET /12/accounts/:account_id/tracking_tags/:tracking_tag_id with_deleted",
  "41 POST /12/accounts/:account_id/tracking_tags line_item_id* tracking_tag_type* tracking_tag_url*",
  "42 PUT /12/accounts/:account_id/tracking_tags/:tracking_tag_id tracking_tag_url*",
  "43 DELETE /12/accounts/:account_id/tracking_tags/:tracking_tag_id",
  "44 POST /12/accounts/:account_id/line_item_curated_categories curated_category_id* line_item_id*",
  "45 PUT /12/accounts/:account_id/line_item_curated_categories/:line_item_curated_category_id curated_category_id line_item_id",
  "46 DELETE /12/accounts/:account_id/line_item_curated_categories/:line_item_curated_category_id",
  "R42 GET /12/accounts/:account_id/curated_categories country_codes*",
  "48 GET /12/accounts/:account_id/preroll_call_to_actions count cursor line_item_ids preroll_call_to_action_ids sort_by with_deleted with_total_count",
  "54 GET /12/accounts/:account_id/account_media account_media_ids count creative_types cursor sort_by with_deleted with_total_count",
  "55 GET /12/accounts/:account_id/account_media/:account_media_id with_deleted",
  "56 DELETE /12/accounts/:account_id/account_media/:account_media_id",
];

it("declares associations and account media as the specification does", () => {
  const declared = [
    ...[mediaCreatives.list, mediaCreatives.get, mediaCreatives.create, mediaCreatives.remove],
    ...[promotedAccounts.list, promotedAccounts.get, promotedAccounts.create, promotedAccounts.remove],
    ...[promotedPosts.list, promotedPosts.get, promotedPosts.create, promotedPosts.remove],
    ...[trackingTags.list, trackingTags.get, trackingTags.create, trackingTags.update, trackingTags.remove],
    ...[curated.create, curated.update, curated.remove, curatedCategories.list],
    prerollCallToActions.list,
    ...[accountMedia.list, accountMedia.get, accountMedia.remove],
  ];
  expect(declared.map(inOneLine)).toEqual(LINES);
});

it("declares their fields", () => {
  expect(fieldsOf(mediaCreatives.get)).toBe(
    "account_media_id approval_status creative_type entity_status landing_url line_item_id",
  );
  expect(fieldsOf(promotedAccounts.get)).toBe("approval_status entity_status line_item_id user_id");
  expect(fieldsOf(promotedPosts.get)).toBe("approval_status entity_status line_item_id post_id");
  expect(fieldsOf(trackingTags.get)).toBe("line_item_id tracking_tag_type tracking_tag_url");
  expect(fieldsOf(curated.create)).toBe("curated_category_id line_item_id");
  expect(fieldsOf(curatedCategories.list)).toBe("country_codes description name publisher_user_ids");
  expect(fieldsOf(prerollCallToActions.list)).toBe("call_to_action call_to_action_url line_item_id");
  expect(fieldsOf(accountMedia.get)).toBe("creative_type media_url video_id");
  expect(trackingTags.TRACKING_TAG_TYPES).toEqual(["IMPRESSION_TAG", "CLICK_TRACKER"]);
  expect(accountMedia.CREATIVE_TYPES).toEqual([
    "BANNER",
    "BANNER_TABLET",
    "INTERSTITIAL",
    "INTERSTITIAL_LANDSCAPE",
    "INTERSTITIAL_LANDSCAPE_TABLET",
    "INTERSTITIAL_TABLET",
    "MEDIUM_RECTANGLE",
    "PREROLL",
    "VAST_PREROLL",
  ]);
});
