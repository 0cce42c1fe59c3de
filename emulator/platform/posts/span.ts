import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import { unexpected } from "../../service/refusals";
import { placeOf } from "../pipeline/page-tokens";
import { problems } from "../pipeline/problems";
import { type PublicPost, postsByIds, type TimelineSpan } from "./timeline";

interface SpanWish {
  readonly start_time?: string | undefined;
  readonly end_time?: string | undefined;
  readonly since_id?: string | undefined;
  readonly until_id?: string | undefined;
  readonly pagination_token?: string | undefined;
  readonly next_token?: string | undefined;
}

const SECOND_MS = 1_000;

/**
 * The part of the timeline that a call asks for. `earliest` and `latest` are the ends of what may be asked, in
 * milliseconds; without a time of its own a call gets all of that, what was posted this very second included.
 */
export function spanOf(
  connection: Connection,
  wish: SpanWish,
  { earliest, latest }: { readonly earliest: number; readonly latest: number },
): TimelineSpan {
  const from = within("start_time", wish.start_time, earliest, latest) ?? earliest;
  const to = within("end_time", wish.end_time, earliest, latest) ?? latest + SECOND_MS;
  if (from >= to)
    throw problems.invalid("A span of time ends after it begins.", [
      unexpected("end_time", "a time after start_time", wish.end_time ?? ""),
    ]);
  const placed = (id: string | undefined) => id && postsByIds(connection, [id])[0]?.seq;
  const page = placeOf(wish.next_token ?? wish.pagination_token, Number.MAX_SAFE_INTEGER);
  return {
    from: formatServiceTime(from),
    to: formatServiceTime(to),
    after: placed(wish.since_id) || 0,
    before: Math.min(page, placed(wish.until_id) || page),
  };
}

function within(
  parameter: string,
  time: string | undefined,
  earliest: number,
  latest: number,
): number | undefined {
  if (time === undefined) return undefined;
  const at = Date.parse(time);
  if (at >= earliest - SECOND_MS && at <= latest) return at;
  const range = `${formatServiceTime(earliest)} to ${formatServiceTime(latest)}`;
  throw problems.invalid(`'${parameter}' lies outside of what can be asked for.`, [
    unexpected(parameter, `a time from ${range}`, time),
  ]);
}

/** `meta` of a page of posts. */
export function pageMetaOf(
  posts: readonly PublicPost[],
  meta: { result_count: number; next_token?: string },
) {
  const [newest, oldest] = [posts[0], posts.at(-1)];
  return { ...meta, ...(newest && oldest && { newest_id: newest.id, oldest_id: oldest.id }) };
}
