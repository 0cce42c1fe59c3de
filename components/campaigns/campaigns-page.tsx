"use client";

import { RoleGate } from "@/components/shell/role-gate";
import { list } from "@/lib/ads/endpoints/campaigns";
import { CampaignContextProvider } from "./campaign-context";
import { CampaignsView } from "./campaigns-view";
import { useCampaignContextHere } from "./use-campaign-context-here";

/** The campaigns of the open account. */
export function CampaignsPage() {
  return (
    // Most visitors have access: the list is read together with the role, not after it.
    <RoleGate needs={list} title="Campaigns" what="campaigns">
      <Campaigns />
    </RoleGate>
  );
}

function Campaigns() {
  const place = useCampaignContextHere();
  return (
    <CampaignContextProvider value={place}>
      <CampaignsView />
    </CampaignContextProvider>
  );
}
