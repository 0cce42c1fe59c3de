import { Bid, DeletedAt, OwnBudget } from "@/components/line-items/line-item-cells";
import { ToggleInRow } from "@/components/line-items/toggle-line-item";
import type { LineItemAround } from "@/components/line-items/use-line-item-around";
import type { RecordGridKind, WrapProps } from "@/components/records/record-grid-kind";
import { ReferenceLink } from "@/components/records/reference-link";
import { adsHref, panelHref } from "@/components/shell/dashboard-route";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { uneditableReason } from "@/lib/line-items/edit-in-cell";
import type { LineItemColumn } from "@/lib/line-items/line-item-columns";
import type { LineItemFilterId } from "@/lib/line-items/line-item-filters";
import { assumedCampaign } from "@/lib/line-items/line-item-form";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { LINE_ITEM_RECORDS } from "@/lib/line-items/line-item-records";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";
import { useLineItemCellRules } from "./use-line-item-cell-rules";

type Wrapped = WrapProps<LineItem, LineItemAround>;

/** Line items in their grid. */
export const LINE_ITEM_GRID: RecordGridKind<
  LineItem,
  LineItemColumn,
  LineItemFilterId,
  LineItemChange,
  LineItemAround
> = {
  resource: LINE_ITEM_RECORDS,
  label: "Line items",
  padding: "px-2",
  values: {
    // One that is deleted ended then, whatever its dates.
    end: (item, { zone }) => (item.deleted ? <DeletedAt item={item} zone={zone} /> : undefined),
    bid: (item) => <Bid item={item} />,
    daily: (item, { campaigns }) => (
      <OwnBudget
        micros={item.daily_budget_amount_local_micro}
        currency={item.currency}
        which="daily"
        campaign={campaigns.get(item.campaign_id)}
      />
    ),
    total: (item, { campaigns }) => (
      <OwnBudget
        micros={item.total_budget_amount_local_micro}
        currency={item.currency}
        which="total"
        campaign={campaigns.get(item.campaign_id)}
      />
    ),
  },
  levels: {
    above: {
      label: "Open its campaign",
      href: (place, [{ campaign_id }]) => panelHref(place, "campaigns", campaign_id),
    },
    below: {
      label: "Open its ads",
      href: (place, items) =>
        adsHref(
          place,
          "item",
          items.map(({ id }) => id),
        ),
    },
  },
  wraps: { campaign: CampaignLink, status: StatusWithToggle, why: PanelLink },
  editing: {
    useCellRules: useLineItemCellRules,
    fieldName: STAGED_LINE_ITEMS.fieldName,
    whyNotEdit: (item, field, { campaigns }) =>
      uneditableReason(item, field, campaigns.get(item.campaign_id) ?? assumedCampaign(item)),
    valueInWords: STAGED_LINE_ITEMS.valueInWords,
  },
};

function CampaignLink({ row: { campaign_id: id }, around, children }: Wrapped) {
  return (
    <ReferenceLink id={id} href={around.campaignHref(id)} around={around}>
      {children}
    </ReferenceLink>
  );
}

function StatusWithToggle({ row, faded, children }: Wrapped) {
  return (
    <span className="flex min-w-0 flex-1 items-center justify-between gap-2">
      {children}
      {!faded && <ToggleInRow item={row} />}
    </span>
  );
}

/** Links to the panel, which has all the reasons for not serving. */
function PanelLink({ row, href, children }: Wrapped) {
  if (row.deleted) return children;
  return (
    <a href={href} tabIndex={-1} data-panel className="min-w-0 truncate leading-6">
      {children}
    </a>
  );
}
