import * as z from "zod";
import { DRAFT_NAME_MAX, type draftPostRecord, POST_TEXT_MAX } from "@/lib/ads/endpoints/draft-posts";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import { brokenRules } from "@/lib/ads/rules";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import { forbiddenCharacterAdvice } from "@/lib/post-text/forbidden-characters";
import { postRules, textWithoutForbidden } from "@/lib/posts/post-rules";
import { copyName } from "@/lib/text/copy-name";
import { tidyName } from "@/lib/text/visible-name";
import {
  type KnownToMade,
  type MadeForPost,
  madeFieldOf,
  madeForPost,
  madeProblems,
  withDroppedFile,
} from "./made-for-post";

export type DraftPost = z.infer<typeof draftPostRecord>;

const draftForm = z.object({
  name: z.string(),
  text: z.string(),
  /** The author; null for the account's own user. */
  userId: z.string().nullable(),
  /** Shown only as an ad, not on the author's page. */
  nullcast: z.boolean(),
  /** A post shows a card or media, never both. */
  attached: z.enum(["nothing", "card", "media"]),
  cardUri: z.string().nullable(),
  mediaKeys: z.array(z.string()),
  /** The new card, poll or conversation for it, instead of an existing one. */
  made: madeForPost.optional(),
});

/** A draft post as form values. */
export type DraftForm = z.infer<typeof draftForm>;

export const isDraftForm = (stored: unknown): stored is DraftForm => draftForm.safeParse(stored).success;

export const blankDraft = (): DraftForm => ({
  name: "",
  text: "",
  userId: null,
  nullcast: true,
  attached: "nothing",
  cardUri: null,
  mediaKeys: [],
});

/** A draft as form values; scheduled posts have the same fields. */
export function formOfPost(
  draft: Pick<DraftPost, "name" | "text" | "user_id" | "nullcast" | "card_uri" | "media_keys">,
): DraftForm {
  return {
    name: draft.name ?? "",
    text: draft.text ?? "",
    userId: draft.user_id,
    nullcast: draft.nullcast,
    attached: draft.card_uri !== null ? "card" : draft.media_keys.length > 0 ? "media" : "nothing",
    cardUri: draft.card_uri,
    mediaKeys: draft.media_keys,
  };
}

/** A new draft to start from another. */
export function draftLike(draft: DraftPost): DraftForm {
  const form = formOfPost(draft);
  return { ...form, name: form.name === "" ? "" : copyName(form.name, DRAFT_NAME_MAX) };
}

/** A parameter of the service, which is also the name of its field. */
const DRAFT_FIELDS = ["name", "as_user_id", "text", "card_uri", "media_keys", "nullcast"] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** The form field of a parameter of the service. */
export const draftFieldOf = (parameter: string): DraftField | undefined =>
  DRAFT_FIELDS.find((field) => field === parameter);

/** Why a draft cannot be saved yet, at one of its fields. */
interface DraftProblem extends BuilderProblem {
  readonly field: DraftField;
}

/** With an existing card, or none, in place of the previous choice. */
export const withCard = ({ made: _, ...form }: DraftForm, cardUri: string | null): DraftForm => ({
  ...form,
  attached: "card",
  cardUri,
});

/** With a new attachment in place of a chosen card. */
export const withMade = (form: DraftForm, made: MadeForPost): DraftForm => ({
  ...withCard(form, null),
  made,
});

const BEGUN_NAME_MAX = 60;

/** The initial name of a new attachment of a post: the post's name, or the beginning of its text. */
export const nameToBegin = ({ name, text }: DraftForm): string =>
  tidyName(name) || [...tidyName(text)].slice(0, BEGUN_NAME_MAX).join("").trim();

/** A file that was dropped or pasted: added to the new attachment, else after the post's own media. */
export function withFile(form: DraftForm, key: string): DraftForm {
  const made = madeOf(form);
  if (made) return { ...form, made: withDroppedFile(made, key) };
  const { mediaKeys } = form;
  return {
    ...form,
    attached: "media",
    mediaKeys: mediaKeys.includes(key) ? mediaKeys : [...mediaKeys, key],
  };
}

/** The new attachment of a post; undefined for a post without one, with media, or with an existing card. */
export const madeOf = ({ attached, made }: DraftForm): MadeForPost | undefined =>
  attached === "card" ? made : undefined;

/** Placeholder for a card that does not exist yet. */
const CARD_TO_BE = "card-to-be";

/** Replaces the new attachment by the resulting card. */
export const withCardToBe = (form: DraftForm): DraftForm =>
  madeOf(form) ? withCard(form, CARD_TO_BE) : form;

/** Path of the fields of a new attachment among the post's own, "made/name". */
const inMade = (field?: string) => (field === undefined ? "made" : `made/${field}`);

