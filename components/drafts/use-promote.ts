import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useRefreshLineItems } from "@/components/line-items/use-shows-mutation";
import { useAccount } from "@/components/shell/account";
import { type ChangeNotice, notifyChange } from "@/components/shell/notify-change";
import { toast } from "@/components/ui/toast";
import { makeChange, refreshResource, useScope } from "@/lib/ads/client";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { explainError } from "@/lib/ads/error-words";
import { type CallError, isCallError } from "@/lib/ads/errors";

/** A line item that failed to promote a post. */
export interface NotPromoted {
  readonly lineItemId: string;
  readonly error: CallError;
}

interface Promotion {
  readonly id: string;
  readonly lineItemId: string;
  readonly postId: string;
}

/** Starts and ends promotions of posts, each announced with Undo. */
export function usePromote() {
  const { accountId, environment } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  const refreshLineItems = useRefreshLineItems();

  const settled = useCallback(
    (lineItemIds: readonly string[]) => {
      void refreshResource(client, promotedPosts.list, scope);
      if (lineItemIds.length > 0) refreshLineItems([...new Set(lineItemIds)]);
    },
    [client, scope, refreshLineItems],
  );

  /** Promotes a post with line items, one call each; returns those that refuse. */
  const begin = useCallback(
    async (postId: string, lineItemIds: readonly string[]) => {
      const made: Promotion[] = [];
      const failed: NotPromoted[] = [];
      for (const lineItemId of lineItemIds) {
        try {
          const { data } = await makeChange(client, promotedPosts.create, scope, {
            account_id: accountId,
            line_item_id: lineItemId,
            post_ids: [postId],
          });
          made.push(...data.map(({ id }) => ({ id, lineItemId, postId })));
        } catch (error) {
          if (!isCallError(error)) throw error;
          failed.push({ lineItemId, error });
        }
      }
      settled(lineItemIds);
      return { made, failed };
    },
    [accountId, scope, client, settled],
  );

  const end = useCallback(
    async (promotions: readonly Promotion[]) => {
      try {
        for (const { id } of promotions) {
          await makeChange(client, promotedPosts.remove, scope, {
            account_id: accountId,
            promoted_post_id: id,
          });
        }
      } finally {
        settled(promotions.map(({ lineItemId }) => lineItemId));
      }
    },
    [accountId, scope, client, settled],
  );

  const promote = useCallback(
    async (postId: string, lineItemIds: readonly string[], title: (count: number) => string) => {
      const sending = begin(postId, lineItemIds);
      notifyChange(
        { environment, accountId },
        sending.then(({ made }): ChangeNotice | undefined =>
          made.length === 0
            ? undefined
            : { title: title(made.length), undo: () => orNotify("The post is still promoted", end(made)) },
        ),
      );
      return (await sending).failed;
    },
    [accountId, environment, begin, end],
  );

  const stop = useCallback(
    (promotion: Promotion, names: { readonly stopped: string; readonly notStopped: string }) => {
      const { lineItemId, postId } = promotion;
      const again = async () => {
        const [failure] = (await begin(postId, [lineItemId])).failed;
        if (failure) throw failure.error;
      };
      notifyChange(
        { environment, accountId },
        end([promotion]).then(
          (): ChangeNotice => ({
            title: names.stopped,
            undo: () => orNotify("The post is not promoted again", again()),
          }),
          (error) => {
            notifyFailure(names.notStopped, error);
            return undefined;
          },
        ),
      );
    },
    [accountId, environment, begin, end],
  );

  return { promote, stop };
}

async function orNotify(title: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    notifyFailure(title, error);
  }
}

function notifyFailure(title: string, error: unknown): void {
  if (!isCallError(error)) throw error;
  const { why, next } = explainError(error);
  toast({ title, description: `${why} ${next}`, tone: "blocked" });
}
