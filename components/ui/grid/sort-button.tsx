"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import type { Sort } from "@/lib/grid/sort";

interface SortButtonProps {
  label: string;
  /** How the grid is sorted by this column; null if it is not. */
  direction: Sort<string>["direction"] | null;
  /** Numbers are aligned to the end of their column, and so is its header. */
  numeric?: boolean | undefined;
  /** The room at its sides, as in the cells below. */
  className: string;
  onSort: () => void;
}

/** Sorts a grid by a column, and announces the direction. */
export function SortButton({ label, direction, numeric = false, className, onSort }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onSort}
      className={classNames(
        "flex h-full min-w-0 flex-1 items-center gap-1 hover:text-text focus-visible:-outline-offset-2",
        numeric && "flex-row-reverse",
        direction && "text-text",
        className,
      )}
    >
      <span className="truncate">{label}</span>
      {direction === "asc" && <ArrowUp size={12} aria-hidden className="shrink-0" />}
      {direction === "desc" && <ArrowDown size={12} aria-hidden className="shrink-0" />}
    </button>
  );
}
