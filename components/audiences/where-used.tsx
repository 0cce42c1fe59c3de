import Link from "next/link";
import { useState } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import type { AccountRoute } from "@/components/shell/dashboard-route";
import { Switch } from "@/components/ui/checkbox";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusMark } from "@/components/ui/status-mark";
import { useAdsList } from "@/lib/ads/client";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import { type TargetedCampaign, targeted } from "@/lib/ads/endpoints/custom-audiences";
import { campaignHref } from "./audience-links";

/** The campaigns and line items of the open account that target an audience. */
export function AudienceUses({ audienceId }: { audienceId: string }) {
  const { accountId } = useAccount();
  const [active, setActive] = useState(true);
  const list = useAdsList(targeted, {
    account_id: accountId,
    custom_audience_id: audienceId,
    with_active: active,
  });
  return (
    <div className="flex flex-col gap-2">
      <Switch checked={active} onCheckedChange={setActive}>
        Only line items that serve
      </Switch>
      <PartlyRead list={list} many="campaigns" />
      {list.error && list.records.length === 0 ? (
        <ErrorState
          compact
          title="Its campaigns could not be read"
          error={list.error}
          onRetry={list.resume}
        />
      ) : list.pending ? (
        <div role="status">
          <span className="sr-only">Reading campaigns</span>
          <Skeleton className="h-4 w-2/3" />
        </div>
      ) : list.records.length === 0 ? (
        <p className="text-text-muted">
          {active ? "No line item that serves now targets it." : "No line item targets it."}
        </p>
      ) : (
        <TargetedCampaigns campaigns={list.records} />
      )}
    </div>
  );
}

interface TargetedCampaignsProps {
  campaigns: readonly TargetedCampaign[];
  /** Their account, if not the open one. */
  place?: AccountRoute;
}

/** Campaigns and their line items that target an audience. */
export function TargetedCampaigns({ campaigns: found, place }: TargetedCampaignsProps) {
  const open = useAccount();
  const may = usePermission(campaigns.list);
  // Access to another account is unknown here; its page checks it.
  const linked = place !== undefined || may.allowed;
  return (
    <ul className="flex flex-col gap-2">
      {found.map(({ campaign_id, campaign_name, line_items }) => (
        <li key={campaign_id}>
          {linked ? (
            <Link
              href={campaignHref(place ?? open, campaign_id)}
              className="inline-flex min-h-6 max-w-full items-center text-accent-text hover:underline"
            >
              <bdi className="truncate">{campaign_name}</bdi>
            </Link>
          ) : (
            <bdi title={may.reason}>{campaign_name}</bdi>
          )}
          <ul className="flex flex-col gap-0.5 pl-4">
            {line_items.map(({ id, name, servable }) => (
              <li key={id} className="flex min-w-0 items-center justify-between gap-3">
                <bdi className="truncate">{name ?? id}</bdi>
                <span className="shrink-0 text-sm">
                  <StatusMark kind={servable ? "running" : "paused"}>
                    {servable ? "Serves" : "Does not serve"}
                  </StatusMark>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
