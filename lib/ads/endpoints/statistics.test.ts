import { expect, it } from "vitest";
import { metricsIn } from "@/lib/statistics/metrics";
import { inOneLine } from "../test-words";
import * as activeEntities from "./active-entities";
import * as reach from "./reach";
import * as statistics from "./statistics";
import * as statisticsJobs from "./statistics-jobs";

/** Copied by hand from the public version 12 reference of 2026-08-22 and from recorded answers; never derived. */
const ASKED = "end_time* entity* entity_ids* granularity* metric_groups* placement*";

it("declares statistics as the reference does", () => {
  expect(
    [
      statistics.get,
      activeEntities.list,
      reach.ofCampaigns,
      reach.ofFundingInstruments,
      statisticsJobs.create,
      statisticsJobs.list,
      statisticsJobs.cancel,
    ].map(inOneLine),
  ).toEqual([
    `R47 GET /12/stats/accounts/:account_id ${ASKED} start_time*`,
    "R48 GET /12/stats/accounts/:account_id/active_entities campaign_ids end_time* entity* funding_instrument_ids line_item_ids start_time*",
    "R49 GET /12/stats/accounts/:account_id/reach/campaigns campaign_ids* end_time* start_time*",
    "R50 GET /12/stats/accounts/:account_id/reach/funding_instruments end_time* funding_instrument_ids* start_time*",
    `R51 POST /12/stats/jobs/accounts/:account_id country ${ASKED} platform segmentation_type start_time*`,
    "R52 GET /12/stats/jobs/accounts/:account_id count cursor job_ids",
    "R53 DELETE /12/stats/jobs/accounts/:account_id/:job_id",
  ]);
});

const conversions = (prefix: string, kinds: string) => kinds.split(" ").map((kind) => `${prefix}${kind}`);

it.each([
  [
    "ENGAGEMENT",
    "impressions engagements clicks url_clicks app_clicks card_engagements carousel_swipes likes reposts replies follows qualified_impressions unfollows posts_send poll_card_vote".split(
      " ",
    ),
  ],
  ["BILLING", ["billed_engagements", "billed_charge_local_micro"]],
  [
    "VIDEO",
    "video_total_views video_3s100pct_views video_6s_views video_15s_views video_content_starts video_views_25 video_views_50 video_views_75 video_views_100 video_cta_clicks".split(
      " ",
    ),
  ],
  [
    "WEB_CONVERSION",
    [
      ...conversions(
        "conversion_",
        "purchases sign_ups site_visits downloads custom add_to_carts checkouts_initiated content_views payment_info_additions add_to_wishlists searches landing_page_views subscriptions",
      ),
      "auto_created_conversion_landing_page_view",
      "auto_created_conversion_session",
    ],
  ],
  [
    "MOBILE_CONVERSION",
    conversions(
      "mobile_conversion_",
      "spent_credits installs content_views add_to_wishlists checkouts_initiated reservations tutorials_completed achievements_unlocked searches add_to_carts payment_info_additions re_engages shares rates logins updates levels_achieved invites key_page_views downloads purchases sign_ups site_visits installs_skan purchases_skan",
    ),
  ],
  [
    "LIFE_TIME_VALUE_MOBILE_CONVERSION",
    conversions(
      "mobile_conversion_lifetime_value_",
      "purchases sign_ups updates tutorials_completed reservations add_to_carts add_to_wishlists checkouts_initiated levels_achieved achievements_unlocked shares invites payment_info_additions spent_credits rates content_views logins searches",
    ),
  ],
  ["MEDIA", ["media_views", "media_engagements"]],
] as const)("knows every metric of %s", (group, keys) => {
  expect(metricsIn(group).map(({ key }) => key)).toEqual(keys);
});

it("allows 250 questions in a quarter of an hour to a person, whatever they are and whichever account", () => {
  for (const { rateLimit } of [
    statistics.get,
    activeEntities.list,
    reach.ofCampaigns,
    reach.ofFundingInstruments,
  ])
    expect(rateLimit).toMatchObject({
      category: "statistics",
      scope: "category",
      limit: 250,
      windowSeconds: 900,
    });
});
