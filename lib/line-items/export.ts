import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { isAmount } from "@/lib/grid/columns";
import {
  type CsvColumn,
  CURRENCY_COLUMN,
  csvMoney,
  csvText,
  fieldColumns,
  onClocks,
  withId,
  withIdAndCurrency,
} from "@/lib/grid/csv-columns";
import { type LineItemColumn, lineItemColumn } from "./line-item-columns";

type Cell = (item: LineItem, campaignName: (id: string) => string) => string;

/**
 * Every column of the grid as it goes into a file: amounts exact, words and times as the service has them. What
 * stands together in a cell of the grid has a column for each value, so that a spreadsheet can reckon with it.
 */
const CELLS: Readonly<Record<LineItemColumn, Cell | Readonly<Record<string, Cell>>>> = {
  name: ({ name }) => csvText(name),
  campaign: ({ campaign_id }, campaignName) => campaignName(campaign_id),
  status: ({ entity_status }) => entity_status,
  why: ({ reasons_not_servable }) => csvText(reasons_not_servable.join(" ")),
  start: {
    Starts: ({ start_time }) => csvText(start_time),
    Ends: ({ end_time }) => csvText(end_time),
  },
  objective: ({ objective }) => objective,
  placements: ({ placements }) => placements.join(" "),
  bid: {
    "Bid strategy": ({ bid_strategy }) => bid_strategy,
    Bid: ({ bid_amount_local_micro, currency }) => csvMoney(bid_amount_local_micro, currency),
  },
  daily: ({ daily_budget_amount_local_micro, currency }) =>
    csvMoney(daily_budget_amount_local_micro, currency),
  total: ({ total_budget_amount_local_micro, currency }) =>
    csvMoney(total_budget_amount_local_micro, currency),
  created: ({ created_at }) => created_at,
  updated: ({ updated_at }) => updated_at,
  id: ({ id }) => id,
};

const INSTANTS: readonly LineItemColumn[] = ["start", "created", "updated"];

function columnsOfFile(id: LineItemColumn, campaignName: (id: string) => string): CsvColumn<LineItem>[] {
  const cells = CELLS[id];
  const byHeading = typeof cells === "function" ? { [lineItemColumn(id).label]: cells } : cells;
  return Object.entries(byHeading).map(([heading, cell]) => ({
    heading,
    text: (item) => cell(item, campaignName),
    identifier: id === "id",
    instant: INSTANTS.includes(id),
  }));
}

/** The columns as seen, with the id and the currency. */
export const seenColumns = (
  ids: readonly LineItemColumn[],
  campaignName: (id: string) => string,
): CsvColumn<LineItem>[] =>
  withIdAndCurrency(ids.filter((id) => id !== "id").flatMap((id) => columnsOfFile(id, campaignName)));

/** The columns as seen for the clipboard, on a zone's clocks, with the id and the currency of their amounts. */
export function copiedColumns(
  ids: readonly LineItemColumn[],
  campaignName: (id: string) => string,
  zone: string,
): CsvColumn<LineItem>[] {
  const seen = ids.flatMap((id) => columnsOfFile(id, campaignName)).map((column) => onClocks(column, zone));
  // The id goes along wherever it is not shown, so that rows which were sorted meanwhile find their way back.
  const named = ids.includes("id") ? seen : withId(seen);
  return ids.some((id) => isAmount(lineItemColumn(id))) ? [...named, CURRENCY_COLUMN] : named;
}

/** Every field that any of the line items has. */
export const allColumns = (items: readonly LineItem[]): CsvColumn<LineItem>[] =>
  fieldColumns(items, ["store_a_app_identifier", "store_b_app_identifier", "primary_web_event_tag"]);
