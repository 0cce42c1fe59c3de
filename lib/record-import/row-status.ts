import type { StoredOutcome } from "@/lib/bulk/stored-job";
import type { RowDiff } from "./row-diff";

export interface RowStatus {
  /** What a row is about to do, or what became of it. */
  readonly state: RowDiff["kind"] | "done" | "failed" | "sent";
  /** What became of it, as far as that still holds. */
  readonly result: StoredOutcome | undefined;
}

const STATES = { done: "done", failed: "failed", unknown: "sent" } as const;

/**
 * The status of a row. The account has the last word: a row that was carried out, and differs from it again, is to be
 * carried out again; one that was refused, and has come to hold all the same, is not.
 *
 * @param busy the file is being carried out, so that the account is what it was when that began.
 */
export function rowStatusOf(
  diff: { readonly kind: RowDiff["kind"] },
  result: StoredOutcome | undefined,
  busy: boolean,
): RowStatus {
  const holds = result && (busy || (result.state === "done") === (diff.kind === "unchanged"));
  return holds ? { state: STATES[result.state], result } : { state: diff.kind, result: undefined };
}
