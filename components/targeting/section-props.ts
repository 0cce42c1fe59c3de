import type { Entry } from "@/lib/targeting/changes";
import type { Shown } from "@/lib/targeting/criteria";

/** The props of each section of the targeting form: the entries of its kind, and the actions on them. */
export interface SectionProps {
  readonly entries: readonly Entry[];
  /** The error of an entry, by its key. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly onAdd: (criteria: readonly Shown[]) => void;
  readonly onRemove: (entries: readonly Entry[]) => void;
  /** Cancels the removal of an entry. */
  readonly onKeep: (entry: Entry) => void;
}

/** Whether a criterion remains once everything is saved. */
export const isWanted = ({ state }: Entry): boolean => state !== "removed";
