import * as z from "zod";
import type { POLL_FIELDS } from "@/lib/ads/platform-fields";
import { formatServiceTime, withThousandths } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { chanceOf } from "../users/shown";
import type { PostFacts } from "./facts";
import { publicMetricsOf } from "./metrics";

const MINUTE_MS = 60_000;

/** Gives a post a poll, which is open from the post's beginning on. */
export function insertPoll(
  connection: Connection,
  postId: string,
  poll: { readonly options: readonly string[]; readonly duration_minutes: number },
): void {
  connection.run("INSERT INTO post_polls (id, post_id, options, duration_minutes) VALUES (?, ?, ?, ?)", [
    newLongIdentifier(),
    postId,
    JSON.stringify(poll.options),
    poll.duration_minutes,
  ]);
}

export const hasPoll = (connection: Connection, postId: string): boolean =>
  connection.one("SELECT 1 AS has FROM post_polls WHERE post_id = ?", [postId]) !== undefined;

/** The polls of posts at an instant, in milliseconds, with the fields that were asked for beside id and options. */
export function pollsOf(
  connection: Connection,
  facts: readonly PostFacts[],
  now: number,
  fields: readonly (typeof POLL_FIELDS)[number][] = [],
) {
  const asked = new Set<string>(fields);
  return facts.flatMap(({ post }) => {
    const row = connection.one<{ options: string; duration_minutes: number }>(
      "SELECT options, duration_minutes FROM post_polls WHERE id = ?",
      [post.poll_id],
    );
    if (!row || post.poll_id === null) return [];
    const begun = Date.parse(post.created_at);
    const ends = begun + row.duration_minutes * MINUTE_MS;
    const more = {
      duration_minutes: row.duration_minutes,
      end_datetime: withThousandths(formatServiceTime(ends)),
      voting_status: now < ends ? "open" : "closed",
    };
    const shown = Object.entries(more).filter(([name]) => asked.has(name));
    const labels = z.array(z.string()).parse(JSON.parse(row.options));
    return [
      {
        id: post.poll_id,
        options: optionsOf(post, labels, Math.min(now, ends) - begun),
        ...Object.fromEntries(shown),
      },
    ];
  });
}

/** Some of those who have seen the post vote, for as long as they may. */
function optionsOf(post: PostFacts["post"], labels: readonly string[], ageMs: number) {
  const { impression_count: seen } = publicMetricsOf(post, ageMs);
  const random = chanceOf(post.poll_id ?? "");
  return labels.map((label, index) => ({
    position: index + 1,
    label,
    votes: Math.floor((seen * random.between(20, 150)) / 10_000),
  }));
}
