import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useNarrow } from "@/components/shell/use-narrow";
import { CALENDAR_SPANS, type CalendarSpan } from "@/lib/drafts/calendar/calendar-days";
import type { Day } from "@/lib/time/calendar";
import { usePostsView } from "../use-posts-view";

const inAddress = {
  view: parseAsStringLiteral(CALENDAR_SPANS).withDefault("week"),
  /** A visible day; by default, today's week or month. */
  day: parseAsString,
};

/** What the calendar shows, stored in the address. Phones have no room for columns: a list by day. */
export function useCalendarView(today: Day) {
  const [{ view, day }, setValues] = useQueryStates(inAddress);
  const narrow = useNarrow();
  return {
    ...usePostsView(),
    narrow,
    span: narrow ? "list" : view,
    day: day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : today,
    show: (next: { span?: CalendarSpan; day?: Day | null }) =>
      void setValues({
        ...(next.span && { view: next.span }),
        ...(next.day !== undefined && { day: next.day === today ? null : next.day }),
      }),
  };
}
