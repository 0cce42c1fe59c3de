import "server-only";
import * as z from "zod";
import { lineItemRecord, list as listLineItems } from "@/lib/ads/endpoints/line-items";
import * as media from "@/lib/ads/endpoints/media-creatives";
import * as posts from "@/lib/ads/endpoints/posts";
import * as accounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as users from "@/lib/ads/endpoints/users";
import { RefusedError } from "@/lib/ads/errors";
import { IDS_MAX } from "@/lib/ads/params";
import { draftTitle } from "@/lib/drafts/draft-view";
import { readForPage } from "@/lib/forward/read-for-page";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { toBatches } from "@/lib/lists/arrange";
import { publishedPostsById } from "@/lib/posts/published-posts";
import { AD_RECORDS } from "@/lib/running/ad-records";
import { type AdRow, adCountedAs, adRows, creativeByItself } from "@/lib/running/ad-rows";
import { type Creative, creativeOfPost } from "@/lib/running/creatives";
import {
  campaignNames,
  followedList,
  oncePerReader,
  type RecordReader,
  type Whole,
  whole,
  wholeLineItems,
} from "./followed-list";

/** Posts and users that are looked up for a reading: other ads are named by their ids. */
const POSTS_MAX = 5 * IDS_MAX;
const LOOKED_USERS_MAX = 3 * users.USERS_MAX;

/** The parts of its line item that an ad needs. */
const storedItem = z.object(
  lineItemRecord.pick({
    id: true,
    campaign_id: true,
    objective: true,
    currency: true,
    entity_status: true,
    servable: true,
    reasons_not_servable: true,
    deleted: true,
    start_time: true,
    end_time: true,
  }).shape,
);

const beside = {
  item: storedItem.optional(),
  name: z.string().optional(),
  creative: z.object({ key: z.string(), words: z.string() }).optional(),
};

/** An ad of a list, with its line item and the known parts of its creative. */
const storedAd = z.discriminatedUnion("kind", [
  z.object({ ...beside, kind: z.literal("post"), ad: promotedPosts.promotedPostRecord }),
  z.object({ ...beside, kind: z.literal("account"), ad: accounts.promotedAccountRecord }),
  z.object({ ...beside, kind: z.literal("media"), ad: media.mediaCreativeRecord }),
]);
type StoredAd = z.output<typeof storedAd>;

function rowOf(stored: StoredAd): AdRow | undefined {
  const { item, name, creative } = stored;
  const [row] = adRows(
    {
      posts: stored.kind === "post" ? [stored.ad] : [],
      accounts: stored.kind === "account" ? [stored.ad] : [],
      media: stored.kind === "media" ? [stored.ad] : [],
    },
    { items: new Map(item && [[item.id, item]]), nameOf: () => name, creativeOf: () => creative },
  );
  return row;
}

const wholeAds = oncePerReader(async (reader): Promise<Whole<StoredAd>> => {
  const { page, accountId: account_id } = reader;
  const promoted = await whole((part) => readForPage(page, promotedPosts.list, { account_id, ...part }));
  const others = await whole((part) => readForPage(page, accounts.list, { account_id, ...part }));
  const files = await whole((part) => readForPage(page, media.list, { account_id, ...part }));
  const items = await wholeLineItems(reader, false);
  const itemById = new Map(items.records.map((item) => [item.id, storedItem.parse(item)]));
  const postById = await postsById(
    reader,
    promoted.records.map(({ post_id }) => post_id),
  );
  const handles = await handlesById(
    reader,
    others.records.map(({ user_id }) => user_id),
  );
  const about = ({ line_item_id }: { readonly line_item_id: string }, creative: Creative, name?: string) => {
    const item = itemById.get(line_item_id);
    return { ...(item && { item }), creative, ...(name !== undefined && { name }) };
  };
  const records: readonly StoredAd[] = [
    ...promoted.records.map((ad) => {
      const post = postById.get(ad.post_id);
      const creative = post ? creativeOfPost(post) : creativeByItself("post", ad.post_id);
      return { ...about(ad, creative, post && draftTitle(post)), kind: "post" as const, ad };
    }),
    ...others.records.map((ad) => {
      const handle = handles.get(ad.user_id);
      const creative = creativeByItself("account", ad.user_id, handle);
      return { ...about(ad, creative, handle), kind: "account" as const, ad };
    }),
    ...files.records.map((ad) => {
      const creative = creativeByItself("media", ad.account_media_id);
      return { ...about(ad, creative), kind: "media" as const, ad };
    }),
  ];
  return { records, asOf: Math.min(promoted.asOf, others.asOf, files.asOf, items.asOf) };
});

async function postsById({ page, accountId }: RecordReader, ids: readonly string[]) {
  const found = new Map<string, posts.Post>();
  for (const some of toBatches([...new Set(ids)].slice(0, POSTS_MAX), IDS_MAX)) {
    const { data } = await readForPage(page, posts.list, publishedPostsById(accountId, some));
    for (const post of data) found.set(post.id, post);
  }
  return found;
}

async function handlesById({ page }: RecordReader, ids: readonly string[]) {
  const found = new Map<string, string>();
  for (const some of toBatches([...new Set(ids)].slice(0, LOOKED_USERS_MAX), users.USERS_MAX)) {
    try {
      const { data } = await readForPage(page, users.lookup, { user_id: some });
      for (const user of data) found.set(user.id, `@${user.screen_name}`);
    } catch (error) {
      // None exists any more.
      if (!(error instanceof RefusedError) || error.status !== 404) throw error;
    }
  }
  return found;
}

/** The list of ads: those of line items, with their texts. */
export const FOLLOWED_ADS = followedList({
  resource: AD_RECORDS,
  entities: ["PROMOTED_POST", "PROMOTED_ACCOUNT", "MEDIA_CREATIVE"],
  countedAs: adCountedAs,
  stored: storedAd,
  rowOf,
  needs: [promotedPosts.list, accounts.list, media.list, listLineItems, posts.list],
  records: wholeAds,
  async names(reader) {
    const items = await wholeLineItems(reader, false);
    const named = items.records.map((item) => [item.id, lineItemName(item)] as const);
    return new Map([...(await campaignNames(reader)), ...named]);
  },
  objectivesOf: ({ objective }) => (objective === undefined ? [] : [objective]),
});
