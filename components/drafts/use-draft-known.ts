import { useMemo } from "react";
import type { BuilderKnown, BuilderPartProps } from "@/components/builder/builder";
import { useChosenMedia } from "@/components/media/use-chosen-media";
import { useAttachableCards } from "@/components/posts/use-attachable-cards";
import { type Author, useAuthors } from "@/components/posts/use-authors";
import { useAccount } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { type DraftForm, type KnownToDraft, madeOf, postOf } from "@/lib/drafts/draft-form";
import { draftsSaying, draftTitle } from "@/lib/drafts/draft-view";
import type { KnownToMade } from "@/lib/drafts/made-for-post";
import { handlesIn, type Mentionable } from "@/lib/post-text/mention-at";
import { useEndedPoll } from "./ended-poll";
import { useMadeKnown } from "./use-made-known";

/** The context of a post under edit. */
export interface DraftKnown extends BuilderKnown, KnownToDraft {
  readonly authors: ReturnType<typeof useAuthors>;
  readonly cards: ReturnType<typeof useAttachableCards>;
  /** Its poll has ended. */
  readonly ended: boolean;
  /** Names of other drafts with the same text. */
  readonly sameWords: readonly string[];
  /** Who can be mentioned: authors of the account, and users mentioned in its drafts. */
  readonly mentionable: readonly Mentionable[];
  /** The author of an existing post cannot be changed. */
  readonly fixedAuthor: boolean;
  /** The data for validating a new card, poll or conversation. */
  readonly made: KnownToMade;
}

export type DraftPartProps = BuilderPartProps<DraftForm, DraftKnown>;

/** The context of a post under edit. `original` is the existing one. */
export function useDraftKnown(form: DraftForm, original?: { readonly id: string }): DraftKnown {
  const { accountId } = useAccount();
  const authors = useAuthors();
  const cards = useAttachableCards();
  const others = useAdsList(draftPosts.list, { account_id: accountId, count: SHORT_PAGE_MAX });
  const { card_uri, media_keys } = postOf(form);
  const { known: media, reading } = useChosenMedia(media_keys, { measured: false });
  const ended = useEndedPoll(card_uri === null ? undefined : cards.byUri.get(card_uri));
  const made = useMadeKnown(madeOf(form));
  const id = original?.id;
  const sameWords = useMemo(
    () => draftsSaying(form.text, others.records, id).map(draftTitle),
    [form.text, others.records, id],
  );
  const mentionable = useMemo(
    () => mentionablesOf(authors.authors, others.records),
    [authors.authors, others.records],
  );
  return {
    authors,
    userId: form.userId ?? authors.usual,
    cards,
    hasCard: (uri) => cards.byUri.has(uri) || !cards.complete,
    typeOf: (key) => {
      const found = media.mediaOf(key);
      return typeof found === "object" ? found.media_type : found;
    },
    ended,
    sameWords,
    mentionable,
    fixedAuthor: original !== undefined,
    made: made.known,
    closed: cards.recordOf(card_uri) === "pending" ? "Reading the cards…" : (made.closed ?? reading),
  };
}

/** Authors of the account, and users mentioned in its drafts. */
function mentionablesOf(
  authors: readonly Author[],
  drafts: readonly { readonly text: string | null }[],
): readonly Mentionable[] {
  const own = authors.flatMap(({ user }) => (user ? [{ handle: user.screen_name, name: user.name }] : []));
  const mentioned = handlesIn(drafts.flatMap(({ text }) => text ?? [])).map((handle) => ({ handle }));
  return [...own, ...mentioned];
}
