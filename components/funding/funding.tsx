"use client";

import { useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { ListPage } from "@/components/shell/list-page";
import { ListRows } from "@/components/shell/list-rows";
import { RoleGate } from "@/components/shell/role-gate";
import { useNarrow } from "@/components/shell/use-narrow";
import { useNow } from "@/components/shell/use-now";
import { Switch } from "@/components/ui/checkbox";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { arrangeFunding } from "@/lib/funding/funding-view";
import type { DailyPlan } from "@/lib/funding/runway";
import { knownValue } from "@/lib/remote-data";
import { CreateFunding, CreateFundingButton } from "./create-funding";
import { FundingCards } from "./funding-cards";
import { FundingPanel } from "./funding-panel";
import { FundingTable } from "./funding-table";
import { useFunding } from "./use-funding";
import { useFundingView } from "./use-funding-view";

const SKELETON_WIDTHS = ["w-72", "w-40", "w-36", "w-28", "w-28", "w-32"];
const skeleton = <SkeletonRows label="Reading funding sources" columns={SKELETON_WIDTHS} rows={6} />;
const NO_PLANS: ReadonlyMap<string, DailyPlan> = new Map();

/** What pays for the account's campaigns: whether it can, how much is left, and how long it would last. */
export function Funding() {
  return (
    <RoleGate needs={fundingInstruments.list} title="Funding" what="funding" waiting={skeleton}>
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
  const leaving = usePendingDeletions();
  const [creating, setCreating] = useState(false);

  const known = knownValue(plans) ?? NO_PLANS;
  const { records } = instruments;
  const shown = useMemo(
    () => arrangeFunding(records, known, view.search, view.sort),
    [records, known, view.search, view.sort],
  );
  const sandbox = environment === "sandbox";
  const rows = {
    instruments: shown,
    plans,
    zone,
    now,
    view,
    onOpen: (id: string) => view.openPanel(id === view.panel ? null : id),
    leaving,
  };
  return (
    <>
      <ListPage
        title="Funding"
        one="funding source"
        many="funding sources"
        actions={
          sandbox && <CreateFunding open={creating} onOpenChange={setCreating} onCreated={view.openPanel} />
        }
        list={instruments}
        shown={shown.length}
        waiting={minute === undefined}
        search={{ placeholder: "Name, type or id", value: view.search, onValueChange: view.setSearch }}
        filters={
          <Switch checked={view.withDeleted} onCheckedChange={view.setWithDeleted}>
            Show deleted
          </Switch>
        }
        skeleton={skeleton}
        empty={<NoFunding sandbox={sandbox} onCreate={() => setCreating(true)} />}
        clear={{ label: "Clear the search", run: () => view.setSearch("") }}
      >
        <ListRows page="funding">{narrow ? <FundingCards {...rows} /> : <FundingTable {...rows} />}</ListRows>
      </ListPage>
      <FundingPanel
        environment={environment}
        id={view.panel}
        listed={records.find(({ id }) => id === view.panel)}
        settled={instruments.complete || instruments.error !== null}
        plans={plans}
        zone={zone}
        now={now}
        onClose={() => view.openPanel(null)}
        onRetryPlans={retryPlans}
      />
    </>
  );
}

function NoFunding({ sandbox, onCreate }: { sandbox: boolean; onCreate: () => void }) {
  return sandbox ? (
    <EmptyState
      title="Nothing pays for campaigns yet"
      action={<CreateFundingButton onClick={onCreate}>Create the first funding source</CreateFundingButton>}
    >
      Every campaign needs a funding source. In the sandbox it costs nothing.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing pays for campaigns yet">
      Funding of a live account is set up with the service: add a card in its billing settings, or ask its
      account manager for a credit line or insertion order. Creating funding here exists in the sandbox only.
    </EmptyState>
  );
}
