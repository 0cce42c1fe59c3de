import { useMemo } from "react";
import { useAccountLists } from "@/components/accounts/use-account-lists";
import { useAccount } from "@/components/shell/account";
import { CopyableId } from "@/components/ui/identifier";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { levelName } from "@/lib/audiences/audience-words";

/** The owner of an audience and, for another account's, the permissions on it. */
export function Owner({ audience }: { audience: CustomAudience }) {
  return audience.is_owner ? "This account" : <OtherOwner audience={audience} />;
}

/** The owner by name if the person can access that account, otherwise by id. */
function OtherOwner({ audience }: { audience: CustomAudience }) {
  const { environment, handle } = useAccount();
  const handles = useMemo(() => [handle], [handle]);
  const [visible] = useAccountLists(environment, handles);
  const owner = visible?.accounts.find(({ id }) => id === audience.owner_account_id);
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {owner ? (
        <bdi className="truncate" title={owner.id}>
          {owner.name}
        </bdi>
      ) : (
        <CopyableId value={audience.owner_account_id} label="owner's account id" />
      )}
      <span className="whitespace-nowrap text-sm text-text-muted">
        {levelName(audience.permission_level).toLowerCase()}
      </span>
    </span>
  );
}
