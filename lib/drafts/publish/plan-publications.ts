import type { BulkPlan, ExcludedItem } from "@/lib/bulk/bulk-plan";
import { type CalendarStep, movedBy } from "@/lib/drafts/calendar/move-post";
import { type DraftPost, formOfPost, newPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { hasPollEnded } from "@/lib/polls/duration";
import { PublicationTimes, type TimedPost } from "@/lib/posts/publication-times";
import { formatServiceTime } from "@/lib/time/service-time";
import type { PostItem } from "./post-items";

/** The intervals between drafts that are scheduled together. */
export const INTERVALS = [
  { value: "none", label: "All at the same time", step: { minutes: 0 } },
  { value: "quarter", label: "15 minutes apart", step: { minutes: 15 } },
  { value: "half", label: "30 minutes apart", step: { minutes: 30 } },
  { value: "hour", label: "1 hour apart", step: { minutes: 60 } },
  { value: "two-hours", label: "2 hours apart", step: { minutes: 120 } },
  { value: "four-hours", label: "4 hours apart", step: { minutes: 240 } },
  { value: "day", label: "One a day, at the same time", step: { days: 1 } },
  { value: "two-days", label: "Every second day, at the same time", step: { days: 2 } },
  { value: "week", label: "One a week, at the same time", step: { days: 7 } },
] as const satisfies readonly { value: string; label: string; step: CalendarStep }[];

export type Interval = (typeof INTERVALS)[number]["value"];

/**
 * When each of several posts is published: the first at a given time, the others at intervals. Intervals of days keep
 * the local time.
 *
 * @param first an instant in the service's format, like the results
 */
export function timesFrom(first: string, interval: Interval, count: number, zone: string): string[] {
  const step: CalendarStep = INTERVALS.find(({ value }) => value === interval)?.step ?? { minutes: 0 };
  const stepOf = (index: number) =>
    "days" in step ? { days: step.days * index } : { minutes: step.minutes * index };
  return Array.from({ length: count }, (_, index) => movedBy(first, stepOf(index), zone));
}

/** A draft, and when it is published; immediately without a time. */
export interface Publication {
  readonly draft: DraftPost;
  /** As the service writes instants. */
  readonly at: string | undefined;
}

interface KnownToPlan {
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** Posts that are already scheduled. */
  readonly waiting: readonly TimedPost[];
  /** When the text of a draft was last published. */
  readonly publishedAt: (draft: DraftPost) => string | undefined;
  /** When the poll that a draft shows ends. */
  readonly pollEnd: (draft: DraftPost) => string | undefined;
}

/** The input for drafts that are published or scheduled together, in their order, and which are skipped and why. */
export function planPublications(
  publications: readonly Publication[],
  { now, waiting, publishedAt, pollEnd }: KnownToPlan,
): BulkPlan<PostItem> {
  const items: PostItem[] = [];
  const excluded: ExcludedItem[] = [];
  const warnings = new Map<string, readonly string[]>();
  const times = new PublicationTimes(waiting);
  for (const { draft, at } of publications) {
    const about = { key: draft.id, name: draftTitle(draft) };
    const { text, user_id } = draft;
    const post: TimedPost = { at: at ?? formatServiceTime(now), text, user_id };
    const before = publishedAt(draft);
    if (before !== undefined) times.publish({ at: before, text, user_id });
    const [problem] = at === undefined ? times.repetition(post) : times.problems(post, now);
    if (problem) {
      excluded.push({ ...about, reason: problem.message });
      continue;
    }
    if (at === undefined) times.publish(post);
    else times.schedule(post);
    if (hasPollEnded(pollEnd(draft), Date.parse(post.at))) warnings.set(draft.id, [POLL_ENDED]);
    items.push({
      ...about,
      since: now,
      operation: {
        operation_type: "Create",
        params: {
          ...newPost(formOfPost(draft), draft.user_id),
          ...(at !== undefined && { scheduled_at: at }),
        },
      },
      differences: [],
    });
  }
  return { items, excluded, requests: items.length, warnings };
}

const POLL_ENDED = "Its poll will have ended by then: readers could no longer vote.";
