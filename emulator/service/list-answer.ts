import { PAGE_USUAL } from "@/lib/ads/endpoint";
import { type Collection, type Conditions, readPage, StrangeCursorError } from "../database/list-page";
import type { RecordStore } from "../database/store";
import { Refusal, refusals, unexpected } from "./refusals";
import type { FramedReply } from "./route";

export interface ListParameters {
  readonly count?: number | undefined;
  readonly cursor?: string | undefined;
  readonly sort_by?: readonly string[] | undefined;
  readonly with_total_count?: boolean | undefined;
}

/** Answers a list call: one page of a collection, in the order and from the place of the parameters. */
export function answerList(
  { store, now, params }: { store: RecordStore; now: string; params: ListParameters },
  collection: Collection,
  filter: Conditions,
): FramedReply {
  const { count = PAGE_USUAL, cursor, sort_by: sort = [], with_total_count: withTotal = false } = params;
  if (withTotal && cursor !== undefined) throw refusals.exclusive("with_total_count", "cursor");
  try {
    const page = readPage(store.connection, collection, { now, count, cursor, sort, withTotal, filter });
    return {
      data: page.data,
      nextCursor: page.nextCursor,
      ...(page.total !== undefined && { totalCount: page.total }),
    };
  } catch (error) {
    if (!(error instanceof StrangeCursorError)) throw error;
    throw new Refusal([unexpected("cursor", "a cursor of this list", cursor ?? "")]);
  }
}
