import { useMemo } from "react";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as imageCards from "@/lib/ads/endpoints/image-conversation-cards";
import * as videoCards from "@/lib/ads/endpoints/video-conversation-cards";
import type { ConversationCard } from "@/lib/conversations/conversation-view";

/** Conversation cards of both kinds, which the service lists apart, as one list. */
export function useConversations(accountId: string) {
  const input = { account_id: accountId, count: PAGE_MAX };
  const images = useAdsList(imageCards.list, input);
  const videos = useAdsList(videoCards.list, input);
  const records = useMemo<readonly ConversationCard[]>(
    () => [...images.records, ...videos.records],
    [images.records, videos.records],
  );
  return {
    records,
    complete: images.complete && videos.complete,
    pending: images.pending || videos.pending,
    error: images.error ?? videos.error,
    refetch: () => {
      for (const list of [images, videos]) list.refetch();
    },
    resume: () => {
      for (const list of [images, videos]) if (list.error) list.resume();
    },
  };
}
