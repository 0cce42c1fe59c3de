import type { ReactNode } from "react";
import type { AccountRoute } from "@/components/shell/dashboard-route";
import { Moved } from "@/components/statistics/figure-value";
import { Money } from "@/components/ui/money";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { formatRate } from "@/lib/format/percent";
import { type Mover, SLOW_PERCENT, type SlowCampaign } from "@/lib/overview/week";
import { CampaignLink } from "./campaign-link";
import { NothingHere } from "./overview-section";

interface RowsProps<Item> {
  route: AccountRoute;
  rows: readonly Item[];
}

/** The campaigns whose spend changed most. */
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

/** The campaigns that spend too little of their daily budget. */
export function PaceRows({ route, rows, serving }: RowsProps<SlowCampaign> & { serving: boolean }) {
  if (!serving) return <NothingHere>No campaign serves.</NothingHere>;
  if (rows.length === 0)
    return (
      <NothingHere>Every serving campaign spends at least {SLOW_PERCENT}% of its daily budget.</NothingHere>
    );
  return (
    <ul className="divide-y">
      {rows.map(({ campaign, perDay, rate }) => (
        <CampaignRow key={campaign.id} route={route} campaign={campaign}>
          <span className="text-sm text-text-muted">{formatRate(rate)} of its budget</span>
          <span className="inline-flex items-baseline gap-1">
            <Money micros={perDay} currency={campaign.currency} rounded />
            <span className="text-sm text-text-muted">a day</span>
          </span>
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
