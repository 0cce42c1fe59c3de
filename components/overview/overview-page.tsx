"use client";

import { useNewCampaign } from "@/components/campaigns/use-new-campaign";
import { CreateButton } from "@/components/records/create-button";
import { FirstRecord } from "@/components/records/first-record";
import { useAccount, useStatisticsReason } from "@/components/shell/account";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { StatisticsClosed } from "@/components/statistics/statistics-closed";
import { ErrorState } from "@/components/ui/error-state";
import { list } from "@/lib/ads/endpoints/campaigns";
import { AttentionList } from "./attention-list";
import { FundingRunway } from "./funding-runway";
import { OverviewSection, SectionSkeleton } from "./overview-section";
import { SpendOverview } from "./spend-overview";
import { useOverview } from "./use-overview";
import { WeekSections } from "./week-sections";

/** The state of the open account: spend and results, what needs attention, and how long the money lasts. */
export function OverviewPage() {
  const creation = useNewCampaign();
  return (
    <RoleGate needs={list} title="Overview" what="campaigns">
      <PageHeader title="Overview" actions={<CreateButton create={creation} />} />
      <PageBody className="bg-surface-sunken">
        <Content />
      </PageBody>
    </RoleGate>
  );
}

function Content() {
  const route = useAccount();
  const overview = useOverview();
  const reason = useStatisticsReason();
  const { list: campaigns } = overview;
  if (campaigns.complete && campaigns.records.length === 0) return <NoCampaigns />;
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-4 p-4">
      {reason === undefined ? <SpendOverview overview={overview} /> : <StatisticsClosed reason={reason} />}
      {campaigns.error ? (
        <ErrorState
          title="The campaigns could not be read"
          error={campaigns.error}
          onRetry={campaigns.resume}
        />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            {campaigns.complete ? (
              <AttentionList
                route={route}
                campaigns={campaigns.records}
                pacing={overview.pacing}
                zone={overview.zone}
              />
            ) : (
              <OverviewSection title="Needs attention">
                <SectionSkeleton />
              </OverviewSection>
            )}
            {reason === undefined && <FundingRunway overview={overview} />}
          </div>
          {reason === undefined && (
            <div className="flex min-w-0 flex-col gap-4">
              <WeekSections overview={overview} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function NoCampaigns() {
  return (
    <FirstRecord title="No campaigns yet" action="Create the first campaign" create={useNewCampaign()}>
      Spend and results appear here once a campaign runs.
    </FirstRecord>
  );
}
