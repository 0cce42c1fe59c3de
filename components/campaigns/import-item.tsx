import { useRouter } from "next/navigation";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { MenuItem } from "@/components/ui/menu";
import { batch } from "@/lib/ads/endpoints/campaigns";

/** Leads to the import of campaigns, from the menu View. */
export function ImportItem() {
  const account = useAccount();
  const router = useRouter();
  const { reason } = usePermission(batch);
  return (
    <MenuItem disabledReason={reason} onSelect={() => router.push(accountHref(account, "campaigns/import"))}>
      Import…
    </MenuItem>
  );
}
