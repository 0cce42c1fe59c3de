import Link from "next/link";
import { useAccount, useMay } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { batch } from "@/lib/ads/endpoints/custom-audiences";
import { flexibleHref } from "./audience-links";

/** Leads to the builder of flexible audiences. */
export function NewFlexibleLink() {
  const place = useAccount();
  const { reason } = useMay(batch);
  if (reason !== undefined) return <Button disabledReason={reason}>New flexible</Button>;
  return (
    <Link href={flexibleHref(place)} className={buttonClass("secondary")}>
      New flexible
    </Link>
  );
}
