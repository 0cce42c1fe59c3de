import Link from "next/link";
import { LineItemMark } from "@/components/delivery/line-item-mark";
import { Flight } from "@/components/line-items/line-item-cells";
import { useAdsOfItems } from "@/components/running/use-ads-of-items";
import { useAccount } from "@/components/shell/account";
import { adsHref, lineItemsHref, panelHref } from "@/components/shell/dashboard-route";
import { useCarriedDays } from "@/components/shell/use-carried-days";
import { CutName } from "@/components/ui/name";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { byWords } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { AD_KINDS, type AdRow, adName } from "@/lib/running/ad-rows";
import { useCampaignContext } from "./campaign-context";

interface ListedLineItemsProps {
  campaignId: string;
  /** All of the campaign's. */
  items: readonly LineItem[];
}

/** More would push the rest of the panel out of view. */
const LISTED_MAX = 6;
/** Ads shown below each line item. */
const ADS_MAX = 2;
const LINK = "text-accent-text hover:underline";

/** The line items of a campaign by name: status, dates, first ads, and the link to all ads. */
export function ListedLineItems({ campaignId, items }: ListedLineItemsProps) {
  const place = useAccount();
  const { zone } = useCampaignContext();
  const carry = useCarriedDays();
  const listed = items.toSorted((a, b) => byWords(lineItemName(a), lineItemName(b))).slice(0, LISTED_MAX);
  const adsOf = useAdsOfItems(items, { of: listed, each: ADS_MAX });
  const more = items.length - listed.length;
  return (
    <ul aria-label="Line items" className="mt-2 flex flex-col divide-y border-y">
      {listed.map((item) => (
        <li key={item.id} className="flex flex-col py-1.5">
          <span className="flex items-center justify-between gap-3">
            <Link
              href={carry(panelHref(place, "line-items", item.id, { campaign: campaignId }))}
              prefetch={false}
              className={`min-w-0 truncate leading-6 ${LINK}`}
            >
              <CutName>{lineItemName(item)}</CutName>
            </Link>
            <span className="shrink-0">
              <LineItemMark item={item} />
            </span>
          </span>
          <span className="flex items-center justify-between gap-3 text-sm text-text-muted">
            <Flight item={item} zone={zone} />
            <AdsOf
              name={lineItemName(item)}
              count={adsOf?.(item.id).length}
              href={carry(adsHref(place, "item", [item.id]))}
            />
          </span>
          <FirstAds name={lineItemName(item)} ads={adsOf?.(item.id) ?? []} />
        </li>
      ))}
      {more > 0 && (
        <li className="py-1.5">
          <Link href={carry(lineItemsHref(place, [campaignId]))} prefetch={false} className={LINK}>
            {counted(more, "more line item")}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** @param name of the line item */
function FirstAds({ name, ads }: { name: string; ads: readonly AdRow[] }) {
  const place = useAccount();
  const carry = useCarriedDays();
  if (ads.length === 0) return null;
  return (
    <ul aria-label={`Ads of ${name}`} className="text-sm">
      {ads.slice(0, ADS_MAX).map((ad) => (
        <li key={ad.id} className="flex items-center justify-between gap-3">
          <Link
            href={carry(panelHref(place, "ads", ad.id, { item: ad.lineItemId }))}
            prefetch={false}
            className="min-w-0 truncate leading-6 hover:underline"
          >
            <CutName>{adName(ad)}</CutName>
          </Link>
          <span className="shrink-0 text-text-muted">{AD_KINDS[ad.kind]}</span>
        </li>
      ))}
    </ul>
  );
}

interface AdsOfProps {
  /** The address of the line item. */
  name: string;
  /** Undefined while it is not known. */
  count: number | undefined;
  href: string;
}

function AdsOf({ name, count, href }: AdsOfProps) {
  if (count === undefined) return null;
  if (count === 0) return <span>No ads</span>;
  const ads = counted(count, "ad");
  // Several of these are listed below the campaign's own.
  return (
    <Link href={href} prefetch={false} aria-label={`${ads} of ${name}`} className={`leading-6 ${LINK}`}>
      {ads}
    </Link>
  );
}
