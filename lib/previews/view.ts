import * as z from "zod";

/**
 * What is drawn of a post and of what is attached to it. Plain data: it can be sealed into an approval link, and
 * holds nothing that a reader would not see.
 */

const text = (max: number) => z.string().max(max);

/** Addresses that a picture may have: the web's, or something that this page made itself. */
export const isPictureAddress = (address: string): boolean =>
  /^(https?:\/\/|blob:|data:(image|video)\/|\/(?!\/))/i.test(address);

const address = z.string().max(2_048).refine(isPictureAddress, "Not the address of a picture");

/** A text, or its placeholder while there is none. */
const line = z.strictObject({ text: text(1_000), missing: z.boolean() });
export type LineView = z.output<typeof line>;

/** This is still being read: it will look different in a moment. */
const loading = z.literal(true).optional();

/** A picture, a video or a GIF; with `missing` a box with what is not there. */
const media = z.strictObject({
  kind: z.enum(["image", "video", "gif", "unknown"]),
  ratio: z.number().min(0.1).max(10),
  src: address.optional(),
  poster: address.optional(),
  seconds: z.number().min(0).max(1_000_000).optional(),
  alt: text(1_000),
  missing: z.strictObject({ words: text(200), detail: text(200).optional(), loading }).optional(),
});
export type MediaView = z.output<typeof media>;

const part = z.discriminatedUnion("part", [
  z.strictObject({ part: z.literal("media"), media }),
  z.strictObject({ part: z.literal("swipe"), media: z.array(media).max(20) }),
  z.strictObject({ part: z.literal("details"), title: line, domain: line }),
  z.strictObject({ part: z.literal("button"), label: line, stores: text(200) }),
  z.strictObject({ part: z.literal("note"), words: text(200), detail: text(200).optional() }),
]);
export type PartView = z.output<typeof part>;

const card = z.strictObject({
  kind: z.literal("card"),
  /** One column of parts from top to bottom, or several side by side that each lead elsewhere. */
  slides: z.array(z.array(part).max(20)).max(20),
  isCarousel: z.boolean(),
  /** App cards are shown on phones only (public documentation, App cards). */
  phoneOnly: z.boolean(),
});
export type CardView = z.output<typeof card>;

const poll = z.strictObject({
  kind: z.literal("poll"),
  media: media.optional(),
  choices: z.array(line).max(10),
  /** When it ends; null while the poll does not exist, "unknown" when that is not given. */
  endsAt: text(40).nullable(),
  /** How long one will run that does not exist yet. */
  minutes: z.number().int().min(1).max(1_000_000).optional(),
  votes: z.discriminatedUnion("are", [
    z.strictObject({ are: z.literal("not-told") }),
    z.strictObject({ are: z.literal("not-permitted") }),
    z.strictObject({ are: z.enum(["counted", "sample"]), counts: z.array(z.number().int().min(0)).max(10) }),
  ]),
});
export type PollView = z.output<typeof poll>;

const conversation = z.strictObject({
  kind: z.literal("conversation"),
  media,
  title: line.optional(),
  actions: z.array(z.strictObject({ hashtag: line, post: line })).max(10),
  thankYou: line,
  thankYouDomain: text(300).optional(),
  /** What a reader gets for posting; "hidden" when it is set and the API does not return it. */
  unlocked: z.union([media, z.literal("hidden")]).optional(),
});
export type ConversationView = z.output<typeof conversation>;

const gallery = z.strictObject({ kind: z.literal("gallery"), media: z.array(media).max(20) });
export type GalleryView = z.output<typeof gallery>;

/** A card that cannot be drawn from what is known. */
const unknown = z.strictObject({
  kind: z.literal("unknown"),
  words: text(200),
  detail: text(200).optional(),
  loading,
});

const attachment = z.discriminatedUnion("kind", [card, poll, conversation, gallery, unknown]);
export type AttachmentView = z.output<typeof attachment>;

const author = z.strictObject({
  name: line,
  handle: line,
  initials: text(8),
  portrait: address.optional(),
});
export type AuthorView = z.output<typeof author>;

export const postViewSchema = z.strictObject({
  author,
  /** Words of the time of a post: "2h", "Scheduled for 3 Dec, 10:00". */
  when: text(100),
  isAd: z.boolean(),
  body: z
    .array(
      z.strictObject({
        text: text(25_000),
        kind: z.enum(["hashtag", "cashtag", "mention", "url"]).optional(),
      }),
    )
    .max(1_000),
  /** The placeholder for the text that a post does not have yet. */
  bodyMissing: text(200).optional(),
  attachment: attachment.optional(),
});
export type PostView = z.output<typeof postViewSchema>;

/** The note below a preview about how far it can be trusted. */
export const captionOf = (attachment: AttachmentView | undefined): string =>
  attachment?.kind === "conversation"
    ? "approximate: these cards are shown in apps only"
    : "what readers see may differ a little";
