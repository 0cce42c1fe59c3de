import * as conversations from "@/lib/ads/endpoints/image-conversation-cards";
import { conversationRoutes } from "./routes";

export const imageConversationCardRoutes = conversationRoutes(
  conversations,
  "IMAGE_CONVERSATION",
  // As the service does for images: what was changed is not repeated.
  ({ name, id, card_uri, card_type, created_at, updated_at, deleted }) => ({
    name,
    id,
    card_uri,
    card_type,
    created_at,
    updated_at,
    deleted,
  }),
);
