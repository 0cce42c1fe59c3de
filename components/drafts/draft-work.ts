import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/start-bulk-job";
import { callEndpoint } from "@/lib/ads/call";
import { callAndMeter } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { oneByOne } from "@/lib/bulk/one-by-one";
import { DRAFTS, type DraftItem, keptDraft } from "@/lib/drafts/delete-drafts";
import { markLeaving } from "@/lib/grace";
import { draftGraceKey } from "./delete-draft";
import { takeOutDrafts } from "./draft-lists";

/** Jobs that delete drafts, one after another. */
export const draftWork: BulkWork<DraftItem> = {
  noun: DRAFTS,
  kept: keptDraft,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: (items) =>
        oneByOne(items, async ({ key: draft_post_id }) => {
          const { data } = await callAndMeter(draftPosts.remove, scope, {
            account_id: accountId,
            draft_post_id,
          });
          return { ...data, deleted: true };
        }),
      look: (items) =>
        oneByOne(items, async ({ key: draft_post_id }) => {
          const input = { account_id: accountId, draft_post_id };
          const { data } = await callEndpoint(draftPosts.get, scope, input, { fresh: true });
          return { ...data, deleted: false };
        }),
    }),
  records: (client, scope) => ({
    answer: (drafts) => {
      const gone = drafts.filter(({ deleted }) => deleted).map(({ id }) => id);
      takeOutDrafts(client, scope, new Set(gone));
    },
    leave: (ids) => markLeaving(ids.map(draftGraceKey)),
  }),
};
