import { type CsvColumn, csvText, fieldColumns, type ListExport, withId } from "@/lib/grid/csv-columns";
import { type Order, sortRecords } from "@/lib/grid/sort";
import { byNameAndId } from "./name-order";
import type { CellValue } from "./record-columns";

/** How a table makes room for a column: by the width of its container, in rem. */
export interface ColumnRoom {
  readonly label: string;
  /** Its values are aligned to the end of the column. */
  readonly numeric?: boolean;
  /** The minimum width; always shown without it. */
  readonly from?: 34 | 44 | 60 | 64 | 70 | 76 | 84;
  /** Below this width it only takes what the others leave. */
  readonly shrinks?: 34 | 60;
  /** Below 34 rem it has no width; only content that spans it and the column before is visible. */
  readonly folds?: boolean;
}

type KitValue<Row> = Extract<CellValue<Row>, { readonly kind: "text" | "time" | "own" }>;

/** The content of a cell: as in a grid, or the row's name, which opens its panel. */
type RowValue<Row> = KitValue<Row> | { readonly kind: "name" };

/**
 * One column of a list of records: how it is shown, ordered and exported, with the parts that columns of grids have.
 * Without a part, that is not possible.
 */
export interface RowColumn<Row> extends ColumnRoom {
  readonly hint?: string;
  /** Longer words are cut beyond it, in quarters of a rem. */
  readonly widest?: 40 | 56 | 72 | 80;
  readonly faint?: boolean;
  readonly value: RowValue<Row>;
  readonly order?: Order<Row>;
  /** Columns of a file, by their heading; empty for the column's own. */
  readonly file?: Readonly<Record<string, Omit<CsvColumn<Row>, "heading">>>;
}

/** All columns of a list, in their order. The first names the row. */
export interface RowColumns<Id extends string, Row> {
  readonly ids: readonly Id[];
  readonly of: (id: Id) => RowColumn<Row>;
  /** Those that the list can be ordered by. */
  readonly sortable: readonly Id[];
}

export function rowColumns<Id extends string, Row>(
  columns: Readonly<Record<Id, RowColumn<Row>>>,
): RowColumns<Id, Row> {
  const ids = Object.keys(columns) as Id[];
  return { ids, of: (id) => columns[id], sortable: ids.filter((id) => columns[id].order) };
}

/** The parts of the column that names a row. */
export const nameParts = <Row>(of: (row: Row) => string) =>
  ({ value: { kind: "name" }, order: { key: of }, file: { "": { text: of } } }) as const;

/** The parts of a column of instants; `none` names the missing value, "No end". */
export const timeParts = <Row>(of: (row: Row) => string | null, show?: "day", none?: string) =>
  ({
    value: { kind: "time", of, ...(show && { show }), ...(none !== undefined && { none }) },
    order: { key: of },
    file: { "": { text: (row: Row) => csvText(of(row)) } },
  }) as const;

/** The order of a list: by one of its columns, ascending or descending. */
export interface ListSort<Column extends string> {
  readonly column: Column;
  readonly descending: boolean;
}

/** Rows in the order of a column; rows with equal values are ordered by their names, and then by their ids. */
export function orderRows<Id extends string, Row extends { readonly id: string }>(
  { ids: [first], of }: RowColumns<Id, Row>,
  rows: readonly Row[],
  { column, descending }: ListSort<Id>,
): Row[] {
  const { order } = of(column);
  if (!order) return [...rows];
  const { key: nameOf = () => "" } = (first && of(first).order) ?? {};
  return sortRecords(
    rows,
    order,
    descending ? "desc" : "asc",
    byNameAndId((row) => String(nameOf(row))),
  );
}

/**
 * The rows of a list as a file.
 *
 * @param identifiers further fields that a spreadsheet must not treat as numbers
 */
export function listExport<Id extends string, Row extends { readonly id: string }>(
  resource: ListExport<Row>["resource"],
  { ids, of }: RowColumns<Id, Row>,
  identifiers: readonly (keyof Row & string)[] = [],
): ListExport<Row> {
  const seen = ids.flatMap((id) => {
    const { label, file = {} } = of(id);
    return Object.entries(file).map(([heading, cell]) => ({ ...cell, heading: heading || label }));
  });
  return {
    resource,
    seen: withId(seen),
    all: (records) => fieldColumns<Row & Readonly<Record<string, unknown>>>(records, identifiers),
  };
}
