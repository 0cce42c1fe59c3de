import { brokenRules } from "@/lib/ads/rules";
import type { BulkPlan, ExcludedItem } from "@/lib/bulk/bulk-plan";
import { type CalendarStep, movedBy } from "@/lib/drafts/calendar/move-post";
import { type DraftPost, formOfPost, newPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { hasPollEnded } from "@/lib/polls/duration";
import { DUPLICATE_HOURS, isRepeated, sameWords } from "@/lib/posts/post-rules";
import { quarterOf, SCHEDULED_IN_QUARTER_MAX, scheduleRules, wholeMinute } from "@/lib/posts/schedule-rules";
import { formatServiceTime } from "@/lib/time/service-time";
import type { PostItem } from "./post-items";

/** How far apart drafts that are scheduled together are published. */
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
 * When each of several posts is published: the first at a time, each other so much later. By days it keeps the time
 * that clocks show.
 *
 * @param first an instant as the service writes it, also what is returned
 */
export function timesFrom(first: string, interval: Interval, count: number, zone: string): string[] {
  const step: CalendarStep = INTERVALS.find(({ value }) => value === interval)?.step ?? { minutes: 0 };
  const stepOf = (index: number) =>
    "days" in step ? { days: step.days * index } : { minutes: step.minutes * index };
  return Array.from({ length: count }, (_, index) => movedBy(first, stepOf(index), zone));
}

/** A draft, and when it is published; at once without a time. */
export interface Publication {
  readonly draft: DraftPost;
  /** As the service writes instants. */
  readonly at: string | undefined;
}

/** A post that waits already. */
export interface WaitingPost {
  /** As the service writes instants. */
  readonly at: string;
  readonly text: string | null;
  readonly user_id: string;
}

interface KnownToPlan {
  /** In milliseconds since the epoch. */
  readonly now: number;
  readonly waiting: readonly WaitingPost[];
  /** When the words of a draft were last published. */
  readonly publishedAt: (draft: DraftPost) => string | undefined;
  /** When the poll that a draft shows ends. */
  readonly pollEnd: (draft: DraftPost) => string | undefined;
}

/** What is sent for drafts that are published or scheduled together, in their order, and which are left out and why. */
export function planPublications(
  publications: readonly Publication[],
  { now, waiting, publishedAt, pollEnd }: KnownToPlan,
): BulkPlan<PostItem> {
  const items: PostItem[] = [];
  const excluded: ExcludedItem[] = [];
  const warnings = new Map<string, readonly string[]>();
  const inQuarter = new Map<string, number>();
  const fill = (at: string) =>
    inQuarter.set(quarterOf(at).from, (inQuarter.get(quarterOf(at).from) ?? 0) + 1);
  /** When each text is published, in milliseconds, by `wordsBy`. */
  const out = new Map<string, number[]>();
  const note = (words: string | undefined, time: number) => {
    if (words !== undefined) out.set(words, [...(out.get(words) ?? []), time]);
  };
  for (const post of waiting) {
    fill(post.at);
    note(wordsBy(post), Date.parse(post.at));
  }
  for (const { draft, at } of publications) {
    const about = { key: draft.id, name: draftTitle(draft) };
    const time = at === undefined ? now : Date.parse(at);
    const words = wordsBy(draft);
    const repeats = [Date.parse(publishedAt(draft) ?? ""), ...(out.get(words ?? "") ?? [])].some((other) =>
      isRepeated(time, other),
    );
    const reason =
      (at !== undefined && whyNotAt(at, now, inQuarter.get(quarterOf(at).from) ?? 0)) ||
      (words !== undefined && repeats && SAME_TEXT);
    if (reason) {
      excluded.push({ ...about, reason });
      continue;
    }
    if (at !== undefined) fill(at);
    note(words, time);
    if (hasPollEnded(pollEnd(draft), time)) warnings.set(draft.id, [POLL_ENDED]);
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

const SAME_TEXT = `The same text is published less than ${DUPLICATE_HOURS} hours before or after. Choose another time.`;
const POLL_ENDED = "Its poll will have ended by then: readers could no longer vote.";
const QUARTER_FULL = `${SCHEDULED_IN_QUARTER_MAX} posts are scheduled in this quarter of an hour. Choose another time, or leave more time between posts.`;

function whyNotAt(at: string, now: number, inQuarter: number): string | undefined {
  const terms = { scheduled_at: wholeMinute(at), now: formatServiceTime(now) };
  const [broken] = brokenRules(scheduleRules, terms);
  return broken?.advice ?? (inQuarter >= SCHEDULED_IN_QUARTER_MAX ? QUARTER_FULL : undefined);
}

/** What a text is told by from others of its author; undefined without one. */
function wordsBy({ text, user_id }: Pick<DraftPost, "text" | "user_id">): string | undefined {
  const words = sameWords(text);
  return words === undefined ? undefined : `${user_id} ${words}`;
}
