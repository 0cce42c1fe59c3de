import { useCallback } from "react";
import { useReview } from "@/components/staged/use-review";
import type { Staging } from "@/components/staged/use-staging";
import { listPlain } from "@/lib/format/lists";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";

/** A field that can have an old value back. */
export interface Restore {
  /** "Restore the daily budget: 50.00 EUR". */
  readonly label: string;
  readonly disabledReason: string | undefined;
  readonly run: () => void;
}

/** @param before the previous fields of one change */
export type RestoreOf = (field: string, before: Readonly<Record<string, unknown>>) => Restore | undefined;

interface Restorable<Record extends StagedRecord, Change extends AnyChange> {
  staging: Pick<Staging<Record, Change>, "resource" | "staged" | "stageOne">;
  /** The record with its staged changes; undefined without one. */
  now: Record | undefined;
  /** Times are shown in it. */
  zone: string;
  /** Why nothing can be changed; undefined if it can. */
  reason: string | undefined;
  /** The change that restores an old value of a field, and what prevents it; undefined where there is none. */
  restoring: (
    now: Record,
    ...change: Parameters<RestoreOf>
  ) => { readonly change: Change; readonly problem: string | undefined } | undefined;
}

/**
 * Restores old values of a record's fields. Nothing is sent: the change is staged among the account's others, to be
 * reviewed and published with them.
 */
export function useRestore<Record extends StagedRecord, Change extends AnyChange>({
  staging: { resource, staged, stageOne },
  now,
  zone,
  reason,
  restoring,
}: Restorable<Record, Change>) {
  const { review, notifyStaged } = useReview(resource.resource.name);
  const restoreOf: RestoreOf = useCallback(
    (field, before) => {
      const restored = now && restoring(now, field, before);
      if (!restored) return undefined;
      const around = { currency: now.currency, zone };
      const words = listPlain(
        Object.entries(restored.change).map(
          ([each, value]) => `${resource.fieldName(each)}: ${resource.valueInWords(each, value, around)}`,
        ),
      );
      return {
        label: `Restore ${words}`,
        disabledReason: reason ?? restored.problem,
        run: () => {
          stageOne(now, restored.change);
          notifyStaged(words);
        },
      };
    },
    [resource, now, zone, reason, restoring, stageOne, notifyStaged],
  );
  const waits = now !== undefined && staged.some(({ id }) => id === now.id);
  return { restoreOf, review: waits ? review : undefined };
}
