"use client";

import { useRouter } from "next/navigation";
import { BuilderOpening } from "@/components/builder/builder-opening";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/place";
import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import * as imageCards from "@/lib/ads/endpoints/image-conversation-cards";
import * as videoCards from "@/lib/ads/endpoints/video-conversation-cards";
import { type ConversationForm, changedTerms, formOf } from "@/lib/conversations/conversation-form";
import { type ConversationCard, type ConversationKind, kindOf } from "@/lib/conversations/conversation-view";
import { noteUnlock } from "@/lib/conversations/own-unlocks";
import { ConversationBuilder } from "./conversation-builder";
import { useConversation } from "./use-conversation";

const skeleton = <SkeletonRows label="Reading the conversation" columns={["w-64", "w-40"]} rows={5} />;

interface EditConversationProps {
  kind: ConversationKind;
  cardId: string;
}

/** Changes a conversation card that exists; only what was touched is sent. */
export function EditConversation(props: EditConversationProps) {
  return (
    <RoleGate
      needs={imageCards.update}
      title="Edit conversation"
      what="the conversation builder"
      verb="use"
      waiting={skeleton}
    >
      <Loaded {...props} />
    </RoleGate>
  );
}

function Loaded({ kind, cardId }: EditConversationProps) {
  const { data, error } = useConversation(kind, cardId);
  if (data) return <Builder key={cardId} card={data.data} />;
  return (
    <BuilderOpening
      title="Edit conversation"
      what="The conversation"
      reading={{ error }}
      skeleton={skeleton}
    />
  );
}

function Builder({ card }: { card: ConversationCard }) {
  const place = useAccount();
  const router = useRouter();
  const changeImage = useAdsMutation(imageCards.update);
  const changeVideo = useAdsMutation(videoCards.update);
  const save = async (form: ConversationForm) => {
    const input = { account_id: place.accountId, card_id: card.id, ...changedTerms(form, card) };
    if (kindOf(card) === "video") await changeVideo.mutateAsync(videoCards.update.params.parse(input));
    else await changeImage.mutateAsync(imageCards.update.params.parse(input));
    noteUnlock(card.id, form);
    toast({ title: `Changed ${form.name.trim()}`, tone: "positive" });
    router.push(panelHref(place, "conversations", card.id));
  };
  return (
    <ConversationBuilder
      name={`conversation ${card.id} of ${card.updated_at}`}
      title="Edit conversation"
      initial={() => formOf(card)}
      card={card}
      primary="Save changes"
      onSave={save}
    />
  );
}
