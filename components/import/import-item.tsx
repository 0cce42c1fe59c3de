import { useRouter } from "next/navigation";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { MenuItem } from "@/components/ui/menu";

interface ImportItemProps {
  /** What sends the rows. */
  needs: Parameters<typeof usePermission>[0];
  /** The part of the account whose import it is, "campaigns". */
  section: string;
}

/** Leads to the import of a kind of records, from the menu View. */
export function ImportItem({ needs, section }: ImportItemProps) {
  const account = useAccount();
  const router = useRouter();
  const { reason } = usePermission(needs);
  return (
    <MenuItem disabledReason={reason} onSelect={() => router.push(accountHref(account, `${section}/import`))}>
      Import…
    </MenuItem>
  );
}
