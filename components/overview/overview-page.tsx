"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FirstRecord } from "@/components/records/first-record";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { DayChart } from "@/components/statistics/day-chart";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { create, list } from "@/lib/ads/endpoints/campaigns";
import * as statistics from "@/lib/ads/endpoints/statistics";
import { formatNumber } from "@/lib/format/numbers";
import { COUNTED_MAX } from "@/lib/overview/largest-campaigns";
import { chartDays } from "@/lib/overview/overview-days";
import { movers, slowCampaigns, weekByObjective } from "@/lib/overview/week";
import type { MeasureId } from "@/lib/statistics/measures";
import { AttentionList } from "./attention-list";
import { MoverRows, PaceRows } from "./campaign-figures";
import { ObjectiveTable } from "./objective-table";
import { OverviewSection } from "./overview-section";
import { RunwayRows } from "./runway-rows";
import { SpendTiles } from "./spend-tiles";
import { type Overview, useOverview } from "./use-overview";

/** How the open account does: what it spent and brought, what needs attention, and how long the money lasts. */
export function OverviewPage() {
  return (
    <RoleGate needs={list} title="Overview" what="campaigns">
      <PageHeader title="Overview" />
      <PageBody className="bg-surface-sunken">
        <Content />
      </PageBody>
    </RoleGate>
  );
}

function Content() {
  const route = useAccount();
  const overview = useOverview();
  const { reason } = usePermission(statistics.get);
  const { list: campaigns } = overview;
  if (campaigns.complete && campaigns.records.length === 0) return <NoCampaigns />;
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-4 p-4">
      {reason === undefined ? <Spend overview={overview} /> : <p className="text-text-muted">{reason}</p>}
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
              <AttentionList route={route} campaigns={campaigns.records} />
            ) : (
              <OverviewSection title="Needs attention">
                <Waiting />
              </OverviewSection>
            )}
            {reason === undefined && <Lasts overview={overview} />}
          </div>
          {reason === undefined && (
            <div className="flex min-w-0 flex-col gap-4">
              <Brought overview={overview} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function NoCampaigns() {
  const { push } = useRouter();
  const route = useAccount();
  const { reason } = usePermission(create);
  const run = () => push(accountHref(route, "campaigns/new"));
  return (
    <FirstRecord
      title="No campaigns yet"
      action="Create the first campaign"
      create={{ label: "New campaign", disabledReason: reason, run }}
    >
      What the account spends and brings stands here once a campaign runs.
    </FirstRecord>
  );
}

function Spend({ overview: { days, zone, funding, paid } }: { overview: Overview }) {
  const [measure, setMeasure] = useState<MeasureId>("spend");
  const { rows, problem, error } = paid.read;
  const failed =
    error !== undefined || (paid.read.settled && funding.records.some(({ id }) => !rows.has(id)));
  const times = [...rows.values()].map(({ readAt }) => readAt);
  const today = days?.today;
  return (
    <>
      <SpendTiles
        instruments={funding.records}
        records={paid.records}
        readAt={times.length > 0 ? Math.min(...times) : undefined}
        complete={funding.complete}
        problem={problem ?? (failed ? "The statistics could not be read." : undefined)}
      />
      {failed && (
        <Button size="small" className="self-start" onClick={paid.reading.refresh}>
          Try again
        </Button>
      )}
      {today !== undefined && funding.records.length > 0 && (
        <div className="rounded-md border bg-surface p-4">
          <DayChart
            entity="FUNDING_INSTRUMENT"
            rows={funding.records}
            many="funding sources"
            days={chartDays(today)}
            zone={zone}
            measure={measure}
            onMeasure={setMeasure}
          />
        </div>
      )}
    </>
  );
}

const ROWS_MAX = 6;

function Brought({ overview }: { overview: Overview }) {
  const route = useAccount();
  const { list: campaigns, counted, brought, days, zone } = overview;
  const { records } = brought;
  const { error, problem } = brought.read;
  const isRead = counted.every(({ id }) => records.of(id).state === "read");
  const ready = campaigns.complete && isRead;
  const held = campaigns.complete && !isRead ? problem : undefined;
  const weekStart = days?.compared?.now.from;
  const note =
    campaigns.records.length > COUNTED_MAX
      ? `last 7 days; the ${COUNTED_MAX} largest of ${formatNumber(campaigns.records.length)} campaigns`
      : "last 7 days";
  if (error) {
    return (
      <ErrorState
        title="What campaigns brought could not be read"
        error={error}
        onRetry={brought.reading.refresh}
      />
    );
  }
  return (
    <>
      {held !== undefined && <p className="text-sm text-attention">{held}</p>}
      <OverviewSection title="Results by objective" note={note}>
        {ready ? <ObjectiveTable weeks={weekByObjective(counted, records)} /> : <Waiting />}
      </OverviewSection>
      <OverviewSection title="Largest changes in spend" note="against the 7 days before">
        {ready ? <MoverRows route={route} rows={movers(counted, records, ROWS_MAX)} /> : <Waiting />}
      </OverviewSection>
      <OverviewSection title="Spending too slowly" note="under 80% of the daily budget all week">
        {ready && weekStart !== undefined ? (
          <PaceRows
            route={route}
            rows={slowCampaigns(counted, records, { weekStart, zone }).slice(0, ROWS_MAX)}
          />
        ) : (
          <Waiting />
        )}
      </OverviewSection>
    </>
  );
}

function Lasts({ overview: { funding, paid, zone, now } }: { overview: Overview }) {
  const route = useAccount();
  return (
    <OverviewSection title="Funding" note="lasts, if spent as in the last 7 days">
      {funding.complete && now !== undefined ? (
        <RunwayRows
          route={route}
          instruments={funding.records}
          records={paid.records}
          zone={zone}
          now={now}
        />
      ) : funding.error ? (
        <ErrorState
          compact
          title="The funding sources could not be read"
          error={funding.error}
          onRetry={funding.resume}
        />
      ) : (
        <Waiting />
      )}
    </OverviewSection>
  );
}

const Waiting = () => (
  <div role="status" className="flex flex-col gap-3 p-4">
    <span className="sr-only">Reading…</span>
    <Skeleton className="h-3 w-3/4" />
    <Skeleton className="h-3 w-1/2" />
    <Skeleton className="h-3 w-2/3" />
  </div>
);
