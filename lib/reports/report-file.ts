import { formatInstant } from "@/lib/format/instant";
import { listAnd } from "@/lib/format/lists";
import { microsToDecimal } from "@/lib/format/money";
import { plural } from "@/lib/format/plurals";
import { daysAsFacts, daysInWords, definitionLines } from "@/lib/records/explained-columns";
import { measureOfColumn } from "@/lib/records/measure-columns";
import type { Finality } from "@/lib/statistics/day-ranges";
import type { TableCell, TableLine } from "@/lib/table-files/table-cells";
import { TABLE_FORMATS, type TableFormat } from "@/lib/table-files/table-formats";
import { capital } from "@/lib/text/characters";
import type { LiveNumbers, OpenedReport, ReportCell, ReportUnit } from "./report";

const FINALITY: Readonly<Record<Finality, string>> = {
  running: "The last day was not over",
  estimate: "Spend was still an estimate",
  correctable: "Spend could still be corrected",
  final: "Final",
};

/** The facts of a report before its numbers, each under its name. */
export function reportFacts(report: OpenedReport): readonly (readonly [string, string])[] {
  const { range, compared, zone, madeAt, madeBy, live } = report;
  const on = (at: number) => formatInstant(new Date(at).toISOString(), zone, "time-and-zone");
  const days = daysAsFacts(range, compared, zone);
  const made = ["Made", `${on(madeAt)} by @${madeBy}`] as const;
  if (!live) return [...days, made, ...numbersFact(report, "when the report was made")];
  const { asOf, estimates, unread, unreadCompared, records } = live;
  const moving = `Those of ${rangesInWords(estimates)} were estimates when they were read`;
  return [
    ...days,
    ["As of", asOf === undefined ? "Nothing of these days is read" : on(asOf)],
    ...(estimates.length > 0
      ? [["Numbers", moving] as const]
      : asOf === undefined
        ? []
        : numbersFact(report, "when they were read")),
    ...(unread.length > 0
      ? [["Not read", `${rangesInWords(unread)}. The numbers are of the other days`] as const]
      : []),
    ...(unreadCompared.length > 0
      ? [["Not compared", `${rangesInWords(unreadCompared)} not read`] as const]
      : []),
    records
      ? ([
          capital(report.many),
          `As of ${on(records.at)}, ${withChanges(records.fixed, report.many)}`,
        ] as const)
      : ["Does not follow", notFollowed(report)],
    made,
  ];
}

/** Changes since the report was made that affect its records. */
const withChanges = (fixed: boolean, many: string) =>
  fixed
    ? `with what was changed and deleted by then; ${many} added since it was made are not in it`
    : "with what was changed, added and deleted by then";

/**
 * The constant parts of a report whose numbers alone are updated: everything except numbers, and the set of its
 * records.
 */
function notFollowed({ columns, many }: OpenedReport): string {
  const settings = columns.filter(({ id }) => id !== "name" && measureOfColumn(id) === undefined);
  const stays = listAnd(settings.map(({ label }) => label));
  const since = `${many} added since then are not in it`;
  if (settings.length === 0) return `The choice of ${many}: those added since it was made are not in it`;
  const stay = plural(settings.length, { one: "stays as it was", other: "stay as they were" });
  return `${stays} ${stay} when it was made; ${since}`;
}

/** How far the numbers could still change. */
const numbersFact = ({ finality, withSpend }: OpenedReport, when: string) =>
  withSpend || finality === "running" || finality === "final"
    ? [["Numbers", `${FINALITY[finality]} ${when}`] as const]
    : [];

const rangesInWords = (ranges: LiveNumbers["unread"]) => listAnd(ranges.map(daysInWords));

/** A report as a table: its rows below the labels of their columns, its scope and the definitions of its numbers. */
function reportTable(report: OpenedReport): {
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

/** A number in files: amounts in the currency's units, rates in percent. */
function written(n: string | undefined, unit: ReportUnit, currency: string): TableCell {
  if (n === undefined || unit === "text") return n ?? "";
  if (unit === "count") return { number: n, counted: { unit } };
  return unit === "money"
    ? { number: microsToDecimal(BigInt(n), currency), counted: { unit, currency } }
    : { number: microsToDecimal(BigInt(n) * 100n, "USD"), counted: { unit } };
}
