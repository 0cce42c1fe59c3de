import { useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { notifyNotChanged } from "@/components/ui/notify-not-changed";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import { isCallError } from "@/lib/ads/errors";
import { type CalendarEntry, calendarEntries } from "@/lib/drafts/calendar/calendar-entries";
import { useMoveScheduled } from "../use-move-scheduled";
import { usePublishedOf } from "../use-published-of";

interface CalendarPosts {
  author: string | null;
  search: string;
  zone: string;
}

/** The posts on the calendar, and how to move one: it appears at its new time at once. */
export function useCalendarPosts({ author, search, zone }: CalendarPosts) {
  const { accountId } = useAccount();
  const of = { account_id: accountId, ...(author !== null && { user_id: author }) };
  const scheduled = useAdsList(scheduledPosts.list, { ...of, count: SHORT_PAGE_MAX });
  const published = usePublishedOf([author]);
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map());
  const save = useMoveScheduled();
  const known = useMemo(
    () => ({ scheduled: scheduled.records, published: published.records }),
    [scheduled.records, published.records],
  );
  // Posts hidden by the search occupy their time as well.
  const all = useMemo(() => calendarEntries(known, { zone, moved, search: "" }), [known, zone, moved]);
  const entries = useMemo(
    () => (search.trim() === "" ? all : calendarEntries(known, { zone, moved, search })),
    [all, known, zone, moved, search],
  );
  const move = async ({ waiting, title }: CalendarEntry, to: string): Promise<void> => {
    if (!waiting || to === waiting.scheduled_at) return;
    setMoved((before) => new Map(before).set(waiting.id, to));
    try {
      await save(waiting, to);
    } catch (error) {
      if (!isCallError(error)) throw error;
      notifyNotChanged({
        title: `${title} was not moved`,
        error,
        old: false,
        tryAgain: () => void save(waiting, to).catch(() => {}),
      });
    } finally {
      setMoved((before) => new Map([...before].filter(([id, at]) => id !== waiting.id || at !== to)));
    }
  };
  return { scheduled, published, all, entries, move };
}
