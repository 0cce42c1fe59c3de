import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CSV_START, csvLine, identifierCell } from "@/lib/csv";
import { microsToDecimal } from "@/lib/money";
import { plannedDays } from "./planned-days";
import { type ColumnId, columnOf } from "./view/columns";

export interface CsvColumn {
  readonly heading: string;
  readonly cell: (campaign: Campaign) => string;
}

const text = (value: unknown) =>
  value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);

const money = (micros: string | null, currency: string) =>
  micros === null ? "" : microsToDecimal(micros, currency);

/** Every column of the grid as it goes into a file: ids and purchase orders as text, amounts exact, times as the service has them. */
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
    po: ({ purchase_order_number }) => identifierCell(text(purchase_order_number)),
    optimization: ({ budget_optimization }) => text(budget_optimization),
    delivery: ({ standard_delivery }) => text(standard_delivery),
    effective: ({ effective_status }) => text(effective_status),
    created: ({ created_at }) => text(created_at),
    updated: ({ updated_at }) => text(updated_at),
    id: ({ id }) => identifierCell(id),
  };

/** What stands in a cell of the columns as seen. */
export const seenCell = (id: ColumnId, campaign: Campaign, fundingName: (id: string) => string) =>
  CELLS[id](campaign, fundingName);

/** How a field is called in a file of all of them. */
export const allHeading = (field: string) => field.replace(/_local_micro$/, "");

/** The columns as seen. The id and the currency always go along, so that a file can be read back. */
export function seenColumns(ids: readonly ColumnId[], fundingName: (id: string) => string): CsvColumn[] {
  const seen = ids.filter((id) => id !== "id");
  return [
    { heading: "ID", cell: ({ id }) => identifierCell(id) },
    ...seen.map((id) => ({
      heading: columnOf(id).label,
      cell: (campaign: Campaign) => seenCell(id, campaign, fundingName),
    })),
    { heading: "Currency", cell: ({ currency }) => text(currency) },
  ];
}

/** Every field that any of the campaigns has, under the service's own names; amounts in currency units. */
export function allColumns(campaigns: readonly Campaign[]): CsvColumn[] {
  const fields = new Set(campaigns.flatMap((campaign) => Object.keys(campaign)));
  fields.delete("id");
  return ["id", ...fields].map((field) => ({
    heading: allHeading(field),
    cell: (campaign) => fieldCell(campaign, field),
  }));
}

function fieldCell(campaign: Campaign, field: string): string {
  const value = campaign[field];
  if (field === "id" || field.endsWith("_id") || field === "purchase_order_number")
    return typeof value === "string" ? identifierCell(value) : text(value);
  if (field.endsWith("_local_micro") && typeof value === "string") return money(value, campaign.currency);
  return text(value);
}

/** The file piece by piece, so that a long one can be written without holding up the page. */
export function* csvPieces(
  campaigns: readonly Campaign[],
  columns: readonly CsvColumn[],
  size = 500,
): Generator<{ text: string; written: number }> {
  yield { text: CSV_START + csvLine(columns.map(({ heading }) => heading)), written: 0 };
  for (let at = 0; at < campaigns.length; at += size) {
    const rows = campaigns.slice(at, at + size);
    yield {
      text: rows.map((campaign) => csvLine(columns.map(({ cell }) => cell(campaign)))).join(""),
      written: at + rows.length,
    };
  }
}
