import { classNames } from "@/components/ui/class-names";
import { fundingTitle } from "@/lib/funding/funding-view";
import { fundingTypeName } from "@/lib/funding/words";
import { AbleMark } from "./able-mark";
import { fundingGraceKey } from "./delete-funding";
import { EndTime, RemainingAmount } from "./funding-cells";
import { type FundingRowsProps, PlannedRunway } from "./funding-table";

/** The instruments of an account on a phone. */
export function FundingCards({ instruments, plans, zone, now, panel, onOpen, leaving }: FundingRowsProps) {
  return (
    <ul aria-label="Funding instruments">
      {instruments.map((instrument) => (
        <li
          key={instrument.id}
          className={classNames(
            "relative flex flex-col gap-1 border-b px-4 py-3",
            instrument.id === panel && "bg-surface-selected",
            instrument.deleted && "text-text-muted",
            leaving.has(fundingGraceKey(instrument.id)) && "text-text-muted line-through",
          )}
        >
          <button
            type="button"
            onClick={() => onOpen(instrument.id)}
            className="min-h-6 truncate text-left font-medium after:absolute after:inset-0"
          >
            {fundingTitle(instrument)}
          </button>
          <div className="flex items-center justify-between gap-3">
            <AbleMark instrument={instrument} />
            <RemainingAmount instrument={instrument} />
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-text-muted">
            <span>{fundingTypeName(instrument.type)}</span>
            <span>
              Ends <EndTime instrument={instrument} zone={zone} now={now} />
            </span>
            <span className="inline-flex items-baseline gap-1">
              Runway <PlannedRunway instrument={instrument} plans={plans} zone={zone} now={now} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
