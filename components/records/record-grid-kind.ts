import type { ComponentType, ReactNode } from "react";
import type { AccountRoute } from "@/components/shell/dashboard-route";
import type { RecordResource } from "@/lib/records/record-resource";
import type { AnyChange } from "@/lib/staged/staged-resource";
import type { CellAround, ShownRecord } from "./record-value";

/** A wrapper of the resource around the value of a cell. */
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

/** Rules for the edit of a cell while typing. */
export interface CellRules<Change> {
  /** The rule that a change breaks, and the fix; undefined if none. */
  readonly problemOf: (change: Change) => string | undefined;
  /** A warning to show before a change is accepted. */
  readonly warningOf?: (change: Change) => string | undefined;
  /** The hint below a valid amount. */
  readonly hintOf: (field: string, micros: string | null) => string;
}

/** How the cells of a resource are edited, beyond its columns. */
export interface RecordEditing<Row, Change, Around> {
  readonly useCellRules: (row: Row, field: string, around: Around) => CellRules<Change>;
  /** Why a cell that is editable in other rows is not in this one; undefined if it is. */
  readonly whyNotEdit: (row: Row, field: string, around: Around) => string | undefined;
  /** "Daily budget". */
  readonly fieldName: (field: string) => string;
  /** A value of a field in words. */
  readonly valueInWords: (
    field: string,
    value: unknown,
    around: { readonly currency: string; readonly zone: string },
  ) => string;
}

/** Records of another level: the parents or children of a list's records. */
export interface Level<Row> {
  /** "Open its line items". */
  readonly label: string;
  /** Their address, for at least one row. */
  readonly href: (place: AccountRoute, rows: readonly [Row, ...Row[]]) => string;
}

/** The levels around a list: campaigns contain line items, which contain ads. */
export interface Levels<Row> {
  readonly above?: Level<Row>;
  readonly below?: Level<Row>;
}

/** The specifics of a resource's grid; everything else is shared. */
export interface RecordGridKind<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
> {
  readonly resource: RecordResource<Row, Column, FilterId, Change>;
  /** "Campaigns". */
  readonly label: string;
  /** The room at the sides of cells. */
  readonly padding: "px-2" | "px-3";
  /** The column that shows the problems of a record; without it the record's panel does. */
  readonly why?: Column;
  /** Values that the resource renders itself, by column; names that do not link to the panel. */
  readonly values: { readonly [Each in Column]?: (row: Row, around: Around) => ReactNode };
  /** Wrappers around values, by column. */
  readonly wraps: { readonly [Each in Column]?: ComponentType<WrapProps<Row, Around>> };
  /** Shown in front of a group's name, rendered from one of its rows, by the column that it is grouped by. */
  readonly pictures?: { readonly [Each in Column]?: (row: Row, around: Around) => ReactNode };
  /** The levels for the keys that walk up and down; left out where nothing is above or below. */
  readonly levels?: Levels<Row>;
  /** Left out where nothing is edited in the grid. */
  readonly editing?: RecordEditing<Row, Change, Around>;
}
