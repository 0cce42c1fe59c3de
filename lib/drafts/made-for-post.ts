import * as z from "zod";
import * as cards from "@/lib/ads/endpoints/cards";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import {
  blankCard,
  bodyOfDraft,
  type CardDraft,
  isCardDraft,
  mediaKeysOfDraft,
} from "@/lib/cards/card-draft";
import { cardProblems, finishedBody, type MediaTypeOf } from "@/lib/cards/card-problems";
import { refusedCardFields } from "@/lib/cards/card-refusals";
import { addMedia, whyNoMoreMedia } from "@/lib/cards/edit-draft";
import {
  blankConversation,
  type ConversationForm,
  conversationDrawing,
  conversationFieldOf,
  conversationProblems,
  isConversationForm,
  newTerms,
} from "@/lib/conversations/conversation-form";
import { type CreationItem, creationStep } from "@/lib/creation/creation-plan";
import type { KnownMedia } from "@/lib/media/chosen";
import { withMedia } from "@/lib/polls/edit-poll";
import {
  blankPoll,
  isPollForm,
  type PollForm,
  pollDrawing,
  pollFieldOf,
  pollInput,
  pollProblems,
} from "@/lib/polls/poll-form";

/**
 * A new attachment that is created together with a post. Its `id` distinguishes it from others, before and after it
 * exists.
 */
export const madeForPost = z.discriminatedUnion("kind", [
  z.object({ id: z.string(), kind: z.literal("card"), form: z.custom<CardDraft>(isCardDraft) }),
  z.object({ id: z.string(), kind: z.literal("poll"), form: z.custom<PollForm>(isPollForm) }),
  z.object({
    id: z.string(),
    kind: z.literal("conversation"),
    form: z.custom<ConversationForm>(isConversationForm),
  }),
]);
export type MadeForPost = z.infer<typeof madeForPost>;
export type MadeKind = MadeForPost["kind"];
export type Made<Kind extends MadeKind> = Extract<MadeForPost, { readonly kind: Kind }>;

/** A new attachment with a given name. */
export function newMade(kind: MadeKind, name: string): MadeForPost {
  const id = crypto.randomUUID();
  if (kind === "card") return { id, kind, form: { ...blankCard(), name } };
  if (kind === "poll") return { id, kind, form: { ...blankPoll(), name } };
  return { id, kind, form: { ...blankConversation(), name } };
}

/** The data for validating it. */
export interface KnownToMade {
  readonly typeOf: MediaTypeOf;
  readonly media: KnownMedia;
  /** The time zone in which a poll ends, and the current time in milliseconds since the epoch. */
  readonly zone: string;
  readonly now: number;
}

/** Why it cannot be created yet, at its own fields. */
export function madeProblems(made: MadeForPost, known: KnownToMade): readonly BuilderProblem[] {
  if (made.kind === "card") return cardProblems(made.form, known.typeOf);
  if (made.kind === "poll") return pollProblems(made.form, known);
  return conversationProblems(made.form, known);
}

/** The media that it shows, as far as they are chosen. */
export function mediaOfMade(made: MadeForPost): readonly (string | null)[] {
  if (made.kind === "card") return mediaKeysOfDraft(made.form);
  if (made.kind === "poll") return [made.form.mediaKey];
  return [made.form.mediaKey, made.form.posterKey, made.form.unlockKey];
}

/** Why it cannot show one more file; undefined where it can. */
export const whyNoMoreFiles = (made: MadeForPost): string | undefined =>
  made.kind === "card" ? whyNoMoreMedia(made.form) : undefined;

/** With a file that was dropped or pasted: replaces the shown one, or is added where several can be shown. */
export function withDroppedFile(made: MadeForPost, key: string): MadeForPost {
  switch (made.kind) {
    case "card":
      return { ...made, form: addMedia(made.form, key) };
    case "poll":
      return { ...made, form: withMedia(key)(made.form) };
    case "conversation":
      return { ...made, form: { ...made.form, mediaKey: key } };
  }
}

/** As previews draw it. */
export function madeDrawing(made: MadeForPost, zone: string, now: number) {
  if (made.kind === "card") return bodyOfDraft(made.form);
  return made.kind === "poll" ? pollDrawing(made.form, zone, now) : conversationDrawing(made.form);
}

/** The field in which a parameter of the service is typed; undefined where none is. */
export function madeFieldOf(made: MadeForPost, parameter: string): string | undefined {
  if (made.kind === "card") return refusedCardFields(made.form, parameter, undefined)[0];
  return made.kind === "poll" ? pollFieldOf(parameter) : conversationFieldOf(parameter);
}

interface MadeAround {
  readonly accountId: string;
  readonly zone: string;
  /** In milliseconds since the epoch: the start of a poll. */
  readonly now: number;
}

/** The step that creates it, where it has no problems. */
export function madeStep(made: MadeForPost, key: string, { accountId, zone, now }: MadeAround): CreationItem {
  const title = made.form.name.trim();
  if (made.kind === "card") {
    return creationStep(cards.create)({ key, title, input: () => ({ body: finishedBody(made.form) }) });
  }
  if (made.kind === "poll") {
    const { account_id: _, ...input } = pollInput(made.form, { accountId, zone, now });
    return creationStep(pollCards.create)({ key, title, input: () => input });
  }
  const { create } = conversationCards[made.form.kind];
  const { account_id: _, ...input } = create.params.parse({ account_id: accountId, ...newTerms(made.form) });
  return creationStep(create)({ key, title, input: () => input });
}
