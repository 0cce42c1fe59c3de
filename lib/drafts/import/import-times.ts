import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";
import { isRoundedId, readIdentifierCell } from "@/lib/csv/cells";
import { refusedTime } from "@/lib/posts/publication-times";
import { wholeMinute } from "@/lib/posts/schedule-rules";
import { readWrittenTime, saysInstant, unclearHour } from "@/lib/time/written-time";

/** The data for parsing and validating times of posts. */
export interface ImportTimes {
  /** The time zone of the file's times; undefined while the account is read. */
  readonly zone: string | undefined;
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** Why no post can be scheduled here. */
  readonly mayNotSchedule: string | undefined;
  /** The scheduled post with an id; null for none, undefined while they are read. */
  readonly scheduledPost: (id: string) => ScheduledPost | null | undefined;
}

interface TimeCells {
  readonly scheduled_at: string;
  readonly scheduled_post_id: string;
}

/** The publication time in a row. */
export interface PlannedTime {
  /** In the service's format; undefined for a draft, and for a time that does not change. */
  readonly at: string | undefined;
  /** It is about a scheduled post that exists. */
  readonly moves: boolean;
  /** That post; undefined while it is looked up. */
  readonly post: ScheduledPost | undefined;
  readonly pending: boolean;
  readonly problems: readonly { readonly field: keyof TimeCells; readonly message: string }[];
}

/** Parses when a row is published, and which scheduled post it moves. */
export function readPlannedTime(cells: TimeCells, known: ImportTimes): PlannedTime {
  const written = cells.scheduled_at.trim();
  const id = readIdentifierCell(cells.scheduled_post_id.trim());
  const nothing = { at: undefined, moves: id !== "", post: undefined, pending: false, problems: [] };
  if (id === "" && written === "") return nothing;
  const wrong = (field: keyof TimeCells, message: string) => ({
    ...nothing,
    problems: [{ field, message }],
  });
  if (isRoundedId(id)) {
    return wrong("scheduled_post_id", "A spreadsheet has rounded this id. Export the posts again.");
  }
  const found = id === "" ? undefined : known.scheduledPost(id);
  if (found === null) return wrong("scheduled_post_id", NO_SUCH_POST);
  const { zone } = known;
  if (zone === undefined || (id !== "" && !found)) return { ...nothing, pending: true };
  if (found && written === "") return wrong("scheduled_at", "Write when it is published, or skip the row.");
  if (found && saysInstant(written, found.scheduled_at, zone)) return { ...nothing, post: found };
  if (found && found.scheduled_status !== "SCHEDULED") {
    return wrong("scheduled_at", "This post had its time already and cannot be moved.");
  }
  if (known.mayNotSchedule !== undefined) return wrong("scheduled_at", known.mayNotSchedule);
  const read = readWrittenTime(written, { zone });
  if (!read.ok) return wrong("scheduled_at", read.reason);
  const unclear = unclearHour(written, zone);
  if (unclear !== undefined) return wrong("scheduled_at", unclear);
  const at = wholeMinute(read.instant);
  const refused = refusedTime(at, known.now);
  if (refused !== undefined) return wrong("scheduled_at", refused);
  if (at === found?.scheduled_at) return { ...nothing, post: found };
  return { ...nothing, at, post: found };
}

const NO_SUCH_POST =
  "Its author has no scheduled post of this id. Clear this cell to schedule the row as a new post.";
