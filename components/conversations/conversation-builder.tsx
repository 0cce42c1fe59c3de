"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { type Builder, type BuilderPartProps, startNew, startWith } from "@/components/builder/builder";
import { BuilderPage } from "@/components/builder/builder-page";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { ConversationPreview } from "@/components/previews/previews";
import { useAccount } from "@/components/shell/account";
import { panelHref, useAddressPart } from "@/components/shell/dashboard-route";
import { useAdsQuery } from "@/lib/ads/client";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import { refusedFields } from "@/lib/ads/refused-fields";
import { unrequestedChanges } from "@/lib/ads/unrequested-changes";
import {
  blankConversation,
  type ConversationForm,
  changedTerms,
  conversationDrawing,
  conversationFieldOf,
  conversationLike,
  conversationProblems,
  conversationTyped,
  isConversationForm,
  newTerms,
  shownTerms,
} from "@/lib/conversations/conversation-form";
import {
  CONVERSATION_KINDS,
  type ConversationCard,
  type ConversationKind,
  isConversationKind,
} from "@/lib/conversations/conversation-view";
import { noteUnlock } from "@/lib/conversations/own-unlocks";
import { ConversationFields } from "./conversation-fields";
import { type ConversationKnown, useConversationKnown } from "./use-conversation-known";

/** One conversation card; nothing is read while its id is unknown. */
function useConversation(kind: ConversationKind, cardId: string | null) {
  const { accountId } = useAccount();
  const input = { account_id: accountId, card_id: cardId ?? "" };
  return useAdsQuery(conversationCards[kind].get, input, { enabled: cardId !== null });
}

type ConversationBuilder<Original> = Builder<ConversationForm, ConversationKnown, Original>;

/** The common parts of creating and editing a conversation. */
const conversations = {
  closedTo: "the conversation builder",
  isDraft: isConversationForm,
  useKnown: useConversationKnown,
  problems: conversationProblems,
  failure: "The conversation was not saved",
  refusals: (error) => refusedFields(error, conversationFieldOf),
  Fields: ConversationFields,
  Preview,
} satisfies Partial<ConversationBuilder<ConversationCard | undefined>>;

/** Creates a conversation card: an empty one, or with `?from=` and `?kind=` a copy. */
export function NewConversation() {
  return <BuilderPage builder={newConversation} />;
}

const newConversation: ConversationBuilder<undefined> = {
  ...conversations,
  title: "New conversation",
  needs: conversationCards.image.create,
  action: "Create conversation",
  useStart: useNewStart,
  save: async (send, { draft, account }) => {
    const input = { account_id: account.accountId, ...newTerms(draft) };
    const { create } = conversationCards[draft.kind];
    const { data } = await send(create, create.params.parse(input));
    noteUnlock(data.id, draft);
    return { title: `Created ${data.name}`, href: panelHref(account, "conversations", data.id) };
  },
};

const inAddress = {
  from: parseAsString,
  kind: parseAsStringLiteral(CONVERSATION_KINDS).withDefault("image"),
};

function useNewStart() {
  const [{ from, kind }] = useQueryStates(inAddress);
  const original = useConversation(kind, from);
  if (from === null) return startNew("conversation", blankConversation);
  return startWith("The conversation to duplicate", original, (card: ConversationCard) =>
    startNew(`conversation like ${from}`, () => conversationLike(card)),
  );
}

/** Edits a conversation card; only touched fields are sent. */
export function EditConversation() {
  return <BuilderPage builder={editConversation} />;
}

const editConversation: ConversationBuilder<ConversationCard> = {
  ...conversations,
  title: "Edit conversation",
  needs: conversationCards.image.update,
  action: "Save changes",
  useStart: useEditStart,
  save: async (send, { draft, original: card, account }) => {
    const sent = changedTerms(draft, card);
    const { update } = conversationCards[draft.kind];
    const input = { account_id: account.accountId, card_id: card.id, ...sent };
    const { data } = await send(update, update.params.parse(input));
    noteUnlock(card.id, draft);
    return {
      title: `Changed ${data.name}`,
      href: panelHref(account, "conversations", card.id),
      surprises: {
        name: data.name,
        differences: unrequestedChanges(shownTerms(card), shownTerms(data), Object.keys(sent)),
      },
    };
  },
};

function useEditStart() {
  const kind = useAddressPart("kind");
  const cardId = useAddressPart("cardId");
  const card = useConversation(isConversationKind(kind) ? kind : "image", cardId);
  return startWith<ConversationCard, ConversationForm, ConversationCard>(
    "The conversation",
    card,
    (original) => ({
      state: "ready",
      name: `conversation ${original.id}`,
      version: original.updated_at,
      draft: () => conversationTyped(original),
      original,
    }),
  );
}

function Preview({ draft, known: { card } }: BuilderPartProps<ConversationForm, ConversationKnown>) {
  const lookup = useMediaLookup();
  const drawn = useMemo(
    () => ({
      // The media shown by the service, which does not return their keys.
      media_url: card?.media_url,
      unlocked_image_url: card?.unlocked_image_url,
      poster_media_url: card?.poster_media_url,
      ...conversationDrawing(draft),
    }),
    [card, draft],
  );
  return (
    <ConversationPreview
      card={drawn}
      media={lookup}
      name={draft.name || (card?.name ?? "New conversation")}
    />
  );
}
