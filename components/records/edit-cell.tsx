"use client";

import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { useStore } from "@/components/ui/use-store";
import type { EditRecordCellProps } from "./edit-record-cell";
import type { CellAround, ShownRecord } from "./record-value";

const late = new LazyModule(() => import("./edit-record-cell"));

/**
 * A cell under edit. Its content stays until the input can be shown; keys pressed meanwhile are passed to the input.
 * If the code of the input cannot be fetched, the edit ends.
 */
export function EditCell<
  Row extends ShownRecord,
  Change extends object,
  Around extends Pick<CellAround, "zone">,
>({
  children,
  typed,
  ...field
}: EditRecordCellProps<Row, Change, Around> & {
  /** The cell's current content. */
  children: ReactNode;
}) {
  const { row, onDone } = field;
  const code = useLazyModule(late, true);
  const failed = useStore(late.failed);
  const waits = code === undefined;
  const [early, setEarly] = useState("");
  useEffect(() => {
    if (waits && failed && late.failed.get()) onDone(row, undefined, "stay");
  }, [waits, failed, row, onDone]);
  useLayoutEffect(() => {
    if (!waits) return;
    const take = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === "Escape") onDone(row, undefined, "stay");
      else if ([...key].length === 1) setEarly((before) => before + key);
    };
    window.addEventListener("keydown", take, true);
    return () => window.removeEventListener("keydown", take, true);
  }, [waits, row, onDone]);
  if (!code) return children;
  return <code.EditRecordCell {...field} typed={early === "" ? typed : (typed ?? "") + early} />;
}
