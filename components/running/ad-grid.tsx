import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import type { RecordGridKind, WrapProps } from "@/components/records/record-grid-kind";
import type { CellAround } from "@/components/records/record-value";
import { ReferenceLink } from "@/components/records/reference-link";
import { panelHref } from "@/components/shell/dashboard-route";
import { Still } from "@/components/ui/still";
import { isPreroll } from "@/lib/ads/endpoints/media-creatives";
import { LOADING_ATTACHMENT } from "@/lib/previews/loading";
import type { AdColumn, AdFilterId } from "@/lib/running/ad-columns";
import { AD_RECORDS } from "@/lib/running/ad-records";
import { type AdRow, adName } from "@/lib/running/ad-rows";
import type { AdsInSight } from "./use-ads-in-sight";

/** Further data for cells of ads. */
export interface AdAround extends CellAround {
  readonly sight: AdsInSight;
  readonly itemHref: (id: string) => string;
  readonly campaignHref: (id: string) => string;
}

type Wrapped = WrapProps<AdRow, AdAround>;

const ItemLink = ({ row: { lineItemId: id }, around, children }: Wrapped) => (
  <ReferenceLink id={id} href={around.itemHref(id)} around={around}>
    {children}
  </ReferenceLink>
);

const CampaignLink = ({ row: { campaignId: id }, around, children }: Wrapped) => (
  <ReferenceLink id={id} href={around.campaignHref(id)} around={around}>
    {children}
  </ReferenceLink>
);

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
  pictures: { creative: (row, { sight }) => <AdThumb row={row} sight={sight} className="h-[26px] w-10" /> },
  levels: {
    above: {
      label: "Open its line item",
      href: (place, [{ lineItemId }]) => panelHref(place, "line-items", lineItemId),
    },
  },
  wraps: { item: ItemLink, campaign: CampaignLink },
};

/** A still of an ad; empty until it was looked up. */
export function AdThumb({ row, sight, className }: { row: AdRow; sight: AdsInSight; className: string }) {
  if (row.kind === "post") {
    const post = sight.postById.get(row.shows);
    return (
      <AttachmentThumb view={post ? sight.attachmentOf(post) : LOADING_ATTACHMENT} className={className} />
    );
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
