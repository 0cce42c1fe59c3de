import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface GridCellProps {
  column: string;
  /** Index of the column, from 0; the first stays in place while the rest scrolls. */
  position: number;
  /** It is the one tab stop of the grid. */
  focused: boolean;
  /** Its input takes its place in the tab order, and may overlap its neighbours. */
  edited?: boolean;
  numeric: boolean | undefined;
  readOnly?: boolean;
  /** Whether the group that it heads is open. */
  expanded?: boolean | undefined;
  /** The room at the sides. */
  padding: "px-2" | "px-3";
  className?: string | undefined;
  children: ReactNode;
}

/** One cell of a grid, with the attributes by which clicks and keys find it. */
export function GridCell({
  column,
  position,
  focused,
  edited = false,
  numeric,
  readOnly,
  expanded,
  padding,
  className,
  children,
}: GridCellProps) {
  return (
    <div
      role="gridcell"
      data-cell={column}
      tabIndex={focused && !edited ? 0 : -1}
      // The box that chooses the row is the first.
      aria-colindex={position + 2}
      aria-expanded={expanded}
      aria-readonly={readOnly || undefined}
      className={classNames(
        "relative flex min-w-0 items-center focus-visible:-outline-offset-2",
        padding,
        numeric && "justify-end text-right",
        position === 0 && "sticky left-9 z-2 bg-inherit",
        className,
      )}
    >
      {children}
    </div>
  );
}
