import { useGroupCommands } from "@/components/shell/use-group-commands";
import { CAMPAIGN_GROUPING_WORDS } from "@/lib/campaigns/view/groups";
import type { CampaignViewState } from "./use-campaign-view";

/** What the palette offers about groups of campaigns. */
export function GroupCommands({ group, setGroup }: Pick<CampaignViewState, "group" | "setGroup">) {
  useGroupCommands({ page: "campaigns", words: CAMPAIGN_GROUPING_WORDS, group, onGroup: setGroup });
  return null;
}
