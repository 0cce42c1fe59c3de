import type { CsvColumn } from "@/lib/grid/csv-columns";
import type { FilterFields } from "@/lib/grid/filters";
import type { Sort } from "@/lib/grid/sort";
import type { SpendPlan } from "@/lib/statistics/pacing";
import type { AccountRecord, RecordColumns } from "./record-columns";

/** The grid of a resource: its columns, and the possible actions. */
export interface RecordResource<
  Row extends AccountRecord,
  Column extends string,
  FilterId extends string,
  Change = unknown,
> {
  /** As in the address of its page. */
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly columns: RecordColumns<Column, Row, Change>;
  readonly filters: FilterFields<FilterId, Row>;
  readonly usualSort: Sort<Column>;
  /** Deleted records can be listed as well. */
  readonly listsDeleted: boolean;
  /** The budget of a record, and its dates; left out where records have no budgets. */
  readonly plan?: (row: Row) => SpendPlan;
  /** Every word of a search has to occur in it; the name by default. */
  readonly searched?: (row: Row) => string;
  /** The name of a record; its id if it has none. */
  readonly nameOf: (row: Row) => string;
  /** Every field that any of the records has, for a file. */
  readonly everyField: (rows: readonly Row[]) => CsvColumn<Row>[];
}
