import { Plus } from "lucide-react";
import { useMemo } from "react";
import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import { ListRows } from "@/components/shell/list-rows";
import { LinkButton } from "@/components/ui/link-button";
import { CutName } from "@/components/ui/name";
import { PhoneRow } from "@/components/ui/phone-row";
import { StatusShape } from "@/components/ui/status-mark";
import { daysFrom } from "@/lib/drafts/calendar/calendar-days";
import type { CalendarEntry } from "@/lib/drafts/calendar/calendar-entries";
import { formatDayAs } from "@/lib/format/dates";
import { formatInstant } from "@/lib/format/instant";
import { counted } from "@/lib/format/plurals";
import { groupedBy } from "@/lib/lists/arrange";
import type { AttachmentView } from "@/lib/previews/view";
import { dayEnd, dayIn } from "@/lib/time/calendar";
import type { CalendarGridProps } from "./calendar-grid-props";
import { CrowdedMark } from "./crowded-mark";
import { entryState } from "./entry-chip";

interface DayListProps extends Omit<CalendarGridProps, "draw" | "onDay"> {
  /** The attachments of posts, by their ids. */
  thumbs: ReadonlyMap<string, AttachmentView | undefined>;
  /** Ids of posts that repeat a text too soon. */
  repeated: ReadonlySet<string>;
  /** The post whose panel is open. */
  open: string | null;
  onOpen: (id: string) => void;
}

/** Seven days from the requested one, each with its posts. */
export function DayList({ day, today, now, zone, entries, crowded, newHref, ...list }: DayListProps) {
  const byDay = useMemo(() => groupedBy(entries, (entry) => entry.day), [entries]);
  const days = daysFrom(day);
  return (
    <ListRows page="calendar">
      {days.map((each) => {
        const own = byDay.get(each) ?? [];
        const words = formatDayAs(each, "weekday-and-month");
        const isOver = (dayEnd(each, zone) ?? 0) <= now;
        return (
          <section key={each} aria-label={words}>
            <div className="sticky top-0 z-10 flex min-h-9 flex-wrap items-center gap-x-3 border-b bg-surface-sunken px-4">
              <h2 className="font-semibold">
                {words}
                {each === today && " · today"}
              </h2>
              <span className="text-text-muted tabular-nums">{counted(own.length, "post", "posts")}</span>
              {crowded
                .filter(({ from }) => dayIn(zone, from) === each)
                .map((quarter) => (
                  <CrowdedMark key={quarter.from} quarter={quarter} zone={zone} />
                ))}
              {!isOver && (
                <span className="ml-auto">
                  <LinkButton
                    href={newHref(each === today ? "" : `${each}T09:00`) ?? ""}
                    tone="quiet"
                    size="small"
                    aria-label={`New post on ${words}`}
                  >
                    <Plus size={14} aria-hidden />
                    New post
                  </LinkButton>
                </span>
              )}
            </div>
            <ul aria-label={`Posts of ${words}`}>
              {own.map((entry) => (
                <EntryRow key={entry.id} entry={entry} zone={zone} {...list} />
              ))}
            </ul>
          </section>
        );
      })}
    </ListRows>
  );
}

function EntryRow({
  entry,
  zone,
  thumbs,
  repeated,
  open,
  onOpen,
}: Pick<DayListProps, "zone" | "thumbs" | "repeated" | "open" | "onOpen"> & { entry: CalendarEntry }) {
  const { shape, words } = entryState(entry.state, repeated.has(entry.id));
  return (
    <PhoneRow
      name={<CutName className={entry.post.name === null ? "font-normal" : undefined}>{entry.title}</CutName>}
      open={entry.id === open}
      faded={entry.state === "published"}
      onOpen={() => onOpen(entry.id)}
      start={
        <>
          <time dateTime={entry.at} className="w-12 font-medium tabular-nums">
            {formatInstant(entry.at, zone, "clock")}
          </time>
          <AttachmentThumb view={thumbs.get(entry.id)} className="h-10 w-14" />
        </>
      }
    >
      <span className="flex gap-1.5 text-sm">
        <StatusShape kind={shape} className="mt-1" />
        {words}
      </span>
    </PhoneRow>
  );
}
