import { useAccount } from "@/components/shell/account";
import { useShowMore } from "@/components/ui/show-more";
import type { HistoryEntry } from "@/lib/history/arrange-history";
import { ChangeList } from "./change-list";
import { type KnownRecords, useNames } from "./use-names";
import type { RestoreOf } from "./use-restore";

/** Changes that a chart marks, to be listed. */
export interface MarkedEntries {
  readonly entries: readonly HistoryEntry[];
  readonly zone: string;
}

interface MarkedChangeListProps extends MarkedEntries {
  /** The record and its parents. */
  known: KnownRecords;
  restoreOf: RestoreOf;
}

/** The changes that a chart marks, as in the history: each field with its old value, which can be restored. */
export function MarkedChangeList({ entries, zone, known, restoreOf }: MarkedChangeListProps) {
  const { userId } = useAccount();
  const nameOf = useNames(entries, known);
  const { shown, more } = useShowMore(entries);
  return (
    <div className="border-t">
      <ChangeList entries={shown} zone={zone} nameOf={nameOf} me={userId} restoreOf={restoreOf} inPanel />
      {more}
    </div>
  );
}
