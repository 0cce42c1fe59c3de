import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as posts from "@/lib/ads/endpoints/posts";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import { createInput } from "@/lib/campaigns/new-campaign";
import {
  type CreationItem,
  type CreationPlan,
  creationPlan,
  creationStep,
} from "@/lib/creation/creation-plan";
import { stepKey } from "@/lib/creation/creation-results";
import { madeOf, newPost, withCard } from "@/lib/drafts/draft-form";
import { madeStep } from "@/lib/drafts/made-for-post";
import { readNewLineItem } from "@/lib/line-items/line-item-input";
import { comparedName } from "@/lib/targeting/targeting-words";
import {
  CAMPAIGN_TO_BE,
  type CampaignTerms,
  type GuidedDraft,
  type GuidedItem,
  type NewAd,
  settledItem,
  termsOfCampaign,
} from "./guided-draft";

/** What a plan is made with, besides the draft. */
interface PlanAround extends CampaignTerms {
  readonly accountId: string;
  readonly zone: string;
  /** In whose name posts are published unless another one is chosen. */
  readonly userId: string | undefined;
  /** In milliseconds since the epoch: polls run from then on. */
  readonly now: number;
}

/** What a line item is called in the flow: its name, or else its number. */
export const itemTitle = ({ items }: GuidedDraft, { id, typed }: GuidedItem): string =>
  typed.name.trim() ||
  (items.length === 1 ? "Line item" : `Line item ${items.findIndex((each) => each.id === id) + 1}`);

/**
 * Everything that a draft without problems creates, in one job: cards and posts, the campaign, its line items, their
 * targeting, and what they promote. Line items are switched on: the campaign alone decides whether anything is spent.
 */
export function guidedPlan(draft: GuidedDraft, around: PlanAround): CreationPlan {
  const key = (step: string) => stepKey(draft.id, step);
  const made = draft.items.flatMap((item) =>
    item.ads.flatMap((ad) => (ad.kind === "new" ? postSteps(draft, ad, around) : [])),
  );
  const { account_id: _, ...campaign } = createInput(around.accountId, draft.campaign);
  const top = creationStep(campaigns.create)({
    key: key(CAMPAIGN_TO_BE),
    title: campaign.name,
    input: () => campaign,
  });
  return creationPlan([...made, top, ...draft.items.flatMap((item) => itemSteps(draft, item, around))]);
}

function itemSteps(draft: GuidedDraft, item: GuidedItem, { currency, zone }: PlanAround): CreationItem[] {
  const key = (step: string) => stepKey(draft.id, step);
  const read = readNewLineItem(settledItem(draft, item), {
    campaign: termsOfCampaign(draft, { currency }),
    zone,
  });
  if (!read.ok) throw new Error("A line item with problems cannot be created");
  const { input } = read;
  const own = key(item.id);
  const title = itemTitle(draft, item);
  const within = draft.items.length > 1 ? title : undefined;
  return [
    creationStep(lineItems.create)({
      key: own,
      title,
      needs: [key(CAMPAIGN_TO_BE)],
      input: (idOf) => ({ ...input, campaign_id: idOf(key(CAMPAIGN_TO_BE)) }),
    }),
    ...item.targeting.map((criterion) =>
      creationStep(targetingCriteria.create)({
        key: `${own}/${criterion.operator_type} ${criterion.targeting_type} ${criterion.targeting_value}`,
        title: comparedName(criterion),
        within,
        needs: [own],
        input: (idOf) => ({
          line_item_id: idOf(own),
          targeting_type: criterion.targeting_type,
          targeting_value: criterion.targeting_value,
          operator_type: criterion.operator_type,
        }),
      }),
    ),
    ...item.ads.map((ad) => {
      const step = { key: `${own}/${ad.id}`, within };
      if (ad.kind === "account") {
        return creationStep(promotedAccounts.create)({
          ...step,
          title: ad.name,
          needs: [own],
          input: (idOf) => ({ line_item_id: idOf(own), user_id: ad.userId }),
        });
      }
      if (ad.kind === "media") {
        const leads = ad.landingUrl !== null && { landing_url: ad.landingUrl };
        return creationStep(mediaCreatives.create)({
          ...step,
          title: ad.name,
          needs: [own],
          input: (idOf) => ({ line_item_id: idOf(own), account_media_id: ad.mediaId, ...leads }),
        });
      }
      const post = key(`${ad.id}/post`);
      const isNew = ad.kind === "new";
      return creationStep(promotedPosts.create)({
        ...step,
        title: isNew ? postTitle(ad) : ad.name,
        needs: isNew ? [own, post] : [own],
        input: (idOf) => ({ line_item_id: idOf(own), post_ids: [isNew ? idOf(post) : ad.postId] }),
      });
    }),
  ];
}

/** What a post that does not exist yet is called. */
export const postTitle = ({ post }: NewAd): string =>
  post.name.trim() || post.text.trim() || madeOf(post)?.form.name || "New post";

function postSteps(draft: GuidedDraft, ad: NewAd, around: PlanAround): CreationItem[] {
  const cardKey = stepKey(draft.id, `${ad.id}/card`);
  const made = madeOf(ad.post);
  const author = ad.post.userId ?? around.userId ?? "";
  const content = newPost(made ? withCard(ad.post, null) : ad.post, author);
  return [
    ...(made ? [madeStep(made, cardKey, around)] : []),
    creationStep(posts.create)({
      key: stepKey(draft.id, `${ad.id}/post`),
      title: postTitle(ad),
      needs: made ? [cardKey] : [],
      input: (idOf) => ({ ...content, ...(made && { card_uri: idOf(cardKey) }) }),
    }),
  ];
}
