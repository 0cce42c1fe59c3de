import { type CallError, RefusedError } from "@/lib/ads/errors";
import type { RefusedFields } from "@/lib/ads/refused-fields";
import { fieldAtKey } from "./flexible-checks";
import { type FlexibleDraft, leavesOf } from "./flexible-tree";

/**
 * The errors of a refused batch, by the keys of the drafts: its list of errors has one entry for each item, in the
 * order in which they were sent.
 */
export function refusedDrafts(
  error: CallError | undefined,
  sent: readonly FlexibleDraft[],
): ReadonlyMap<string, readonly string[]> {
  if (!(error instanceof RefusedError)) return new Map();
  return new Map(
    sent.flatMap(({ key }, index) => {
      const errors = error.operationErrors[index] ?? [];
      return errors.length === 0
        ? []
        : [[key, errors.map(({ code, message }) => `${message} (${code})`)] as const];
    }),
  );
}

/** The same by the fields of the drafts; errors about none of them are shown above those of their draft. */
export function refusedBatch(error: CallError, sent: readonly FlexibleDraft[]): RefusedFields<string> {
  const fields = new Map<string, string>();
  if (!(error instanceof RefusedError)) return { fields, complete: false };
  sent.forEach((draft, index) => {
    for (const { parameter, message, value } of error.operationErrors[index] ?? []) {
      if (parameter === "name") fields.set(fieldAtKey("name", draft.key), message);
      if (parameter !== "custom_audience_id" || value === undefined) continue;
      for (const { key, audienceId } of leavesOf(draft.root)) {
        if (audienceId === value) fields.set(fieldAtKey("audience", key), message);
      }
    }
  });
  const drafts = refusedDrafts(error, sent);
  for (const [key, [message = ""]] of drafts) fields.set(`draft ${key}`, message);
  return { fields, complete: error.errors.length === 0 && drafts.size > 0 };
}
