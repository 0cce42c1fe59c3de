"use client";

import { RoleGate } from "@/components/shell/role-gate";
import { list } from "@/lib/ads/endpoints/campaigns";
import { CampaignsView } from "./campaigns-view";
import { PlaceProvider } from "./place";
import { usePlaceHere } from "./use-place-here";

/** The campaigns of the open account. */
export function CampaignsPage() {
  return (
    // Most who come may see them: the list is asked for together with the role, not after it.
    <RoleGate needs={list} title="Campaigns" what="campaigns">
      <Campaigns />
    </RoleGate>
  );
}

function Campaigns() {
  const place = usePlaceHere();
  return (
    <PlaceProvider value={place}>
      <CampaignsView />
    </PlaceProvider>
  );
}
