import Link from "next/link";
import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import type { RecordGridKind, WrapProps } from "@/components/records/record-grid-kind";
import type { CellAround } from "@/components/records/record-value";
import { Skeleton } from "@/components/ui/skeleton";
import { Still } from "@/components/ui/still";
import { isPreroll } from "@/lib/ads/endpoints/media-creatives";
import type { AdColumn, AdFilterId } from "@/lib/running/ad-columns";
import { AD_RECORDS } from "@/lib/running/ad-records";
import { type AdRow, adName } from "@/lib/running/ad-rows";
import type { AdsInSight } from "./use-ads-in-sight";

/** What cells of ads have to know besides. */
export interface AdAround extends CellAround {
  readonly sight: AdsInSight;
  readonly itemHref: (id: string) => string;
  readonly campaignHref: (id: string) => string;
}

/** Ads in their grid. */
export const AD_GRID: RecordGridKind<
  AdRow,
  AdColumn,
  AdFilterId,
  Readonly<Record<string, never>>,
  AdAround
> = {
  resource: AD_RECORDS,
  label: "Ads",
  padding: "px-2",
  why: "why",
  values: {
    name: (row, { sight }) => (
      <span className="flex min-w-0 items-center gap-2">
        <AdThumb row={row} sight={sight} className="h-[26px] w-10" />
        <bdi className="min-w-0 truncate" title={adName(row)}>
          {adName(row)}
        </bdi>
      </span>
    ),
  },
  wraps: { item: ItemLink, campaign: CampaignLink },
};

/** A still of what an ad shows; empty until that was looked up. */
export function AdThumb({ row, sight, className }: { row: AdRow; sight: AdsInSight; className: string }) {
  if (row.kind === "post") {
    const post = sight.postById.get(row.shows);
    return <AttachmentThumb view={post && sight.attachmentOf(post)} className={className} />;
  }
  const media = sight.mediaById.get(row.shows);
  const moving = media !== undefined && isPreroll(media.creative_type);
  return (
    <Still
      plain
      address={moving ? undefined : (media?.media_url ?? undefined)}
      moving={moving}
      className={`${className} rounded-sm`}
    />
  );
}

type Wrapped = WrapProps<AdRow, AdAround>;

function ItemLink({ row, around, children }: Wrapped) {
  if (around.referredComes(row.lineItemId)) return children;
  return <UpLink href={around.itemHref(row.lineItemId)}>{children}</UpLink>;
}

function CampaignLink({ row, around, children }: Wrapped) {
  if (row.campaignId === "") return around.referredComes("") ? <Skeleton className="h-3 w-3/5" /> : null;
  return <UpLink href={around.campaignHref(row.campaignId)}>{children}</UpLink>;
}

/** A level up; the grid is walked by keys, so the link is no stop of its own. */
function UpLink({ href, children }: { href: string; children: Wrapped["children"] }) {
  return (
    <Link href={href} prefetch={false} tabIndex={-1} className="min-w-0 truncate leading-6 hover:underline">
      {children}
    </Link>
  );
}
