import type { RecordOf } from "@/lib/ads/endpoint";
import * as curatedCategories from "@/lib/ads/endpoints/line-item-curated-categories";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as prerolls from "@/lib/ads/endpoints/preroll-call-to-actions";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import * as trackingTags from "@/lib/ads/endpoints/tracking-tags";
import type { CreatableEndpoint } from "@/lib/creation/creatables";
import { type CreationInput, type CreationItem, creationStep } from "@/lib/creation/creation-plan";
import { callToActionName, trackingTagName } from "@/lib/line-items/line-item-words";
import { isAudienceType } from "@/lib/targeting/criteria";
import { typeName, valueName } from "@/lib/targeting/targeting-words";
import type { CopiedTree, CopyMeans } from "./copied-tree";

/** Where copies are created. */
export interface CopyPlace {
  /** In another account than what they are made of. */
  readonly elsewhere: boolean;
  readonly means: CopyMeans;
}

/** Makes the step of a copy below the line item whose step has that key. */
type CopyStep = (key: string, lineItemKey: string, within: string) => CreationItem;

/** A part of a line item: how it is copied, or why it is not. */
export interface JudgedPart {
  /** Unique among all parts. */
  readonly id: string;
  readonly lineItemId: string;
  readonly title: string;
  readonly copied: CopyStep | { readonly reason: string };
}

/** Everything that hangs on line items: what is copied, and what is not and why. */
export const judgedParts = (tree: CopiedTree, place: CopyPlace): readonly JudgedPart[] => [
  ...named(
    "criterion",
    tree.criteria.map((each) => judgedCriterion(each, place)),
  ),
  ...named("post", tree.posts.map(judgedPost)),
  ...named(
    "account",
    tree.accounts.map((each) => judgedAccount(each, place)),
  ),
  ...named(
    "creative",
    tree.creatives.map((each) => judgedCreative(each, tree, place)),
  ),
  ...named("call", tree.calls.map(judgedCall)),
  ...named("tag", tree.tags.map(judgedTag)),
  ...named("category", tree.categories.map(judgedCategory)),
];

/** Records of two kinds may have one id. */
const named = (kind: string, parts: readonly JudgedPart[]) =>
  parts.map((part) => ({ ...part, id: `${kind} ${part.id}` }));

interface Part {
  readonly id: string;
  readonly line_item_id: string;
}

const judged = (
  { id, line_item_id: lineItemId }: Part,
  title: string,
  copied: JudgedPart["copied"],
): JudgedPart => ({ id, lineItemId, title, copied });

/** The step that copies a part; `input` is given the id of the line item that the copy belongs to. */
const stepOf =
  <E extends CreatableEndpoint>(
    endpoint: E,
    title: string,
    input: (lineItemId: string) => CreationInput<E>,
  ): CopyStep =>
  (key, of, within) =>
    creationStep(endpoint)({ key, title, within, needs: [of], input: (idOf) => input(idOf(of)) });

/** For unknown values, which a newer version of the service may have added. */
const UNKNOWN = { reason: "The dashboard does not know this kind yet. Add it by hand." };

type Criterion = RecordOf<typeof targetingCriteria.list>;

const criterionFields = targetingCriteria.create.params.omit({ account_id: true, line_item_id: true });
/** Types whose values are records of one account. */
const OF_THE_ACCOUNT = ["APP_LIST", "CAMPAIGN_ENGAGEMENT", "CAMPAIGN_ENGAGEMENT_LOOKALIKE"];

function judgedCriterion(criterion: Criterion, place: CopyPlace): JudgedPart {
  const title = `${typeName(criterion.targeting_type)}: ${valueName(criterion)}`;
  const value = targetedValue(criterion, place);
  if (typeof value === "object") return judged(criterion, title, value);
  const { data: fields } = criterionFields.safeParse({ ...criterion, targeting_value: value });
  if (!fields) return judged(criterion, title, UNKNOWN);
  return judged(
    criterion,
    title,
    stepOf(targetingCriteria.create, title, (line_item_id) => ({ line_item_id, ...fields })),
  );
}

