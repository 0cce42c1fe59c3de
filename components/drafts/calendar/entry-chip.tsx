import { memo } from "react";
import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import { classNames } from "@/components/ui/class-names";
import { StatusShape } from "@/components/ui/status-mark";
import type { CalendarEntry } from "@/lib/drafts/calendar/calendar-entries";
import { formatInstant } from "@/lib/format/instant";
import { DUPLICATE_HOURS } from "@/lib/posts/post-rules";
import type { AttachmentView } from "@/lib/previews/view";

/** The shape and words of each state. */
const ENTRY_STATES = {
  scheduled: { shape: "running", words: "Scheduled" },
  published: { shape: "ended", words: "Published" },
  failed: { shape: "blocked", words: "Not published" },
} as const;

const REPEATED = {
  shape: "attention",
  words: `Scheduled, the same text within ${DUPLICATE_HOURS} hours`,
} as const;

/**
 * The state of a post in shape and words.
 *
 * @param repeated its author publishes the same text too soon after another
 */
export const entryState = (state: CalendarEntry["state"], repeated: boolean) =>
  repeated ? REPEATED : ENTRY_STATES[state];

interface EntryChipProps {
  entry: CalendarEntry;
  zone: string;
  thumb: AttachmentView | undefined;
  /** It repeats a text too soon. */
  repeated: boolean;
  /** Its panel is open. */
  open: boolean;
  /** It is being moved by keys. */
  carried: boolean;
  /** The one that Tab leads to. */
  tabStop: boolean;
  /** One line instead of two. */
  compact: boolean;
  onOpen: (id: string) => void;
}

/** A post on the calendar. Pending ones are highlighted; published ones are quieter. */
export const EntryChip = memo(function EntryChip({
  entry: { id, state, at, title, waiting },
  zone,
  thumb,
  repeated,
  open,
  carried,
  tabStop,
  compact,
  onOpen,
}: EntryChipProps) {
  const { shape, words } = entryState(state, repeated);
  const time = formatInstant(at, zone, "clock");
  return (
    <button
      type="button"
      data-entry={id}
      data-movable={waiting ? "" : undefined}
      tabIndex={tabStop ? 0 : -1}
      aria-expanded={open}
      aria-label={`${time}, ${title}, ${words}`}
      title={repeated ? `${title}\n${words}` : title}
      onClick={() => onOpen(id)}
      className={classNames(
        "relative flex w-full min-w-0 select-none items-center gap-1.5 rounded-sm border px-1 text-left text-sm",
        compact ? "h-6" : "h-10",
        state === "scheduled" && "border-line bg-surface-raised hover:border-line-strong",
        state === "published" && "border-transparent text-text-muted hover:bg-surface-hover",
        state === "failed" && "border-transparent bg-blocked-soft",
        waiting && "cursor-grab",
        open && "bg-surface-selected",
        carried && "border-accent bg-surface-selected outline-2 outline-accent",
      )}
    >
      {compact ? <StatusShape kind={shape} /> : null}
      {thumb && <AttachmentThumb view={thumb} className={compact ? "h-4 w-6" : "h-8 w-8"} />}
      <span className={classNames("min-w-0 flex-1", compact && "flex items-baseline gap-1.5")}>
        <span className="flex items-center gap-1 tabular-nums">
          {compact ? null : <StatusShape kind={shape} />}
          {time}
        </span>
        <bdi className="block min-w-0 flex-1 truncate">{title}</bdi>
      </span>
    </button>
  );
});
