import { exportRecords } from "@/components/ui/grid/export-records";
import type { GridExport } from "@/lib/grid/csv-columns";
import type { AccountRecord, NameOf } from "@/lib/records/record-columns";
import { seenColumns } from "@/lib/records/record-files";
import type { RecordResource } from "@/lib/records/record-resource";
import type { RecordView } from "./use-record-view";

export interface ExportedView<Row extends AccountRecord, Column extends string, FilterId extends string> {
  resource: RecordResource<Row, Column, FilterId>;
  view: RecordView<Column, FilterId>;
  /** The contents of a file. */
  exported: (wish: GridExport) => readonly Row[];
  referredName: NameOf;
  /** The owner of the records, for the name of a file. */
  owner: string;
  /**
   * The dates and conditions of a file's numbers, as lines that start with a name; left out where the list has no
   * statistics.
   */
  numbersOf?: (() => readonly (readonly string[])[]) | undefined;
}

/** Exports the records of a page, or the chosen ones, to a file. */
export function exportRecordView<Row extends AccountRecord, Column extends string, FilterId extends string>(
  { resource, view, exported, referredName, owner, numbersOf }: ExportedView<Row, Column, FilterId>,
  wish: GridExport,
): Promise<void> {
  const seen = seenColumns(
    resource.columns,
    view.layout.map(({ id }) => id),
    referredName,
  );
  return exportRecords({
    list: { resource, seen, all: resource.everyField },
    accountName: owner,
    records: exported(wish),
    columns: wish.columns,
    format: wish.format,
    ...(wish.columns === "explained" && { behind: [["Account", owner], ...(numbersOf?.() ?? [])] }),
  });
}
