import { Clock } from "lucide-react";
import { useMemo } from "react";
import { useCampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import { useAccount, usePermission } from "@/components/shell/account";
import { StagePause } from "@/components/staged/stage-pause";
import { AskedSection } from "@/components/statistics/asked-section";
import { SpendByHourFailed } from "@/components/statistics/spend-by-hour";
import { usePanelDetails } from "@/components/statistics/use-panel-details";
import { useSpendByHour } from "@/components/statistics/use-spend-by-hour";
import { StatusShape } from "@/components/ui/status-mark";
import { type Campaign, update } from "@/lib/ads/endpoints/campaigns";
import { counted } from "@/lib/format/plurals";
import { spendBesideWords } from "@/lib/statistics/spend-by-hour-words";
import { CampaignLink } from "./campaign-link";
import { SectionSkeleton } from "./overview-section";

/** Maximum number of campaigns in one request. */
const CHECKED_MAX = 20;

interface RunawaySpendProps {
  /** Those that serve, the largest first; memoize them. */
  campaigns: readonly Campaign[];
  zone: string;
}

/** Which of the largest campaigns spend at least twice their usual today; on request. */
export function RunawaySpend({ campaigns, zone }: RunawaySpendProps) {
  const { accountId } = useAccount();
  const { hours, setHours } = usePanelDetails(accountId);
  const checked = useMemo(() => campaigns.slice(0, CHECKED_MAX), [campaigns]);
  if (checked.length === 0) return null;
  return (
    <div className="border-t px-3 py-3">
      <AskedSection
        label="Spend by hour"
        action="Check today’s spend by hour"
        icon={Clock}
        shown={hours}
        onShow={setHours}
      >
        <Checked campaigns={checked} zone={zone} />
      </AskedSection>
    </div>
  );
}

function Checked({ campaigns, zone }: RunawaySpendProps) {
  const ids = useMemo(() => campaigns.map(({ id }) => id), [campaigns]);
  const { data, found, error, refetch } = useSpendByHour({ entity: "CAMPAIGN", ids, zone });
  const account = useAccount();
  const { reason } = usePermission(update);
  const staging = useCampaignStaging(account.accountId, campaigns);
  if (error) return <SpendByHourFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SectionSkeleton />;
  const running = staging.planned.records.filter(({ id }) => found.get(id)?.runsAway);
  const unknown = [...found.values()].filter(({ usual }) => !usual).length;
  return (
    <>
      <p role="status" className="text-sm text-text-muted">
        {running.length === 0
          ? `None of ${counted(found.size, "campaign")} spends far more than it usually does by now.`
          : `${counted(running.length, "campaign")} of ${found.size} spend far more than usual by now.`}
        {unknown > 0 && ` What is usual is not known for ${unknown}.`} {data.problem}
      </p>
      <ul className="flex flex-col gap-3 empty:hidden">
        {running.map((campaign) => {
          const beside = found.get(campaign.id);
          return (
            <li key={campaign.id} className="flex gap-2">
              <StatusShape kind="attention" className="mt-1" />
              <div className="flex min-w-0 grow flex-col items-start gap-1">
                <CampaignLink route={account} campaign={campaign} />
                <p className="text-sm text-text-muted">
                  {beside && spendBesideWords(beside, campaign.currency, zone)}
                </p>
                <StagePause
                  staging={staging}
                  record={campaign}
                  change={{ entity_status: "PAUSED" }}
                  reason={reason}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
