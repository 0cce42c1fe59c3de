"use client";

import { useAccount } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { NewLink } from "@/components/shell/allowed-link";
import { accountHref } from "@/components/shell/dashboard-route";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { useNow } from "@/components/shell/use-now";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as scheduled from "@/lib/ads/endpoints/scheduled-posts";
import { dayIn } from "@/lib/time/calendar";
import { DraftsTabs } from "../drafts-tabs";
import { CalendarPage } from "./calendar-page";

const TITLE = "Calendar";
const tabs = <DraftsTabs current="drafts/calendar" />;
const skeleton = (
  <SkeletonRows
    label="Reading scheduled posts"
    columns={["w-14", "w-1/4", "w-1/4", "w-1/4", "w-1/4"]}
    rows={14}
  />
);

/** The calendar of scheduled and published posts. */
export function PostsCalendar() {
  return (
    <RoleGate needs={scheduled.list} title={TITLE} what="scheduled posts" tabs={tabs} waiting={skeleton}>
      <Calendar />
    </RoleGate>
  );
}

function Calendar() {
  const now = useNow();
  const { zone, reason } = useAccountZone();
  const place = useAccount();
  return (
    <>
      <PageHeader
        title={TITLE}
        tabs={tabs}
        actions={
          <NewLink needs={draftPosts.create} href={accountHref(place, "drafts/new")}>
            New post
          </NewLink>
        }
      />
      {zone === undefined || now === undefined ? (
        <PageBody>{place.failure ? <p className="p-4 text-text-muted">{reason}</p> : skeleton}</PageBody>
      ) : (
        <CalendarPage zone={zone} now={now} today={dayIn(zone, now)} />
      )}
    </>
  );
}
