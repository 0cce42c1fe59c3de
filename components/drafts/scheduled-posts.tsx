"use client";

import { useMemo } from "react";
import { useNarrow } from "@/components/accounts/use-narrow";
import { useAccount } from "@/components/shell/account";
import { RoleGate } from "@/components/shell/role-gate";
import { useLeaving } from "@/components/shell/use-leaving";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import { useAdsList } from "@/lib/ads/client";
import * as scheduled from "@/lib/ads/endpoints/scheduled-posts";
import { seenBy } from "@/lib/drafts/draft-view";
import { DraftsTabs } from "./drafts-tabs";
import { PostCard, PostCells } from "./post-cells";
import { PostsFrame } from "./posts-frame";
import { ScheduledMark } from "./scheduled-mark";
import { ScheduledPanel, scheduledGraceKey } from "./scheduled-panel";
import { usePostsView } from "./use-posts-view";

const skeleton = (
  <SkeletonRows label="Reading scheduled posts" columns={["w-56", "w-80", "w-32", "w-28"]} rows={6} />
);

/** Posts that the service publishes by itself. */
export function ScheduledPosts() {
  return (
    <RoleGate
      needs={scheduled.list}
      title="Scheduled"
      what="scheduled posts"
      tabs={<DraftsTabs current="drafts/scheduled" />}
      waiting={skeleton}
    >
      <ScheduledList />
    </RoleGate>
  );
}

function ScheduledList() {
  const { accountId, account } = useAccount();
  const view = usePostsView();
  const list = useAdsList(scheduled.list, {
    account_id: accountId,
    count: 200,
    ...(view.author !== null && { user_id: view.author }),
  });
  const leaving = useLeaving();
  const narrow = useNarrow();
  const { records } = list;
  const words = view.search.trim().toLowerCase();
  const shown = useMemo(
    () =>
      records
        .filter((post) => `${post.name ?? ""} ${post.text ?? ""} ${post.id}`.toLowerCase().includes(words))
        .sort(soonestFirst),
    [records, words],
  );
  const zone = account?.timezone ?? "UTC";
  return (
    <>
      <PostsFrame
        tab="drafts/scheduled"
        title="Scheduled"
        what="scheduled post"
        list={list}
        shown={shown.length}
        view={view}
        skeleton={skeleton}
        empty={
          <EmptyState title="Nothing is scheduled">
            Open a draft and choose Schedule: the service publishes it at its time, even while nobody is here.
          </EmptyState>
        }
      >
        {narrow ? (
          <ul aria-label="Scheduled posts">
            {shown.map((post) => (
              <PostCard
                key={post.id}
                post={post}
                open={post.id === view.panel}
                leaving={leaving.has(scheduledGraceKey(post.id))}
                onOpen={() => view.openPanel(post.id)}
              >
                <ScheduledMark post={post} />
                <TimeText at={post.scheduled_at} zone={zone} />
              </PostCard>
            ))}
          </ul>
        ) : (
          <Table aria-label="Scheduled posts">
            <thead>
              <tr>
                <HeaderCell>Post</HeaderCell>
                <HeaderCell>Text</HeaderCell>
                <HeaderCell>State</HeaderCell>
                <HeaderCell>Publishes</HeaderCell>
                <HeaderCell>Who sees it</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {shown.map((post) => {
                const deleting = leaving.has(scheduledGraceKey(post.id));
                return (
                  <Row
                    key={post.id}
                    selected={post.id === view.panel}
                    faded={deleting}
                    className={deleting ? "line-through" : ""}
                  >
                    <PostCells
                      post={post}
                      onOpen={() => view.openPanel(post.id === view.panel ? null : post.id)}
                    />
                    <Cell>
                      <ScheduledMark post={post} />
                    </Cell>
                    <Cell>
                      <TimeText at={post.scheduled_at} zone={zone} />
                    </Cell>
                    <Cell>{seenBy(post)}</Cell>
                  </Row>
                );
              })}
            </tbody>
          </Table>
        )}
      </PostsFrame>
      <ScheduledPanel
        post={records.find(({ id }) => id === view.panel)}
        zone={zone}
        onClose={() => view.openPanel(null)}
      />
    </>
  );
}

const waits = (post: scheduled.ScheduledPost) => post.scheduled_status === "SCHEDULED";

/** What is still to come first, the next one on top; then what is over, the newest on top. */
function soonestFirst(a: scheduled.ScheduledPost, b: scheduled.ScheduledPost): number {
  if (waits(a) !== waits(b)) return waits(a) ? -1 : 1;
  const order = a.scheduled_at.localeCompare(b.scheduled_at);
  return waits(a) ? order : -order;
}
