import { useAccount } from "@/components/shell/account";
import { AllowedLink } from "@/components/shell/allowed-link";
import { batch } from "@/lib/ads/endpoints/custom-audiences";
import { flexibleHref } from "./audience-links";
import { useCreated } from "./created-flexible";

const UNKNOWN = "The segments of a flexible audience can’t be read back, and this browser did not create it.";

/** Opens the builder with a copy, which is the way to change a flexible audience. */
export function DuplicateFlexible({ name }: { name: string }) {
  const place = useAccount();
  const created = useCreated(place, name);
  const closed = created === undefined ? "Looking on this device." : created ? undefined : UNKNOWN;
  return (
    <AllowedLink needs={batch} href={flexibleHref(place, name)} disabledReason={closed}>
      Duplicate…
    </AllowedLink>
  );
}
