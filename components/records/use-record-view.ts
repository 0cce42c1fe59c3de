"use client";

import { useMemo } from "react";
import { type GridView, gridView, useGridView } from "@/components/ui/grid/use-grid-view";
import { useWindowStep } from "@/components/ui/use-window-step";
import type { Layout } from "@/lib/grid/columns";
import {
  type AccountRecord,
  COLUMN_STEPS,
  type RecordColumns,
  usualLayout,
} from "@/lib/records/record-columns";
import type { RecordResource } from "@/lib/records/record-resource";

/** The filters, columns and sorting of a resource. */
interface SeenRecords<Row, Column extends string, FilterId extends string> {
  readonly columns: RecordColumns<Column, Row>;
  readonly grid: GridView<FilterId, Column>;
}

/** The parts of the address for a resource's view, for `useRecordView`; made once for each resource. */
export const recordView = <Row extends AccountRecord, Column extends string, FilterId extends string>({
  columns,
  filters: fields,
  usualSort,
}: RecordResource<Row, Column, FilterId>): SeenRecords<Row, Column, FilterId> => ({
  columns,
  grid: gridView({ fields, columns, usualSort }),
});

/** The view of a resource's records, stored in the address; defaults depend on the window. */
export function useRecordView<Row, Column extends string, FilterId extends string>({
  columns,
  grid,
}: SeenRecords<Row, Column, FilterId>) {
  const window = useWindowStep(COLUMN_STEPS);
  const usual = useMemo(() => usualLayout(columns, window), [columns, window]);
  const { layout, ...view } = useGridView(grid);
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
