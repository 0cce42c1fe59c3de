import { type CallError, RefusedError } from "@/lib/ads/errors";
import type { FlexibleProblem } from "./flexible-checks";
import { type FlexibleDraft, leavesOf } from "./flexible-tree";

/** A refused batch, each error at the item it is about. */
export interface RefusedBatch {
  /** By the key of the draft; those at a field of theirs stand there too. */
  readonly byDraft: ReadonlyMap<string, readonly string[]>;
  readonly atFields: readonly FlexibleProblem[];
  /** Whether every error found its item, so that nothing is left to say about the whole. */
  readonly all: boolean;
}

/**
 * Puts the service's refusals at the audiences they are about: its list of errors has one entry for each item, in
 * the order in which they were sent.
 */
export function refusedBatch(error: CallError | null, sent: readonly FlexibleDraft[]): RefusedBatch {
  const byDraft = new Map<string, readonly string[]>();
  const atFields: FlexibleProblem[] = [];
  if (!(error instanceof RefusedError)) return { byDraft, atFields, all: false };
  for (const [index, errors] of error.operationErrors.entries()) {
    const draft = sent[index];
    if (!draft || errors.length === 0) continue;
    byDraft.set(
      draft.key,
      errors.map(({ code, message }) => `${message} (${code})`),
    );
    for (const { parameter, message, value } of errors) {
      if (parameter === "name") atFields.push({ at: draft.key, field: "name", message });
      if (parameter !== "custom_audience_id" || value === undefined) continue;
      for (const { key, audienceId } of leavesOf(draft.root)) {
        if (audienceId === value) atFields.push({ at: key, field: "audience", message });
      }
    }
  }
  return { byDraft, atFields, all: error.errors.length === 0 && byDraft.size > 0 };
}