/** The field of a new attachment for a parameter of the service, among the post's fields. */
export function madeFieldIn(form: DraftForm, parameter = ""): string {
  const made = madeOf(form);
  return inMade(made && madeFieldOf(made, parameter));
}

/** The composer's field for a parameter; those of a new attachment have their path already. */
export const composedFieldOf = (parameter: string): string | undefined =>
  parameter.split("/")[0] === inMade() ? parameter : draftFieldOf(parameter);

/** Why a post cannot be saved yet together with its new attachment. */
export function composedProblems(
  form: DraftForm,
  known: KnownToDraft & { readonly made: KnownToMade },
): readonly BuilderProblem[] {
  const made = madeOf(form);
  const own = draftProblems(withCardToBe(form), {
    ...known,
    hasCard: (uri) => uri === CARD_TO_BE || known.hasCard(uri),
  });
  const inner = made ? madeProblems(made, known.made) : [];
  return [...own, ...inner.map((problem) => ({ ...problem, field: inMade(problem.field) }))];
}

/** The set fields of the post, under the service's names. */
export function postOf(form: DraftForm) {
  return {
    text: form.text.trim() === "" ? null : form.text,
    card_uri: form.attached === "card" ? form.cardUri : null,
    media_keys: form.attached === "media" ? form.mediaKeys : [],
  };
}

/** The data for validating a draft. */
export interface KnownToDraft {
  /** The types of media by key; undefined for a key that is not in the library, another value while that is read. */
  readonly typeOf: (mediaKey: string) => string | undefined;
  /** False for a card that the account does not have; true where the cards could not be read. */
  readonly hasCard: (uri: string) => boolean;
  /** The author; undefined while none is chosen or known. */
  readonly userId: string | undefined;
}

/** Why the draft cannot be saved yet, in the order of the fields (lib/posts/post-rules). */
export function draftProblems(
  form: DraftForm,
  { typeOf, hasCard, userId }: KnownToDraft,
): readonly DraftProblem[] {
  const problems: DraftProblem[] = [];
  const say = (field: DraftField, message: string, empty = false) => problems.push({ field, message, empty });
  const post = postOf(form);
  if ([...tidyName(form.name)].length > DRAFT_NAME_MAX) {
    say("name", `A name has at most ${DRAFT_NAME_MAX} characters.`);
  }
  if (hasIllegalCharacters(tidyName(form.name))) say("name", ILLEGAL_CHARACTERS_ADVICE);
  if (userId === undefined) say("as_user_id", "Choose in whose name it is posted.", true);
  if (form.attached === "card" && form.cardUri === null) {
    say("card_uri", "Choose the card, or attach nothing.", true);
  }
  if (post.card_uri !== null && !hasCard(post.card_uri)) {
    say("card_uri", "The account does not have this card, or not any more. Choose another one.");
  }
  if (form.attached === "media" && form.mediaKeys.length === 0) {
    say("media_keys", "Choose the media, or attach nothing.", true);
  }
  if (post.text !== null && hasIllegalCharacters(post.text, { lines: true })) {
    say("text", ILLEGAL_CHARACTERS_ADVICE);
  }
  // Addresses weigh little, however long they are.
  if (post.text !== null && [...post.text].length > POST_TEXT_MAX) {
    say("text", `A text has at most ${POST_TEXT_MAX} characters, addresses included. Shorten them.`);
  }
  const terms = { ...post, media: post.media_keys.map(typeOf) };
  for (const { name, parameter, advice } of brokenRules(postRules, terms)) {
    const field = draftFieldOf(parameter);
    const named = name === textWithoutForbidden.name ? forbiddenCharacterAdvice(post.text ?? "") : undefined;
    if (field) say(field, named ?? advice, field === "text" && post.text === null);
  }
  return problems;
}

/** The input for a new post. Only for a form without problems. */
export function newPost(form: DraftForm, userId: string) {
  const { text, card_uri, media_keys } = postOf(form);
  const name = tidyName(form.name);
  return {
    as_user_id: userId,
    nullcast: form.nullcast,
    ...(name !== "" && { name }),
    ...(text !== null && { text }),
    ...(card_uri !== null && { card_uri }),
    ...(media_keys.length > 0 && { media_keys }),
  };
}

/** Only what differs from the post. An empty value removes the current one. */
export function changedPost(form: DraftForm, before: DraftForm) {
  const [now, was] = [postOf(form), postOf(before)];
  return {
    ...(tidyName(form.name) !== tidyName(before.name) && { name: tidyName(form.name) }),
    ...(now.text !== was.text && { text: now.text ?? "" }),
    ...(form.nullcast !== before.nullcast && { nullcast: form.nullcast }),
    ...(now.card_uri !== was.card_uri && { card_uri: now.card_uri ?? "" }),
    ...(now.media_keys.join() !== was.media_keys.join() && {
      media_keys: now.media_keys.length > 0 ? now.media_keys : null,
    }),
  };
}
