import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { callAndMeter, readWholeList, refreshResource } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as posts from "@/lib/ads/endpoints/posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import type { Scope } from "@/lib/ads/scope";
import { oneByOne } from "@/lib/bulk/one-by-one";
import {
  type BulkPost,
  isPostOf,
  POSTS,
  type PostItem,
  publishedAsBulk,
  scheduledAsBulk,
  storedPost,
} from "@/lib/drafts/publish/post-items";
import { publishedPosts } from "@/lib/posts/published-posts";

/** Jobs that publish drafts, at once or at a time, one after another. The drafts stay. */
export const postWork: BulkWork<PostItem> = {
  resource: POSTS,
  stored: storedPost,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: (items) => oneByOne(items, (item) => send(scope, accountId, item)),
      look: async (items) => (await Promise.all(items.map((item) => look(scope, accountId, item)))).flat(),
      isCreated: isPostOf,
    }),
  records: (client, scope) => {
    const made = { scheduled: false, published: false };
    return {
      answer: (records) => {
        for (const { scheduled_at } of records)
          made[scheduled_at === null ? "published" : "scheduled"] = true;
      },
      leave: () => () => {},
      rest: () => {
        if (made.scheduled) void refreshResource(client, scheduledPosts.create, scope);
        if (made.published) void refreshResource(client, posts.create, scope);
        Object.assign(made, { scheduled: false, published: false });
      },
    };
  },
};

async function send(scope: Scope, accountId: string, { operation }: PostItem): Promise<BulkPost> {
  const { scheduled_at, ...post } = operation.params;
  const input = { account_id: accountId, ...post };
  return scheduled_at === undefined
    ? publishedAsBulk((await callAndMeter(posts.create, scope, input)).data)
    : scheduledAsBulk((await callAndMeter(scheduledPosts.create, scope, { ...input, scheduled_at })).data);
}

/** Looks among its author's scheduled or published posts, where the answer was lost. */
async function look(scope: Scope, accountId: string, { operation }: PostItem): Promise<BulkPost[]> {
  const { scheduled_at, as_user_id: user_id } = operation.params;
  const of = { account_id: accountId, user_id };
  const fresh = { fresh: true };
  if (scheduled_at !== undefined) {
    const input = { ...of, count: SHORT_PAGE_MAX };
    const { records } = await readWholeList(scheduledPosts.list, scope, input, fresh);
    return records.map(scheduledAsBulk);
  }
  const { records } = await readWholeList(posts.list, scope, publishedPosts(accountId, user_id), fresh);
  return records.map(publishedAsBulk);
}
