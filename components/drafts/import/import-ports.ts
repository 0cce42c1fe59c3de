import { noticeLostAccess } from "@/components/shell/lost-access";
import { waitUntil, writesBlockedUntil } from "@/lib/ads/allowance";
import type { Scope } from "@/lib/ads/call";
import { callAndMeter, readWholeList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { newPost } from "@/lib/drafts/draft-form";
import { isDraftOf } from "@/lib/drafts/import/import-match";
import type { ImportPorts, RowOutcome } from "@/lib/drafts/import/import-run";

interface Importing {
  readonly scope: Scope;
  readonly accountId: string;
}

/** Carries an import's drafts to the service, through the forward. */
export function importPorts(
  { scope, accountId }: Importing,
  outcomes: () => ReadonlyMap<number, RowOutcome>,
): Omit<ImportPorts, "outcomeOf" | "keep"> {
  return {
    create: async (item) => {
      const input = { account_id: accountId, ...newPost(item.form, item.userId) };
      try {
        return (await callAndMeter(draftPosts.create, scope, input)).data.id;
      } catch (error) {
        noticeLostAccess(error);
        throw error;
      }
    },
    find: async (item, sentAt) => {
      // A draft that is another row's cannot be this one's.
      const claimed = new Set(
        [...outcomes().values()].flatMap((outcome) => (outcome.state === "created" ? outcome.id : [])),
      );
      const { records } = await readWholeList(
        draftPosts.list,
        scope,
        { account_id: accountId, user_id: item.userId, count: SHORT_PAGE_MAX },
        { fresh: true },
      );
      return records.find((draft) => !claimed.has(draft.id) && isDraftOf(item, sentAt, draft))?.id;
    },
    waitUntil,
    now: Date.now,
    blockedUntil: () => writesBlockedUntil(scope),
  };
}
