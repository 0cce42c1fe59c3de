import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import type { CampaignItem } from "@/lib/campaigns/bulk/campaign-plan";
import { createInput } from "@/lib/campaigns/new-campaign";
import { planImport } from "@/lib/record-import/plan-import";
import type { DiffedRow, ImportPlan } from "@/lib/record-import/row-diff";
import type { CampaignRowDiff } from "./diff-row";

/** The input for the included rows: whole new campaigns, and touched fields of existing ones. */
export const planCampaignImport = (rows: readonly DiffedRow<CampaignRowDiff>[]): ImportPlan<CampaignItem> =>
  planImport(CAMPAIGNS, rows, {
    nameOf: ({ name }) => name,
    update: ({ id }, change) => ({ operation_type: "Update", params: { campaign_id: id, ...change } }),
    create: ({ form, status }) => {
      const { account_id: _, ...input } = createInput("", form);
      return {
        name: input.name,
        operation: { operation_type: "Create", params: { ...input, entity_status: status } },
      };
    },
  });
