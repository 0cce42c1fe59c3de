import { useAccount } from "@/components/shell/account";
import { useAdsQuery } from "@/lib/ads/client";
import * as imageCards from "@/lib/ads/endpoints/image-conversation-cards";
import * as videoCards from "@/lib/ads/endpoints/video-conversation-cards";
import type { ConversationKind } from "@/lib/conversations/conversation-view";

/** One conversation card; nothing is asked while no id is known. */
export function useConversation(kind: ConversationKind, cardId: string | null) {
  const { accountId } = useAccount();
  const input = { account_id: accountId, card_id: cardId ?? "" };
  const image = useAdsQuery(imageCards.get, input, { enabled: cardId !== null && kind === "image" });
  const video = useAdsQuery(videoCards.get, input, { enabled: cardId !== null && kind === "video" });
  return kind === "video" ? video : image;
}
