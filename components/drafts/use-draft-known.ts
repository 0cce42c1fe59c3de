import { useMemo } from "react";
import { useChosenMedia } from "@/components/media/use-chosen-media";
import { useAttachableCards } from "@/components/posts/use-attachable-cards";
import { type Author, useAuthors } from "@/components/posts/use-authors";
import { useAccount } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { type DraftForm, postOf } from "@/lib/drafts/draft-form";
import { draftsSaying, draftTitle } from "@/lib/drafts/draft-view";
import { handlesIn, type Mentionable } from "@/lib/post-text/mention-at";
import type { DraftKnown } from "./draft-fields";
import { useEndedPoll } from "./ended-poll";

/** What is known around a post that is written. `original` is the one that is changed. */
export function useDraftKnown(form: DraftForm, original?: { readonly id: string }): DraftKnown {
  const { accountId } = useAccount();
  const authors = useAuthors();
  const cards = useAttachableCards();
  const others = useAdsList(draftPosts.list, { account_id: accountId, count: SHORT_PAGE_MAX });
  const { card_uri, media_keys } = postOf(form);
  const { known: media, reading } = useChosenMedia(media_keys, { measured: false });
  const ended = useEndedPoll(card_uri === null ? undefined : cards.byUri.get(card_uri));
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
    closed: cards.recordOf(card_uri) === "pending" ? "Reading the cards…" : reading,
  };
}

/** Those who post for the account, and whom its drafts mention. */
function mentionablesOf(
  authors: readonly Author[],
  drafts: readonly { readonly text: string | null }[],
): readonly Mentionable[] {
  const own = authors.flatMap(({ user }) => (user ? [{ handle: user.screen_name, name: user.name }] : []));
  const mentioned = handlesIn(drafts.flatMap(({ text }) => text ?? [])).map((handle) => ({ handle }));
  return [...own, ...mentioned];
}
