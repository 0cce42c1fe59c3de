import { useAccount, usePermission } from "@/components/shell/account";
import { PanelStatistics } from "@/components/statistics/panel-statistics";
import { NotSet } from "@/components/ui/absent";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import { StatusShape } from "@/components/ui/status-mark";
import { TimeText } from "@/components/ui/time-text";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { explainFundingReason } from "@/lib/delivery/funding-reasons";
import { fundingTitle, fundingTypeHow, fundingTypeName } from "@/lib/funding/words";
import { knownValue } from "@/lib/remote-data";
import { AbleMark } from "./able-mark";
import { DeleteFunding } from "./delete-funding";
import { Amount, EndTime, RemainingAmount } from "./funding-cells";
import { RunwayPanel } from "./runway-panel";
import type { Plans } from "./use-funding";

interface AroundProps {
  plans: Plans;
  zone: string;
  now: number;
  onRetryPlans: () => void;
}

interface FundingPanelProps extends AroundProps {
  opened: Opened<fundingInstruments.FundingInstrument>;
}

/** Everything about one funding source: why it cannot pay, how long it lasts, all its fields. */
export function FundingPanel({ opened, ...rest }: FundingPanelProps) {
  return (
    <RecordPanel one="funding source" {...opened} name={fundingTitle}>
      {(instrument) => (
        <Details key={instrument.id} instrument={instrument} onDeleting={opened.onClose} {...rest} />
      )}
    </RecordPanel>
  );
}

interface DetailsProps extends AroundProps {
  instrument: fundingInstruments.FundingInstrument;
  onDeleting: () => void;
}

function Details({ instrument, plans, zone, now, onDeleting, onRetryPlans }: DetailsProps) {
  const { environment } = useAccount();
  const mayRemove = usePermission(fundingInstruments.remove);
  const plan = knownValue(plans)?.get(instrument.id);
  return (
    <>
      {!instrument.able_to_fund && (
        <PanelSection title={instrument.deleted ? "Deleted" : "Why it cannot pay"}>
          <Reasons codes={instrument.reasons_not_able_to_fund} />
        </PanelSection>
      )}
      {!instrument.deleted && (
        <PanelSection title="Planned runway">
          <RunwayPanel instrument={instrument} plans={plans} zone={zone} now={now} onRetry={onRetryPlans} />
        </PanelSection>
      )}
      <div className="px-4 py-4">
        <PanelStatistics entity="FUNDING_INSTRUMENT" row={instrument} many="funding sources" zone={zone} />
      </div>
      <PanelSection title="Details">
        <Facts>
          <IdFact value={instrument.id} label="funding source id" />
          <Fact name="Able to fund">
            <AbleMark instrument={instrument} />
          </Fact>
          <Fact name="Type">
            <span>
              {fundingTypeName(instrument.type)}
              <span className="block text-sm text-text-muted">{fundingTypeHow(instrument.type)}</span>
            </span>
          </Fact>
          <Fact name="Entity status">{instrument.entity_status}</Fact>
          <Fact name="Currency">{instrument.currency}</Fact>
          <Fact name="Starts">
            {instrument.start_time === null ? (
              <NotSet what="No start" />
            ) : (
              <TimeText at={instrument.start_time} zone={zone} show="time-and-zone" />
            )}
          </Fact>
          <Fact name="Ends">
            <EndTime instrument={instrument} zone={zone} now={now} />
          </Fact>
          <Fact name="Credit limit">
            <Amount micros={instrument.credit_limit_local_micro} instrument={instrument} />
          </Fact>
          <Fact name="Booked">
            <Amount micros={instrument.funded_amount_local_micro} instrument={instrument} />
          </Fact>
          <Fact name="Left">
            <RemainingAmount instrument={instrument} />
          </Fact>
          <Fact name="Order header">{instrument.io_header ?? <NotSet />}</Fact>
          <TimeFact name="Created" at={instrument.created_at} zone={zone} />
          <TimeFact name="Changed" at={instrument.updated_at} zone={zone} />
        </Facts>
      </PanelSection>
      {environment === "sandbox" && !instrument.deleted && (
        <PanelSection title="Delete">
          <DeleteFunding
            instrument={instrument}
            activeCampaigns={plan && plan.counted + plan.withoutDaily + plan.otherCurrency}
            disabledReason={mayRemove.reason}
            onDeleting={onDeleting}
          />
        </PanelSection>
      )}
      <RawRecord record={instrument} />
    </>
  );
}

function Reasons({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return <p>No reason given. Contact support.</p>;
  return (
    <ul className="flex flex-col gap-3">
      {codes.map(explainFundingReason).map(({ code, what, fix }) => (
        <li key={code} className="flex gap-2">
          <StatusShape kind="blocked" className="mt-1" />
          <div>
            <p>{what}.</p>
            <p className="text-text-muted">{fix}</p>
            <code className="text-sm text-text-muted">{code}</code>
          </div>
        </li>
      ))}
    </ul>
  );
}
