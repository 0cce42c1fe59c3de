import type { ComponentType, ReactNode } from "react";
import type { EditDone, Refused } from "@/components/ui/grid/edit/use-grid-edit";
import type { RecordNoun } from "@/lib/records/record-noun";
import type { AnyChange } from "@/lib/staged/staged-noun";
import type { CellAround, ShownRecord } from "./record-value";

/** The field that stands in a cell while it is edited. */
export interface EditCellProps<Row, Field extends string, Change, Around> {
  row: Row;
  field: Field;
  around: Around;
  refused: Refused<Change> | undefined;
  /** What was typed to begin the edit, in place of what the cell holds. */
  typed: string | undefined;
  onDone: EditDone<Row, Change>;
}

/** What a noun draws around the value of a cell. */
export interface WrapProps<Row, Around> {
  row: Row;
  around: Around;
  /** The address with the record's panel open. */
  href: string;
  /** It is deleted, or about to be. */
  faded: boolean;
  /** The value as the kit draws it, staged or not. */
  children: ReactNode;
}

/** What makes the grid of a noun; everything else is the same for all. */
export interface RecordGridKind<
  Row extends ShownRecord,
  Column extends string,
  Field extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
> {
  readonly noun: RecordNoun<Row, Column, Field, FilterId>;
  /** "Campaigns". */
  readonly label: string;
  /** The room at the sides of cells. */
  readonly padding: "px-2" | "px-3";
  /** Values that the noun draws itself, by column. */
  readonly values: { readonly [Each in Column]?: (row: Row, around: Around) => ReactNode };
  /** What it draws around values, by column. */
  readonly wraps: { readonly [Each in Column]?: ComponentType<WrapProps<Row, Around>> };
  readonly EditCell: ComponentType<EditCellProps<Row, Field, Change, Around>>;
  /** Why a cell that is edited in other rows is not in this one; undefined where it is. */
  readonly whyNotEdit: (row: Row, field: Field, around: Around) => string | undefined;
  /** A value of a field in words. */
  readonly valueInWords: (
    field: string,
    value: unknown,
    around: { readonly currency: string; readonly zone: string },
  ) => string;
}
