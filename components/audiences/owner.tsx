import { useMemo } from "react";
import { useAccountLists } from "@/components/accounts/use-account-lists";
import { useAccount } from "@/components/shell/account";
import { CopyableId } from "@/components/ui/identifier";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { levelName } from "@/lib/audiences/audience-words";

/** Which account an audience belongs to and, of another one's, what may be done with it. */
export function Owner({ audience }: { audience: CustomAudience }) {
  return audience.is_owner ? "This account" : <OtherOwner audience={audience} />;
}

/** The owner by name where the person may see that account, by id elsewhere. */
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
