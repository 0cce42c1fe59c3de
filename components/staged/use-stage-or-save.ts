import { useCallback, useMemo } from "react";
import type { EditAgain } from "@/components/ui/grid/edit/use-grid-edit";
import type { Saved } from "@/lib/records/save-record";
import { touchedOnly } from "@/lib/staged/staged-changes";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";
import type { Staging } from "./use-staging";

/** How single records are changed. */
export interface RecordSaver<Record, Change> {
  /** Reporting a failure is up to the caller. */
  readonly attempt: (before: Record, wished: Change) => Promise<Saved<Record, Change>>;
  /** The same, and reports failures. */
  readonly save: (before: Record, wished: Change, editAgain?: EditAgain) => Promise<void>;
}

/**
 * Changes single records: at once, or when published where changes are staged.
 *
 * @param staging undefined where nothing is staged
 */
export function useStageOrSave<Record extends StagedRecord, Change extends AnyChange>(
  staging: Pick<Staging<Record, Change>, "resource" | "on" | "stageOne"> | undefined,
  now: RecordSaver<Record, Change>,
): RecordSaver<Record, Change> {
  const { resource, stageOne } = staging?.on ? staging : NOT_STAGED;
  const stage = useCallback(
    async (before: Record, wished: Change): Promise<Saved<Record, Change>> => {
      const change = resource && touchedOnly(resource, before, wished);
      if (change && Object.keys(change).length > 0) stageOne?.(before, change);
      return { state: "saved" };
    },
    [resource, stageOne],
  );
  const { attempt, save } = now;
  return useMemo(
    () =>
      stageOne
        ? { attempt: stage, save: async (before, wished) => void (await stage(before, wished)) }
        : { attempt, save },
    [stageOne, stage, attempt, save],
  );
}

const NOT_STAGED = { resource: undefined, stageOne: undefined };
