import type { AnyEndpoint } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as cards from "@/lib/ads/endpoints/cards";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as curatedCategories from "@/lib/ads/endpoints/line-item-curated-categories";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import * as posts from "@/lib/ads/endpoints/posts";
import * as prerolls from "@/lib/ads/endpoints/preroll-call-to-actions";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import * as trackingTags from "@/lib/ads/endpoints/tracking-tags";

/** What can be created in a job, and what the job needs for it. */
export interface Creatable<E extends AnyEndpoint = AnyEndpoint> {
  readonly endpoint: E;
  /** One and several of it: "line item", "line items". */
  readonly one: string;
  readonly many: string;
  /** The field of its record by which others refer to it. */
  readonly givenBy: "id" | "card_uri";
  /** Fields that distinguish it from others created at the same time, if an answer was lost. */
  readonly identifiedBy: readonly string[];
  /** The endpoint that makes several at once, all or none, and how many. */
  readonly batch?: { readonly endpoint: AnyEndpoint; readonly max: number };
  /** The parameter with which one request makes several that are alike else, and where each record shows its own. */
  readonly list?: { readonly param: string; readonly shownAs: string; readonly max: number };
}

const creatable = <E extends AnyEndpoint>(
  endpoint: E,
  words: readonly [one: string, many: string],
  about: Pick<Creatable, "identifiedBy"> & Partial<Creatable>,
): Creatable<E> => ({ givenBy: "id", ...about, endpoint, one: words[0], many: words[1] });

const ofCard = { givenBy: "card_uri" } as const;

/** Everything that a job can create. */
export const CREATABLES = [
  creatable(campaigns.create, ["campaign", "campaigns"], {
    identifiedBy: ["name"],
    batch: { endpoint: campaigns.batch, max: campaigns.CAMPAIGN_BATCH_MAX },
  }),
  creatable(lineItems.create, ["line item", "line items"], {
    identifiedBy: ["campaign_id", "name", "objective"],
    batch: { endpoint: lineItems.batch, max: lineItems.LINE_ITEM_BATCH_MAX },
  }),
  creatable(targetingCriteria.create, ["targeting criterion", "targeting criteria"], {
    identifiedBy: ["line_item_id", "targeting_type", "targeting_value", "operator_type"],
    batch: { endpoint: targetingCriteria.batch, max: targetingCriteria.TARGETING_BATCH_MAX },
  }),
  creatable(promotedPosts.create, ["promoted post", "promoted posts"], {
    identifiedBy: ["line_item_id", "post_id"],
    list: { param: "post_ids", shownAs: "post_id", max: promotedPosts.PROMOTED_POSTS_MAX },
  }),
  creatable(promotedAccounts.create, ["promoted account", "promoted accounts"], {
    identifiedBy: ["line_item_id", "user_id"],
  }),
  creatable(mediaCreatives.create, ["media creative", "media creatives"], {
    identifiedBy: ["line_item_id", "account_media_id", "landing_url"],
  }),
  creatable(prerolls.create, ["call to action", "calls to action"], {
    identifiedBy: ["line_item_id", "call_to_action"],
  }),
  creatable(trackingTags.create, ["tracking tag", "tracking tags"], {
    identifiedBy: ["line_item_id", "tracking_tag_type", "tracking_tag_url"],
  }),
  creatable(curatedCategories.create, ["curated category", "curated categories"], {
    identifiedBy: ["line_item_id", "curated_category_id"],
  }),
  creatable(cards.create, ["card", "cards"], { ...ofCard, identifiedBy: ["name"] }),
  creatable(conversationCards.image.create, ["image conversation card", "image conversation cards"], {
    ...ofCard,
    identifiedBy: ["name"],
  }),
  creatable(conversationCards.video.create, ["video conversation card", "video conversation cards"], {
    ...ofCard,
    identifiedBy: ["name"],
  }),
  creatable(pollCards.create, ["poll", "polls"], {
    ...ofCard,
    identifiedBy: ["name", "first_choice", "second_choice"],
  }),
  creatable(draftPosts.create, ["draft", "drafts"], {
    identifiedBy: ["text", "name", "card_uri", "media_keys"],
  }),
  creatable(scheduledPosts.create, ["scheduled post", "scheduled posts"], {
    identifiedBy: ["text", "name", "card_uri", "media_keys", "scheduled_at"],
  }),
  creatable(posts.create, ["post", "posts"], { identifiedBy: ["text", "card_uri", "media_keys"] }),
] as const;

export type CreatableEndpoint = (typeof CREATABLES)[number]["endpoint"];

const byName: ReadonlyMap<string, Creatable> = new Map(CREATABLES.map((each) => [each.endpoint.name, each]));

/** What can be created by the endpoint of that name, "campaigns.create"; undefined for any other endpoint. */
export const creatableOf = (name: string): Creatable | undefined => byName.get(name);
