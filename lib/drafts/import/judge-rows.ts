import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";
import type { StoredOutcome } from "@/lib/bulk/stored-job";
import { PublicationTimes, type TimedPost, waitingPost } from "@/lib/posts/publication-times";
import type { CheckedRow, ImportProblem } from "./import-rows";

/** A row as checked separately, and the decisions about it. */
interface RowOfFile {
  /** Its place in the file. */
  readonly row: number;
  readonly check: CheckedRow;
  /** The outcome, if it was sent. */
  readonly result: StoredOutcome | undefined;
  /** It is left out. */
  readonly out: boolean;
}

interface KnownPosts {
  /** In milliseconds since the epoch. */
  readonly now: number;
  readonly scheduled: readonly ScheduledPost[];
  readonly published: readonly TimedPost[];
}

/** Why rows that are valid on their own cannot be scheduled. */
interface JudgedRows {
  /** By the rows' places in the file; without those that can be scheduled. */
  readonly problems: ReadonlyMap<number, readonly ImportProblem[]>;
  /** The problems of a row with other contents, with all other rows unchanged. */
  readonly problemsIf: (row: number, check: CheckedRow) => readonly ImportProblem[];
}

/** Judges the times of rows by pending and published posts, and by the rows above, which are scheduled before. */
export function judgeRows(rows: readonly RowOfFile[], { now, scheduled, published }: KnownPosts): JudgedRows {
  const waiting = new Map(
    scheduled.flatMap((post): [string, TimedPost][] => {
      const waits = waitingPost(post);
      return waits ? [[post.id, waits]] : [];
    }),
  );
  const times = new PublicationTimes([...waiting.values()]);
  for (const post of published) times.publish(post);
  const before = ({ time }: CheckedRow) => (time.post ? waiting.get(time.post.id) : undefined);
  const take = (post: TimedPost, id: string | undefined) => {
    const was = id === undefined ? undefined : waiting.get(id);
    if (was) times.remove(was);
    times.schedule(post);
    if (id !== undefined) waiting.set(id, post);
  };
  const problems = new Map<number, readonly ImportProblem[]>();
  const taken = new Map<number, TimedPost>();
  /** The first of several rows about one post counts. */
  const moved = new Set<string>();
  for (const { row, check, result, out } of rows) {
    const post = out || result?.state === "failed" ? undefined : postOf(check);
    if (!post) continue;
    const id = check.time.post?.id;
    if (result) {
      take(post, id ?? (result.state === "done" ? result.id : undefined));
      continue;
    }
    if (id !== undefined && moved.has(id)) continue;
    if (id !== undefined) moved.add(id);
    const found = problemsAt(times, post, { check, now, was: before(check) });
    if (found.length > 0) {
      problems.set(row, found);
      continue;
    }
    take(post, id);
    taken.set(row, post);
  }
  return {
    problems,
    problemsIf: (row, check) => {
      const post = postOf(check);
      return post ? problemsAt(times, post, { check, now, was: taken.get(row) ?? before(check) }) : [];
    },
  };
}

interface Judging {
  readonly check: CheckedRow;
  readonly now: number;
  /** The post as currently scheduled. */
  readonly was: TimedPost | undefined;
}

/** At most one problem a column. For a scheduled post a row changes only the time. */
function problemsAt(
  times: PublicationTimes,
  post: TimedPost,
  { check, now, was }: Judging,
): readonly ImportProblem[] {
  const found = times.problems(post, now, was);
  return check.time.moves
    ? found.slice(0, 1).map(({ message }) => ({ field: "scheduled_at", message }))
    : found;
}

/** The post that a row schedules; undefined for a draft, and for a row with errors or one that is still pending. */
function postOf({ form, userId, time, problems, pending }: CheckedRow): TimedPost | undefined {
  if (time.at === undefined || pending || problems.length > 0) return undefined;
  if (time.post) return { at: time.at, text: time.post.text, user_id: time.post.user_id };
  return userId === undefined ? undefined : { at: time.at, text: form.text, user_id: userId };
}
