import { bulkPorts } from "@/components/bulk/bulk-ports";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { callEndpoint } from "@/lib/ads/call";
import { callAndMeter, readWholeList, refreshResource } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import type { Scope } from "@/lib/ads/scope";
import { oneByOne } from "@/lib/bulk/one-by-one";
import { asBulkDraft, type BulkDraft, DRAFTS, type DraftItem, storedDraft } from "@/lib/drafts/draft-items";
import { isDraftOf } from "@/lib/drafts/import/import-plan";
import { markPendingDeletion } from "@/lib/jobs/grace";
import { draftGraceKey } from "./delete-draft";
import { takeOutDrafts } from "./draft-lists";

/** Jobs that create or delete drafts, and schedule or move posts of a file, one after another. */
export const draftWork: BulkWork<DraftItem> = {
  resource: DRAFTS,
  stored: storedDraft,
  ports: (scope, accountId) =>
    bulkPorts(scope, {
      send: (items) => oneByOne(items, (item) => send(scope, accountId, item)),
      look: async (items) => (await Promise.all(items.map((item) => look(scope, accountId, item)))).flat(),
      isCreated: isDraftOf,
    }),
  records: (client, scope) => {
    const made = { drafts: false, scheduled: false };
    return {
      answer: (records) => {
        const gone = records.filter(({ deleted }) => deleted).map(({ id }) => id);
        takeOutDrafts(client, scope, new Set(gone));
        for (const { deleted, scheduled_at } of records) {
          if (!deleted) made[scheduled_at === undefined ? "drafts" : "scheduled"] = true;
        }
      },
      leave: (ids) => markPendingDeletion(ids.map(draftGraceKey)),
      rest: () => {
        if (made.drafts) void refreshResource(client, draftPosts.create, scope);
        if (made.scheduled) void refreshResource(client, scheduledPosts.create, scope);
        Object.assign(made, { drafts: false, scheduled: false });
      },
    };
  },
};

async function send(scope: Scope, accountId: string, { operation }: DraftItem): Promise<BulkDraft> {
  if (operation.operation_type === "Update") {
    const input = { account_id: accountId, ...operation.params };
    return asBulkDraft((await callAndMeter(scheduledPosts.update, scope, input)).data);
  }
  if (operation.operation_type === "Create") {
    const { scheduled_at, ...post } = operation.params;
    const input = { account_id: accountId, ...post };
    return scheduled_at === undefined
      ? asBulkDraft((await callAndMeter(draftPosts.create, scope, input)).data)
      : asBulkDraft((await callAndMeter(scheduledPosts.create, scope, { ...input, scheduled_at })).data);
  }
  const input = { account_id: accountId, ...operation.params };
  return { ...(await callAndMeter(draftPosts.remove, scope, input)).data, deleted: true };
}

/** Records to delete or move are read by id; those to create are looked up among their author's. */
async function look(scope: Scope, accountId: string, item: DraftItem): Promise<BulkDraft[]> {
  const { operation } = item;
  if (operation.operation_type === "Create") {
    const input = { account_id: accountId, user_id: operation.params.as_user_id, count: SHORT_PAGE_MAX };
    const fresh = { fresh: true };
    const { records } =
      operation.params.scheduled_at === undefined
        ? await readWholeList(draftPosts.list, scope, input, fresh)
        : await readWholeList(scheduledPosts.list, scope, input, fresh);
    return records.map(asBulkDraft);
  }
  if (operation.operation_type === "Update") {
    const { scheduled_post_id } = operation.params;
    const input = { account_id: accountId, scheduled_post_id };
    return oneByOne([item], async () =>
      asBulkDraft((await callEndpoint(scheduledPosts.get, scope, input, { fresh: true })).data),
    );
  }
  const { draft_post_id } = operation.params;
  return oneByOne([item], async () => {
    const input = { account_id: accountId, draft_post_id };
    return asBulkDraft((await callEndpoint(draftPosts.get, scope, input, { fresh: true })).data);
  });
}
