const CONVERSATION = {
  title: "What do you think?",
  first_cta: "#yes",
  first_cta_post: "Yes, please",
  name: "Conversation",
  thank_you_text: "Thank you!",
};

/** Of which every account with campaigns has statistics; times of entities that are asked for by default. */
const WEEK = { start_time: "2026-11-13T00:00:00Z", end_time: "2026-11-20T00:00:00Z", entity: "CAMPAIGN" };

const WINDOWS = { click_window: "7", view_through_window: "1" };

/**
 * Parameters and bodies that satisfy the rules of endpoints where chance alone hardly would. `:line_item` is
 * replaced by the identifier that the caller has under that name.
 */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "account-history.list": { start_time: "2026-11-01", end_time: "2026-11-21" },
  "statistics.get": WEEK,
  "active-entities.list": WEEK,
  "reach.of-campaigns": WEEK,
  "reach.of-funding-instruments": WEEK,
  "statistics-jobs.create": WEEK,
  "line-items.create": {
    objective: "ENGAGEMENTS",
    product_type: "PROMOTED_POST",
    placements: "ALL_ON_SERVICE",
    start_time: "2026-11-22",
  },
  "web-event-tags.create": { ...WINDOWS, name: "Order placed" },
  "web-event-tags.update": WINDOWS,
  "app-event-tags.create": { post_view_attribution_window: "1", post_engagement_attribution_window: "7" },
  "app-conversions.record": WINDOWS,
  "app-conversions.attribute": WINDOWS,
  "funding-instruments.update": { funding_instrument_id: ":partner_instrument" },
  "do-not-reach-lists.create": { account_id: ":listless_account", description: "Asked not to" },
  "product-catalogs.create": { user_id: ":brand_user", name: "Brand shop" },
  "product-sets.update": { product_set_id: ":product_set" },
  "scheduled-feeds.create": {
    product_catalog_id: ":feedless_catalog",
    feed_url: "https://www.example.com/feed.csv",
    feed_format: "CSV",
    frequency: "DAILY",
    start_time: "01:30",
    time_zone: "Europe/Stockholm",
  },
  "scheduled-feeds.update": { feed_url: "https://www.example.com/feed.csv" },
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
  "post-previews.list": { post_type: "PUBLISHED" },
  "scheduled-promoted-posts.create": {
    line_item_id: ":post_line_item",
    scheduled_post_id: ":waiting_post",
  },
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
  "custom-audience-permissions.create": { granted_account_id: ":other_account" },
  "custom-audience-permissions.remove": { custom_audience_id: ":shared_audience" },
  "preroll-call-to-actions.create": { line_item_id: ":media_line_item" },
  "targeting-suggestions.list": { suggestion_type: "KEYWORD", targeting_values: "tea" },
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
  "do-not-reach-lists.upload-users": [
    { operation_type: "Update", params: { users: [{ email: ["0".repeat(64)] }] } },
  ],
  "ab-tests.create": {
    name: "Two pictures",
    entity_type: "CAMPAIGN",
    start_time: "2026-12-05T00:00:00Z",
    end_time: "2026-12-15T00:00:00Z",
    user_groups: [
      { size: "50.00", entity_ids: [":test_campaign"] },
      { size: "50.00", entity_ids: [":other_test_campaign"] },
    ],
  },
  "ab-tests.update": { name: "Two pictures" },
  "products.upsert": {
    products: [
      {
        id: "mat",
        title: "Sleeping mat",
        description: "A mat to sleep on",
        availability: "in stock",
        condition: "new",
        price: "59.00 EUR",
        link: "https://www.example.com/shop/mat",
        image_link: "https://www.example.com/shop/mat.jpg",
        brand: "Fjell",
      },
    ],
  },
  "products.remove": { product_keys: [":product_key"] },
  "product-sets.create": {
    name: "Gifts",
    type: "FILTERED",
    filters: [{ attribute: "price", operator: "LESS_THAN", value: "50.00 EUR" }],
  },
  "product-sets.update": { name: "Presents" },
  "web-conversions.send": {
    conversions: [
      {
        conversion_time: "2026-11-21T09:00:00Z",
        event_id: ":web_event_tag",
        identifiers: [{ hashed_email: "0".repeat(64) }],
      },
    ],
  },
  "cards.update": { name: "Website, changed" },
  "audience-estimate.estimate": {
    targeting_criteria: [{ targeting_type: "BROAD_KEYWORD", targeting_value: "tea" }],
  },
};
