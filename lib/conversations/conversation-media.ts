import { AD_FORMATS, type AllowedMedia } from "@/lib/media/ad-formats";
import type { ConversationKind } from "./conversation-view";

const { IMAGE, VIDEO } = AD_FORMATS.conversation.types;

/** What each kind of conversation shows on top. */
export const CONVERSATION_MEDIA: Readonly<Record<ConversationKind, AllowedMedia>> = {
  image: { place: "an image conversation", types: { ...(IMAGE && { IMAGE }) } },
  video: { place: "a video conversation", types: { ...(VIDEO && { VIDEO }) } },
};

/** What can be unlocked, by its type. */
export const UNLOCKED_MEDIA: Readonly<Record<"image" | "video", AllowedMedia>> = {
  image: AD_FORMATS["unlocked-image"],
  video: { place: "a video to unlock", types: { VIDEO: {} } },
};
