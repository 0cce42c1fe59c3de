import type { AccountRoute } from "@/components/shell/dashboard-route";
import { adsQuery } from "@/lib/ads/client";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as cards from "@/lib/ads/endpoints/cards";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import * as audiences from "@/lib/ads/endpoints/custom-audiences";
import * as drafts from "@/lib/ads/endpoints/draft-posts";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as media from "@/lib/ads/endpoints/media-library";
import * as polls from "@/lib/ads/endpoints/poll-cards";
import * as posts from "@/lib/ads/endpoints/posts";
import { POST_TYPES } from "@/lib/ads/endpoints/posts";
import { kindOfIdentifier } from "./identifiers";
import { SECTION_OF_POSTS } from "./searched-lists";

const ASKED_MAX = 5;
const STALE_MS = 60_000;

/**
 * The queries for records of an account by typed words: each list for names that start with them, and for an id where
 * they may be one.
 */
export const recordQueries = (here: AccountRoute, words: string) =>
  [...queriesById(here, words), ...queriesByName(here, words)].map((query) => ({
    ...query,
    staleTime: STALE_MS,
    retry: false as const,
  }));

function queriesByName(here: AccountRoute, q: string) {
  // Neither is a plausible name.
  if (["number", "media", "card"].includes(kindOfIdentifier(q) ?? "")) return [];
  const account = { account_id: here.accountId };
  const named = { ...account, q, count: ASKED_MAX };
  return [
    { section: "line-items", ...adsQuery(lineItems.list, here, { ...named, with_draft: true }) },
    { section: "funding", ...adsQuery(fundingInstruments.list, here, account) },
    { section: "cards", ...adsQuery(cards.list, here, named) },
    { section: "polls", ...adsQuery(polls.list, here, named) },
    { section: "conversations", ...adsQuery(conversationCards.image.list, here, named) },
    { section: "conversations", ...adsQuery(conversationCards.video.list, here, named) },
    { section: "drafts", ...adsQuery(drafts.list, here, account) },
    { section: "media", ...adsQuery(media.list, here, named) },
    { section: "audiences", ...adsQuery(audiences.list, here, named) },
  ];
}

function queriesById(here: AccountRoute, id: string) {
  const account = { account_id: here.accountId };
  switch (kindOfIdentifier(id)) {
    case "short":
      return [
        {
          section: "campaigns",
          ...adsQuery(campaigns.list, here, { ...account, campaign_ids: [id], with_draft: true }),
        },
        {
          section: "line-items",
          ...adsQuery(lineItems.list, here, { ...account, line_item_ids: [id], with_draft: true }),
        },
        {
          section: "funding",
          ...adsQuery(fundingInstruments.list, here, { ...account, funding_instrument_ids: [id] }),
        },
        { section: "cards", ...adsQuery(cards.list, here, { ...account, card_id: [id] }) },
        { section: "polls", ...adsQuery(polls.list, here, { ...account, card_ids: [id] }) },
        {
          section: "conversations",
          ...adsQuery(conversationCards.image.list, here, { ...account, card_ids: [id] }),
        },
        {
          section: "conversations",
          ...adsQuery(conversationCards.video.list, here, { ...account, card_ids: [id] }),
        },
        {
          section: "audiences",
          ...adsQuery(audiences.list, here, { ...account, custom_audience_ids: [id] }),
        },
      ];
    case "number":
      return [
        { section: "cards", ...adsQuery(cards.list, here, { ...account, card_id: [id] }) },
        ...POST_TYPES.map((post_type) => ({
          section: SECTION_OF_POSTS[post_type],
          ...adsQuery(posts.list, here, { ...account, post_type, timeline_type: "ALL", post_ids: [id] }),
        })),
      ];
    case "media":
      return [{ section: "media", ...adsQuery(media.get, here, { ...account, media_key: id }) }];
    case "card":
      return [{ section: "cards", ...adsQuery(cards.list, here, { ...account, card_uris: [id] }) }];
    case undefined:
      return [];
  }
}
