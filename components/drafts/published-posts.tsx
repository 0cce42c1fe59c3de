"use client";

import { useMemo } from "react";
import { useNarrow } from "@/components/accounts/use-narrow";
import { useAccount } from "@/components/shell/account";
import { RoleGate } from "@/components/shell/role-gate";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import { useAdsList } from "@/lib/ads/client";
import * as posts from "@/lib/ads/endpoints/posts";
import { seenBy } from "@/lib/drafts/draft-view";
import { publishedAt } from "@/lib/drafts/published-at";
import { DraftsTabs } from "./drafts-tabs";
import { PostCard, PostCells } from "./post-cells";
import { PostsFrame } from "./posts-frame";
import { PublishedPanel } from "./published-panel";
import { usePostsView } from "./use-posts-view";

const skeleton = (
  <SkeletonRows label="Reading published posts" columns={["w-56", "w-80", "w-24", "w-28"]} rows={8} />
);

/** Posts that are out: those of the author's page, and those that only promotion shows. */
export function PublishedPosts() {
  return (
    <RoleGate
      needs={posts.list}
      title="Published"
      what="published posts"
      tabs={<DraftsTabs current="drafts/published" />}
      waiting={skeleton}
    >
      <PublishedList />
    </RoleGate>
  );
}

function PublishedList() {
  const { accountId, account } = useAccount();
  const view = usePostsView();
  const list = useAdsList(posts.list, {
    account_id: accountId,
    post_type: "PUBLISHED",
    timeline_type: "ALL",
    count: 1000,
    ...(view.author !== null && { user_id: view.author }),
  });
  const narrow = useNarrow();
  const { records } = list;
  const words = view.search.trim().toLowerCase();
  const shown = useMemo(
    () =>
      records
        .filter((post) => `${post.name ?? ""} ${post.text} ${post.id}`.toLowerCase().includes(words))
        .sort((a, b) => publishedAt(b).localeCompare(publishedAt(a))),
    [records, words],
  );
  const zone = account?.timezone ?? "UTC";
  return (
    <>
      <PostsFrame
        tab="drafts/published"
        title="Published"
        what="published post"
        list={list}
        shown={shown.length}
        view={view}
        skeleton={skeleton}
        empty={
          <EmptyState title="Nothing is published yet">
            Open a draft and choose Publish or Schedule.
          </EmptyState>
        }
      >
        {narrow ? (
          <ul aria-label="Published posts">
            {shown.map((post) => (
              <PostCard
                key={post.id}
                post={post}
                open={post.id === view.panel}
                onOpen={() => view.openPanel(post.id)}
              >
                <span>{seenBy(post)}</span>
                <TimeText at={publishedAt(post)} zone={zone} />
              </PostCard>
            ))}
          </ul>
        ) : (
          <Table aria-label="Published posts">
            <thead>
              <tr>
                <HeaderCell>Post</HeaderCell>
                <HeaderCell>Text</HeaderCell>
                <HeaderCell>Published</HeaderCell>
                <HeaderCell>Who sees it</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {shown.map((post) => (
                <Row key={post.id} selected={post.id === view.panel}>
                  <PostCells
                    post={post}
                    onOpen={() => view.openPanel(post.id === view.panel ? null : post.id)}
                  />
                  <Cell>
                    <TimeText at={publishedAt(post)} zone={zone} />
                  </Cell>
                  <Cell>{seenBy(post)}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        )}
      </PostsFrame>
      <PublishedPanel
        post={records.find(({ id }) => id === view.panel)}
        zone={zone}
        onClose={() => view.openPanel(null)}
      />
    </>
  );
}
