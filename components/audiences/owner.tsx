import { Identifier } from "@/components/ui/identifier";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { levelName } from "@/lib/audiences/audience-words";

/** Whose audience it is and, of somebody else's, what may be done with it. */
export function Owner({ audience }: { audience: CustomAudience }) {
  if (audience.is_owner) return "This account";
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Identifier value={audience.owner_account_id} label="owner's account id" />
      <span className="whitespace-nowrap text-sm text-text-muted">
        {levelName(audience.permission_level).toLowerCase()}
      </span>
    </span>
  );
}