/** What a copy targets; the reason where it cannot. */
function targetedValue(
  { targeting_type: type, targeting_value: value, name }: Criterion,
  { elsewhere, means: { audiences } }: CopyPlace,
): string | { readonly reason: string } {
  if (isAudienceType(type)) {
    const same = audiences.filter(({ id }) => id === value);
    const named = elsewhere && name !== null ? audiences.filter((audience) => audience.name === name) : [];
    const [found, ...others] = same.length > 0 ? same : named;
    if (found && others.length === 0) return found.id;
    if (found) return { reason: "Several audiences of the other account have this name." };
    return {
      reason: elsewhere
        ? "The other account has no audience of this name. Share it with that account, or create it there."
        : "The audience was deleted, or is no longer shared with this account.",
    };
  }
  if (elsewhere && OF_THE_ACCOUNT.includes(type))
    return { reason: "It belongs to the account it is copied from." };
  return value;
}

function judgedPost(post: RecordOf<typeof promotedPosts.list>): JudgedPart {
  const title = `Post ${post.post_id}`;
  return judged(
    post,
    title,
    stepOf(promotedPosts.create, title, (line_item_id) => ({ line_item_id, post_ids: [post.post_id] })),
  );
}

function judgedAccount(
  account: RecordOf<typeof promotedAccounts.list>,
  { means: { userIds } }: CopyPlace,
): JudgedPart {
  const { user_id } = account;
  const title = `Account ${user_id}`;
  if (!userIds.has(user_id)) {
    return judged(account, title, { reason: "The account may not promote this user." });
  }
  return judged(
    account,
    title,
    stepOf(promotedAccounts.create, title, (line_item_id) => ({ line_item_id, user_id })),
  );
}

type Media = CopiedTree["media"][number];

function judgedCreative(
  creative: RecordOf<typeof mediaCreatives.list>,
  { media }: CopiedTree,
  { elsewhere, means }: CopyPlace,
): JudgedPart {
  const { account_media_id, landing_url } = creative;
  const title = `File ${account_media_id}`;
  const original = media.find(({ id }) => id === account_media_id);
  const found = means.media.find((each) =>
    elsewhere ? original !== undefined && isSameFile(each, original) : each.id === account_media_id,
  );
  if (!found || found.deleted) {
    return judged(creative, title, {
      reason: elsewhere
        ? "The other account does not have this file. Upload it there."
        : "The file was deleted.",
    });
  }
  return judged(
    creative,
    title,
    stepOf(mediaCreatives.create, title, (line_item_id) => ({
      line_item_id,
      account_media_id: found.id,
      ...(landing_url !== null && { landing_url }),
    })),
  );
}

/** Files of two accounts are the same if they show the same video or lie at the same address. */
const isSameFile = (one: Media, other: Media) =>
  one.creative_type === other.creative_type &&
  ((one.video_id !== null && one.video_id === other.video_id) ||
    (one.media_url !== null && one.media_url === other.media_url));

const callFields = prerolls.create.params.omit({ account_id: true, line_item_id: true });

function judgedCall(call: RecordOf<typeof prerolls.list>): JudgedPart {
  const title = callToActionName(call.call_to_action);
  const { data: fields } = callFields.safeParse(call);
  if (!fields) return judged(call, title, UNKNOWN);
  return judged(
    call,
    title,
    stepOf(prerolls.create, title, (line_item_id) => ({ line_item_id, ...fields })),
  );
}

const tagFields = trackingTags.create.params.omit({ account_id: true, line_item_id: true });

function judgedTag(tag: RecordOf<typeof trackingTags.list>): JudgedPart {
  const title = `${trackingTagName(tag.tracking_tag_type)} ${tag.tracking_tag_url}`;
  const { data: fields } = tagFields.safeParse(tag);
  if (!fields) return judged(tag, title, UNKNOWN);
  return judged(
    tag,
    title,
    stepOf(trackingTags.create, title, (line_item_id) => ({ line_item_id, ...fields })),
  );
}

function judgedCategory(category: RecordOf<typeof curatedCategories.list>): JudgedPart {
  const { curated_category_id } = category;
  const title = `Curated category ${curated_category_id}`;
  return judged(
    category,
    title,
    stepOf(curatedCategories.create, title, (line_item_id) => ({ line_item_id, curated_category_id })),
  );
}
