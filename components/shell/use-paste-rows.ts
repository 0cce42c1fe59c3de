"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toast";
import type { Layout } from "@/lib/grid/columns";
import type { Pasting } from "@/lib/grid/paste";
import { inShownOrder } from "@/lib/lists/selection";
import { cellInFocus, clipboardIsTaken, rowInFocus } from "./focused-element";

interface PasteRows<Row, Column extends string> {
  /** Whether they are shown or not. */
  chosen: readonly Row[];
  /** Filtered and sorted. */
  shown: readonly Row[];
  layout: Layout<Column>;
  /** Why nothing can be changed here; undefined if it can. */
  readOnlyReason: string | undefined;
  /** Left out where nothing is taken. */
  onPaste: ((pasting: Pasting<Row, Column>) => void) | undefined;
}

/** Handles a paste while a cell of the page's grid has the focus: into the chosen rows, or from there down. */
export function usePasteRows<Row extends { readonly id: string }, Column extends string>({
  chosen,
  shown,
  layout,
  readOnlyReason,
  onPaste,
}: PasteRows<Row, Column>): void {
  useEffect(() => {
    const onPasted = (event: ClipboardEvent) => {
      const cell = cellInFocus();
      const text = event.clipboardData?.getData("text/plain");
      if (!onPaste || !cell || !text || event.defaultPrevented || clipboardIsTaken()) return;
      const from = shown.findIndex(({ id }) => id === rowInFocus());
      // The header of a group takes no cells.
      if (from < 0 && chosen.length === 0) return;
      event.preventDefault();
      if (readOnlyReason) return void toast({ title: readOnlyReason });
      const column = layout.findIndex(({ id }) => id === cell.dataset.cell);
      onPaste({
        text,
        rows: chosen.length > 0 ? inShownOrder(chosen, shown) : shown.slice(from),
        chosen: chosen.length > 0,
        columns: layout.slice(Math.max(0, column)).map(({ id }) => id),
      });
    };
    document.addEventListener("paste", onPasted);
    return () => document.removeEventListener("paste", onPasted);
  });
}
