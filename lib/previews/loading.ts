import type { AttachmentView, MediaView } from "./view";

/** Every picture and video of what hangs on a post, in the order in which they are drawn. */
export function mediaIn(attachment: AttachmentView): readonly MediaView[] {
  switch (attachment.kind) {
    case "card":
      return attachment.slides
        .flat()
        .flatMap((one) => (one.part === "media" ? [one.media] : one.part === "swipe" ? one.media : []));
    case "gallery":
      return attachment.media;
    case "poll":
      return attachment.media ? [attachment.media] : [];
    case "conversation": {
      const { media, unlocked } = attachment;
      return unlocked === undefined || unlocked === "hidden" ? [media] : [media, unlocked];
    }
    case "unknown":
      return [];
  }
}

/**
 * Whether a drawing is not final yet: a card is still being read, or a picture read or measured. What leaves the
 * page then (a link, a PNG) would show boxes, or another crop than the page does a moment later.
 */
export const isLoading = (attachment: AttachmentView | undefined): boolean =>
  attachment !== undefined &&
  ((attachment.kind === "unknown" && attachment.loading === true) ||
    mediaIn(attachment).some(({ missing }) => missing?.loading === true));

/** The placeholder for a post's attachment until it is known. */
export const LOADING_ATTACHMENT: AttachmentView = {
  kind: "unknown",
  words: "Loading the card",
  loading: true,
};

/** Why it cannot leave the page yet. */
export const STILL_LOADING = "The pictures are still loading. Wait a moment.";
