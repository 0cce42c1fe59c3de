"use client";

import { type ReactNode, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import type { CallError } from "@/lib/ads/errors";
import { formatNumber } from "@/lib/format/numbers";
import { type PickerAction, PickerDialog } from "./picker-dialog";
import { type PickerRow, PickerRowContent } from "./picker-row";

/** More than anyone reads through; a word narrows it. */
const SHOWN_MAX = 100;

/** A choice of one, which closes the picker, or of several for an action. */
type Choice<Item> =
  | { readonly of: "one"; readonly onPick: (item: Item) => void }
  | {
      readonly of: "several";
      readonly chosen: ReadonlySet<string>;
      readonly onChosenChange: (chosen: ReadonlySet<string>) => void;
      readonly action: PickerAction;
      /** Why one cannot be chosen: "Promoted already". It is shown checked. */
      readonly takenReason?: (item: Item) => string | undefined;
    };

/** A list being read, as from useAdsList. */
export interface PickedFrom<Item> {
  readonly records: readonly Item[];
  readonly complete: boolean;
  readonly error: CallError | null;
  readonly resume: () => void;
}

interface ListPickerProps<Item> {
  title: string;
  description?: string;
  wide?: boolean;
  /** The word for the entries, "line items". */
  many: string;
  /** The searched fields, "Name, words or ID". */
  placeholder: string;
  list: PickedFrom<Item>;
  /** The options that match a search, in the order in which they are offered. */
  find: (search: string) => readonly Item[];
  rowOf: (item: Item) => PickerRow;
  choice: Choice<Item>;
  /** Shown where there are no options. */
  none: string;
  /** Beside the search. */
  tools?: ReactNode;
  /** Above the list, an error about the choice. */
  notice?: ReactNode;
  onClose: () => void;
}

/** Chooses from a list of records. Mount it to open it. */
export function ListPicker<Item>({
  title,
  description,
  wide = false,
  many,
  placeholder,
  list,
  find,
  rowOf,
  choice,
  none,
  tools,
  notice,
  onClose,
}: ListPickerProps<Item>) {
  const [search, setSearch] = useState("");
  const found = find(search);
  const { records, complete, error, resume } = list;
  const several = choice.of === "several" ? choice : undefined;
  const label = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  return (
    <PickerDialog
      title={title}
      {...(description !== undefined && { description })}
      wide={wide}
      writes={several !== undefined}
      chosen={several?.chosen.size}
      action={several?.action}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <SearchInput
            label={`Search ${many}`}
            placeholder={placeholder}
            value={search}
            onValueChange={setSearch}
          />
          {tools}
        </div>
        {notice}
        <PartlyRead list={list} many={many} />
        <ul aria-label={label} className="flex max-h-96 flex-col divide-y overflow-y-auto">
          {found.slice(0, SHOWN_MAX).map((item) => {
            const row = rowOf(item);
            return (
              <li key={row.id} className="py-0.5">
                <ChoiceOf item={item} row={row} choice={choice} />
              </li>
            );
          })}
        </ul>
        {!complete && !error && <Skeleton className="h-10 w-full" />}
        {error && records.length === 0 && (
          <ErrorState compact title={`${label} could not be read`} error={error} onRetry={resume} />
        )}
        <p role="status" className="text-sm text-text-muted">
          {found.length > SHOWN_MAX
            ? `The first ${SHOWN_MAX} of ${formatNumber(found.length)} ${many}. Search for the others.`
            : complete && found.length === 0
              ? search.trim() === ""
                ? none
                : "Nothing matches."
              : ""}
        </p>
      </div>
    </PickerDialog>
  );
}

interface ChoiceOfProps<Item> {
  item: Item;
  row: PickerRow;
  choice: Choice<Item>;
}

function ChoiceOf<Item>({ item, row, choice }: ChoiceOfProps<Item>) {
  if (choice.of === "one") {
    return (
      <button
        type="button"
        onClick={() => choice.onPick(item)}
        className="flex min-h-9 w-full items-center gap-3 rounded-sm px-2 text-left hover:bg-surface-hover"
      >
        <PickerRowContent {...row} />
      </button>
    );
  }
  const { chosen, onChosenChange, action } = choice;
  const taken = choice.takenReason?.(item);
  return (
    <Checkbox
      className="min-h-9 w-full gap-2"
      checked={taken !== undefined || chosen.has(row.id)}
      disabled={taken !== undefined || action.busy === true}
      onCheckedChange={(on) =>
        onChosenChange(new Set(on ? [...chosen, row.id] : [...chosen].filter((id) => id !== row.id)))
      }
    >
      <PickerRowContent {...row} />
      {taken !== undefined && <span className="shrink-0 text-sm text-text-muted">{taken}</span>}
    </Checkbox>
  );
}
