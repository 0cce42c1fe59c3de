import { expect, it } from "vitest";
import { conversationView } from "@/lib/previews/conversation-view";
import { blankConversation } from "./conversation-form";
import { noteUnlock, ownUnlock } from "./own-unlocks";

const form = (unlock: "nothing" | "kept" | "image" | "video", unlockKey: string | null = null) => ({
  ...blankConversation(),
  kind: "video" as const,
  unlock,
  unlockKey,
});

it("remembers what was chosen to be unlocked, which no answer says", () => {
  const card = { id: "c1", card_type: "VIDEO_CONVERSATION" };
  expect(ownUnlock(card)).toBeUndefined();
  noteUnlock("c1", form("video", "7_9"));
  expect(ownUnlock(card)).toEqual({ unlocked_video_media_key: "7_9" });
  const record = { media_type: "VIDEO", media_url: "https://media.example/7_9.mp4", aspect_ratio: "16:9" };
  const drawn = conversationView({ ...card, ...ownUnlock(card) }, () => record);
  expect(drawn.unlocked).toMatchObject({ kind: "video", src: "https://media.example/7_9.mp4" });
});

it("follows later choices, and keeps what was kept", () => {
  const card = { id: "c2" };
  noteUnlock("c2", form("image", "3_9"));
  noteUnlock("c2", form("kept"));
  expect(ownUnlock(card)).toEqual({ unlocked_image_media_key: "3_9" });
  noteUnlock("c2", form("nothing"));
  expect(ownUnlock(card)).toBeUndefined();
});
