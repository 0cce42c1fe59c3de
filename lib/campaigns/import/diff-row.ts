import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { judgeNewCampaign } from "@/lib/campaigns/new-campaign";
import { compareRow, type RowRules } from "@/lib/record-import/compare-row";
import type { RowDiff } from "@/lib/record-import/row-diff";
import type { CampaignImportField } from "./column-names";
import { CAMPAIGN_ROW, warnedCells } from "./diff-existing";
import { diffNew, type NewCampaignRow } from "./diff-new";
import type { CampaignCells } from "./import-cells";
import type { CampaignImportContext } from "./known";

/** The effect of a row of a campaign file on the account. */
export type CampaignRowDiff = RowDiff<Campaign, CampaignChange, CampaignImportField, NewCampaignRow>;

const RULES: RowRules<Campaign, CampaignChange, CampaignImportField, NewCampaignRow, CampaignImportContext> =
  {
    ...CAMPAIGN_ROW,
    one: "campaign",
    created: diffNew,
    warnings: {
      changed: (campaign, change, { guard }) => warnedCells(guard.change(campaign, change)),
      created: ({ form, currency }, { guard }) => warnedCells(judgeNewCampaign(form, { guard, currency })),
    },
  };

/** Compares one row with the account. */
export const diffRow = (cells: CampaignCells, known: CampaignImportContext): CampaignRowDiff =>
  compareRow(RULES, cells, known);
