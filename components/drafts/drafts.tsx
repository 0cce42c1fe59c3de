"use client";

import { useMemo } from "react";
import { AuthorFilter } from "@/components/posts/author-filter";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
import { useAccount } from "@/components/shell/account";
import { AllowedLink, NewLink } from "@/components/shell/allowed-link";
import { accountHref } from "@/components/shell/dashboard-route";
import { RowsGate, RowsPage, useRows } from "@/components/shell/rows-page";
import { listInAddress } from "@/components/shell/use-list-view";
import { useOpened } from "@/components/shell/use-opened";
import { EmptyState } from "@/components/ui/empty-state";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { DRAFT_EXPORT } from "@/lib/drafts/export";
import { arrangeDrafts, DRAFT_COLUMNS } from "@/lib/drafts/post-lists";
import { ChosenDrafts } from "./chosen-drafts";
import { draftGraceKey } from "./delete-draft";
import { DraftPanel } from "./draft-panel";
import { DraftRows } from "./draft-rows";
import { postsKind } from "./drafts-tabs";
import { isEndedPoll } from "./ended-poll";
import { useSortedPosts } from "./use-posts-view";
import { usePublishedTimes } from "./use-published-times";

const DRAFTS = postsKind<DraftPost>({
  tab: "drafts",
  title: "Drafts",
  one: "draft",
  needs: draftPosts.list,
  widths: ["w-4", "w-56", "w-80", "w-32", "w-24", "w-28", "w-24"],
  graceKey: draftGraceKey,
});

const IN_ADDRESS = listInAddress(DRAFT_COLUMNS, { column: "updated_at", descending: true });

/** Posts that are written and not out yet. */
export const Drafts = () => (
  <RowsGate kind={DRAFTS}>
    <DraftList />
  </RowsGate>
);

function DraftList() {
  const place = useAccount();
  const { accountId } = place;
  const view = useSortedPosts(IN_ADDRESS);
  const list = useAdsList(draftPosts.list, {
    account_id: accountId,
    count: SHORT_PAGE_MAX,
    ...(view.author !== null && { user_id: view.author }),
  });
  const { records } = list;
  const { search, sort } = view;
  const shown = useMemo(() => arrangeDrafts(records, { search, sort }), [records, search, sort]);
  const rows = useRows(DRAFTS, { view, list, shown, into: DRAFT_EXPORT });
  const { rows: drawn, zone } = rows.body;
  const publishedAt = usePublishedTimes(records);
  const opened = useOpened(list, view, draftPosts.get, (id) => ({
    account_id: accountId,
    draft_post_id: id,
  }));
  const { record } = opened;
  const attachments = usePostAttachments(
    useMemo(() => (record ? [...drawn, record] : drawn), [drawn, record]),
  );
  const begin = (
    <>
      <AllowedLink needs={draftPosts.create} href={accountHref(place, "drafts/import")}>
        Import
      </AllowedLink>
      <NewLink needs={draftPosts.create} href={accountHref(place, "drafts/new")}>
        New post
      </NewLink>
    </>
  );
  const cardName = (uri: string) => {
    const card = attachments.byUri.get(uri);
    if (!card) return attachments.recordOf(uri) === "pending" ? "A card" : uri;
    return isEndedPoll(card, Date.now()) ? `${card.name} (poll ended)` : card.name;
  };
  return (
    <>
      <RowsPage
        rows={rows}
        actions={begin}
        filters={<AuthorFilter value={view.author} onValueChange={view.setAuthor} />}
        chosen={<ChosenDrafts choice={rows.choice} publishedAt={publishedAt} />}
        empty={
          <EmptyState title="No drafts yet" action={begin}>
            Write a post, look at it on every device, have it approved, and publish it when it is ready.
          </EmptyState>
        }
      >
        <DraftRows
          {...rows.body}
          publishedAt={publishedAt}
          attachmentOf={attachments.attachmentOf}
          cardName={cardName}
        />
      </RowsPage>
      <DraftPanel {...opened} cards={attachments} zone={zone} />
    </>
  );
}
