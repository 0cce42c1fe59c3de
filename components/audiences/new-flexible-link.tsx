import { useAccount, usePermission } from "@/components/shell/account";
import { LinkButton } from "@/components/ui/link-button";
import { batch } from "@/lib/ads/endpoints/custom-audiences";
import { flexibleHref } from "./audience-links";

/** Leads to the builder of flexible audiences. */
export function NewFlexibleLink() {
  const place = useAccount();
  const { reason } = usePermission(batch);
  return (
    <LinkButton href={flexibleHref(place)} disabledReason={reason}>
      New flexible
    </LinkButton>
  );
}
