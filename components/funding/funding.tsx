"use client";

import { useMemo } from "react";
import { useNarrow } from "@/components/accounts/use-narrow";
import { useNow } from "@/components/accounts/use-now";
import { useAccount } from "@/components/shell/account";
import { ListSearch } from "@/components/shell/list-search";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { shownCount } from "@/components/shell/shown-count";
import { useLeaving } from "@/components/shell/use-leaving";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { knownValue } from "@/lib/finding";
import { arrangeFunding } from "@/lib/funding/funding-view";
import type { DailyPlan } from "@/lib/funding/runway";
import { CreateFunding } from "./create-funding";
import { FundingCards } from "./funding-cards";
import { FundingPanel } from "./funding-panel";
import { FundingTable } from "./funding-table";
import { useFunding } from "./use-funding";
import { useFundingView } from "./use-funding-view";

const SKELETON_WIDTHS = ["w-72", "w-40", "w-36", "w-28", "w-28", "w-32"];
const NO_PLANS: ReadonlyMap<string, DailyPlan> = new Map();

/** What pays for the account's campaigns: whether it can, how much is left, and how long it would last. */
export function Funding() {
  return (
    <RoleGate
      needs={fundingInstruments.list}
      title="Funding"
      what="funding"
      waiting={<SkeletonRows label="Reading funding instruments" columns={SKELETON_WIDTHS} rows={6} />}
    >
      <Instruments />
    </RoleGate>
  );
}

function Instruments() {
  const { environment, accountId, account } = useAccount();
  const view = useFundingView();
  const { instruments, plans, retryPlans } = useFunding(accountId, { withDeleted: view.withDeleted });
  const minute = useNow();
  const now = minute ?? 0;
  const zone = account?.timezone ?? "UTC";
  const narrow = useNarrow();
  const leaving = useLeaving();

  const known = knownValue(plans) ?? NO_PLANS;
  const { records } = instruments;
  const shown = useMemo(
    () => arrangeFunding(records, known, view.search, view.sort),
    [records, known, view.search, view.sort],
  );
  const reading = minute === undefined || instruments.pending || account === undefined;
  const sandbox = environment === "sandbox";
  const rows = {
    instruments: shown,
    plans,
    zone,
    now,
    sort: view.sort,
    onSort: view.sortBy,
    panel: view.panel,
    onOpen: (id: string) => view.openPanel(id === view.panel ? null : id),
    leaving,
  };
  return (
    <>
      <PageHeader
        title="Funding"
        count={
          reading
            ? undefined
            : shownCount({ shown: shown.length, all: records.length, complete: instruments.complete })
        }
        actions={sandbox && <CreateFunding zone={zone} onCreated={view.openPanel} />}
      />
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-b px-4 py-2">
        <ListSearch
          label="Search funding instruments"
          placeholder="Name, type or id"
          group="Funding"
          value={view.search}
          onValueChange={view.setSearch}
        />
        <Switch checked={view.withDeleted} onCheckedChange={view.setWithDeleted}>
          Show deleted
        </Switch>
      </div>
      <PartlyRead list={instruments} what="instrument" />
      <PageBody>
        {instruments.error && records.length === 0 ? (
          <ErrorState
            title="Funding could not be read"
            error={instruments.error}
            onRetry={instruments.refetch}
          />
        ) : reading ? (
          <SkeletonRows label="Reading funding instruments" columns={SKELETON_WIDTHS} rows={6} />
        ) : records.length === 0 ? (
          <NoFunding sandbox={sandbox} />
        ) : shown.length === 0 ? (
          <EmptyState
            title="No instrument matches"
            action={<Button onClick={() => view.setSearch("")}>Clear the search</Button>}
          />
        ) : narrow ? (
          <FundingCards {...rows} />
        ) : (
          <FundingTable {...rows} />
        )}
      </PageBody>
      <FundingPanel
        environment={environment}
        instrument={records.find(({ id }) => id === view.panel)}
        plans={plans}
        zone={zone}
        now={now}
        onClose={() => view.openPanel(null)}
        onRetryPlans={retryPlans}
      />
    </>
  );
}

function NoFunding({ sandbox }: { sandbox: boolean }) {
  return sandbox ? (
    <EmptyState title="Nothing pays for campaigns yet">
      Create a funding instrument with the button above. In the sandbox it costs nothing.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing pays for campaigns yet">
      Funding of a live account is set up with the service: add a card in its billing settings, or ask its
      account manager for a credit line or insertion order. Creating funding here exists in the sandbox only.
    </EmptyState>
  );
}
