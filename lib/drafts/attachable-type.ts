import { cardTypeName } from "@/lib/cards/card-words";

const NAMES: Readonly<Record<string, string>> = {
  TEXT_POLLS: "Poll",
  IMAGE_POLLS: "Poll with image",
  VIDEO_POLLS: "Poll with video",
  IMAGE_CONVERSATION: "Conversation with image",
  VIDEO_CONVERSATION: "Conversation with video",
};

/** The type of what a post can carry, in words; one that is not known here stays as the service writes it. */
export const attachableTypeName = (type: string): string => NAMES[type] ?? cardTypeName(type);
