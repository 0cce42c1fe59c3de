import { useAccount, usePermission } from "@/components/shell/account";
import { LinkButton } from "@/components/ui/link-button";
import { batch } from "@/lib/ads/endpoints/custom-audiences";
import { flexibleHref } from "./audience-links";
import { useCreated } from "./created-flexible";

const UNKNOWN = "The segments of a flexible audience can’t be read back, and this browser did not create it.";

/** Opens the builder with a copy, which is how a flexible audience is changed. */
export function DuplicateFlexible({ name }: { name: string }) {
  const place = useAccount();
  const { reason } = usePermission(batch);
  const created = useCreated(place, name);
  const closed =
    reason ?? (created === undefined ? "Looking on this device." : created ? undefined : UNKNOWN);
  return (
    <LinkButton href={flexibleHref(place, name)} disabledReason={closed}>
      Duplicate…
    </LinkButton>
  );
}
