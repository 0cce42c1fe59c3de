import { expect, it } from "vitest";
import { endpointsOf } from "../catalogue";

/**
 * Every heading of the public version 12 reference of 2026-08-22 that names a call, in the specification's words: the
 * path with `:id` for every identifier, and its methods.
 */
const HEADINGS = `
accounts GET POST
accounts/:id GET PUT DELETE
accounts/:id/account_apps GET
accounts/:id/account_history GET
accounts/:id/account_media GET
accounts/:id/app_event_tags GET
accounts/:id/app_event_tags/:id GET
accounts/:id/authenticated_user_access GET
accounts/:id/campaigns GET POST
accounts/:id/campaigns/:id GET PUT DELETE
accounts/:id/cards POST
accounts/:id/cards/image_conversation GET POST
accounts/:id/cards/poll GET POST
accounts/:id/cards/video_conversation GET POST
accounts/:id/curated_categories GET
accounts/:id/curated_categories/:id GET
accounts/:id/custom_audiences GET POST
accounts/:id/custom_audiences/:id GET PUT DELETE
accounts/:id/custom_audiences/:id/permissions GET POST
accounts/:id/custom_audiences/:id/permissions/:id DELETE
accounts/:id/custom_audiences/:id/targeted GET
accounts/:id/custom_audiences/:id/users POST
accounts/:id/do_not_reach_lists GET POST
accounts/:id/do_not_reach_lists/:id DELETE
accounts/:id/draft_posts GET POST
accounts/:id/draft_posts/preview/:id POST
accounts/:id/features GET POST DELETE
accounts/:id/funding_instruments GET POST
accounts/:id/funding_instruments/:id GET DELETE
accounts/:id/line_item_curated_categories GET POST
accounts/:id/line_item_curated_categories/:id GET PUT DELETE
accounts/:id/line_items GET POST
accounts/:id/line_items/:id GET PUT DELETE
accounts/:id/media_creatives GET POST
accounts/:id/media_creatives/:id GET DELETE
accounts/:id/media_library GET
accounts/:id/post POST
accounts/:id/post_previews GET
accounts/:id/posts GET
accounts/:id/preroll_call_to_actions GET POST
accounts/:id/promotable_users GET
accounts/:id/promotable_users/:id GET
accounts/:id/promoted_accounts GET POST
accounts/:id/promoted_accounts/:id GET DELETE
accounts/:id/promoted_posts GET POST
accounts/:id/promoted_posts/:id GET DELETE
accounts/:id/recommendations GET
accounts/:id/recommendations/:id GET
accounts/:id/scheduled_posts GET POST
accounts/:id/scheduled_promoted_posts GET POST
accounts/:id/scheduled_promoted_posts/:id GET DELETE
accounts/:id/tailored_audiences/:id/permissions GET POST
accounts/:id/tailored_audiences/:id/permissions/:id DELETE
accounts/:id/targeting_criteria GET POST
accounts/:id/targeting_criteria/:id GET DELETE
accounts/:id/targeting_suggestions GET
accounts/:id/tax_settings GET PUT
accounts/:id/tracking_tags GET POST
accounts/:id/tracking_tags/:id GET PUT DELETE
accounts/:id/user_settings/:id GET PUT
advertiser_business_categories GET
batch/accounts/:id/campaigns POST
batch/accounts/:id/custom_audiences POST
batch/accounts/:id/do_not_reach_lists/:id/users POST
batch/accounts/:id/line_items POST
batch/accounts/:id/targeting_criteria POST
bidding_rules GET
content_categories GET
conversion_event POST
iab_categories GET
insights/keywords/search GET
line_items/placements GET
product_catalogs GET POST
product_catalogs/:id PUT DELETE
product_catalogs/:id/product_sets POST
product_catalogs/:id/product_sets/:id GET PUT DELETE
product_catalogs/:id/products GET PUT DELETE
product_catalogs/:id/scheduled_feeds GET POST
product_catalogs/:id/scheduled_feeds/:id PUT DELETE
publishers GET
stats/accounts/:id GET
stats/accounts/:id/active_entities GET
stats/accounts/:id/reach/campaigns GET
stats/accounts/:id/reach/funding_instruments GET
targeting_criteria/app_store_categories GET
targeting_criteria/conversations GET
targeting_criteria/devices GET
targeting_criteria/events GET
targeting_criteria/interests GET
targeting_criteria/languages GET
targeting_criteria/locations GET
targeting_criteria/network_operators GET
targeting_criteria/platform_versions GET
targeting_criteria/platforms GET
targeting_criteria/tv_markets GET
targeting_criteria/tv_shows GET
`;

it("declares every call that the reference has a heading for", () => {
  const headings = HEADINGS.trim()
    .split("\n")
    .flatMap((line) => {
      const [path = "", ...methods] = line.split(" ");
      return methods.map((method) => `${method} /${path}`);
    });
  const declared = new Set(
    endpointsOf("ads").map(({ method, path }) => `${method} ${path.replace(/:[a-z_]+/g, ":id")}`),
  );
  expect(headings).toHaveLength(147);
  expect(headings.filter((heading) => !declared.has(heading))).toEqual([]);
});
