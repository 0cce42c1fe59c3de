import { CTA_NAMES } from "@/lib/ads/conversation-fields";
import { readersPost } from "@/lib/post-text/hashtags";
import { CARD_RATIO, clamp, UNLOCKED_RATIO, VIDEO_RATIO, WIDE_RATIO } from "./limits";
import { type MediaLookup, mediaOfKey, missingMedia, pictureAt } from "./media-view";
import { at, domainOf, lineOf, textAt } from "./read";
import type { ConversationView, MediaView } from "./view";

/** What is drawn of a conversation card and of what follows when a reader takes part. */
export function conversationView(card: unknown, lookup: MediaLookup): ConversationView {
  const title = textAt(card, "title");
  const actions = CTA_NAMES.flatMap((name, index) => {
    const hashtag = textAt(card, name, 100)?.replace(/^[#＃]+/, "");
    const post = textAt(card, `${name}_post`, 4_000);
    if (!hashtag && post === undefined && index > 0) return [];
    return [
      {
        hashtag: lineOf(hashtag ? `#${hashtag}` : undefined, "#hashtag"),
        post: lineOf(post && readersPost(post, hashtag ?? "").slice(0, 1_000), "No text for the post yet"),
      },
    ];
  });
  const unlocked = unlockedOf(card, lookup);
  const domain = domainOf(textAt(card, "thank_you_url", 4_000))?.slice(0, 300);
  return {
    kind: "conversation",
    media: mediaOf(card, lookup),
    ...(title !== undefined
      ? { title: lineOf(title, "") }
      : actions.length < 2 && { title: lineOf(undefined, "Title") }),
    actions,
    thankYou: lineOf(textAt(card, "thank_you_text"), "Thank-you text"),
    ...(domain !== undefined && { thankYouDomain: domain }),
    ...(unlocked && { unlocked }),
  };
}

function mediaOf(card: unknown, lookup: MediaLookup): MediaView {
  const isVideo = at(card, "card_type") === "VIDEO_CONVERSATION" || at(card, "video_width") !== undefined;
  const ratio = isVideo ? VIDEO_RATIO : WIDE_RATIO;
  const src = pictureAt(card, "media_url");
  const poster = pictureAt(card, "poster_media_url");
  const key = at(card, "media_key");
  if (typeof key === "string" && key !== "") {
    const media = mediaOfKey(key, lookup, { ratio });
    if (!media.missing || (src === undefined && poster === undefined)) {
      const own = media.kind === "video" ? VIDEO_RATIO : WIDE_RATIO;
      return { ...media, ratio: clamp(media.missing ? own : media.ratio, CARD_RATIO) };
    }
  }
  if (src === undefined && poster === undefined) {
    return missingMedia(isVideo ? "video" : "image", "No media chosen yet", undefined, { ratio });
  }
  return {
    kind: isVideo ? "video" : "image",
    ratio,
    alt: "",
    ...(src !== undefined && { src }),
    ...(poster !== undefined && { poster }),
  };
}

function unlockedOf(card: unknown, lookup: MediaLookup): ConversationView["unlocked"] {
  const video = at(card, "unlocked_video_media_key");
  const image = at(card, "unlocked_image_media_key");
  if (typeof video === "string" && video !== "") return mediaOfKey(video, lookup, { ratio: VIDEO_RATIO });
  if (typeof image === "string" && image !== "") return mediaOfKey(image, lookup, { ratio: UNLOCKED_RATIO });
  const src = pictureAt(card, "unlocked_image_url");
  if (src !== undefined) return { kind: "image", ratio: UNLOCKED_RATIO, alt: "", src };
  return at(card, "has_unlocked_media") === true ? "hidden" : undefined;
}
