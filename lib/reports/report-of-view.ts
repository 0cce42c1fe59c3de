import { mainReasonOn } from "@/lib/delivery/delivery-words";
import { formatInstant } from "@/lib/format/instant";
import { viewQuery } from "@/lib/grid/saved-views";
import type {
  AccountRecord,
  CellValue,
  NameOf,
  RecordColumn,
  RecordColumns,
} from "@/lib/records/record-columns";
import { seenCell } from "@/lib/records/record-files";
import {
  type ComparedRanges,
  type DayRange,
  type NamedRange,
  type RangeComparison,
  writeRange,
} from "@/lib/statistics/day-ranges";
import type { ShownFigure } from "@/lib/statistics/figures";
import { gapWords, paceWord } from "@/lib/statistics/pacing-words";
import {
  type AskedFollows,
  REPORT_ROWS_MAX,
  type ReportCell,
  type ReportFollows,
  type ReportUnit,
  type ReportView,
} from "./report";

/** A list as a page shows it. */
export interface SharedList<Row, Id extends string> {
  readonly title: string;
  /** "campaigns" */
  readonly many: string;
  readonly columns: RecordColumns<Id, Row>;
  /** Those that are shown, in order. */
  readonly ids: readonly Id[];
  readonly rows: readonly Row[];
  readonly rangeWords: string;
  readonly range: NamedRange;
  readonly comparison: RangeComparison | undefined;
  readonly compared: ComparedRanges | undefined;
  /** The service's entity of a row. */
  readonly follows: (row: Row) => ReportFollows["rows"][number];
  readonly nameOf: NameOf;
  readonly zone: string;
}

/** The parts of a list in a report. */
type DrawnList<Row, Id extends string> = Omit<SharedList<Row, Id>, "range" | "comparison" | "follows"> & {
  readonly range: DayRange;
};

/** What a page shows now, frozen as a report: its first rows, and the totals of all. */
export function reportOfView<Row extends AccountRecord, Id extends string>(
  list: DrawnList<Row, Id>,
): ReportView {
  const { columns, ids, rows, range, compared } = list;
  const shown = ids.map((id) => columns.of(id));
  return {
    title: list.title,
    many: list.many,
    rangeWords: list.rangeWords,
    range: onlyDays(range),
    ...(compared && { compared: { now: onlyDays(compared.now), before: onlyDays(compared.before) } }),
    columns: ids.map((id) => {
      const { label, value } = columns.of(id);
      return {
        id,
        label,
        unit: unitOf(columns.of(id)),
        lessIsBetter: rows[0] ? isBetterLess(value, rows[0]) : false,
      };
    }),
    rows: rows.slice(0, REPORT_ROWS_MAX).map((row) => ({
      currency: row.currency,
      cells: ids.map((id) => cellOf(list, id, row)),
    })),
    count: rows.length,
    unread: unreadRows(shown, rows.slice(0, REPORT_ROWS_MAX)),
    totals: shown.map((column) => totalsOf(column, rows)),
  };
}

/**
 * How a list is updated: its range relative to the current day, and the rows that its view shows then; for now, its
 * first rows.
 *
 * @param query of the page's address
 */
export function followsOfView<Row, Id extends string>(
  { rows, range, comparison, follows }: SharedList<Row, Id>,
  query: string,
): AskedFollows {
  return {
    query: viewQuery(query),
    range: writeRange(range.name === "own" ? range : range.name),
    ...(comparison && { compare: comparison }),
    rows: rows.slice(0, REPORT_ROWS_MAX).map(follows),
  };
}

/** The totals of rows in a column. */
export const totalsOf = <Row>(
  { summed }: Pick<RecordColumn<Row>, "summed">,
  rows: readonly Row[],
): ReportView["totals"][number] =>
  (summed?.(rows) ?? []).map(({ value, currency, unit, rows: of }) => ({
    n: String(value),
    currency,
    unit,
    rows: of,
  }));

/** Rows with numbers that have not been read. */
export const unreadRows = <Row>(
  columns: readonly Pick<RecordColumn<Row>, "value">[],
  rows: readonly Row[],
): number =>
  rows.filter((row) =>
    columns.some(({ value }) => value.kind === "figure" && value.of(row).figure.kind === "unread"),
  ).length;

/** The days of a range alone. */
export const onlyDays = ({ from, to }: DayRange) => ({ from, to });

function unitOf<Row>({ value, edits }: RecordColumn<Row>): ReportUnit {
  if (value.kind === "figure") return value.unit;
  // A bid is rendered with its strategy, but is an amount as well.
  return value.kind === "money" || (value.kind === "own" && edits?.kind === "amount") ? "money" : "text";
}

const isBetterLess = <Row>(value: CellValue<Row>, row: Row) =>
  value.kind === "figure" && (value.of(row).lessIsBetter ?? false);

function cellOf<Row extends AccountRecord, Id extends string>(
  { columns, nameOf, zone }: Pick<SharedList<Row, Id>, "columns" | "nameOf" | "zone">,
  id: Id,
  row: Row,
): ReportCell {
  const { value, edits } = columns.of(id);
  switch (value.kind) {
    case "text":
      return value.of(row) || noneOf(value.none);
    case "code":
      return value.of(row);
    case "reference":
      return nameOf(value.of(row));
    case "money": {
      const micros = value.of(row);
      return micros === null ? noneOf(value.none) : { n: micros };
    }
    case "time": {
      const at = value.of(row);
      return at === null ? noneOf(value.none) : formatInstant(at, zone, value.show ?? "time");
    }
    case "status":
      return value.of(row).status.word;
    case "reasons":
      return mainReasonOn(zone, value.of(row)) ?? "";
    case "figure":
      return figureCell(value.of(row));
    case "pace": {
      const pace = value.of(row);
      if (pace.kind === "pace") return paceWord(pace);
      return pace.kind === "gap" ? gapWords(pace.gap).short : { none: "Not read" };
    }
    case "own": {
      const micros = edits?.kind === "amount" ? edits.of(row) : undefined;
      if (micros !== undefined) return micros === null ? { none: "Not set" } : { n: micros };
      return seenCell(columns, id, row, nameOf);
    }
  }
}

const noneOf = (none: string | undefined): ReportCell => (none === undefined ? "" : { none });

/** A figure in the format of a report. */
export function figureCell({ figure, counted, movement, before }: ShownFigure): ReportCell {
  if (figure.kind !== "value") return { none: figure.kind === "unread" ? "Not read" : figure.why };
  return {
    n: String(figure.value),
    ...(counted !== undefined && { counted }),
    ...(movement?.rate !== undefined && { moved: String(movement.rate) }),
    ...(before?.kind === "value" && { before: String(before.value) }),
  };
}
