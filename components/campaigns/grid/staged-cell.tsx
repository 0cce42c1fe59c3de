import type { Place } from "@/components/campaigns/place";
import { StagedValue } from "@/components/staged/staged-value";
import { NotSet } from "@/components/ui/absent";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type ColumnId, columnOf } from "@/lib/campaigns/view/columns";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { valueInWords } from "@/lib/field-values";
import { formatMicros } from "@/lib/format/money";
import { CellContent } from "./cell-content";

/** Whether a column shows a value that waits to be published. */
export function isStaged(
  column: ColumnId,
  campaign: Campaign,
  original: Campaign | undefined,
): original is Campaign {
  const field = columnOf(column).edits;
  return original !== undefined && field !== undefined && campaign[field] !== original[field];
}

interface StagedCellProps {
  column: Exclude<ColumnId, "name">;
  campaign: Campaign;
  original: Campaign;
  place: Place;
}

/** What stands in a cell whose value waits to be published. */
export function StagedCell({ column, campaign, original, place }: StagedCellProps) {
  const { edits: field, numeric } = columnOf(column);
  const words = (of: Campaign) => (field ? valueInWords(field, of[field], of.currency) : "");
  return (
    <StagedValue
      align={numeric ? "end" : "start"}
      title={`${words(original)} → ${words(campaign)}, staged`}
      old={<OldValue column={column} campaign={original} />}
    >
      <CellContent column={column} campaign={campaign} place={place} />
    </StagedValue>
  );
}

/** As plain as can be: a line through it does not reach what marks are made of. */
function OldValue({ column, campaign }: Pick<StagedCellProps, "column" | "campaign">) {
  if (column === "status") return campaignDelivery(campaign).status.word;
  const field = columnOf(column).edits;
  const value = field && campaign[field];
  if (!value) return <NotSet what="Not set before" />;
  return field?.endsWith("_local_micro") ? formatMicros(value, campaign.currency) : value;
}
