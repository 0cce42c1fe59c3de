import * as z from "zod";
import {
  CONVERSATION_NAME_MAX,
  type ConversationTerms,
  CTA_NAMES,
  optionalFields,
  requiredFields,
} from "@/lib/ads/conversation-fields";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { brokenRules } from "@/lib/ads/rules";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import { type KnownMedia, whyNotSend } from "@/lib/media/chosen";
import { forbiddenCharacterAdvice } from "@/lib/post-text/forbidden-characters";
import { copyName } from "@/lib/text/copy-name";
import { CONVERSATION_MEDIA, UNLOCKED_MEDIA } from "./conversation-media";
import { conversationRules } from "./conversation-rules";
import { CONVERSATION_KINDS, type ConversationCard, kindOf } from "./conversation-view";

const conversationForm = z.object({
  kind: z.enum(CONVERSATION_KINDS),
  name: z.string(),
  title: z.string(),
  mediaKey: z.string().nullable(),
  /** Of a video only; without one the first frame is shown. */
  posterKey: z.string().nullable(),
  actions: z
    .array(z.object({ hashtag: z.string(), post: z.string() }))
    .min(1)
    .max(CTA_NAMES.length),
  thankYouText: z.string(),
  thankYouUrl: z.string(),
  /** What is unlocked for who takes part. Keys are write-only: what a card has already is `kept`. */
  unlock: z.enum(["nothing", "kept", "image", "video"]),
  unlockKey: z.string().nullable(),
});

/** A conversation card as it is typed. */
export type ConversationForm = z.infer<typeof conversationForm>;

export const isConversationForm = (stored: unknown): stored is ConversationForm =>
  conversationForm.safeParse(stored).success;

export const ACTIONS_MAX = CTA_NAMES.length;

export const blankConversation = (): ConversationForm => ({
  kind: "image",
  name: "",
  title: "",
  mediaKey: null,
  posterKey: null,
  actions: [{ hashtag: "", post: "" }],
  thankYouText: "",
  thankYouUrl: "",
  unlock: "nothing",
  unlockKey: null,
});

/** Whether a card unlocks something, as far as its record shows. */
export const unlocksSomething = (card: ConversationCard): boolean =>
  card.unlocked_image_url !== undefined || card.unlocked_video_media_key !== undefined;

/** A card as it is edited. */
export function conversationTyped(card: ConversationCard): ConversationForm {
  const actions = CTA_NAMES.flatMap((name) => {
    const hashtag = card[name];
    const post = card[`${name}_post`];
    return hashtag === undefined && post === undefined
      ? []
      : [{ hashtag: withoutSign(hashtag ?? ""), post: post ?? "" }];
  });
  return {
    ...blankConversation(),
    kind: kindOf(card),
    name: card.name,
    title: card.title ?? "",
    mediaKey: card.media_key ?? null,
    actions: actions.length > 0 ? actions : blankConversation().actions,
    thankYouText: card.thank_you_text ?? "",
    thankYouUrl: card.thank_you_url ?? "",
    unlock: unlocksSomething(card) ? "kept" : "nothing",
  };
}

/** A card to start from another. What it unlocks cannot be taken over: its key is write-only. */
export function conversationLike(card: ConversationCard): ConversationForm {
  return { ...conversationTyped(card), name: copyName(card.name, CONVERSATION_NAME_MAX), unlock: "nothing" };
}

