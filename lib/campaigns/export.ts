import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { isAmount } from "@/lib/grid/columns";
import {
  type CsvColumn,
  CURRENCY_COLUMN,
  csvCell,
  fieldColumns,
  csvMoney as money,
  onClocks,
  csvText as text,
  withId,
  withIdAndCurrency,
} from "@/lib/grid/csv-columns";
import { plannedDays } from "./planned-days";
import { type ColumnId, columnOf } from "./view/columns";

/** Every column of the grid as it goes into a file: amounts exact, times as the service has them. */
const CELLS: Readonly<Record<ColumnId, (campaign: Campaign, fundingName: (id: string) => string) => string>> =
  {
    name: ({ name }) => text(name),
    status: ({ entity_status }) => text(entity_status),
    why: ({ reasons_not_servable }) => text(reasons_not_servable.join(" ")),
    daily: (campaign) => money(campaign.daily_budget_amount_local_micro, campaign.currency),
    total: (campaign) => money(campaign.total_budget_amount_local_micro, campaign.currency),
    days: (campaign) =>
      String(
        plannedDays(campaign.daily_budget_amount_local_micro, campaign.total_budget_amount_local_micro) ?? "",
      ),
    funding: ({ funding_instrument_id }, fundingName) => text(fundingName(funding_instrument_id)),
    po: ({ purchase_order_number }) => text(purchase_order_number),
    optimization: ({ budget_optimization }) => text(budget_optimization),
    delivery: ({ standard_delivery }) => text(standard_delivery),
    effective: ({ effective_status }) => text(effective_status),
    created: ({ created_at }) => text(created_at),
    updated: ({ updated_at }) => text(updated_at),
    id: ({ id }) => id,
  };

/** Columns whose digits are no numbers. */
const IDENTIFIERS: readonly ColumnId[] = ["po", "id"];

const INSTANTS: readonly ColumnId[] = ["created", "updated"];

const columnOfFile = (id: ColumnId, fundingName: (id: string) => string): CsvColumn<Campaign> => ({
  heading: columnOf(id).label,
  text: (campaign) => CELLS[id](campaign, fundingName),
  identifier: IDENTIFIERS.includes(id),
  instant: INSTANTS.includes(id),
});

/** What stands in a cell of the columns as seen. */
export const seenCell = (id: ColumnId, campaign: Campaign, fundingName: (id: string) => string) =>
  csvCell(columnOfFile(id, fundingName), campaign);

/** The columns as seen, with the id and the currency. */
export const seenColumns = (
  ids: readonly ColumnId[],
  fundingName: (id: string) => string,
): CsvColumn<Campaign>[] =>
  withIdAndCurrency(ids.filter((id) => id !== "id").map((id) => columnOfFile(id, fundingName)));

/** The columns as seen for the clipboard, on a zone's clocks, with the id and the currency of their amounts. */
export function copiedColumns(
  ids: readonly ColumnId[],
  fundingName: (id: string) => string,
  zone: string,
): CsvColumn<Campaign>[] {
  const seen = ids.map((id) => onClocks(columnOfFile(id, fundingName), zone));
  // The id goes along wherever it is not shown, so that rows which were sorted meanwhile find their way back.
  const named = ids.includes("id") ? seen : withId(seen);
  return ids.some((id) => isAmount(columnOf(id))) ? [...named, CURRENCY_COLUMN] : named;
}

/** Every field that any of the campaigns has. */
export const allColumns = (campaigns: readonly Campaign[]): CsvColumn<Campaign>[] =>
  fieldColumns(campaigns, ["purchase_order_number"]);
