import type { ReactNode } from "react";
import type { AccountRoute } from "@/components/shell/dashboard-route";
import { Moved } from "@/components/statistics/figure-value";
import { Money } from "@/components/ui/money";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { Mover } from "@/lib/overview/week";
import { CampaignLink } from "./campaign-link";
import { NothingHere } from "./overview-section";

interface RowsProps<Item> {
  route: AccountRoute;
  rows: readonly Item[];
}

/** The campaigns with the largest changes of spend. */
export function MoverRows({ route, rows }: RowsProps<Mover>) {
  if (rows.length === 0)
    return <NothingHere>No campaign spent more or less than the week before.</NothingHere>;
  return (
    <ul className="divide-y">
      {rows.map(({ campaign, spend, moved }) => (
        <CampaignRow key={campaign.id} route={route} campaign={campaign}>
          {moved.rate === undefined ? (
            <span className="text-sm text-text-muted">new</span>
          ) : (
            <Moved rate={moved.rate} lessIsBetter={false} />
          )}
          <Money micros={spend} currency={campaign.currency} rounded />
        </CampaignRow>
      ))}
    </ul>
  );
}

function CampaignRow({
  route,
  campaign,
  children,
}: {
  route: AccountRoute;
  campaign: Campaign;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 px-3 py-1.5">
      <CampaignLink route={route} campaign={campaign} />
      <span className="ml-auto inline-flex items-baseline gap-3">{children}</span>
    </li>
  );
}
