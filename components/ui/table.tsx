"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

export type SortDirection = "asc" | "desc";

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
  numeric?: boolean;
  /** How the table is sorted by this column now; null when it is not, undefined when it cannot be. */
  sorted?: SortDirection | null;
  onSort?: () => void;
  children: ReactNode;
}

/** The head of a column. With `onSort` it is a button that says how the column is sorted. */
export function HeaderCell({ numeric, sorted, onSort, className, children, ...rest }: HeaderCellProps) {
  const arrow = sorted === "asc" ? <ArrowUp size={12} aria-hidden /> : <ArrowDown size={12} aria-hidden />;
  return (
    <th
      scope="col"
      {...(onSort && { "aria-sort": ariaSort(sorted) })}
      {...rest}
      className={classNames(headerCellClass, "sticky top-0 z-10", numeric && "text-right", className)}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={classNames(
            "-mx-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 hover:text-text",
            numeric && "flex-row-reverse",
            sorted && "text-text",
          )}
        >
          {children}
          <span className={classNames("size-3", !sorted && "opacity-0")}>{arrow}</span>
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export function ariaSort(sorted: SortDirection | null | undefined): "ascending" | "descending" | "none" {
  if (!sorted) return "none";
  return sorted === "asc" ? "ascending" : "descending";
}

interface RowProps extends ComponentProps<"tr"> {
  selected?: boolean;
  /** Deleted things stay readable, greyed. */
  faded?: boolean;
  /** About to be deleted: greyed and struck through. */
  leaving?: boolean;
}

export function Row({ selected, faded, leaving, className, ...rest }: RowProps) {
  return (
    <tr
      aria-selected={selected}
      {...rest}
      className={classNames(
        selected ? "bg-surface-selected" : "hover:bg-surface-hover",
        (faded || leaving) && "text-text-muted",
        leaving && "line-through",
        className,
      )}
    />
  );
}

/** The name of what a row is about; it opens its panel. Give it the width that names have there. */
export function RowName({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames("min-h-6 truncate rounded-sm text-left font-medium hover:underline", className)}
    />
  );
}

export function Cell({
  numeric,
  className,
  ...rest
}: Omit<ComponentProps<"td">, "align"> & { numeric?: boolean }) {
  return <td {...rest} className={classNames(cellClass, numeric && "text-right", className)} />;
}
