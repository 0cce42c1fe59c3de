import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { WholeList } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { adsKey } from "@/lib/ads/query-key";
import { readAgain } from "@/lib/ads/read-again";
import type { Answered } from "@/lib/ads/read-answer";
import type { Scope } from "@/lib/ads/scope";
import type { DraftPost } from "@/lib/drafts/draft-form";

type Pages = InfiniteData<Answered<typeof draftPosts.list>, string | null>;

/** Removes deleted drafts from every cached list: thousands are not refetched for each. */
export function takeOutDrafts(client: QueryClient, scope: Scope, gone: ReadonlySet<string>): void {
  if (gone.size === 0) return;
  const isLeft = ({ id }: { readonly id: string }) => !gone.has(id);
  for (const { queryKey, state } of client
    .getQueryCache()
    .findAll({ queryKey: adsKey(draftPosts.list, scope) })) {
    const readingNow = state.fetchStatus !== "idle";
    client.setQueryData<Pages | WholeList<DraftPost>>(queryKey, (before) => {
      if (!before) return before;
      if ("records" in before) return { ...before, records: before.records.filter(isLeft) };
      return { ...before, pages: before.pages.map((page) => ({ ...page, data: page.data.filter(isLeft) })) };
    });
    // A pending page would bring them back.
    if (readingNow) void readAgain(client, { queryKey, exact: true });
  }
}
