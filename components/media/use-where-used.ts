import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWrittenPosts } from "@/components/posts/use-posts-showing";
import { useAccount } from "@/components/shell/account";
import { adsWholeList, useScope } from "@/lib/ads/client";
import { PAGE_MAX, SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import * as cards from "@/lib/ads/endpoints/cards";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import type { Media } from "@/lib/ads/endpoints/media-library";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { type CallError, isCallError } from "@/lib/ads/errors";
import { isToCome } from "@/lib/drafts/posts-showing";
import { type MediaHolders, type MediaUse, usesOfAll, whereUsed } from "@/lib/media/where-used";

const STALE_MS = 60_000;

interface Looking {
  readonly pending: boolean;
  /** Lists that could not be read: uses in them are unknown. */
  readonly error: CallError | undefined;
  readonly retry: () => void;
}

export interface MediaUses extends Looking {
  readonly uses: readonly MediaUse[];
}

/** Everything of the account that shows a medium. */
export function useWhereUsed(media: Media, library: readonly Media[]): MediaUses {
  const { holders, ...looking } = useMediaHolders(library);
  const uses = useMemo(() => whereUsed(media, holders), [media, holders]);
  return { uses, ...looking };
}

/** Everything of the account that shows any of some media, and how many of the media are used. */
export function useWhereAllUsed(media: readonly Media[], library: readonly Media[]) {
  const { holders, ...looking } = useMediaHolders(library);
  const found = useMemo(() => usesOfAll(media, holders), [media, holders]);
  return { ...found, ...looking };
}

/** Records that may show media. Read on demand only, and shared for a minute. */
function useMediaHolders(library: readonly Media[]): Looking & { readonly holders: MediaHolders } {
  const { accountId } = useAccount();
  const scope = useScope();
  const input = { account_id: accountId, count: PAGE_MAX };
  const lists = useQueries({
    queries: [
      { ...adsWholeList(cards.list, scope, { ...input, count: SHORT_PAGE_MAX }), staleTime: STALE_MS },
      { ...adsWholeList(pollCards.list, scope, input), staleTime: STALE_MS },
      { ...adsWholeList(conversationCards.image.list, scope, input), staleTime: STALE_MS },
      { ...adsWholeList(conversationCards.video.list, scope, input), staleTime: STALE_MS },
      { ...adsWholeList(accountMedia.list, scope, input), staleTime: STALE_MS },
    ],
  });
  const posts = useWrittenPosts();
  const { drafts, scheduled, published } = posts;
  const [card, poll, image, video, account] = lists;
  const [cardList, pollList, imageList, videoList, accountList] = [
    card.data?.records,
    poll.data?.records,
    image.data?.records,
    video.data?.records,
    account.data?.records,
  ];
  const holders = useMemo(
    () => ({
      cards: cardList ?? [],
      polls: pollList ?? [],
      conversations: [...(imageList ?? []), ...(videoList ?? [])],
      drafts,
      scheduled: scheduled.filter(isToCome),
      posts: published,
      accountMedia: accountList ?? [],
      library,
    }),
    [library, cardList, pollList, imageList, videoList, accountList, drafts, scheduled, published],
  );
  const failed = [...lists, ...posts.failed].find(({ error }) => error !== null)?.error;
  return {
    holders,
    pending: lists.some(({ isPending }) => isPending) || (!posts.complete && posts.failed.length === 0),
    error: isCallError(failed) ? failed : undefined,
    retry: () => {
      for (const { isError, refetch } of lists) if (isError) void refetch();
      posts.retry();
    },
  };
}
