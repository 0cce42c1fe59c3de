import { useMemo } from "react";
import { AuthorFilter } from "@/components/posts/author-filter";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
import { ListSearch } from "@/components/shell/list-search";
import { PageBody } from "@/components/shell/page-header";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { useReadAgain } from "@/lib/ads/client";
import { calendarTimes, repeatedEntries } from "@/lib/drafts/calendar/calendar-entries";
import { crowdedQuarters } from "@/lib/drafts/calendar/move-post";
import type { Day } from "@/lib/time/calendar";
import { PublishedPanel } from "../published-panel";
import { ScheduledPanel } from "../scheduled-panel";
import { CalendarBody } from "./calendar-body";
import { CalendarHints } from "./calendar-hints";
import { CalendarToolbar } from "./calendar-toolbar";
import { useCalendarMoves } from "./use-calendar-moves";
import { useCalendarPosts } from "./use-calendar-posts";
import { useCalendarView } from "./use-calendar-view";

interface CalendarPageProps {
  zone: string;
  /** In milliseconds. */
  now: number;
  today: Day;
}

/** The calendar, once the account's zone and the time are known. */
export function CalendarPage({ zone, now, today }: CalendarPageProps) {
  const view = useCalendarView(today);
  const { scheduled, published, all, entries, move } = useCalendarPosts({ ...view, zone });
  const { attachmentOf } = usePostAttachments(useMemo(() => entries.map(({ post }) => post), [entries]));
  const times = useMemo(() => calendarTimes(all), [all]);
  const repeated = useMemo(() => repeatedEntries(all, times), [all, times]);
  const crowded = useMemo(
    () => crowdedQuarters(all.flatMap(({ waiting, at }) => (waiting ? [at] : []))),
    [all],
  );
  const moves = useCalendarMoves({ entries, times, view, zone, now, move });
  const thumbs = useMemo(
    () => new Map(entries.map(({ id, post }) => [id, attachmentOf(post)])),
    [entries, attachmentOf],
  );
  const waiting = scheduled.records.find(({ id, post_id }) => id === view.panel && post_id === null);
  const close = () => view.openPanel(null);
  const readAgain = useReadAgain();
  return (
    <>
      <CalendarToolbar view={view} today={today} zone={zone}>
        <ListSearch
          label="Search posts"
          group="Calendar"
          placeholder="Name or text"
          value={view.search}
          onValueChange={view.setSearch}
        />
        <AuthorFilter value={view.author} onValueChange={view.setAuthor} />
      </CalendarToolbar>
      <PartlyRead list={scheduled} many="scheduled posts" />
      {published.error && (
        <ErrorState
          compact
          title="The published posts could not be read"
          error={published.error}
          onRetry={published.resume}
        />
      )}
      <CalendarHints
        carried={moves.carried}
        empty={scheduled.complete && entries.length === 0}
        search={view.search}
      />
      <PageBody>
        {scheduled.error && scheduled.records.length === 0 ? (
          <ErrorState
            title="The scheduled posts could not be read"
            error={scheduled.error}
            onRetry={scheduled.resume}
          />
        ) : (
          <CalendarBody
            view={view}
            moves={moves}
            today={today}
            now={now}
            zone={zone}
            crowded={crowded}
            repeated={repeated}
            thumbs={thumbs}
          />
        )}
      </PageBody>
      <ScheduledPanel id={waiting ? view.panel : null} record={waiting} onClose={close} zone={zone} />
      <PublishedPanel
        id={waiting || scheduled.pending ? null : view.panel}
        record={published.records.find(({ id }) => id === view.panel)}
        asked={{ error: scheduled.error ?? published.error, refetch: readAgain }}
        gone={scheduled.complete && !scheduled.fetching && !published.pending && published.error === null}
        onClose={close}
        zone={zone}
      />
    </>
  );
}
