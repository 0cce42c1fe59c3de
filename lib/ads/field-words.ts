import { campaignFieldName } from "./campaign-field-words";

/** Fields that campaigns do not have: their page does not load these words. */
const NAMES: Readonly<Record<string, string>> = {
  advertiser_domain: "Advertiser’s domain",
  advertiser_user_id: "Advertiser",
  approval_status: "Approval",
  audience_expansion: "Audience expansion",
  automatic_post_promotion: "Automatic promotion of posts",
  bid_amount_local_micro: "Bid",
  bid_strategy: "Bid strategy",
  campaign_id: "Campaign",
  categories: "Categories",
  creative_source: "Source of creatives",
  end_time: "Ends",
  goal: "Goal",
  line_item_id: "Line item",
  localized_name: "Name in your language",
  location_type: "Type of location",
  objective: "Objective",
  operator_type: "Operator",
  pay_by: "Billed by",
  placements: "Placements",
  post_id: "Post",
  primary_web_event_tag: "Conversion tag",
  product_type: "Promotes",
  start_time: "Starts",
  store_a_app_identifier: "App in store A",
  store_b_app_identifier: "App in store B",
  target_cpa_local_micro: "Target cost per action",
  targeting_type: "Targeting",
  targeting_value: "Value",
  user_id: "User",
};

/** A field in a history, in words; an unknown one keeps the service's name. */
export function fieldName(field: string): string {
  return (Object.hasOwn(NAMES, field) ? NAMES[field] : undefined) ?? campaignFieldName(field);
}
