import type { ComponentProps } from "react";
import { GridGroupRow } from "@/components/ui/grid/grid-group-row";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-noun";
import { CAMPAIGN_COLUMNS, type ColumnId } from "@/lib/campaigns/view/columns";
import { groupCampaigns } from "@/lib/campaigns/view/groups";
import { toggledIn } from "@/lib/grid/groups";

type CampaignGroupRowProps = Omit<
  ComponentProps<typeof GridGroupRow<ColumnId>>,
  "columns" | "padding" | "many"
>;

/** What heads a group of campaigns. */
const CampaignGroupRow = (props: CampaignGroupRowProps) => (
  <GridGroupRow {...props} columns={CAMPAIGN_COLUMNS} padding="px-3" many={CAMPAIGNS.many} />
);

/** Everything that groups need, for whoever fetches it late. */
export const CAMPAIGN_GROUPS = { groupCampaigns, toggledIn, CampaignGroupRow } as const;
