"use client";

import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { AllowedLink } from "@/components/shell/allowed-link";
import { accountHref } from "@/components/shell/dashboard-route";
import { RowsGate } from "@/components/shell/rows-page";
import { useOpened } from "@/components/shell/use-opened";
import { EmptyState } from "@/components/ui/empty-state";
import { TimeText } from "@/components/ui/time-text";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as scheduled from "@/lib/ads/endpoints/scheduled-posts";
import { scheduledExport } from "@/lib/drafts/export";
import { SCHEDULED_COLUMNS } from "@/lib/drafts/post-lists";
import { byCodePoint } from "@/lib/format/lists";
import { zoneOrUtc } from "@/lib/time/calendar";
import { postsKind, ToDrafts } from "./drafts-tabs";
import { PostList } from "./post-list";
import { ScheduledMark } from "./scheduled-mark";
import { promotableOf, ScheduledPanel, scheduledGraceKey, shareScheduled } from "./scheduled-panel";
import { usePostsView } from "./use-posts-view";

const SCHEDULED = postsKind<scheduled.ScheduledPost>({
  tab: "drafts/scheduled",
  title: "Scheduled",
  one: "scheduled post",
  needs: scheduled.list,
  widths: ["w-56", "w-80", "w-32", "w-28"],
  graceKey: scheduledGraceKey,
});

/** Posts that the service publishes by itself. */
export const ScheduledPosts = () => (
  <RowsGate kind={SCHEDULED}>
    <ScheduledList />
  </RowsGate>
);

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
  const zone = zoneOrUtc(account?.timezone);
  const into = useMemo(() => scheduledExport(zone), [zone]);
  const state = (post: scheduled.ScheduledPost) => <ScheduledMark post={post} />;
  return (
    <>
      <PostList
        kind={SCHEDULED}
        list={list}
        into={into}
        view={view}
        actions={
          <AllowedLink needs={scheduled.create} href={accountHref(place, "drafts/import")}>
            Import
          </AllowedLink>
        }
        order={soonestFirst}
        columns={SCHEDULED_COLUMNS}
        cells={(usedIn) => ({ state, usedIn })}
        promotable={promotableOf}
        shareAs={shareScheduled}
        onPhone={(post) => (
          <>
            {state(post)}
            <TimeText at={post.scheduled_at} zone={zone} />
          </>
        )}
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
