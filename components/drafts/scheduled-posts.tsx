"use client";

import { useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { RoleGate } from "@/components/shell/role-gate";
import { useOpened } from "@/components/shell/use-opened";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { SkeletonRows } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as scheduled from "@/lib/ads/endpoints/scheduled-posts";
import { scheduledExport } from "@/lib/drafts/export";
import { SCHEDULED_COLUMNS } from "@/lib/drafts/post-lists";
import { byCodePoint } from "@/lib/format/lists";
import { zoneOrUtc } from "@/lib/time/calendar";
import { DraftsTabs, ToDrafts } from "./drafts-tabs";
import { PostList } from "./post-list";
import { ScheduledMark } from "./scheduled-mark";
import { promotableOf, ScheduledPanel, scheduledGraceKey, shareScheduled } from "./scheduled-panel";
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

const waits = (post: scheduled.ScheduledPost) => post.scheduled_status === "SCHEDULED";

/** What is still to come first, the next one on top; then what is over, the newest on top. */
function soonestFirst(a: scheduled.ScheduledPost, b: scheduled.ScheduledPost): number {
  if (waits(a) !== waits(b)) return waits(a) ? -1 : 1;
  const order = byCodePoint(a.scheduled_at, b.scheduled_at);
  return waits(a) ? order : -order;
}

function ScheduledList() {
  const place = useAccount();
  const { accountId, account } = place;
  const may = usePermission(scheduled.create);
  const view = usePostsView();
  const list = useAdsList(scheduled.list, {
    account_id: accountId,
    count: SHORT_PAGE_MAX,
    ...(view.author !== null && { user_id: view.author }),
  });
  const opened = useOpened(list, view, scheduled.get, (id) => ({
    account_id: accountId,
    scheduled_post_id: id,
  }));
  const leaving = usePendingDeletions();
  const zone = zoneOrUtc(account?.timezone);
  const into = useMemo(() => scheduledExport(zone), [zone]);
  const state = (post: scheduled.ScheduledPost) => <ScheduledMark post={post} />;
  return (
    <>
      <PostList
        tab="drafts/scheduled"
        title="Scheduled"
        what="scheduled post"
        list={list}
        into={into}
        view={view}
        action={
          <LinkButton href={accountHref(place, "drafts/import")} disabledReason={may.reason}>
            Import
          </LinkButton>
        }
        order={soonestFirst}
        columns={SCHEDULED_COLUMNS}
        cells={(usedIn) => ({ state, usedIn })}
        zone={zone}
        promotable={promotableOf}
        shareAs={shareScheduled}
        onPhone={(post) => (
          <>
            {state(post)}
            <TimeText at={post.scheduled_at} zone={zone} />
          </>
        )}
        isPendingDeletion={({ id }) => leaving.has(scheduledGraceKey(id))}
        skeleton={skeleton}
        empty={
          <EmptyState title="Nothing is scheduled" action={<ToDrafts />}>
            Open a draft and choose Schedule. It is published at that time, even when you are away.
          </EmptyState>
        }
      />
      <ScheduledPanel {...opened} zone={zone} />
    </>
  );
}
