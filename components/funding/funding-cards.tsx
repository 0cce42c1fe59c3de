import { PhoneRow } from "@/components/ui/phone-row";
import { fundingTitle } from "@/lib/funding/funding-view";
import { fundingTypeName } from "@/lib/funding/words";
import { AbleMark } from "./able-mark";
import { fundingGraceKey } from "./delete-funding";
import { EndTime, RemainingAmount } from "./funding-cells";
import { type FundingRowsProps, PlannedRunway } from "./funding-table";

/** The instruments of an account on a phone. */
export function FundingCards({ instruments, plans, zone, now, view, onOpen, leaving }: FundingRowsProps) {
  return (
    <ul aria-label="Funding sources">
      {instruments.map((instrument) => (
        <PhoneRow
          key={instrument.id}
          name={fundingTitle(instrument)}
          open={instrument.id === view.panel}
          faded={instrument.deleted}
          leaving={leaving.has(fundingGraceKey(instrument.id))}
          onOpen={() => onOpen(instrument.id)}
        >
          <div className="flex items-center justify-between gap-3">
            <AbleMark instrument={instrument} />
            <RemainingAmount instrument={instrument} rounded />
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
        </PhoneRow>
      ))}
    </ul>
  );
}
