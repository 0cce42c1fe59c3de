import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import type { CampaignItem } from "@/lib/campaigns/bulk/campaign-plan";
import { createInput } from "@/lib/campaigns/new-campaign";
import { planImport } from "@/lib/record-import/plan-import";
import type { DiffedRow, ImportPlan } from "@/lib/record-import/row-diff";
import type { CampaignRowDiff } from "./diff-row";

/** The input for the included rows: whole new campaigns, and touched fields of existing ones. */
export const planCampaignImport = (rows: readonly DiffedRow<CampaignRowDiff>[]): ImportPlan<CampaignItem> =>
  planImport(CAMPAIGNS, rows, itemOf);

function itemOf({ row, number, diff }: DiffedRow<CampaignRowDiff>): CampaignItem | undefined {
  if (diff.kind === "changed") {
    const { record: campaign, change } = diff;
    return {
      key: campaign.id,
      row,
      name: campaign.name,
      before: campaign,
      operation: { operation_type: "Update", params: { campaign_id: campaign.id, ...change } },
      differences: Object.entries(change).map(([field, to]) => ({ field, from: campaign[field], to })),
    };
  }
  if (diff.kind !== "new") return undefined;
  const { account_id: _, ...input } = createInput("", diff.form);
  return {
    key: `row ${number}`,
    row,
    name: input.name,
    operation: { operation_type: "Create", params: { ...input, entity_status: diff.status } },
    differences: [{ field: "name", from: null, to: input.name }],
  };
}
