"use client";

import { CampaignsView } from "./campaigns-view";
import { PlaceProvider } from "./place";
import { usePlaceHere } from "./use-place-here";

/** The campaigns of the open account. */
export function CampaignsPage() {
  const place = usePlaceHere();
  return (
    <PlaceProvider value={place}>
      <CampaignsView />
    </PlaceProvider>
  );
}
