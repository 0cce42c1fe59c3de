"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useMemo } from "react";
import { cardGraceKey } from "@/components/cards/delete-card";
import { useConversations } from "@/components/posts/use-conversations";
import { useAccount } from "@/components/shell/account";
import { NewLink } from "@/components/shell/allowed-link";
import { accountHref } from "@/components/shell/dashboard-route";
import { RowsGate, type RowsKind, RowsPage, useRows } from "@/components/shell/rows-page";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { openedIn } from "@/components/shell/use-opened";
import { EmptyState } from "@/components/ui/empty-state";
import { Segmented } from "@/components/ui/segmented";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import {
  arrangeConversations,
  CONVERSATION_COLUMNS,
  CONVERSATION_EXPORT,
} from "@/lib/conversations/conversation-list";
import { CONVERSATION_KINDS, type ConversationCard } from "@/lib/conversations/conversation-view";
import { ConversationPanel } from "./conversation-panel";
import { ConversationRows } from "./conversation-rows";

const CONVERSATIONS: RowsKind<ConversationCard> = {
  title: "Conversations",
  one: "conversation",
  many: "conversations",
  needs: conversationCards.image.list,
  widths: ["w-64", "w-16", "w-64", "w-40", "w-28", "w-24"],
  searchedBy: "Name, title or hashtag",
  clear: "Show all conversations",
  nameOf: ({ name }) => name,
  graceKey: cardGraceKey("conversation"),
};

const KINDS = [
  { value: "all", label: "All" },
  { value: "image", label: "Image" },
  { value: "video", label: "Video" },
] as const;

const IN_ADDRESS = listInAddress(CONVERSATION_COLUMNS, { column: "updated_at", descending: true });
const KIND = parseAsStringLiteral(["all", ...CONVERSATION_KINDS]).withDefault("all");

/** Every conversation card of the account, those with a picture and those with a video. */
export const Conversations = () => (
  <RowsGate kind={CONVERSATIONS}>
    <ConversationList />
  </RowsGate>
);

function ConversationList() {
  const place = useAccount();
  const view = useListView(IN_ADDRESS);
  const [kind, setKind] = useQueryState("kind", KIND);
  const list = useConversations(place.accountId);
  const { records } = list;
  const { search, sort } = view;
  const shown = useMemo(
    () => arrangeConversations(records, { search, kind, sort }),
    [records, search, kind, sort],
  );
  const rows = useRows(CONVERSATIONS, { view, list, shown, into: CONVERSATION_EXPORT });
  const create = (
    <NewLink needs={conversationCards.image.create} href={accountHref(place, "conversations/new")}>
      New conversation
    </NewLink>
  );
  return (
    <>
      <RowsPage
        rows={rows}
        actions={create}
        filters={<Segmented label="Kind" value={kind} onValueChange={setKind} options={KINDS} />}
        onClear={() => void setKind(null)}
        empty={
          <EmptyState title="No conversations yet" action={create}>
            A conversation card asks its readers to post with a hashtag of yours, and thanks those who do.
          </EmptyState>
        }
      >
        <ConversationRows {...rows.body} />
      </RowsPage>
      <ConversationPanel {...openedIn(list, view)} zone={rows.body.zone} />
    </>
  );
}
