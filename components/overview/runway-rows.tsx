import Link from "next/link";
import { type AccountRoute, panelHref } from "@/components/shell/dashboard-route";
import { Unknown } from "@/components/ui/absent";
import { Money } from "@/components/ui/money";
import { Name } from "@/components/ui/name";
import { Skeleton } from "@/components/ui/skeleton";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { formatDay } from "@/lib/format/dates";
import { runwayInWords, runwayOf } from "@/lib/funding/runway";
import { spentPerDay } from "@/lib/overview/week";
import type { ReadRecords } from "@/lib/records/measure-columns";
import { NothingHere } from "./overview-section";

interface RunwayRowsProps {
  route: AccountRoute;
  instruments: readonly FundingInstrument[];
  records: ReadRecords;
  zone: string;
  now: number;
  /** No more is read for the moment. */
  stopped: boolean;
}

/** How long each funding source lasts at the rate of the last week. */
export function RunwayRows({ route, instruments, records, zone, now, stopped }: RunwayRowsProps) {
  if (instruments.length === 0) return <NothingHere>Nothing pays for campaigns yet.</NothingHere>;
  return (
    <ul className="divide-y">
      {instruments.map((instrument) => (
        <li
          key={instrument.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 px-3 py-1.5"
        >
          <Link
            href={panelHref(route, "funding", instrument.id)}
            className="inline-flex min-h-6 min-w-0 items-center hover:underline"
          >
            <Name className="truncate">{instrument.description || instrument.id}</Name>
          </Link>
          <span className="ml-auto inline-flex items-baseline gap-3">
            <Lasting
              instrument={instrument}
              perDay={spentPerDay(instrument.id, records)}
              zone={zone}
              now={now}
              stopped={stopped}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface LastingProps {
  instrument: FundingInstrument;
  perDay: bigint | undefined;
  zone: string;
  now: number;
  stopped: boolean;
}

function Lasting({ instrument, perDay, zone, now, stopped }: LastingProps) {
  if (perDay === undefined)
    return stopped ? <span className="text-text-muted">Not read</span> : <Skeleton className="h-3 w-24" />;
  const plan = { perDay, counted: 0, withoutDaily: 0, otherCurrency: 0, scheduled: 0 };
  const runway = runwayOf(instrument, plan, zone, now);
  return (
    <>
      {perDay > 0n && (
        <span className="inline-flex items-baseline gap-1 text-text-muted">
          <Money micros={perDay} currency={instrument.currency} rounded /> a day
        </span>
      )}
      {runway.kind === "no-plan" && <span className="text-text-muted">Nothing spent in 7 days</span>}
      {runway.kind === "ended" && <span className="text-text-muted">Ended</span>}
      {runway.kind === "unknown" && <Unknown why="Balance not reported" />}
      {runway.kind === "until-end" && <span>until it ends, {formatDay(runway.end)}</span>}
      {runway.kind === "covers" && (
        <span title={runway.lastFullDay && `Covered in full up to ${formatDay(runway.lastFullDay)}`}>
          {runway.atMost && "≤ "}
          {runwayInWords(runway.tenths)} left
        </span>
      )}
    </>
  );
}
