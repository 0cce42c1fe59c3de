import { unexpected } from "../../service/refusals";
import { problems } from "./problems";

/** Names the record at which a page ended. */
const pageToken = (seq: number) => Buffer.from(`at ${seq}`).toString("base64url");

/** The place a token names; `start` without one. */
export function placeOf(token: string | undefined, start: number): number {
  if (token === undefined) return start;
  const [, seq] = /^at (\d{1,16})$/.exec(Buffer.from(token, "base64url").toString()) ?? [];
  if (seq !== undefined) return Number(seq);
  throw problems.invalid("That is no pagination_token of this list.", [
    unexpected("pagination_token", "a token of this list", token),
  ]);
}

/** A page of one record more than asked for, cut to size, and how to go on. */
export function pageOf<T extends { readonly seq: number }>(found: readonly T[], count: number) {
  const records = found.slice(0, count);
  const last = records.at(-1);
  return {
    records,
    meta: {
      result_count: records.length,
      ...(last && found.length > count && { next_token: pageToken(last.seq) }),
    },
  };
}
