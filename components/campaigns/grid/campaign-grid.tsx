import type { RecordGridKind } from "@/components/records/record-grid-kind";
import type { CellAround } from "@/components/records/record-value";
import { lineItemsHref } from "@/components/shell/dashboard-route";
import { NotSet } from "@/components/ui/absent";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type CampaignColumn, daysOf } from "@/lib/campaigns/campaign-columns";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import type { CampaignChange } from "@/lib/campaigns/change";
import { STAGED_CAMPAIGNS } from "@/lib/campaigns/staged-campaigns";
import { formatNumber } from "@/lib/format/numbers";
import { useCampaignCellRules } from "./use-campaign-cell-rules";

/** Campaigns in their grid. */
export const CAMPAIGN_GRID: RecordGridKind<
  Campaign,
  CampaignColumn,
  CampaignColumn,
  CampaignChange,
  CellAround
> = {
  resource: CAMPAIGN_RECORDS,
  label: "Campaigns",
  padding: "px-3",
  values: { days: (campaign) => <Days campaign={campaign} /> },
  why: "why",
  levels: {
    below: {
      label: "Open its line items",
      href: (place, campaigns) =>
        lineItemsHref(
          place,
          campaigns.map(({ id }) => id),
        ),
    },
  },
  wraps: {},
  editing: {
    useCellRules: useCampaignCellRules,
    fieldName: STAGED_CAMPAIGNS.fieldName,
    whyNotEdit: ({ deleted }) => (deleted ? "It is deleted, so it cannot be changed." : undefined),
    valueInWords: STAGED_CAMPAIGNS.valueInWords,
  },
};

function Days({ campaign }: { campaign: Campaign }) {
  const days = daysOf(campaign);
  if (days === undefined) return <NotSet what="Needs a daily and a total budget" />;
  return (
    <span title="Total budget ÷ daily budget: the plan, not what was spent">≈ {formatNumber(days)}</span>
  );
}
