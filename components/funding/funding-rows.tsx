import { FindingValue } from "@/components/accounts/finding-value";
import { ListBody, type ListedRows } from "@/components/shell/list-body";
import { NotSet } from "@/components/ui/absent";
import { CutName } from "@/components/ui/name";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import type { FundingColumn, FundingColumns } from "@/lib/funding/funding-list";
import { runwayOf } from "@/lib/funding/runway";
import { fundingTitle, fundingTypeName } from "@/lib/funding/words";
import { zoneOrUtc } from "@/lib/time/calendar";
import { AbleMark } from "./able-mark";
import { EndTime, RemainingAmount, WholeAmount } from "./funding-cells";
import { RunwayText } from "./runway-text";
import type { Plans } from "./use-funding";

interface FundingRowsProps extends ListedRows<FundingInstrument, FundingColumn> {
  columns: FundingColumns;
  plans: Plans;
  now: number;
}

/** The funding sources of an account, one a row. */
export function FundingRows({ plans, now, ...list }: FundingRowsProps) {
  const { zone } = list;
  const able = (instrument: FundingInstrument) => <AbleMark instrument={instrument} />;
  const left = (instrument: FundingInstrument) => <RemainingAmount instrument={instrument} rounded />;
  const end = (instrument: FundingInstrument) => <EndTime instrument={instrument} zone={zone} now={now} />;
  const runway = (instrument: FundingInstrument) => (
    <PlannedRunway instrument={instrument} plans={plans} zone={zone} now={now} />
  );
  return (
    <ListBody
      page="funding"
      label="Funding sources"
      look={{
        name: (instrument) => <CutName>{fundingTitle(instrument)}</CutName>,
        nameWidth: "max-w-56",
        beside: ({ id }) => (
          <span className="hidden font-mono text-sm text-text-muted min-[1600px]:inline">{id}</span>
        ),
        cells: {
          able: (instrument) => <span className="flex max-w-48">{able(instrument)}</span>,
          remaining: left,
          plan: runway,
          end,
          whole: (instrument) => <WholeAmount instrument={instrument} />,
        },
        phone: (instrument) => (
          <>
            <div className="flex items-center justify-between gap-3">
              {able(instrument)}
              {left(instrument)}
            </div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-text-muted">
              <span>{fundingTypeName(instrument.type)}</span>
              <span>Ends {end(instrument)}</span>
              <span className="inline-flex items-baseline gap-1">Runway {runway(instrument)}</span>
            </div>
          </>
        ),
      }}
      {...list}
    />
  );
}

interface PlannedRunwayProps extends Pick<FundingRowsProps, "plans" | "zone" | "now"> {
  instrument: FundingInstrument;
}

/** The runway, once all campaigns are read. Deleted sources have no plan. */
function PlannedRunway({ instrument, plans, zone, now }: PlannedRunwayProps) {
  if (instrument.deleted) return <NotSet what="Deleted" />;
  return (
    <FindingValue finding={plans} what="the campaigns" skeleton="ml-auto h-3 w-16">
      {(all) => {
        const plan = all.get(instrument.id);
        return plan && <RunwayText runway={runwayOf(instrument, plan, zoneOrUtc(zone), now)} />;
      }}
    </FindingValue>
  );
}
