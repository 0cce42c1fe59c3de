import { NotSet } from "@/components/ui/absent";
import { Money } from "@/components/ui/money";
import { TimeText } from "@/components/ui/time-text";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { strategyName } from "@/lib/line-items/line-item-words";

/** The bidding strategy and, if it has one, the amount. */
export function Bid({ item }: { item: LineItem }) {
  const { bid_strategy: strategy, bid_amount_local_micro: micros, currency } = item;
  return (
    <span className="inline-flex min-w-0 gap-1 whitespace-nowrap">
      {micros === null ? (
        strategyName(strategy)
      ) : (
        <>
          <span className="min-w-0 truncate text-text-muted">{strategyName(strategy)}</span>{" "}
          <Money micros={micros} currency={currency} />
        </>
      )}
    </span>
  );
}

interface BudgetProps {
  micros: string | null;
  currency: string;
  /** Shown for a missing one, "No total budget of its own". */
  none: string;
}

export function Budget({ micros, currency, none }: BudgetProps) {
  return micros === null ? <NotSet what={none} /> : <Money micros={micros} currency={currency} />;
}

interface OwnBudgetProps {
  micros: string | null;
  currency: string;
  which: "daily" | "total";
  /** Its campaign, where that is known. */
  campaign: Pick<Campaign, "budget_optimization"> | undefined;
}

/** A line item's budget, or a note that the campaign's is shared by all. */
export function OwnBudget({ micros, currency, which, campaign }: OwnBudgetProps) {
  if (micros === null && campaign?.budget_optimization === "CAMPAIGN") {
    return (
      <span className="text-text-muted" title="The line items share the campaign’s budget">
        Shared
      </span>
    );
  }
  return <Budget micros={micros} currency={currency} none={`No ${which} budget of its own`} />;
}

/** When it was deleted, in the account's zone. */
export function DeletedAt({ item, zone }: { item: LineItem; zone: string }) {
  return (
    <span className="whitespace-nowrap">
      {/* Sighted users see it in the status. */}
      <span className="sr-only">Deleted </span>
      <TimeText at={item.updated_at} zone={zone} />
    </span>
  );
}

/** Start and end of a line item, or when it was deleted, on the account's clocks. */
export function Flight({ item, zone }: { item: LineItem; zone: string }) {
  const { start_time: start, end_time: end } = item;
  if (item.deleted) return <DeletedAt item={item} zone={zone} />;
  return (
    <span className="whitespace-nowrap">
      {start === null ? <NotSet what="No start" /> : <TimeText at={start} zone={zone} show="day" />}
      {" – "}
      {end === null ? (
        <span className="text-text-muted">no end</span>
      ) : (
        <TimeText at={end} zone={zone} show="day" />
      )}
    </span>
  );
}
