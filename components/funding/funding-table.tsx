import { FindingValue } from "@/components/accounts/finding-value";
import { type ListColumn, ListTable } from "@/components/shell/list-table";
import { NotSet } from "@/components/ui/absent";
import { Name } from "@/components/ui/name";
import { Cell, Row, RowName } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { type FundingColumn, fundingTitle } from "@/lib/funding/funding-view";
import { runwayOf } from "@/lib/funding/runway";
import { fundingTypeName } from "@/lib/funding/words";
import { zoneOrUtc } from "@/lib/time/calendar";
import { AbleMark } from "./able-mark";
import { fundingGraceKey } from "./delete-funding";
import { EndTime, RemainingAmount, WholeAmount } from "./funding-cells";
import { RunwayText } from "./runway-text";
import type { Plans } from "./use-funding";
import type { useFundingView } from "./use-funding-view";

const COLUMNS = {
  name: { label: "Funding source", sort: "name", shrinks: 60 },
  able: { label: "Able to fund", sort: "able" },
  left: {
    label: "Left",
    sort: "remaining",
    hint: "Credit remaining; the bar is its part of the whole",
    numeric: true,
    from: 34,
  },
  runway: {
    label: "Planned runway",
    sort: "plan",
    hint: "How long it lasts if every active campaign delivers its full daily budget. A plan, not spend.",
    numeric: true,
    from: 60,
  },
  ends: { label: "Ends", sort: "end", from: 44 },
  whole: {
    label: "Limit or booked",
    sort: "whole",
    hint: "Credit limit, or funded amount",
    numeric: true,
    from: 64,
  },
  type: { label: "Type", sort: "type", from: 76 },
  starts: { label: "Starts", sort: "start", from: 84 },
} satisfies Record<string, ListColumn<FundingColumn>>;

export interface FundingRowsProps {
  instruments: readonly FundingInstrument[];
  plans: Plans;
  zone: string;
  now: number;
  view: ReturnType<typeof useFundingView>;
  onOpen: (id: string) => void;
  /** What is about to be deleted (lib/jobs/grace). */
  leaving: ReadonlySet<string>;
}

/** The instruments of an account, one a row. The name opens the panel. */
export function FundingTable({ instruments, ...place }: FundingRowsProps) {
  return (
    <ListTable label="Funding sources" columns={Object.values(COLUMNS)} view={place.view}>
      {instruments.map((instrument) => (
        <FundingRow key={instrument.id} instrument={instrument} {...place} />
      ))}
    </ListTable>
  );
}

type FundingRowProps = Omit<FundingRowsProps, "instruments"> & {
  instrument: FundingInstrument;
};

function FundingRow({ instrument, plans, zone, now, view, onOpen, leaving }: FundingRowProps) {
  return (
    <Row
      selected={instrument.id === view.panel}
      faded={instrument.deleted}
      leaving={leaving.has(fundingGraceKey(instrument.id))}
    >
      <Cell column={COLUMNS.name}>
        <span className="flex items-center gap-2">
          <RowName
            goesBy={instrument.id}
            open={instrument.id === view.panel}
            className="max-w-56"
            onClick={() => onOpen(instrument.id)}
          >
            <Name>{fundingTitle(instrument)}</Name>
          </RowName>
          <span className="hidden font-mono text-sm text-text-muted min-[1600px]:inline">
            {instrument.id}
          </span>
        </span>
      </Cell>
      <Cell column={COLUMNS.able}>
        <span className="flex max-w-48">
          <AbleMark instrument={instrument} />
        </span>
      </Cell>
      <Cell column={COLUMNS.left}>
        <RemainingAmount instrument={instrument} rounded />
      </Cell>
      <Cell column={COLUMNS.runway}>
        <PlannedRunway instrument={instrument} plans={plans} zone={zone} now={now} />
      </Cell>
      <Cell column={COLUMNS.ends}>
        <EndTime instrument={instrument} zone={zone} now={now} />
      </Cell>
      <Cell column={COLUMNS.whole}>
        <WholeAmount instrument={instrument} />
      </Cell>
      <Cell column={COLUMNS.type}>{fundingTypeName(instrument.type)}</Cell>
      <Cell column={COLUMNS.starts}>
        {instrument.start_time === null ? (
          <NotSet what="No start" />
        ) : (
          <TimeText at={instrument.start_time} zone={zone} show="day" />
        )}
      </Cell>
    </Row>
  );
}

type PlannedRunwayProps = Pick<FundingRowProps, "instrument" | "plans" | "zone" | "now">;

/** The runway, once all campaigns are read. Nothing is planned on what is deleted. */
export function PlannedRunway({ instrument, plans, zone, now }: PlannedRunwayProps) {
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
