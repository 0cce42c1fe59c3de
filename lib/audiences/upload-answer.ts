import type { DataOf } from "@/lib/ads/endpoint";
import type { uploadUsers } from "@/lib/ads/endpoints/custom-audiences";
import { NotAsPromisedError, RefusedError } from "@/lib/ads/errors";
import { type Wait, waitAfter } from "@/lib/ads/patience";

export interface UploadRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** The meaning of the answer to a batch. */
export type BatchVerdict =
  | { readonly kind: "confirmed" }
  /** Another count than was sent, or none: an error at any status (advertising specification, Audiences). */
  | { readonly kind: "mismatch"; readonly counted: number | undefined }
  | { readonly kind: "again"; readonly wait: Wait }
  | { readonly kind: "no-access"; readonly refusal: UploadRefusal }
  | { readonly kind: "refused"; readonly refusal: UploadRefusal };

/** Whether a batch of so many users was taken whole. */
export function judgeAnswer(
  { success_count, total_count }: DataOf<typeof uploadUsers>,
  users: number,
): BatchVerdict {
  if (success_count === users && total_count === users) return { kind: "confirmed" };
  return { kind: "mismatch", counted: success_count === users ? total_count : success_count };
}

/**
 * What to do about a batch whose call failed.
 *
 * @param failures in a row, this one among them
 * @param now milliseconds since the epoch
 * @param random 0 to 1
 */
export function judgeFailure(error: unknown, failures: number, now: number, random: number): BatchVerdict {
  // A success without a count confirms nothing.
  if (error instanceof NotAsPromisedError && error.status === undefined) {
    return { kind: "mismatch", counted: undefined };
  }
  const wait = waitAfter(error, failures, now, { random });
  if (wait) return { kind: "again", wait };
  const refusal = refusalIn(error);
  return { kind: refusal.status === 401 ? "no-access" : "refused", refusal };
}

function refusalIn(error: unknown): UploadRefusal {
  const nothing = { code: "UNKNOWN", message: "Refused without a reason" };
  if (error instanceof NotAsPromisedError) return { status: error.status ?? 0, ...nothing };
  if (!(error instanceof RefusedError)) throw error;
  const { status, errors, operationErrors } = error;
  const { code, message } = [...errors, ...operationErrors.flat()][0] ?? nothing;
  return { status, code, message };
}
