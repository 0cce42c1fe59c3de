"use client";

import { useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { RowsGate, type RowsKind, RowsPage, useRows } from "@/components/shell/rows-page";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { useNow } from "@/components/shell/use-now";
import { useOpened } from "@/components/shell/use-opened";
import { EmptyState } from "@/components/ui/empty-state";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { arrangeFunding, type FundingPlans, fundingColumns, fundingExport } from "@/lib/funding/funding-list";
import { knownValue } from "@/lib/remote-data";
import { CreateFunding, CreateFundingButton } from "./create-funding";
import { fundingGraceKey } from "./delete-funding";
import { FundingPanel } from "./funding-panel";
import { FundingRows } from "./funding-rows";
import { useFunding } from "./use-funding";

const FUNDING: RowsKind<fundingInstruments.FundingInstrument> = {
  title: "Funding",
  one: "funding source",
  many: "funding sources",
  needs: fundingInstruments.list,
  what: "funding",
  widths: ["w-72", "w-40", "w-36", "w-28", "w-28", "w-32"],
  searchedBy: "Name, type or id",
  clear: "Clear the search",
  keepsDeleted: true,
  graceKey: fundingGraceKey,
};

const NO_PLANS: FundingPlans = new Map();
const IN_ADDRESS = listInAddress(fundingColumns(NO_PLANS), { column: "able", descending: false });

/** What pays for the account's campaigns: whether it can, how much is left, and how long it would last. */
export const Funding = () => (
  <RowsGate kind={FUNDING}>
    <Instruments />
  </RowsGate>
);

function Instruments() {
  const { environment, accountId } = useAccount();
  const view = useListView(IN_ADDRESS);
  const { instruments, plans, retryPlans } = useFunding(accountId, { withDeleted: view.withDeleted });
  const minute = useNow();
  const now = minute ?? 0;
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
  const rows = useRows(FUNDING, { view, list: instruments, shown, into });
  const around = { plans, now };
  const sandbox = environment === "sandbox";
  return (
    <>
      <RowsPage
        rows={rows}
        actions={
          sandbox && <CreateFunding open={creating} onOpenChange={setCreating} onCreated={view.openPanel} />
        }
        waiting={minute === undefined}
        empty={<NoFunding sandbox={sandbox} onCreate={() => setCreating(true)} />}
      >
        <FundingRows {...rows.body} {...around} columns={columns} />
      </RowsPage>
      <FundingPanel opened={opened} {...around} zone={rows.body.zone} onRetryPlans={retryPlans} />
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
