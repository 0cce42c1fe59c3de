import { PAGE_USUAL } from "@/lib/ads/endpoint";
import { Refusal, refusals, unexpected } from "./refusals";
import type { Reply } from "./route";

interface ListParameters {
  readonly count?: number | undefined;
  readonly cursor?: string | undefined;
  readonly with_total_count?: boolean | undefined;
}

/** Answers with one page of a list that never changes. The cursor names the last record shown. */
export function answerFixedList<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  { count = PAGE_USUAL, cursor, with_total_count: withTotal = false }: ListParameters = {},
): Reply {
  if (withTotal && cursor !== undefined) throw refusals.exclusive("with_total_count", "cursor");
  const last = cursor === undefined ? undefined : Buffer.from(cursor, "base64url").toString();
  const at = last === undefined ? -1 : items.findIndex((item) => nameOf(item) === last);
  if (last !== undefined && at === -1) {
    throw new Refusal([unexpected("cursor", "a cursor of this list", cursor ?? "")]);
  }
  const page = items.slice(at + 1, at + 1 + count);
  const end = page.at(-1);
  const more = end !== undefined && at + 1 + count < items.length;
  return {
    data: JSON.stringify(page),
    nextCursor: more ? Buffer.from(nameOf(end)).toString("base64url") : null,
    ...(withTotal && { totalCount: items.length }),
  };
}
