import { useRouter } from "next/navigation";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { MenuItem } from "@/components/ui/menu";

interface ImportItemProps {
  /** The endpoints that import the rows. */
  needs: Parameters<typeof usePermission>[0];
  /** The section of the records, "campaigns". */
  section: string;
}

/** Link to the import of a kind of records, in the View menu. */
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
