import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { ChooseCell } from "./choose-cell";

interface GridRowProps {
  id: string;
  /** Its name, for the checkbox. */
  name: string;
  /** Place in the list, from 0. */
  index: number;
  top: number;
  selected: boolean;
  /** Its panel is open. */
  open: boolean;
  /** It cannot be chosen: the record is deleted. */
  deleted: boolean;
  /** It is deleted, or about to be. */
  faded: boolean;
  /** One of its cells is under edit, and may overlap its neighbours. */
  editing: boolean;
  /** For the checkbox. */
  tabIndex: number;
  children: ReactNode;
}

/** One row of a grid with its checkbox. The grid around it handles clicks and keys. */
export function GridRow({
  id,
  name,
  index,
  top,
  selected,
  open,
  deleted,
  faded,
  editing,
  tabIndex,
  children,
}: GridRowProps) {
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={deleted ? undefined : selected}
      data-row={id}
      style={{ transform: `translateY(${top}px)` }}
      className={classNames(
        "absolute inset-x-0 top-0 grid h-row grid-cols-(--grid) border-b [contain:layout_style]",
        selected ? "bg-surface-selected" : open ? "bg-surface-hover" : "bg-surface hover:bg-surface-hover",
        faded && "text-text-muted",
        editing && "z-5",
      )}
    >
      <ChooseCell label={`Select ${name}`} tabIndex={tabIndex} chosen={selected} disabled={faded} />
      {children}
    </div>
  );
}
