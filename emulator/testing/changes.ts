/** What is known of every change of the advertising service for the tests that walk them all. */

/** Changes that no read shows one by one, and why. */
export const NOT_SEEN: Readonly<Record<string, string>> = {
  "audience-estimate.estimate": "changes nothing",
  "draft-posts.preview": "sends a message to a device",
  "custom-audiences.upload-users": "people in an audience are never shown; uploads look at their own journal",
  "features.add": "a feature is a word, and no record",
  "features.take": "a feature is a word, and no record",
  "do-not-reach-lists.upload-users": "people in a list are never shown",
  "global-opt-out.replace": "who opted out is never shown",
  "products.upsert": "answers with a report of what it did",
  "products.remove": "answers with a report of what it did",
  "statistics-jobs.cancel": "a job that was cancelled may have ended just before",
  "app-conversions.record": "what was done in an app is never shown",
  "web-conversions.send": "what was done on a website is never shown",
  "campaigns.batch": "bulk jobs look for what became of each part (lib/bulk)",
  "line-items.batch": "bulk jobs look for what became of each part (lib/bulk)",
  "targeting-criteria.batch":
    "the targeting is read again and shows what is left to do (lib/targeting/save-run)",
};

const name = (text: string) => ({ name: text });
const post = (text: string) => ({ text });

/** What an update changes, by a text that nothing holds yet; an update without a row here fails. */
export const CHANGES: Readonly<Record<string, (text: string) => Readonly<Record<string, string>>>> = {
  "accounts.update": name,
  "campaigns.update": name,
  "line-items.update": name,
  "custom-audiences.update": name,
  "cards.update": name,
  "web-event-tags.update": name,
  "ab-tests.update": name,
  "product-catalogs.update": name,
  "product-sets.update": name,
  // Only the answer's report contains what it did.
  "products.upsert": () => ({}),
  "scheduled-feeds.update": (text) => ({ feed_url: `https://www.example.com/${text.replace(" ", "/")}.csv` }),
  "global-opt-out.replace": (text) => ({ input_file_path: `/files/${text.replace(" ", "-")}.csv` }),
  // More than was spent, in whole units of the currency.
  "funding-instruments.update": (text) => ({
    funded_amount_local_micro: `${9000 + Number.parseInt(text.slice(6), 10)}${text.endsWith("b") ? 1 : 0}000000`,
  }),
  "draft-posts.update": post,
  "scheduled-posts.update": post,
  "media-library.update": (title) => ({ title }),
  // The answer repeats nothing else.
  "image-conversation-cards.update": name,
  "video-conversation-cards.update": (title) => ({ title }),
  "user-settings.update": (text) => ({ notification_email: `${text.replace(" ", ".")}@example.com` }),
  "tax-settings.update": (address_city) => ({ address_city }),
  "tracking-tags.update": (text) => ({ tracking_tag_url: `https://track.example/${text.replace(" ", "/")}` }),
  "preroll-call-to-actions.update": (text) => ({
    call_to_action_url: `https://www.example.com/${text.replace(" ", "/")}`,
  }),
  // Those beside the one that it has.
  "line-item-curated-categories.update": (text) => ({
    curated_category_id: text.endsWith("b") ? "4hmna" : "4hmn9",
  }),
};
