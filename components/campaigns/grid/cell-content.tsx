import { fundingName, type Place } from "@/components/campaigns/place";
import { WhyCell } from "@/components/delivery/why-cell";
import { NotSet } from "@/components/ui/absent";
import { Money } from "@/components/ui/money";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusMark } from "@/components/ui/status-mark";
import { TimeText } from "@/components/ui/time-text";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { optimizationName } from "@/lib/campaigns/field-words";
import { plannedDays } from "@/lib/campaigns/planned-days";
import type { ColumnId } from "@/lib/campaigns/view/columns";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { formatNumber } from "@/lib/format/numbers";

interface CellContentProps {
  column: Exclude<ColumnId, "name">;
  campaign: Campaign;
  place: Place;
}

/** What stands in a cell for reading. Missing, unknown and zero look different. */
export function CellContent({ column, campaign, place }: CellContentProps) {
  switch (column) {
    case "status": {
      const { kind, word } = campaignDelivery(campaign).status;
      return <StatusMark kind={kind}>{word}</StatusMark>;
    }
    case "why":
      return <Why campaign={campaign} zone={place.zone} />;
    case "daily":
      return <Amount micros={campaign.daily_budget_amount_local_micro} currency={campaign.currency} />;
    case "total":
      return <Amount micros={campaign.total_budget_amount_local_micro} currency={campaign.currency} />;
    case "days": {
      const days = plannedDays(
        campaign.daily_budget_amount_local_micro,
        campaign.total_budget_amount_local_micro,
      );
      return days === undefined ? (
        <NotSet what="Needs a daily and a total budget" />
      ) : (
        <span title="Total budget ÷ daily budget: the plan, not what was spent">≈ {formatNumber(days)}</span>
      );
    }
    case "funding": {
      const id = campaign.funding_instrument_id;
      const comes = !place.funding.has(id) && !place.fundingComplete && place.fundingError === null;
      return comes ? <Skeleton className="h-3 w-3/5" /> : <span title={id}>{fundingName(place, id)}</span>;
    }
    case "po":
      return campaign.purchase_order_number ? (
        <bdi>{campaign.purchase_order_number}</bdi>
      ) : (
        <NotSet what="No purchase order number" />
      );
    case "optimization":
      return optimizationName(campaign.budget_optimization);
    case "delivery":
      return <Delivery on={campaign.standard_delivery} />;
    case "effective":
      return <span className="font-mono text-sm">{campaign.effective_status}</span>;
    case "created":
      return <TimeText at={campaign.created_at} zone={place.zone} />;
    case "updated":
      return <TimeText at={campaign.updated_at} zone={place.zone} />;
    case "id":
      return <span className="font-mono text-sm text-text-muted">{campaign.id}</span>;
  }
}

function Why({ campaign, zone }: { campaign: Campaign; zone: string }) {
  return campaign.deleted ? (
    <TimeText at={campaign.updated_at} zone={zone} />
  ) : (
    <WhyCell delivery={campaignDelivery(campaign)} zone={zone} />
  );
}

function Amount({ micros, currency }: { micros: string | null; currency: string }) {
  return micros === null ? <NotSet what="No budget set" /> : <Money micros={micros} currency={currency} />;
}

function Delivery({ on }: { on: boolean | null }) {
  if (on === null) return <NotSet what="Not chosen at campaign level" />;
  return on ? "Standard" : "Accelerated";
}
