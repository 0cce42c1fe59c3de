"use client";

import { useMemo } from "react";
import { useNarrow } from "@/components/accounts/use-narrow";
import { useAccount, useMay } from "@/components/shell/account";
import { ListSearch } from "@/components/shell/list-search";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { accountHref } from "@/components/shell/place";
import { RoleGate } from "@/components/shell/role-gate";
import { shownCount } from "@/components/shell/shown-count";
import { useLeaving } from "@/components/shell/use-leaving";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { PartlyRead } from "@/components/ui/partly-read";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as imageCards from "@/lib/ads/endpoints/image-conversation-cards";
import { arrangeConversations } from "@/lib/conversations/conversation-view";
import { ConversationPanel } from "./conversation-panel";
import { ConversationCards, ConversationTable } from "./conversation-rows";
import { useConversations } from "./use-conversations";
import { useConversationsView } from "./use-conversations-view";

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

/** Every conversation card of the account, those with a picture and those with a video. */
export function Conversations() {
  return (
    <RoleGate needs={imageCards.list} title="Conversations" what="conversations" waiting={skeleton}>
      <ConversationList />
    </RoleGate>
  );
}

function ConversationList() {
  const place = useAccount();
  const { accountId, account } = place;
  const view = useConversationsView();
  const list = useConversations(accountId);
  const narrow = useNarrow();
  const leaving = useLeaving();
  const { records } = list;
  const { search, kind, sort } = view;
  const shown = useMemo(
    () => arrangeConversations(records, { search, kind, sort }),
    [records, search, kind, sort],
  );
  const zone = account?.timezone ?? "UTC";
  const reading = list.pending || account === undefined;
  const rows = { cards: shown, zone, view, leaving };
  const newHref = accountHref(place, "conversations/new");
  return (
    <>
      <PageHeader
        title="Conversations"
        count={
          reading
            ? undefined
            : shownCount({ shown: shown.length, all: records.length, complete: list.complete })
        }
        actions={<NewLink href={newHref} />}
      />
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-b px-4 py-2">
        <ListSearch
          label="Search conversations"
          placeholder="Name, title or hashtag"
          group="Conversations"
          value={search}
          onValueChange={view.setSearch}
        />
        <Segmented label="Kind" value={kind} onValueChange={view.setKind} options={KINDS} />
      </div>
      <PartlyRead list={list} what="conversation" />
      <PageBody>
        {list.error && records.length === 0 ? (
          <ErrorState title="Conversations could not be read" error={list.error} onRetry={list.refetch} />
        ) : reading ? (
          skeleton
        ) : records.length === 0 ? (
          <EmptyState title="No conversations yet" action={<NewLink href={newHref} />}>
            A conversation card asks its readers to post with a hashtag of yours, and thanks those who do.
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState
            title="No conversation matches"
            action={<Button onClick={view.clear}>Show all conversations</Button>}
          />
        ) : narrow ? (
          <ConversationCards {...rows} />
        ) : (
          <ConversationTable {...rows} />
        )}
      </PageBody>
      <ConversationPanel
        card={records.find(({ id }) => id === view.panel)}
        zone={zone}
        onClose={() => view.openPanel(null)}
      />
    </>
  );
}

function NewLink({ href }: { href: string }) {
  const { reason } = useMay(imageCards.create);
  return (
    <LinkButton href={href} tone="primary" disabledReason={reason}>
      New conversation
    </LinkButton>
  );
}
