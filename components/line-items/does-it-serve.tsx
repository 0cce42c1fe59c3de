import { ExplainDelivery } from "@/components/delivery/explain-delivery";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { LinkButton } from "@/components/ui/link-button";
import { useAdsList } from "@/lib/ads/client";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Reason } from "@/lib/delivery/causes";
import { lineItemDelivery } from "@/lib/delivery/delivery";

interface DoesItServeProps {
  item: LineItem;
  zone: string;
  /** The address of its campaign's panel. */
  campaignHref: string;
}

/** Whether a line item serves, and every reason why not, with links to the fixes. */
export function DoesItServe({ item, zone, campaignHref }: DoesItServeProps) {
  const place = useAccount();
  const { accountId, account } = place;
  const funding = useAdsList(fundingInstruments.list, { account_id: accountId, with_deleted: true });
  const fix = ({ cause, level }: Reason) => {
    if (level === "funding")
      return (
        <LinkButton href={accountHref(place, "funding")} size="small">
          Open the funding source
        </LinkButton>
      );
    if (level !== "campaign" || cause === "campaign-deleted") return null;
    return (
      <LinkButton href={campaignHref} size="small">
        Open its campaign
      </LinkButton>
    );
  };
  return (
    <ExplainDelivery
      delivery={lineItemDelivery(item)}
      around={{
        of: "line-item",
        approval: account?.approval_status,
        funding: funding.records.find(({ id }) => id === item.funding_instrument_id),
        zone,
      }}
      fix={fix}
    />
  );
}
