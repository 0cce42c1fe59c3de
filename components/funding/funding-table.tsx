import { FindingValue } from "@/components/accounts/finding-value";
import { sortMark } from "@/components/shell/sort-in-address";
import { NotSet } from "@/components/ui/absent";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { zoneOrUtc } from "@/lib/calendar";
import { type FundingColumn, type FundingSort, fundingTitle } from "@/lib/funding/funding-view";
import { runwayOf } from "@/lib/funding/runway";
import { fundingTypeName } from "@/lib/funding/words";
import { AbleMark } from "./able-mark";
import { fundingGraceKey } from "./delete-funding";
import { EndTime, RemainingAmount, WholeAmount } from "./funding-cells";
import { RunwayText } from "./runway-text";
import type { Plans } from "./use-funding";

interface ColumnWords {
  readonly id: FundingColumn;
  readonly label: string;
  readonly hint?: string;
  readonly numeric?: boolean;
}

const COLUMNS: readonly ColumnWords[] = [
  { id: "name", label: "Instrument" },
  { id: "able", label: "Able to fund" },
  {
    id: "remaining",
    label: "Left",
    hint: "Credit remaining; the bar is its part of the whole",
    numeric: true,
  },
  {
    id: "plan",
    label: "Planned runway",
    hint: "How long it lasts if every active campaign delivers its full daily budget. A plan, not spend.",
    numeric: true,
  },
  { id: "whole", label: "Limit or booked", hint: "Credit limit, or funded amount", numeric: true },
  { id: "type", label: "Type" },
  { id: "start", label: "Starts" },
  { id: "end", label: "Ends" },
];

export interface FundingRowsProps {
  instruments: readonly FundingInstrument[];
  plans: Plans;
  zone: string;
  now: number;
  sort: FundingSort;
  onSort: (column: FundingColumn) => void;
  panel: string | null;
  onOpen: (id: string) => void;
  /** What is about to be deleted (lib/grace). */
  leaving: ReadonlySet<string>;
}

/** The instruments of an account, one a row. The name opens the panel. */
export function FundingTable({ sort, onSort, instruments, ...place }: FundingRowsProps) {
  return (
    <Table aria-label="Funding instruments">
      <thead>
        <tr>
          {COLUMNS.map(({ id, label, hint, numeric }) => (
            <HeaderCell
              key={id}
              numeric={numeric ?? false}
              title={hint}
              sorted={sortMark(sort, id)}
              onSort={() => onSort(id)}
            >
              {label}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {instruments.map((instrument) => (
          <FundingRow key={instrument.id} instrument={instrument} {...place} />
        ))}
      </tbody>
    </Table>
  );
}

type FundingRowProps = Omit<FundingRowsProps, "sort" | "onSort" | "instruments"> & {
  instrument: FundingInstrument;
};

function FundingRow({ instrument, plans, zone, now, panel, onOpen, leaving }: FundingRowProps) {
  const deleting = leaving.has(fundingGraceKey(instrument.id));
  return (
    <Row
      selected={instrument.id === panel}
      faded={instrument.deleted || deleting}
      className={deleting ? "line-through" : ""}
    >
      <Cell>
        <span className="flex items-center gap-2">
          <button
            type="button"
            onClick={() => onOpen(instrument.id)}
            className="min-h-6 max-w-56 truncate rounded-sm text-left font-medium hover:underline"
          >
            {fundingTitle(instrument)}
          </button>
          <span className="font-mono text-sm text-text-muted">{instrument.id}</span>
        </span>
      </Cell>
      <Cell>
        <span className="flex max-w-48">
          <AbleMark instrument={instrument} />
        </span>
      </Cell>
      <Cell numeric>
        <RemainingAmount instrument={instrument} />
      </Cell>
      <Cell numeric>
        <PlannedRunway instrument={instrument} plans={plans} zone={zone} now={now} />
      </Cell>
      <Cell numeric>
        <WholeAmount instrument={instrument} />
      </Cell>
      <Cell>{fundingTypeName(instrument.type)}</Cell>
      <Cell>
        {instrument.start_time === null ? (
          <NotSet what="No start" />
        ) : (
          <TimeText at={instrument.start_time} zone={zone} show="day" />
        )}
      </Cell>
      <Cell>
        <EndTime instrument={instrument} zone={zone} now={now} />
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
