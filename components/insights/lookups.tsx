"use client";

import type { Gate } from "@/components/shell/permission-reason";
import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as biddingRules from "@/lib/ads/endpoints/bidding-rules";
import * as categories from "@/lib/ads/endpoints/categories";
import * as locations from "@/lib/ads/endpoints/locations";
import * as placements from "@/lib/ads/endpoints/placements";
import * as publishers from "@/lib/ads/endpoints/publishers";
import { BidTable } from "./bid-table";
import { BusinessTable, ContentTable, IabTable } from "./category-tables";
import { LocationTable } from "./location-table";
import { LookupTabs } from "./lookup-tabs";
import { PlacementTable } from "./placement-table";
import { PublisherTable } from "./publisher-table";
import { type Lookup, type LookupView, useLookupView } from "./use-lookup-view";

const NEEDS: Readonly<Record<Lookup, Gate>> = {
  placements: placements.list,
  bids: biddingRules.list,
  content: categories.content,
  iab: categories.iab,
  business: categories.business,
  locations: locations.list,
  publishers: publishers.list,
};

/** The reference tables of the service, each read when first opened. */
export function Lookups() {
  const view = useLookupView();
  return (
    <RoleGate
      needs={NEEDS[view.of]}
      title="Lookups"
      what="this table"
      tabs={<LookupTabs current={view.of} />}
      waiting={<SkeletonRows label="Reading your role" columns={["w-64", "w-40", "w-40"]} rows={10} />}
    >
      <OneTable key={view.of} view={view} />
    </RoleGate>
  );
}

function OneTable({ view }: { view: LookupView }) {
  switch (view.of) {
    case "placements":
      return <PlacementTable view={view} />;
    case "bids":
      return <BidTable view={view} />;
    case "content":
      return <ContentTable view={view} />;
    case "iab":
      return <IabTable view={view} />;
    case "business":
      return <BusinessTable view={view} />;
    case "locations":
      return <LocationTable view={view} />;
    case "publishers":
      return <PublisherTable view={view} />;
  }
}
