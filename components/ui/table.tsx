"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { ariaSort, type Sort } from "@/lib/grid/sort";
import type { ColumnRoom } from "@/lib/records/row-columns";
import { classNames } from "./class-names";

/**
 * The width in rem that the container of a table needs for a column to be shown. Beside an open panel a list has as
 * little room as on a phone, and tables that scroll sideways hide their state.
 */
const SHOWN_FROM = {
  34: "@max-[34rem]:hidden",
  44: "@max-[44rem]:hidden",
  60: "@max-[60rem]:hidden",
  64: "@max-[64rem]:hidden",
  70: "@max-[70rem]:hidden",
  76: "@max-[76rem]:hidden",
  84: "@max-[84rem]:hidden",
} as const;

const SHRINKS_BELOW = {
  34: "@max-[34rem]:w-full @max-[34rem]:max-w-0 @max-[34rem]:overflow-hidden @max-[34rem]:text-ellipsis @max-[34rem]:[&_button]:max-w-full",
  60: "@max-[60rem]:w-full @max-[60rem]:max-w-0 @max-[60rem]:overflow-hidden @max-[60rem]:text-ellipsis @max-[60rem]:[&_button]:max-w-full",
} as const;

/** Not hidden: cells that span the column would leave a gap in the header. */
const foldedClass =
  "@max-[34rem]:w-0 @max-[34rem]:max-w-0 @max-[34rem]:overflow-hidden @max-[34rem]:p-0 @max-[34rem]:[&>*]:invisible";

/** The common props of a column's header and cells. */
export type TableColumn = ColumnRoom;

const columnClass = ({ from, shrinks, folds }: TableColumn) =>
  classNames(from && SHOWN_FROM[from], shrinks && SHRINKS_BELOW[shrinks], folds && foldedClass);

/** The container of a table whose columns depend on its width. */
export function TableRoom({ children }: { children: ReactNode }) {
  return <div className="@container">{children}</div>;
}

/** A plain table that runs edge to edge; for thousands of rows build a virtual grid from the same classes. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return (
    <table {...rest} className={classNames("w-full border-separate border-spacing-0 text-left", className)} />
  );
}

const headerCellClass =
  "h-8 whitespace-nowrap border-b bg-surface-sunken px-3 font-medium text-sm text-text-muted";
const cellClass = "h-row whitespace-nowrap border-b px-3";

interface HeaderCellProps extends Omit<ComponentProps<"th">, "align"> {
  column?: TableColumn;
  numeric?: boolean;
  /** How the table is sorted by this column; null if it is not, undefined if it cannot be. */
  sorted?: Sort<string>["direction"] | null;
  onSort?: () => void;
  children: ReactNode;
}

/** The header of a column. With `onSort` it is a button that also announces how the column is sorted. */
export function HeaderCell({
  column,
  numeric = column?.numeric,
  sorted,
  onSort,
  className,
  children,
  ...rest
}: HeaderCellProps) {
  const arrow = sorted === "asc" ? <ArrowUp size={12} aria-hidden /> : <ArrowDown size={12} aria-hidden />;
  return (
    <th
      scope="col"
      {...(onSort && { "aria-sort": ariaSort(sorted) })}
      {...rest}
      className={classNames(
        headerCellClass,
        "sticky top-0 z-10",
        numeric && "text-right",
        column && columnClass(column),
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={classNames(
            "-mx-1 inline-flex h-6 max-w-[calc(100%+0.5rem)] items-center gap-1 rounded-sm px-1 hover:text-text",
            numeric && "flex-row-reverse",
            sorted && "text-text",
          )}
        >
          <span className="truncate">{children}</span>
          <span className={classNames("size-3 shrink-0", !sorted && "opacity-0")}>{arrow}</span>
        </button>
      ) : (
        children
      )}
    </th>
  );
}

interface RowProps extends ComponentProps<"tr"> {
  selected?: boolean;
  /** Deleted things stay readable, greyed. */
  faded?: boolean;
  /** About to be deleted: greyed and struck through. */
  pendingDeletion?: boolean;
}

export function Row({ selected, faded, pendingDeletion, className, ...rest }: RowProps) {
  return (
    <tr
      aria-selected={selected}
      {...rest}
      className={classNames(
        selected ? "bg-surface-selected" : "hover:bg-surface-hover",
        (faded || pendingDeletion) && "text-text-muted",
        pendingDeletion && "line-through",
        className,
      )}
    />
  );
}

interface RowNameProps extends ComponentProps<"button"> {
  /** The row's panel is open. */
  open: boolean;
  /** The id of the panel in the address; left out where a new tab would not find it. */
  goesBy?: string;
}

/** The name of a row's record; it opens its panel. Give it the width of the names. */
export function RowName({ open, goesBy = "", className, ...rest }: RowNameProps) {
  return (
    <button
      type="button"
      data-row-name={goesBy}
      aria-expanded={open}
      {...rest}
      // Below the head, which stays in place.
      className={classNames(
        "min-h-6 scroll-mt-10 truncate rounded-sm text-left font-medium hover:underline",
        className,
      )}
    />
  );
}

interface CellProps extends Omit<ComponentProps<"td">, "align"> {
  /** The column of the cell. */
  column?: TableColumn;
  numeric?: boolean;
}

export function Cell({ column, numeric = column?.numeric, className, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      className={classNames(cellClass, numeric && "text-right", column && columnClass(column), className)}
    />
  );
}
