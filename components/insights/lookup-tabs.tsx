import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { PageTabs } from "@/components/shell/page-header";
import { LOOKUPS, type Lookup } from "./use-lookup-view";

const LABELS: Readonly<Record<Lookup, string>> = {
  placements: "Placements",
  bids: "Bids",
  content: "Content",
  iab: "IAB categories",
  business: "Business",
  locations: "Locations",
  publishers: "Publishers",
};

/** The tables, each at an address of its own. */
export function LookupTabs({ current }: { current: Lookup }) {
  const place = useAccount();
  return (
    <PageTabs
      label="Reference tables"
      tabs={LOOKUPS.map((of) => ({
        label: LABELS[of],
        href: `${accountHref(place, "insights/lookups")}?${new URLSearchParams({ of })}`,
        current: of === current,
      }))}
    />
  );
}
