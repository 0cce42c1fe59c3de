import type { Environment } from "@/lib/ads/endpoint";
import { definitionsOf } from "@/lib/records/explained-columns";
import { measureOfColumn } from "@/lib/records/measure-columns";
import { isPaceColumn } from "@/lib/records/pace-columns";
import { finalityOf } from "@/lib/statistics/day-ranges";
import { type MeasureId, measureOf } from "@/lib/statistics/measures";
import type { ReportView, StoredReport } from "./report";

interface Frozen {
  readonly environment: Environment;
  readonly account: string;
  /** IANA. */
  readonly zone: string;
  readonly withSpend: boolean;
  /** Milliseconds. */
  readonly now: number;
}

/** A view in the form of a report: without hidden parts, and with the current definition of each of its measures. */
export function freezeReport(
  view: ReportView,
  { environment, account, zone, withSpend, now }: Frozen,
): StoredReport {
  const shown = withSpend ? view : withoutSpend(view);
  return {
    ...shown,
    environment,
    account,
    zone,
    withSpend,
    finality: finalityOf(view.range.to, zone, now),
    definitions: definitionsOf(shown.columns.map(({ id }) => id)),
  };
}

/** What marketers earn by their ads is not spend. */
const EARNED: ReadonlySet<MeasureId> = new Set(["sale_amount", "app_sale_amount"]);

/** Whether a column contains spend or budgets: amounts, prices, their movement, and pacing. */
function showsSpend({ id, unit }: ReportView["columns"][number]): boolean {
  const measure = measureOfColumn(id);
  if (measure === undefined) return unit === "money" || isPaceColumn(id);
  return measureOf(measure).unit === "money" && !EARNED.has(measure);
}

const withoutSpend = (view: ReportView) => withColumns(view, (column) => !showsSpend(column));

function withColumns(view: ReportView, stay: (column: ReportView["columns"][number]) => boolean): ReportView {
  const stays = view.columns.map(stay);
  const keep = <Each>(all: readonly Each[]) => all.filter((_, at) => stays[at]);
  return {
    ...view,
    columns: keep(view.columns),
    rows: view.rows.map(({ cells, ...row }) => ({ ...row, cells: keep(cells) })),
    totals: keep(view.totals),
  };
}

/**
 * The parts of a view that are updated: not its pacing, which depends on the budgets of the day, and no current
 * numbers.
 */
export function withoutNumbers(view: ReportView): ReportView {
  const shown = withColumns(view, ({ id }) => !isPaceColumn(id));
  const measured = shown.columns.map(({ id }) => measureOfColumn(id) !== undefined);
  return {
    ...shown,
    rows: shown.rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell, at) => (measured[at] ? { none: "Not read" } : cell)),
    })),
    unread: 0,
    totals: shown.totals.map((total, at) => (measured[at] ? [] : total)),
  };
}
