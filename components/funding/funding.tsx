"use client";

import { useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { ExportMenu } from "@/components/shell/export-menu";
import { ListPage } from "@/components/shell/list-page";
import { RoleGate } from "@/components/shell/role-gate";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { useNow } from "@/components/shell/use-now";
import { useOpened } from "@/components/shell/use-opened";
import { Switch } from "@/components/ui/checkbox";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { arrangeFunding, type FundingPlans, fundingColumns, fundingExport } from "@/lib/funding/funding-list";
import { knownValue } from "@/lib/remote-data";
import { CreateFunding, CreateFundingButton } from "./create-funding";
import { fundingGraceKey } from "./delete-funding";
import { FundingPanel } from "./funding-panel";
import { FundingRows } from "./funding-rows";
import { useFunding } from "./use-funding";

const SKELETON_WIDTHS = ["w-72", "w-40", "w-36", "w-28", "w-28", "w-32"];
const skeleton = <SkeletonRows label="Reading funding sources" columns={SKELETON_WIDTHS} rows={6} />;
const NO_PLANS: FundingPlans = new Map();
const IN_ADDRESS = listInAddress(fundingColumns(NO_PLANS), { column: "able", descending: false });

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
  const view = useListView(IN_ADDRESS);
  const { instruments, plans, retryPlans } = useFunding(accountId, { withDeleted: view.withDeleted });
  const minute = useNow();
  const now = minute ?? 0;
  const zone = account?.timezone ?? "UTC";
  const leaving = usePendingDeletions();
  const [creating, setCreating] = useState(false);

  const known = knownValue(plans) ?? NO_PLANS;
  const { records } = instruments;
  const { search, sort } = view;
  const columns = useMemo(() => fundingColumns(known), [known]);
  const into = useMemo(() => fundingExport(columns), [columns]);
  const shown = useMemo(
    () => arrangeFunding(records, columns, search, sort),
    [records, columns, search, sort],
  );
  const opened = useOpened(instruments, view, fundingInstruments.get, (id) => ({
    account_id: accountId,
    funding_instrument_id: id,
    with_deleted: true,
  }));
  const { shown: drawn, more } = useShowMore(shown);
  const sandbox = environment === "sandbox";
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
        search={{ placeholder: "Name, type or id", value: search, onValueChange: view.setSearch }}
        filters={
          <Switch checked={view.withDeleted} onCheckedChange={view.setWithDeleted}>
            Show deleted
          </Switch>
        }
        end={<ExportMenu into={into} shown={shown} complete={instruments.complete} />}
        skeleton={skeleton}
        empty={<NoFunding sandbox={sandbox} onCreate={() => setCreating(true)} />}
        clear={{ label: "Clear the search", run: () => view.setSearch("") }}
      >
        <FundingRows
          columns={columns}
          rows={drawn}
          plans={plans}
          zone={zone}
          now={now}
          view={view}
          isPendingDeletion={({ id }) => leaving.has(fundingGraceKey(id))}
        />
        {more}
      </ListPage>
      <FundingPanel opened={opened} plans={plans} zone={zone} now={now} onRetryPlans={retryPlans} />
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
