import type { Layout } from "@/lib/grid/columns";
import { type Copied, type CopyFormat, copiedRows } from "@/lib/grid/copied-rows";
import type { AccountRecord, NameOf } from "@/lib/records/record-columns";
import { copiedColumns } from "@/lib/records/record-files";
import type { RecordResource } from "@/lib/records/record-resource";

/** Records for the clipboard, with the columns of a layout. */
export const copiedRecords = <Row extends AccountRecord, Column extends string, FilterId extends string>(
  { columns }: RecordResource<Row, Column, FilterId>,
  format: CopyFormat,
  rows: readonly Row[],
  layout: Layout<Column>,
  referredName: NameOf,
  zone: string,
): Copied =>
  copiedRows(
    format,
    rows,
    copiedColumns(
      columns,
      layout.map(({ id }) => id),
      referredName,
      zone,
    ),
  );
