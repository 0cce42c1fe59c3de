"use client";

import { useRouter } from "next/navigation";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { BuilderOpening } from "@/components/builder/builder-opening";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/place";
import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import * as imageCards from "@/lib/ads/endpoints/image-conversation-cards";
import * as videoCards from "@/lib/ads/endpoints/video-conversation-cards";
import {
  blankConversation,
  type ConversationForm,
  conversationLike,
  newTerms,
} from "@/lib/conversations/conversation-form";
import { CONVERSATION_KINDS } from "@/lib/conversations/conversation-view";
import { noteUnlock } from "@/lib/conversations/own-unlocks";
import { ConversationBuilder } from "./conversation-builder";
import { useConversation } from "./use-conversation";

const skeleton = <SkeletonRows label="Reading" columns={["w-64", "w-40"]} rows={5} />;

/** Makes a conversation card: an empty one, or with `?from=` and `?kind=` like one that exists. */
export function NewConversation() {
  return (
    <RoleGate
      needs={imageCards.create}
      title="New conversation"
      what="the conversation builder"
      verb="use"
      waiting={skeleton}
    >
      <FromAnother />
    </RoleGate>
  );
}

const inAddress = {
  from: parseAsString,
  kind: parseAsStringLiteral(CONVERSATION_KINDS).withDefault("image"),
};

function FromAnother() {
  const [{ from, kind }] = useQueryStates(inAddress);
  const original = useConversation(kind, from);
  if (from === null) return <Builder name="conversation" initial={blankConversation} />;
  const card = original.data?.data;
  if (card) {
    return <Builder key={from} name={`conversation like ${from}`} initial={() => conversationLike(card)} />;
  }
  return (
    <BuilderOpening
      title="New conversation"
      what="The conversation to duplicate"
      reading={original}
      skeleton={skeleton}
    />
  );
}

function Builder({ name, initial }: { name: string; initial: () => ConversationForm }) {
  const place = useAccount();
  const router = useRouter();
  const createImage = useAdsMutation(imageCards.create);
  const createVideo = useAdsMutation(videoCards.create);
  const save = async (form: ConversationForm) => {
    const input = { account_id: place.accountId, ...newTerms(form) };
    const { data } =
      form.kind === "video"
        ? await createVideo.mutateAsync(videoCards.create.params.parse(input))
        : await createImage.mutateAsync(imageCards.create.params.parse(input));
    noteUnlock(data.id, form);
    toast({ title: `Created ${data.name}`, tone: "positive" });
    router.push(panelHref(place, "conversations", data.id));
  };
  return (
    <ConversationBuilder
      name={name}
      title="New conversation"
      initial={initial}
      primary="Create conversation"
      onSave={save}
    />
  );
}
