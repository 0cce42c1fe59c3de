import { useMemo } from "react";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import type { ConversationCard } from "@/lib/conversations/conversation-view";

/** Conversation cards of both kinds in one list; the service has two. */
export function useConversations(accountId: string) {
  const input = { account_id: accountId, count: PAGE_MAX };
  const images = useAdsList(conversationCards.image.list, input);
  const videos = useAdsList(conversationCards.video.list, input);
  const records = useMemo<readonly ConversationCard[]>(
    () => [...images.records, ...videos.records],
    [images.records, videos.records],
  );
  return {
    records,
    complete: images.complete && videos.complete,
    pending: images.pending || videos.pending,
    fetching: images.fetching || videos.fetching,
    error: images.error ?? videos.error,
    refetch: () => {
      for (const list of [images, videos]) list.refetch();
    },
    resume: () => {
      for (const list of [images, videos]) if (list.error) list.resume();
    },
  };
}
