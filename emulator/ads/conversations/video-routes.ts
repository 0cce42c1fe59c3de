import * as conversations from "@/lib/ads/endpoints/video-conversation-cards";
import { conversationRoutes } from "./routes";

export const videoConversationCardRoutes = conversationRoutes(conversations, "VIDEO_CONVERSATION");
