"use client";

import { useMemo } from "react";
import { type GridView, useGridView } from "@/components/ui/grid/use-grid-view";
import { useWindowStep } from "@/components/ui/use-window-step";
import type { Layout } from "@/lib/grid/columns";
import { type AccountRecord, COLUMN_STEPS, usualLayout } from "@/lib/records/record-columns";
import type { RecordNoun } from "@/lib/records/record-noun";

/** How the records of a noun are seen, kept in the address; what is not arranged there goes by the window. */
export function useRecordView<
  Row extends AccountRecord,
  Column extends string,
  Field extends string,
  FilterId extends string,
>({ columns }: RecordNoun<Row, Column, Field, FilterId>, seen: GridView<FilterId, Column>) {
  const window = useWindowStep(COLUMN_STEPS);
  const usual = useMemo(() => usualLayout(columns, window), [columns, window]);
  const { layout, ...view } = useGridView(seen);
  return { ...view, layout: layout ?? usual, arranged: layout !== undefined };
}

/** The state of a grid as its page hands it around. */
export type RecordView<Column extends string, FilterId extends string> = Omit<
  ReturnType<typeof useGridView<FilterId, Column>>,
  "layout"
> & {
  readonly layout: Layout<Column>;
  /** Its columns were arranged by hand. */
  readonly arranged: boolean;
};
