import { useRouter } from "next/navigation";
import { useMemo } from "react";
import type { RecordCreation } from "@/components/records/use-record-commands";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { creationOf } from "@/components/shell/sections";
import { create } from "@/lib/ads/endpoints/campaigns";

const { label, page } = creationOf("campaigns");

/** The link to the page that creates a campaign, and why it may be disabled. */
export function useNewCampaign(): RecordCreation {
  const { push } = useRouter();
  const { environment, handle, accountId } = useAccount();
  const { reason } = usePermission(create);
  return useMemo(
    () => ({
      label,
      disabledReason: reason,
      run: () => push(accountHref({ environment, handle, accountId }, page ?? "campaigns")),
    }),
    [push, environment, handle, accountId, reason],
  );
}
