import type { CallOptions } from "@/lib/ads/call";
import { readWholeList } from "@/lib/ads/client";
import { type AnyEndpoint, type InputOf, PAGE_MAX, type RecordOf } from "@/lib/ads/endpoint";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import * as audiences from "@/lib/ads/endpoints/custom-audiences";
import * as curatedCategories from "@/lib/ads/endpoints/line-item-curated-categories";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as prerolls from "@/lib/ads/endpoints/preroll-call-to-actions";
import * as promotableUsers from "@/lib/ads/endpoints/promotable-users";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import * as trackingTags from "@/lib/ads/endpoints/tracking-tags";
import { IDS_MAX } from "@/lib/ads/params";
import type { Scope } from "@/lib/ads/scope";
import { toBatches } from "@/lib/lists/arrange";
import { isAudienceType } from "@/lib/targeting/criteria";

type Rows<E extends AnyEndpoint> = readonly RecordOf<E>[];

/** What hangs on line items. */
interface CopiedParts {
  readonly criteria: Rows<typeof targetingCriteria.list>;
  readonly posts: Rows<typeof promotedPosts.list>;
  readonly accounts: Rows<typeof promotedAccounts.list>;
  readonly creatives: Rows<typeof mediaCreatives.list>;
  readonly calls: Rows<typeof prerolls.list>;
  readonly tags: Rows<typeof trackingTags.list>;
  readonly categories: Rows<typeof curatedCategories.list>;
}

/** Line items with everything that hangs on them, and the media that they show, deleted ones among those. */
export interface CopiedTree extends CopiedParts {
  readonly lineItems: readonly lineItems.LineItem[];
  readonly media: Rows<typeof accountMedia.list>;
}

/** What copies may use in the account that they are created in. */
export interface CopyMeans {
  readonly audiences: Rows<typeof audiences.list>;
  readonly media: Rows<typeof accountMedia.list>;
  /** The users that the account may promote. */
  readonly userIds: ReadonlySet<string>;
}

/** A tree without anything in it, and what its copies need. */
export const EMPTY_TREE: CopiedTree = {
  lineItems: [],
  criteria: [],
  posts: [],
  accounts: [],
  creatives: [],
  calls: [],
  tags: [],
  categories: [],
  media: [],
};
export const NO_MEANS: CopyMeans = { audiences: [], media: [], userIds: new Set() };

interface CopiedFrom {
  readonly scope: Scope;
  readonly accountId: string;
  readonly signal?: AbortSignal | undefined;
}

/** Reads the line items of campaigns with everything that hangs on them. Deleted ones are not copied. */
export async function readTreeOf(
  from: CopiedFrom,
  campaigns: readonly Pick<Campaign, "id">[],
): Promise<CopiedTree> {
  const ids = campaigns.map(({ id }) => id);
  const items = await inParts(ids, (campaign_ids) =>
    whole(from, lineItems.list, { ...asked(from), campaign_ids, with_draft: true }),
  );
  return readTree(from, items);
}

/** Reads everything that hangs on line items. */
export async function readTree(from: CopiedFrom, items: readonly lineItems.LineItem[]): Promise<CopiedTree> {
  const ids = items.map(({ id }) => id);
  const of = <E extends AnyEndpoint>(read: (line_item_ids: string[]) => Promise<Rows<E>>) =>
    inParts(ids, read);
  const input = asked(from);
  const [criteria, posts, accounts, creatives, calls, tags] = await Promise.all([
    of<typeof targetingCriteria.list>((line_item_ids) =>
      whole(from, targetingCriteria.list, { ...input, line_item_ids }),
    ),
    of<typeof promotedPosts.list>((line_item_ids) =>
      whole(from, promotedPosts.list, { ...input, line_item_ids }),
    ),
    // Asked for line items that promote none, the service refuses.
    items.some(promotedAccounts.canPromoteAccounts) ? whole(from, promotedAccounts.list, input) : [],
    of<typeof mediaCreatives.list>((line_item_ids) =>
      whole(from, mediaCreatives.list, { ...input, line_item_ids }),
    ),
    of<typeof prerolls.list>((line_item_ids) => whole(from, prerolls.list, { ...input, line_item_ids })),
    of<typeof trackingTags.list>((line_item_ids) =>
      whole(from, trackingTags.list, { ...input, line_item_ids }),
    ),
  ]);
  // Curated categories and media cannot be asked for by line item.
  const onPublishers = items.some(({ placements }) => placements.includes("PUBLISHER_NETWORK"));
  const [categories, media] = await Promise.all([
    onPublishers ? whole(from, curatedCategories.list, input) : [],
    creatives.length > 0 ? whole(from, accountMedia.list, { ...input, with_deleted: true }) : [],
  ]);
  const known = new Set(ids);
  return {
    lineItems: items,
    criteria,
    posts,
    accounts: accounts.filter(({ line_item_id }) => known.has(line_item_id)),
    creatives,
    calls,
    tags,
    categories: categories.filter(({ line_item_id }) => known.has(line_item_id)),
    media,
  };
}

/** Reads what copies of a tree may use in the account that they are created in, as far as the tree needs any. */
export async function readMeans(
  into: CopiedFrom,
  { criteria, creatives, accounts }: CopiedTree,
): Promise<CopyMeans> {
  const input = asked(into);
  const needsAudiences = criteria.some(({ targeting_type }) => isAudienceType(targeting_type));
  const [own, shared, media, users] = await Promise.all([
    needsAudiences ? whole(into, audiences.list, { ...input, permission_scope: "OWNER" }) : [],
    needsAudiences ? whole(into, audiences.list, { ...input, permission_scope: "SHARED" }) : [],
    creatives.length > 0 ? whole(into, accountMedia.list, input) : [],
    accounts.length > 0 ? whole(into, promotableUsers.list, input) : [],
  ]);
  return { audiences: [...own, ...shared], media, userIds: new Set(users.map(({ user_id }) => user_id)) };
}

const asked = ({ accountId }: CopiedFrom) => ({ account_id: accountId, count: PAGE_MAX });

async function whole<E extends AnyEndpoint>(
  { scope, signal }: CopiedFrom,
  endpoint: E,
  input: InputOf<E>,
): Promise<Rows<E>> {
  const how: CallOptions = { signal, fresh: true };
  return (await readWholeList(endpoint, scope, input, how)).records;
}

async function inParts<Row>(
  ids: readonly string[],
  read: (some: string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of toBatches(ids, IDS_MAX)) rows.push(...(await read(some)));
  return rows;
}
