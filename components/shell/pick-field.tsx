"use client";

import { ChevronsUpDown } from "lucide-react";
import { matchSorter, rankings } from "match-sorter";
import { type ReactNode, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { useFieldControl } from "@/components/ui/field";
import { inputClass } from "@/components/ui/text-input";
import { formatNumber } from "@/lib/format/numbers";
import { PickList } from "./pick-list";

/** More than anybody reads; the rest is a letter or two away. */
const SHOWN_MAX = 60;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface PickFieldProps<Item extends Named> {
  /** What is chosen, "Campaign". */
  label: string;
  /** Stands in the field while nothing is chosen. */
  placeholder: string;
  /** What the entries are called, "campaigns". */
  many: string;
  /** All that may be chosen, in the order in which they are offered. */
  items: readonly Item[];
  /** The chosen one's id; empty while none is. */
  value: string;
  /** The chosen one's name, where it is not among those that may be chosen. */
  chosenName?: string | undefined;
  onValueChange: (id: string) => void;
  /** Shown in the list when there is nothing to choose. */
  none: string;
  /** More of them may come. */
  reading: boolean;
  groupOf: (item: Item) => string;
  /** An entry of the list. */
  children: (item: Item) => ReactNode;
  /** Stands below the list. */
  note?: ReactNode;
}

/** Chooses one of thousands by typing. Takes its description and validity from the Field around it. */
export function PickField<Item extends Named>(props: PickFieldProps<Item>) {
  const { label, placeholder, items, value, chosenName } = props;
  const field = useFieldControl();
  const [query, setQuery] = useState<string>();
  const name = chosenName ?? items.find(({ id }) => id === value)?.name;
  return (
    <>
      <button
        {...field.props}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={query !== undefined}
        aria-label={`${label}: ${name ?? (value || "not chosen")}`}
        onClick={() => setQuery("")}
        className={classNames(inputClass, "flex h-8 items-center gap-2 px-2.5 text-left")}
      >
        <bdi className={classNames("min-w-0 flex-1 truncate", value === "" && "text-text-muted")}>
          {name ?? (value || placeholder)}
        </bdi>
        <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-text-muted" />
      </button>
      {query !== undefined && <Choices {...props} query={query} onQuery={setQuery} />}
    </>
  );
}

interface ChoicesProps<Item extends Named> extends PickFieldProps<Item> {
  query: string;
  onQuery: (query: string | undefined) => void;
}

function Choices<Item extends Named>({
  label,
  many,
  items,
  onValueChange,
  none,
  reading,
  groupOf,
  children,
  note,
  query,
  onQuery,
}: ChoicesProps<Item>) {
  const words = query.trim();
  const found =
    words === "" ? items : matchSorter(items, words, { keys: ["name", "id"], threshold: rankings.CONTAINS });
  return (
    <PickList
      title={label}
      placeholder="Name or id"
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
        onPick: () => onValueChange(item.id),
        content: children(item),
      }))}
    />
  );
}
