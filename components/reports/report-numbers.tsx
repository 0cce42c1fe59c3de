import { Moved } from "@/components/statistics/figure-value";
import { NotSet } from "@/components/ui/absent";
import { classNames } from "@/components/ui/class-names";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { figureText } from "@/lib/format/figure-text";
import { formatNumber } from "@/lib/format/numbers";
import type { OpenedReport, ReportCell, ReportView } from "@/lib/reports/report";
import styles from "./report.module.css";

type Column = ReportView["columns"][number];

const CELL = "border-b px-3 py-1.5 align-top";
const STAYS = "sticky left-0 min-w-40 max-sm:max-w-40 print:static print:min-w-0";

/** The rows of a report below their totals. */
export function ReportNumbers({ report }: { report: OpenedReport }) {
  const { columns, rows, count, many, totals } = report;
  return (
    <ScrollRegion
      label="Numbers"
      className="relative overflow-x-auto rounded-md border print:overflow-visible print:border-0"
    >
      <table className={classNames("w-full border-separate border-spacing-0 text-left", styles.table)}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(
                  "whitespace-nowrap border-b bg-surface-sunken px-3 py-1.5 align-bottom font-medium text-sm text-text-muted print:whitespace-normal",
                  column.unit !== "text" && "text-right",
                  at === 0 && "sticky left-0 print:static",
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="font-medium">
            {columns.map((column, at) =>
              at === 0 ? (
                <th
                  key={column.id}
                  scope="row"
                  className={classNames(CELL, STAYS, "bg-surface-sunken font-semibold")}
                >
                  All {formatNumber(count)} {many}
                </th>
              ) : (
                <td
                  key={column.id}
                  className={classNames(CELL, "whitespace-nowrap bg-surface-sunken text-right tabular-nums")}
                >
                  {(totals[at] ?? []).map(({ n, unit, currency }, place) => (
                    <span key={currency} className="block">
                      {place > 0 && "+ "}
                      {unit === "text" ? n : figureText(BigInt(n), unit, currency)}
                    </span>
                  ))}
                </td>
              ),
            )}
          </tr>
          {[...rows.entries()].map(([place, row]) => (
            <ReportRow key={place} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface ReportRowProps {
  columns: readonly Column[];
  row: ReportView["rows"][number];
}

const ReportRow = ({ columns, row: { currency, cells } }: ReportRowProps) => (
  <tr className="break-inside-avoid">
    {columns.map((column, at) =>
      at === 0 ? (
        <th key={column.id} scope="row" className={classNames(CELL, STAYS, "bg-surface font-normal")}>
          <Value cell={cells[at] ?? ""} column={column} currency={currency} />
        </th>
      ) : (
        <td
          key={column.id}
          className={classNames(
            CELL,
            column.unit === "text"
              ? "min-w-28 max-w-60 print:min-w-0"
              : "whitespace-nowrap text-right tabular-nums",
          )}
        >
          <Value cell={cells[at] ?? ""} column={column} currency={currency} />
        </td>
      ),
    )}
  </tr>
);

interface ValueProps {
  cell: ReportCell;
  column: Column;
  currency: string;
}

/** A number with its unit and movement, or words. */
function Value({ cell, column: { unit, lessIsBetter }, currency }: ValueProps) {
  if (typeof cell === "string") return <bdi className="break-words">{cell}</bdi>;
  if ("none" in cell) return <NotSet what={cell.none} />;
  if (unit === "text") return cell.n;
  return (
    <>
      {figureText(BigInt(cell.n), unit, currency)}
      {cell.counted !== undefined && unit === "count" && (
        <span className="text-sm text-text-muted"> {cell.counted}</span>
      )}
      {cell.moved !== undefined && (
        <span className="block text-sm text-text-muted">
          <Moved rate={BigInt(cell.moved)} lessIsBetter={lessIsBetter} />
          {cell.before !== undefined && ` from ${figureText(BigInt(cell.before), unit, currency)}`}
        </span>
      )}
    </>
  );
}
