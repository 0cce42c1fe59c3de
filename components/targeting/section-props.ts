import type { Entry } from "@/lib/targeting/changes";
import type { Shown } from "@/lib/targeting/criteria";

/** What each section of the targeting form gets: the entries of its kind, and what can be done about them. */
export interface SectionProps {
  readonly entries: readonly Entry[];
  /** The error of an entry, by its key. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly onAdd: (criteria: readonly Shown[]) => void;
  readonly onRemove: (entries: readonly Entry[]) => void;
  /** Keeps an entry that was to go. */
  readonly onKeep: (entry: Entry) => void;
}

/** Whether a line item is to have a criterion once all is saved. */
export const isWanted = ({ state }: Entry): boolean => state !== "removed";
