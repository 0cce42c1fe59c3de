"use client";

import { useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { useAdsList } from "@/lib/ads/client";
import { update } from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import type { CampaignContext } from "./campaign-context";
import { useGuard } from "./rules/use-guard";

/** The context of the open account for the campaign page, with its funding sources by id. */
export function useCampaignContextHere(): CampaignContext {
  const { account, accountId, environment, handle } = useAccount();
  const { reason } = usePermission(update);
  const { guard, templates, waits, read: rulesRead } = useGuard();
  const {
    records,
    error: fundingError,
    complete: fundingComplete,
  } = useAdsList(fundingInstruments.list, { account_id: accountId, with_deleted: true });
  const funding = useMemo(() => new Map(records.map((instrument) => [instrument.id, instrument])), [records]);
  return useMemo(
    () => ({
      accountId,
      accountName: account?.name ?? accountId,
      zone: account?.timezone ?? "UTC",
      approval: account?.approval_status,
      readOnlyReason: reason ?? waits,
      fundingPath: accountHref({ environment, handle, accountId }, "funding"),
      lineItemsPath: accountHref({ environment, handle, accountId }, "line-items"),
      funding,
      fundingError,
      fundingComplete,
      guard,
      templates,
      rulesRead,
    }),
    [
      account,
      accountId,
      environment,
      handle,
      reason,
      waits,
      funding,
      fundingError,
      fundingComplete,
      guard,
      templates,
      rulesRead,
    ],
  );
}