/** A hashtag as it is typed: without its sign and the blanks that a paste brings along. */
export const withoutSign = (typed: string): string => typed.trim().replace(/^[#＃]+/, "");

/** A parameter of the service, which is also the field in which it is typed. */
type ConversationField =
  | keyof typeof requiredFields
  | keyof typeof optionalFields
  | "poster_media_key"
  | "unlocked_video_media_key";

const typed = (text: string) => (text.trim() === "" ? null : text.trim());

/** What is set of the card, in the service's words; null for what is empty. */
export function termsOf(form: ConversationForm): ConversationTerms {
  const terms: Record<string, string | null> = {
    name: typed(form.name),
    title: typed(form.title),
    media_key: form.mediaKey,
    thank_you_text: typed(form.thankYouText),
    thank_you_url: typed(form.thankYouUrl),
  };
  CTA_NAMES.forEach((name, index) => {
    const action = form.actions[index];
    terms[name] = action ? typed(withoutSign(action.hashtag)) : null;
    terms[`${name}_post`] = action ? typed(action.post) : null;
  });
  if (form.kind === "video") terms.poster_media_key = form.posterKey;
  if (form.unlock !== "kept") {
    terms.unlocked_image_media_key = form.unlock === "image" ? form.unlockKey : null;
    if (form.kind === "video") {
      terms.unlocked_video_media_key = form.unlock === "video" ? form.unlockKey : null;
    }
  }
  return terms;
}

const NEEDED: Readonly<Partial<Record<ConversationField, string>>> = {
  name: "Give the card an internal name.",
  media_key: "Choose the picture or video on top of the card.",
  first_cta: "Write the first hashtag.",
  first_cta_post: "Write the pre-filled post for the first hashtag.",
  thank_you_text: "Write the thank-you text.",
};

const SCHEMAS: Readonly<Partial<Record<ConversationField, z.ZodType>>> = {
  ...requiredFields,
  ...optionalFields,
};
const ORDER: readonly ConversationField[] = [
  "name",
  "media_key",
  "poster_media_key",
  "title",
  ...CTA_NAMES.flatMap((name) => [name, `${name}_post`] as const),
  "thank_you_text",
  "thank_you_url",
  "unlocked_image_media_key",
  "unlocked_video_media_key",
];

/** The field in which a parameter of the service is typed, if any. */
export const conversationFieldOf = (parameter: string): ConversationField | undefined =>
  ORDER.find((field) => field === parameter);

/** The media of a form, each with what its place takes. */
function mediaOf(form: ConversationForm) {
  return [
    { field: "media_key", allowed: CONVERSATION_MEDIA[form.kind] },
    { field: "poster_media_key", allowed: AD_FORMATS.poster },
    { field: "unlocked_image_media_key", allowed: UNLOCKED_MEDIA.image },
    { field: "unlocked_video_media_key", allowed: UNLOCKED_MEDIA.video },
  ] as const;
}

interface KnownToConversation {
  readonly media: KnownMedia;
  /** The card that is changed: what hangs on it already is not looked at again. */
  readonly card?: ConversationCard | undefined;
}

/** Why the card cannot be saved yet, in the order of the fields (advertising specification, Creatives). */
export function conversationProblems(
  form: ConversationForm,
  { media, card }: KnownToConversation,
): readonly BuilderProblem[] {
  const terms = termsOf(form);
  const problems = new Map<ConversationField, string>();
  const say = (field: ConversationField, message: string | undefined) => {
    if (message !== undefined && !problems.has(field)) problems.set(field, message);
  };
  for (const field of ORDER) {
    if (terms[field] === null) say(field, NEEDED[field]);
  }
  form.actions.forEach((action, index) => {
    const name = CTA_NAMES[index];
    if (!name || index === 0 || withoutSign(action.hashtag) !== "") return;
    say(name, "Write the hashtag, or remove this call to action.");
  });
  for (const field of ORDER) {
    const value = terms[field];
    const schema = SCHEMAS[field];
    if (!schema || value === null || value === undefined) continue;
    const words = paramKindOf(schema);
    if (hasIllegalCharacters(value, words)) say(field, ILLEGAL_CHARACTERS_ADVICE);
    else if (!schema.safeParse(value).success) say(field, words.rule);
  }
  for (const { code, parameter, advice } of brokenRules(conversationRules, terms)) {
    const field = conversationFieldOf(parameter);
    const named =
      code === "ILLEGAL_CHARACTERS" ? forbiddenCharacterAdvice(terms[parameter] ?? "") : undefined;
    if (field) say(field, named ?? advice);
  }
  if ((form.unlock === "image" || form.unlock === "video") && form.unlockKey === null) {
    say(
      form.unlock === "image" ? "unlocked_image_media_key" : "unlocked_video_media_key",
      `Choose the ${form.unlock} that is unlocked, or unlock nothing.`,
    );
  }
  for (const { field, allowed } of mediaOf(form)) {
    const key = terms[field];
    const hangsOnIt = field === "media_key" && key === card?.media_key;
    if (key != null && !hangsOnIt) say(field, whyNotSend(key, allowed, media));
  }
  return ORDER.flatMap((field) => {
    const message = problems.get(field);
    return message === undefined ? [] : [{ field, message, empty: !terms[field] }];
  });
}

const CTA_TERMS = CTA_NAMES.flatMap((name) => [name, `${name}_post`] as const);

/** The calls to action in the places in which they are on the card, which may have gaps that a form closes. */
const placesOf = (card: ConversationCard): ConversationTerms =>
  Object.fromEntries(
    CTA_NAMES.flatMap((name) => [
      [name, typed(withoutSign(card[name] ?? ""))],
      [`${name}_post`, typed(card[`${name}_post`] ?? "")],
    ]),
  );

/** What is set of an existing card, as its form shows it. */
export const shownTerms = (card: ConversationCard): ConversationTerms => termsOf(conversationTyped(card));

/** Only what differs from the card as it is: what was not touched is not sent. An empty text clears a field. */
export function changedTerms(
  form: ConversationForm,
  card: ConversationCard,
): Readonly<Record<string, string>> {
  const now = termsOf(form);
  const shown = shownTerms(card);
  const before = CTA_TERMS.some((name) => now[name] !== shown[name])
    ? { ...shown, ...placesOf(card) }
    : shown;
  return Object.fromEntries(
    Object.entries(now)
      .filter(([name, value]) => value !== before[name])
      .map(([name, value]) => [name, value ?? ""]),
  );
}

/** What is sent to create the card: what is set of it. Only for a form without problems. */
export function newTerms(form: ConversationForm): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(termsOf(form)).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  );
}

/** The card as its record shows it, as far as it is typed: for its preview. */
export const conversationDrawing = (form: ConversationForm) => ({
  ...newTerms(form),
  card_type: form.kind === "video" ? "VIDEO_CONVERSATION" : "IMAGE_CONVERSATION",
});
