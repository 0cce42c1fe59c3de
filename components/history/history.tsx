"use client";

import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import { list } from "@/lib/ads/endpoints/account-history";
import { EVERYTHING } from "@/lib/history/entities";
import { AccountLog } from "./account-log";
import { Changes } from "./changes";
import { ChooseSubject } from "./choose-subject";
import { useHistoryView } from "./use-history-view";

const skeleton = (
  <SkeletonRows label="Reading the history" columns={["w-16", "w-36", "w-24", "w-96"]} rows={10} />
);

/**
 * Who changed what and when: the history of one campaign, line item or the like, since the service requires one, or
 * everything that was done in the account through the dashboard.
 */
export function AccountHistory() {
  return (
    <RoleGate needs={list} title="History" what="the change history" waiting={skeleton}>
      <HistoryPage />
    </RoleGate>
  );
}

function HistoryPage() {
  const view = useHistoryView();
  if (view.of === EVERYTHING) return <AccountLog view={view} skeleton={skeleton} />;
  return view.id === null ? (
    <ChooseSubject key={view.entity} view={view} />
  ) : (
    <Changes key={`${view.entity} ${view.id}`} view={view} id={view.id} skeleton={skeleton} />
  );
}
