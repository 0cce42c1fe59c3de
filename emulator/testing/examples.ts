const CONVERSATION = {
  title: "What do you think?",
  first_cta: "#yes",
  first_cta_post: "Yes, please",
  name: "Conversation",
  thank_you_text: "Thank you!",
};

/**
 * Parameters and bodies that satisfy the rules of endpoints where chance alone hardly would. `:line_item` stands
 * for an identifier that the caller knows by that name.
 */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "account-history.list": { start_time: "2026-11-01", end_time: "2026-11-21" },
  "line-items.create": {
    objective: "ENGAGEMENTS",
    product_type: "PROMOTED_POST",
    placements: "ALL_ON_SERVICE",
    start_time: "2026-11-22",
  },
  "targeting-criteria.create": {
    targeting_type: "BROAD_KEYWORD",
    targeting_value: "tea",
    operator_type: "EQ",
  },
  "promoted-accounts.create": { line_item_id: ":account_line_item", user_id: "2200000001" },
  "promoted-accounts.list": { line_item_ids: ":account_line_item" },
  "promoted-posts.create": { line_item_id: ":post_line_item" },
  "media-creatives.create": { line_item_id: ":media_line_item" },
  "line-item-curated-categories.create": {
    line_item_id: ":plain_line_item",
    curated_category_id: "4hmn8",
  },
  "curated-categories.list": { country_codes: "GB,US" },
  "targeting-lookups.tv-shows": { locale: "en-GB" },
  "poll-cards.get": { card_id: ":poll_card" },
  "poll-cards.remove": { card_id: ":poll_card" },
  "image-conversation-cards.get": { card_id: ":image_card" },
  "image-conversation-cards.create": { ...CONVERSATION, media_key: ":poster_media_key" },
  "image-conversation-cards.update": { card_id: ":image_card" },
  "image-conversation-cards.remove": { card_id: ":image_card" },
  "video-conversation-cards.get": { card_id: ":video_card" },
  "video-conversation-cards.create": { ...CONVERSATION, media_key: ":video_key" },
  "video-conversation-cards.update": { card_id: ":video_card" },
  "video-conversation-cards.remove": { card_id: ":video_card" },
  "draft-posts.create": { as_user_id: "2200000001", text: "Hello" },
  "scheduled-posts.create": { as_user_id: "2200000001", text: "Hello", scheduled_at: "2026-11-25" },
  "scheduled-posts.update": { scheduled_post_id: ":waiting_post", text: "Good morning" },
  "scheduled-posts.remove": { scheduled_post_id: ":waiting_post" },
  "posts.create": { as_user_id: "2200000001", text: "Good evening" },
  "tailored-audience-permissions.create": { granted_account_id: ":other_account" },
  "tailored-audience-permissions.remove": { tailored_audience_id: ":shared_audience" },
  "media-library.create": { media_key: "3_1234567890123456789" },
  "media-library.update": { media_key: ":video_key", title: "Spot" },
  "tracking-tags.create": { tracking_tag_url: "https://track.example/1" },
  "tracking-tags.update": { tracking_tag_url: "https://track.example/2" },
  "user-settings.update": { user_id: "2200000002" },
  "keyword-insights.search": { keywords: "tea,coffee", start_time: "2026-11-20" },
};

export const EXAMPLE_BODIES: Readonly<Record<string, unknown>> = {
  "campaigns.batch": [
    { operation_type: "Update", params: { campaign_id: ":campaign", name: "Spring sale" } },
  ],
  "line-items.batch": [
    { operation_type: "Update", params: { line_item_id: ":line_item", name: "Spring sale" } },
  ],
  "targeting-criteria.batch": [
    { operation_type: "Delete", params: { targeting_criterion_id: ":targeting_criterion" } },
  ],
  "custom-audiences.batch": [
    { operation_type: "Update", params: { custom_audience_id: ":custom_audience", name: "Spring fans" } },
  ],
  "custom-audiences.upload-users": [
    { operation_type: "Update", params: { users: [{ email: ["0".repeat(64)] }] } },
  ],
  "cards.create": {
    name: "Website",
    components: [
      { type: "MEDIA", media_key: ":poster_media_key" },
      {
        type: "DETAILS",
        title: "See more",
        destination: { type: "WEBSITE", url: "https://www.example.com/" },
      },
    ],
  },
  "audience-estimate.estimate": {
    targeting_criteria: [{ targeting_type: "BROAD_KEYWORD", targeting_value: "tea" }],
  },
};
