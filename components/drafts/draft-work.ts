import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { callEndpoint } from "@/lib/ads/call";
import { callAndMeter, readWholeList, refreshResource } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import type { Scope } from "@/lib/ads/scope";
import { oneByOne } from "@/lib/bulk/one-by-one";
import { type BulkDraft, DRAFTS, type DraftItem, keptDraft } from "@/lib/drafts/draft-items";
import { isDraftOf } from "@/lib/drafts/import/import-plan";
import { markPendingDeletion } from "@/lib/jobs/grace";
import { draftGraceKey } from "./delete-draft";
import { takeOutDrafts } from "./draft-lists";

/** Jobs that create or delete drafts, one after another. */
export const draftWork: BulkWork<DraftItem> = {
  resource: DRAFTS,
  kept: keptDraft,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: (items) => oneByOne(items, (item) => send(scope, accountId, item)),
      look: async (items) => (await Promise.all(items.map((item) => look(scope, accountId, item)))).flat(),
      isCreated: isDraftOf,
    }),
  records: (client, scope) => {
    let more = false;
    return {
      answer: (drafts) => {
        const gone = drafts.filter(({ deleted }) => deleted).map(({ id }) => id);
        takeOutDrafts(client, scope, new Set(gone));
        more ||= gone.length < drafts.length;
      },
      leave: (ids) => markPendingDeletion(ids.map(draftGraceKey)),
      rest: () => {
        if (more) void refreshResource(client, draftPosts.create, scope);
        more = false;
      },
    };
  },
};

async function send(scope: Scope, accountId: string, { operation }: DraftItem): Promise<BulkDraft> {
  if (operation.operation_type === "Create") {
    const input = { account_id: accountId, ...operation.params };
    return { ...(await callAndMeter(draftPosts.create, scope, input)).data, deleted: false };
  }
  const input = { account_id: accountId, ...operation.params };
  return { ...(await callAndMeter(draftPosts.remove, scope, input)).data, deleted: true };
}

/** A draft that is to be deleted is read by its id; one that was to be created is among its author's. */
async function look(scope: Scope, accountId: string, item: DraftItem): Promise<BulkDraft[]> {
  const { operation } = item;
  if (operation.operation_type === "Create") {
    const input = { account_id: accountId, user_id: operation.params.as_user_id, count: SHORT_PAGE_MAX };
    const { records } = await readWholeList(draftPosts.list, scope, input, { fresh: true });
    return records.map((draft) => ({ ...draft, deleted: false }));
  }
  const { draft_post_id } = operation.params;
  return oneByOne([item], async () => {
    const input = { account_id: accountId, draft_post_id };
    return { ...(await callEndpoint(draftPosts.get, scope, input, { fresh: true })).data, deleted: false };
  });
}
