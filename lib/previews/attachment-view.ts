import { cardView, isComponentCard, unknownCard } from "./card-view";
import { conversationView } from "./conversation-view";
import { clamp, SINGLE_RATIO } from "./limits";
import { LOADING_ATTACHMENT } from "./loading";
import { type MediaLookup, mediaOfKey } from "./media-view";
import { type PollVotes, pollView } from "./poll-view";
import { listAt, textAt } from "./read";
import type { AttachmentView, MediaView } from "./view";

/** The card behind an address, by what it is. */
export function attachmentView(card: unknown, media: MediaLookup, votes?: PollVotes): AttachmentView {
  const type = textAt(card, "card_type", 120) ?? "";
  if (/POLLS?$/.test(type)) return pollView(card, media, votes);
  if (type.endsWith("CONVERSATION")) return conversationView(card, media);
  return isComponentCard(card) ? cardView(card, media) : unknownCard(card);
}

/** What hangs on a post. `card` is the record behind its `card_uri`, `"pending"` while that is read. */
export function postAttachment(
  post: unknown,
  card: unknown,
  media: MediaLookup,
  votes?: PollVotes,
): AttachmentView | undefined {
  if (card === "pending") return LOADING_ATTACHMENT;
  if (typeof card === "object" && card !== null) return attachmentView(card, media, votes);
  const address = textAt(post, "card_uri", 120);
  if (address !== undefined) return { kind: "unknown", words: "A card that is not known", detail: address };
  const keys = listAt(post, "media_keys");
  if (keys.length === 0) return undefined;
  return { kind: "gallery", media: galleryOf(keys.map((key) => mediaOfKey(key, media, { ratio: 16 / 9 }))) };
}

/** Several share the box of the gallery; one has a box of its own, which is neither a ribbon nor a tower. */
function galleryOf(media: MediaView[]): MediaView[] {
  const [only] = media;
  return only && media.length === 1 ? [{ ...only, ratio: clamp(only.ratio, SINGLE_RATIO) }] : media;
}
