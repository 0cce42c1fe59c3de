import { CSV_START, csvLine } from "@/lib/csv/cells";
import { formatInstant } from "@/lib/format/instant";
import { microsToDecimal } from "@/lib/format/money";
import { daysAsFacts, definitionLines } from "@/lib/records/explained-columns";
import type { Finality } from "@/lib/statistics/day-ranges";
import type { OpenedReport } from "./opened-report";
import type { ReportCell } from "./report";

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

/** The report as a file: its rows, then what it is of and what its numbers mean. */
export function reportFile(report: OpenedReport): string {
  const { columns, rows, compared } = report;
  const lines = [
    columns
      .flatMap(({ label, unit }) => {
        const heading = unit === "rate" ? `${label} (%)` : label;
        return unit === "text" || !compared
          ? [heading]
          : [heading, `${label}, before`, `${label}, change (%)`];
      })
      .concat("Currency"),
    ...rows.map(({ currency, cells }) =>
      cells
        .flatMap((cell, at) => {
          const { unit = "text" } = columns[at] ?? {};
          const now = exact(cell, unit, currency);
          if (unit === "text" || !compared) return [now];
          const { before, moved } = typeof cell === "object" && "n" in cell ? cell : {};
          return [now, written(before, unit, currency), written(moved, "rate", currency)];
        })
        .concat(currency),
    ),
    [],
    [report.title],
    ["Account", report.account],
    ...reportFacts(report).map((fact) => [...fact]),
    ...definitionLines(report.definitions),
  ];
  return CSV_START + lines.map(csvLine).join("");
}

function exact(cell: ReportCell, unit: string, currency: string): string {
  if (typeof cell === "string") return cell;
  return "n" in cell ? written(cell.n, unit, currency) : "";
}

/** A number as spreadsheets read it: amounts in the currency's units, rates in percent. */
function written(n: string | undefined, unit: string, currency: string): string {
  if (n === undefined || unit === "count") return n ?? "";
  return unit === "money" ? microsToDecimal(BigInt(n), currency) : microsToDecimal(BigInt(n) * 100n, "USD");
}
