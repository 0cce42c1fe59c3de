import { matchSorter, rankings } from "match-sorter";
import type { ReactNode } from "react";
import { type PickerRow, PickerRowContent } from "@/components/ui/picker/picker-row";
import { formatNumber } from "@/lib/format/numbers";
import { PickList } from "./pick-list";

/** More than people read; typing narrows the list. */
const SHOWN_MAX = 60;

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Choices<Item extends Named> {
  /** The word for the entries, "campaigns". */
  many: string;
  /** All options, in the order in which they are offered. */
  items: readonly Item[];
  /** Shown in the list when there are no options. */
  none: string;
  /** More may come. */
  reading: boolean;
  groupOf: (item: Item) => string;
  /** The parent of an entry: shown beside its name, and searched as well. */
  parentOf?: (item: Item) => string;
  /** Further parts of an entry. */
  rowOf?: (item: Item) => Omit<PickerRow, "id" | "name" | "parent">;
  /** Shown below the list. */
  note?: ReactNode;
}

interface PickChoicesProps<Item extends Named> extends Choices<Item> {
  title: string;
  placeholder?: string;
  query: string;
  /** Is given undefined when the list closes. */
  onQuery: (query: string | undefined) => void;
  onPick: (item: Item) => void;
}

/** Chooses one of thousands of named records by typing, wherever it was opened. */
export function PickChoices<Item extends Named>({
  title,
  placeholder = "Name or id",
  many,
  items,
  none,
  reading,
  groupOf,
  parentOf,
  rowOf,
  note,
  query,
  onQuery,
  onPick,
}: PickChoicesProps<Item>) {
  const words = query.trim();
  const keys = ["name", "id", ...(parentOf ? [parentOf] : [])];
  const found = words === "" ? items : matchSorter(items, words, { keys, threshold: rankings.CONTAINS });
  return (
    <PickList
      title={title}
      placeholder={placeholder}
      query={query}
      onQueryChange={onQuery}
      onClose={() => onQuery(undefined)}
      empty={reading ? `Reading ${many}…` : items.length === 0 ? none : "None matches."}
      footer={
        (found.length > SHOWN_MAX || note) && (
          <>
            {found.length > SHOWN_MAX && (
              <span>
                {formatNumber(found.length)} {many}, type to narrow
              </span>
            )}
            {note}
          </>
        )
      }
      picks={found.slice(0, SHOWN_MAX).map((item) => ({
        id: item.id,
        group: groupOf(item),
        onPick: () => onPick(item),
        content: (
          <PickerRowContent id={item.id} name={item.name} parent={parentOf?.(item)} {...rowOf?.(item)} />
        ),
      }))}
    />
  );
}
