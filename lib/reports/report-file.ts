import { formatInstant } from "@/lib/format/instant";
import { microsToDecimal } from "@/lib/format/money";
import { daysAsFacts, definitionLines } from "@/lib/records/explained-columns";
import type { Finality } from "@/lib/statistics/day-ranges";
import type { TableCell, TableLine } from "@/lib/table-files/table-cells";
import { TABLE_FORMATS, type TableFormat } from "@/lib/table-files/table-formats";
import type { OpenedReport, ReportCell, ReportUnit } from "./report";

const FINALITY: Readonly<Record<Finality, string>> = {
  running: "The last day was not over",
  estimate: "Spend was still an estimate",
  correctable: "Spend could still be corrected",
  final: "Final",
};

/** What is told of a report before its numbers, each under its name. */
export function reportFacts(report: OpenedReport): readonly (readonly [string, string])[] {
  const { range, compared, zone, finality, madeAt, madeBy, withSpend } = report;
  const made = formatInstant(new Date(madeAt).toISOString(), zone, "time-and-zone");
  return [
    ...daysAsFacts(range, compared, zone),
    ["Made", `${made} by @${madeBy}`],
    ...(withSpend || finality === "running" || finality === "final"
      ? [["Numbers", `${FINALITY[finality]} when the report was made`] as const]
      : []),
  ];
}

/** A report as a table: its rows below the names of their columns, and what it is of and what its numbers mean. */
export function reportTable(report: OpenedReport): {
  readonly lines: readonly TableLine[];
  readonly about: readonly (readonly string[])[];
} {
  const { columns, rows, compared } = report;
  const heading = columns.flatMap(({ label, unit }) => {
    const now = unit === "rate" ? `${label} (%)` : label;
    return unit === "text" || !compared ? [now] : [now, `${label}, before`, `${label}, change (%)`];
  });
  const lines = rows.map(
    ({ currency, cells }): TableLine => [
      ...cells.flatMap((cell, at): readonly TableCell[] => {
        const { unit = "text", id } = columns[at] ?? {};
        const now = exact(cell, unit, currency);
        // The digits of an id are no number.
        if (id === "id" && typeof now === "string") return [{ identifier: now }];
        if (unit === "text" || !compared) return [now];
        const { before, moved } = typeof cell === "object" && "n" in cell ? cell : {};
        return [now, written(before, unit, currency), written(moved, "rate", currency)];
      }),
      currency,
    ],
  );
  return {
    lines: [[...heading, "Currency"], ...lines],
    about: [
      [report.title],
      ["Account", report.account],
      ...reportFacts(report).map((fact) => [...fact]),
      ...definitionLines(report.definitions),
    ],
  };
}

/** A report as a file of some format. */
export function reportFile(report: OpenedReport, format: TableFormat): Promise<Blob> {
  const { lines, about } = reportTable(report);
  const file = TABLE_FORMATS[format].begin();
  file.add(lines);
  return file.end(about);
}

function exact(cell: ReportCell, unit: ReportUnit, currency: string): TableCell {
  if (typeof cell === "string") return cell;
  return "n" in cell ? written(cell.n, unit, currency) : "";
}

/** A number as files take it: amounts in the currency's units, rates in percent. */
function written(n: string | undefined, unit: ReportUnit, currency: string): TableCell {
  if (n === undefined || unit === "text") return n ?? "";
  if (unit === "count") return { number: n, counted: { unit } };
  return unit === "money"
    ? { number: microsToDecimal(BigInt(n), currency), counted: { unit, currency } }
    : { number: microsToDecimal(BigInt(n) * 100n, "USD"), counted: { unit } };
}
