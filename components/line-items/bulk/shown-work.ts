import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { callAndMeter, readWholeList, refreshResource } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import type { Scope } from "@/lib/ads/scope";
import {
  kindsOf,
  PROMOTIONS,
  type ShownAds,
  type ShownAdsRecord,
  type ShownItem,
  type ShownKind,
  sameFile,
  shownRecordOf,
  storedShown,
} from "@/lib/line-items/bulk/bulk-shown";
import { byLineItem } from "@/lib/line-items/by-line-item";
import { LINE_ITEM_STORE } from "@/lib/line-items/line-item-store";
import { toBatches } from "@/lib/lists/arrange";
import { lookAgain } from "@/lib/records/resource-store";

const LISTS = {
  posts: promotedPosts.list,
  accounts: promotedAccounts.list,
  media: mediaCreatives.list,
} as const satisfies Readonly<Record<ShownKind, unknown>>;

/** The current ads of line items, by line item and kind; other kinds are not read. */
export async function readShown(
  scope: Scope,
  account_id: string,
  lineItemIds: readonly string[],
  kinds: readonly ShownKind[],
) {
  const every = { account_id, count: PAGE_MAX };
  const fresh = { fresh: true };
  const posts = kinds.includes("posts")
    ? await byLineItem(lineItemIds, (line_item_ids) =>
        readWholeList(promotedPosts.list, scope, { ...every, line_item_ids }, fresh),
      )
    : undefined;
  const media = kinds.includes("media")
    ? await byLineItem(lineItemIds, (line_item_ids) =>
        readWholeList(mediaCreatives.list, scope, { ...every, line_item_ids }, fresh),
      )
    : undefined;
  // With a filter by line items, the service refuses where these promote none.
  const all = kinds.includes("accounts")
    ? await readWholeList(promotedAccounts.list, scope, every, fresh)
    : undefined;
  return new Map(
    lineItemIds.map((id) => [
      id,
      {
        posts: posts?.get(id),
        accounts: all?.records.filter(({ line_item_id }) => line_item_id === id),
        media: media?.get(id),
      },
    ]),
  );
}

/** The current ads of line items, by line item. */
export type CurrentAds = Awaited<ReturnType<typeof readShown>>;
type CurrentAd = CurrentAds extends ReadonlyMap<string, infer One> ? One : never;

/** The same as jobs know it. */
export const shownNow = (current: CurrentAds, lineItemId: string): ShownAds => {
  const now = current.get(lineItemId);
  return {
    posts: now?.posts?.map(({ post_id }) => post_id),
    accounts: now?.accounts?.map(({ user_id }) => user_id),
    media: now?.media,
  };
};

const idsOf = (items: readonly ShownItem[]) => items.map(({ key }) => key);
const kindsOfAll = (items: readonly ShownItem[]) => [
  ...new Set(items.flatMap(({ operation }) => kindsOf(operation.params))),
];

/** Applies the ads of an item to its line item: additions come first, so that it is never left without ads. */
async function send(scope: Scope, accountId: string, items: readonly ShownItem[]): Promise<ShownAdsRecord[]> {
  const current = await readShown(scope, accountId, idsOf(items), kindsOfAll(items));
  for (const { key, operation } of items) {
    const now = current.get(key);
    await bring(scope, { account_id: accountId, line_item_id: key }, operation.params, now);
    await drop(scope, accountId, operation.params, now);
  }
  return items.map(({ key, operation }) => shownRecordOf(key, operation.params));
}

async function bring(
  scope: Scope,
  to: { readonly account_id: string; readonly line_item_id: string },
  { posts = [], accounts = [], media = [] }: ShownAds,
  now: CurrentAd | undefined,
): Promise<void> {
  const missing = posts.filter((id) => !now?.posts?.some(({ post_id }) => post_id === id));
  for (const post_ids of toBatches(missing, promotedPosts.PROMOTED_POSTS_MAX)) {
    await callAndMeter(promotedPosts.create, scope, { ...to, post_ids });
  }
  for (const user_id of accounts) {
    if (now?.accounts?.some((each) => each.user_id === user_id)) continue;
    await callAndMeter(promotedAccounts.create, scope, { ...to, user_id });
  }
  for (const file of media) {
    if (now?.media?.some((each) => sameFile(each, file))) continue;
    const { account_media_id, landing_url } = file;
    const leads = landing_url !== null && { landing_url };
    await callAndMeter(mediaCreatives.create, scope, { ...to, account_media_id, ...leads });
  }
}

async function drop(
  scope: Scope,
  account_id: string,
  { posts, accounts, media }: ShownAds,
  now: CurrentAd | undefined,
): Promise<void> {
  for (const { id, post_id } of now?.posts ?? []) {
    if (posts === undefined || posts.includes(post_id)) continue;
    await callAndMeter(promotedPosts.remove, scope, { account_id, promoted_post_id: id });
  }
  for (const { id, user_id } of now?.accounts ?? []) {
    if (accounts === undefined || accounts.includes(user_id)) continue;
    await callAndMeter(promotedAccounts.remove, scope, { account_id, promoted_account_id: id });
  }
  for (const shown of now?.media ?? []) {
    if (media === undefined || media.some((file) => sameFile(file, shown))) continue;
    await callAndMeter(mediaCreatives.remove, scope, { account_id, media_creative_id: shown.id });
  }
}

/** Jobs that change the ads of line items. */
export const shownWork: BulkWork<ShownItem> = {
  resource: PROMOTIONS,
  stored: storedShown,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: (items) => send(scope, accountId, items),
      look: async (items) => {
        const current = await readShown(scope, accountId, idsOf(items), kindsOfAll(items));
        return [...current.keys()].map((id) => shownRecordOf(id, shownNow(current, id)));
      },
    }),
  records: (client, scope, accountId) => {
    const changed = new Set<string>();
    const kinds = new Set<ShownKind>();
    return {
      answer: (records) => {
        for (const record of records) {
          changed.add(record.id);
          for (const kind of kindsOf(record)) kinds.add(kind);
        }
      },
      leave: () => () => {},
      rest: () => {
        if (changed.size === 0) return;
        for (const kind of kinds) void refreshResource(client, LISTS[kind], scope);
        // Whether line items serve depends on their ads.
        void lookAgain(LINE_ITEM_STORE, client, scope, accountId, [...changed]);
        changed.clear();
        kinds.clear();
      },
    };
  },
};
