import type { AttachmentView, MediaView, PartView, PostView } from "./view";

/**
 * A post as it can be given to a person elsewhere: pictures that only this page has, unsaved ones among them,
 * become boxes that show it.
 */
export function forOthers(view: PostView): PostView {
  const { author, attachment } = view;
  const { portrait, ...nameless } = author;
  return {
    ...view,
    author: portrait !== undefined && isOnTheWeb(portrait) ? author : nameless,
    ...(attachment && { attachment: attachmentForOthers(attachment) }),
  };
}

const isOnTheWeb = (address: string) => !/^(blob|data):/i.test(address);

function mediaForOthers(media: MediaView): MediaView {
  const { src, poster, ...rest } = media;
  const shared = {
    ...rest,
    ...(src !== undefined && isOnTheWeb(src) && { src }),
    ...(poster !== undefined && isOnTheWeb(poster) && { poster }),
  };
  const isGone = media.missing === undefined && shared.src === undefined && shared.poster === undefined;
  return isGone ? { ...shared, missing: { words: "Not in this link: only on its author's device" } } : shared;
}

const partForOthers = (part: PartView): PartView =>
  part.part === "media"
    ? { ...part, media: mediaForOthers(part.media) }
    : part.part === "swipe"
      ? { ...part, media: part.media.map(mediaForOthers) }
      : part;

function attachmentForOthers(attachment: AttachmentView): AttachmentView {
  switch (attachment.kind) {
    case "card":
      return { ...attachment, slides: attachment.slides.map((parts) => parts.map(partForOthers)) };
    case "gallery":
      return { ...attachment, media: attachment.media.map(mediaForOthers) };
    case "poll":
      return { ...attachment, ...(attachment.media && { media: mediaForOthers(attachment.media) }) };
    case "conversation": {
      const { media, unlocked } = attachment;
      return {
        ...attachment,
        media: mediaForOthers(media),
        ...(unlocked !== undefined && {
          unlocked: unlocked === "hidden" ? unlocked : mediaForOthers(unlocked),
        }),
      };
    }
    case "unknown":
      return attachment;
  }
}
