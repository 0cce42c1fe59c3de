"use client";

import { type ReactNode, useMemo, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { ChooseInRow } from "@/components/ui/choose-in-row";
import { Cell } from "@/components/ui/table";
import { counted } from "@/lib/format/plurals";
import type { ListExport } from "@/lib/grid/csv-columns";
import { extendTo, NOTHING_SELECTED, type Selection, toggle, toggleMany } from "@/lib/lists/selection";
import { ExportChosen } from "./export-menu";
import type { ListColumn } from "./list-table";
import { SelectionBar } from "./selection-bar";

interface Listed {
  readonly id: string;
}

/** Which rows of a list are chosen, and how to choose others. */
export interface RowChoice<Row extends Listed> {
  /** All chosen rows, shown or not, in the order of their selection. */
  readonly chosen: readonly Row[];
  /** Rows that match, rendered or not, and can be chosen. */
  readonly choosable: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly canChoose: (row: Row) => boolean;
  /** @param extend also all rows up to it, as with Shift */
  readonly toggle: (row: Row, extend: boolean) => void;
  readonly chooseAll: () => void;
  /** Chooses all shown rows, or none where all are chosen. */
  readonly toggleAll: () => void;
  readonly chooseNone: () => void;
  /** The name of a row, and the kind of the rows. */
  readonly nameOf: (row: Row) => string;
  readonly resource: ListExport<Row>["resource"];
}

interface RowsToChoose<Row extends Listed> {
  readonly resource: ListExport<Row>["resource"];
  /** All that were read. */
  readonly records: readonly Row[];
  /** Those that pass the search and the filters, in order. */
  readonly shown: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** About to be deleted: cannot be chosen. */
  readonly isPendingDeletion?: (row: Row) => boolean;
}

const never = () => false;

/** The column of checkboxes, with one for all rows in its header. */
export function useRowChoice<Row extends Listed>({
  resource,
  records,
  shown,
  nameOf,
  isPendingDeletion = never,
}: RowsToChoose<Row>): RowChoice<Row> {
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const { ids } = selection;
  const chosen = useMemo(() => {
    const byId = new Map(records.map((row) => [row.id, row]));
    return [...ids].flatMap((id) => byId.get(id) ?? []);
  }, [records, ids]).filter((row) => !isPendingDeletion(row));
  const choosable = shown.filter((row) => !isPendingDeletion(row));
  const inOrder = choosable.map(({ id }) => id);
  return {
    chosen,
    choosable,
    has: ({ id }) => ids.has(id),
    canChoose: (row) => !isPendingDeletion(row),
    toggle: ({ id }, extend) =>
      setSelection((before) => (extend ? extendTo(before, id, inOrder) : toggle(before, id))),
    chooseAll: () => setSelection({ ids: new Set([...ids, ...inOrder]) }),
    toggleAll: () => setSelection((before) => toggleMany(before, inOrder)),
    chooseNone: () => setSelection(NOTHING_SELECTED),
    nameOf,
    resource,
  };
}

/** The column of the boxes, with one on top for every row. */
export function chooseColumn<Row extends Listed>(choice: RowChoice<Row>): ListColumn<never> {
  const { choosable, has, resource } = choice;
  const count = choosable.filter(has).length;
  const all = count > 0 && count === choosable.length;
  return {
    label: "Select",
    className: "w-9 pr-0",
    head: (
      <Checkbox
        aria-label={`Select all ${counted(choosable.length, resource.one, resource.many)}`}
        checked={all}
        indeterminate={count > 0 && !all}
        onCheckedChange={choice.toggleAll}
      />
    ),
  };
}

interface ChooseProps<Row extends Listed> {
  row: Row;
  choice: RowChoice<Row>;
}

/** The box of a row in a table. */
export function ChooseRow<Row extends Listed>({ row, choice }: ChooseProps<Row>) {
  return (
    <Cell className="w-9 pr-0">
      <Checkbox
        aria-label={`Select ${choice.nameOf(row)}`}
        checked={choice.has(row)}
        disabled={!choice.canChoose(row)}
        onCheckedChange={(_, { shiftKey }) => choice.toggle(row, shiftKey)}
      />
    </Cell>
  );
}

/** The box of a row on a phone. */
export function ChooseOnPhone<Row extends Listed>({ row, choice }: ChooseProps<Row>) {
  return (
    <ChooseInRow
      label={`Select ${choice.nameOf(row)}`}
      chosen={choice.has(row)}
      disabled={!choice.canChoose(row)}
      onChoose={() => choice.toggle(row, false)}
    />
  );
}

interface ChosenRowsProps<Row extends Listed> {
  choice: RowChoice<Row>;
  /** How they are exported. */
  into: ListExport<Row>;
  /** Before the export: the most common action. */
  first?: ReactNode;
  /** After it: actions that cannot be undone. */
  children?: ReactNode;
}

/** Actions for the chosen rows, at the bottom while there are any: at least an export. */
export function ChosenRows<Row extends Listed>({ choice, into, first, children }: ChosenRowsProps<Row>) {
  const { chosen, choosable, has, resource } = choice;
  if (chosen.length === 0) return null;
  return (
    <SelectionBar
      many={resource.many}
      count={chosen.length}
      hidden={chosen.length - choosable.filter(has).length}
      matching={choosable.length}
      onSelectAll={choice.chooseAll}
      onClear={choice.chooseNone}
    >
      {first}
      <ExportChosen into={into} chosen={chosen} />
      {children}
    </SelectionBar>
  );
}
