"use client";

import { Plus } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { RoleGate } from "@/components/shell/role-gate";
import { useRowChoice } from "@/components/shell/row-choice";
import { listInAddress } from "@/components/shell/use-list-view";
import { useOpened } from "@/components/shell/use-opened";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { DRAFT_EXPORT } from "@/lib/drafts/export";
import { arrangeDrafts, DRAFT_COLUMNS } from "@/lib/drafts/post-lists";
import { ChosenDrafts } from "./chosen-drafts";
import { draftGraceKey } from "./delete-draft";
import { DraftPanel } from "./draft-panel";
import { DraftRows } from "./draft-rows";
import { DraftsTabs } from "./drafts-tabs";
import { isEndedPoll } from "./ended-poll";
import { PostsFrame } from "./posts-frame";
import { useSortedPosts } from "./use-posts-view";
import { usePublishedTimes } from "./use-published-times";

const skeleton = (
  <SkeletonRows
    label="Reading drafts"
    columns={["w-4", "w-56", "w-80", "w-32", "w-24", "w-28", "w-24"]}
    rows={8}
  />
);

const IN_ADDRESS = listInAddress(DRAFT_COLUMNS, { column: "updated_at", descending: true });

/** Posts that are written and not out yet. */
export function Drafts() {
  return (
    <RoleGate
      needs={draftPosts.list}
      title="Drafts"
      what="drafts"
      tabs={<DraftsTabs current="drafts" />}
      waiting={skeleton}
    >
      <DraftList />
    </RoleGate>
  );
}

function DraftList() {
  const place = useAccount();
  const { accountId, account } = place;
  const view = useSortedPosts(IN_ADDRESS);
  const list = useAdsList(draftPosts.list, {
    account_id: accountId,
    count: SHORT_PAGE_MAX,
    ...(view.author !== null && { user_id: view.author }),
  });
  const leaving = usePendingDeletions();
  const { records } = list;
  const { search, sort } = view;
  const shown = useMemo(() => arrangeDrafts(records, { search, sort }), [records, search, sort]);
  const isPendingDeletion = ({ id }: DraftPost) => leaving.has(draftGraceKey(id));
  const choice = useRowChoice({
    resource: DRAFT_EXPORT.resource,
    records,
    shown,
    nameOf: draftTitle,
    isPendingDeletion,
  });
  const publishedAt = usePublishedTimes(records);
  const { shown: drawn, more } = useShowMore(shown);
  const opened = useOpened(list, view, draftPosts.get, (id) => ({
    account_id: accountId,
    draft_post_id: id,
  }));
  const { record } = opened;
  const attachments = usePostAttachments(
    useMemo(() => (record ? [...drawn, record] : drawn), [drawn, record]),
  );
  const zone = account?.timezone ?? "UTC";
  const begin = (
    <>
      <CreateLink href={accountHref(place, "drafts/import")} tone="secondary">
        Import
      </CreateLink>
      <CreateLink href={accountHref(place, "drafts/new")} tone="primary">
        <Plus size={14} aria-hidden />
        New post
      </CreateLink>
    </>
  );
  const rows = {
    rows: drawn,
    zone,
    view,
    isPendingDeletion,
    choice,
    publishedAt,
    attachmentOf: attachments.attachmentOf,
    cardName: (uri: string) => {
      const card = attachments.byUri.get(uri);
      if (!card) return attachments.recordOf(uri) === "pending" ? "A card" : uri;
      return isEndedPoll(card, Date.now()) ? `${card.name} (poll ended)` : card.name;
    },
  };
  return (
    <>
      <PostsFrame
        tab="drafts"
        title="Drafts"
        what="draft"
        list={list}
        shown={shown}
        chosen={choice.chosen}
        into={DRAFT_EXPORT}
        view={view}
        skeleton={skeleton}
        action={begin}
        empty={
          <EmptyState title="No drafts yet" action={begin}>
            Write a post, look at it on every device, have it approved, and publish it when it is ready.
          </EmptyState>
        }
      >
        <DraftRows {...rows} />
        {more}
      </PostsFrame>
      <ChosenDrafts choice={choice} publishedAt={publishedAt} />
      <DraftPanel {...opened} cards={attachments} zone={zone} />
    </>
  );
}

interface CreateLinkProps {
  href: string;
  tone: "primary" | "secondary";
  children: ReactNode;
}

function CreateLink({ href, tone, children }: CreateLinkProps) {
  const { reason } = usePermission(draftPosts.create);
  return (
    <LinkButton href={href} tone={tone} disabledReason={reason}>
      {children}
    </LinkButton>
  );
}
