"use client";

import { Plus } from "lucide-react";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useMemo } from "react";
import { useConversations } from "@/components/posts/use-conversations";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { ExportMenu } from "@/components/shell/export-menu";
import { ListPage } from "@/components/shell/list-page";
import { RoleGate } from "@/components/shell/role-gate";
import { ChosenRows, useRowChoice } from "@/components/shell/row-choice";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { openedIn } from "@/components/shell/use-opened";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Segmented } from "@/components/ui/segmented";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import {
  arrangeConversations,
  CONVERSATION_COLUMNS,
  CONVERSATION_EXPORT,
} from "@/lib/conversations/conversation-list";
import { CONVERSATION_KINDS, type ConversationCard } from "@/lib/conversations/conversation-view";
import { ConversationPanel } from "./conversation-panel";
import { ConversationRows } from "./conversation-rows";
import { conversationGraceKey } from "./delete-conversation";

const skeleton = (
  <SkeletonRows
    label="Reading conversations"
    columns={["w-64", "w-16", "w-64", "w-40", "w-28", "w-24"]}
    rows={6}
  />
);
const KINDS = [
  { value: "all", label: "All" },
  { value: "image", label: "Image" },
  { value: "video", label: "Video" },
] as const;

const IN_ADDRESS = listInAddress(CONVERSATION_COLUMNS, { column: "updated_at", descending: true });
const KIND = parseAsStringLiteral(["all", ...CONVERSATION_KINDS]).withDefault("all");

/** Every conversation card of the account, those with a picture and those with a video. */
export function Conversations() {
  return (
    <RoleGate
      needs={conversationCards.image.list}
      title="Conversations"
      what="conversations"
      waiting={skeleton}
    >
      <ConversationList />
    </RoleGate>
  );
}

function ConversationList() {
  const place = useAccount();
  const { accountId, account } = place;
  const view = useListView(IN_ADDRESS);
  const [kind, setKind] = useQueryState("kind", KIND);
  const list = useConversations(accountId);
  const leaving = usePendingDeletions();
  const { records } = list;
  const { search, sort } = view;
  const shown = useMemo(
    () => arrangeConversations(records, { search, kind, sort }),
    [records, search, kind, sort],
  );
  const zone = account?.timezone ?? "UTC";
  const { shown: drawn, more } = useShowMore(shown);
  const isPendingDeletion = ({ id }: ConversationCard) => leaving.has(conversationGraceKey(id));
  const choice = useRowChoice({
    resource: CONVERSATION_EXPORT.resource,
    records,
    shown,
    nameOf: ({ name }) => name,
    isPendingDeletion,
  });
  const clear = () => {
    view.setSearch("");
    void setKind(null);
  };
  const newHref = accountHref(place, "conversations/new");
  return (
    <>
      <ListPage
        title="Conversations"
        one="conversation"
        many="conversations"
        actions={<NewLink href={newHref} />}
        list={list}
        shown={shown.length}
        search={{ placeholder: "Name, title or hashtag", value: search, onValueChange: view.setSearch }}
        filters={<Segmented label="Kind" value={kind} onValueChange={setKind} options={KINDS} />}
        end={
          <ExportMenu
            into={CONVERSATION_EXPORT}
            shown={shown}
            chosen={choice.chosen}
            complete={list.complete}
          />
        }
        skeleton={skeleton}
        empty={
          <EmptyState title="No conversations yet" action={<NewLink href={newHref} />}>
            A conversation card asks its readers to post with a hashtag of yours, and thanks those who do.
          </EmptyState>
        }
        clear={{ label: "Show all conversations", run: clear }}
      >
        <ConversationRows
          rows={drawn}
          zone={zone}
          view={view}
          choice={choice}
          isPendingDeletion={isPendingDeletion}
        />
        {more}
      </ListPage>
      <ChosenRows choice={choice} into={CONVERSATION_EXPORT} />
      <ConversationPanel {...openedIn(list, view)} zone={zone} />
    </>
  );
}

function NewLink({ href }: { href: string }) {
  const { reason } = usePermission(conversationCards.image.create);
  return (
    <LinkButton href={href} tone="primary" disabledReason={reason}>
      <Plus size={14} aria-hidden />
      New conversation
    </LinkButton>
  );
}
