"use client";

import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { formatDecimals } from "@/lib/format/numbers";
import { daysInWords } from "@/lib/records/explained-columns";
import { type DayRange, finalityOf } from "@/lib/statistics/day-ranges";
import type { Figure } from "@/lib/statistics/figures";
import { REACH_DEFINITIONS, type ReachEntity } from "@/lib/statistics/reach";
import { AskedSection } from "./asked-section";
import { FigureValue } from "./figure-value";
import { usePanelDetails } from "./use-panel-details";
import { useReach } from "./use-reach";

interface ReachOf {
  entity: ReachEntity;
  id: string;
  range: DayRange;
  zone: string;
}

/** How many people one record reached over the days of its statistics, and how often, on request. */
export function ReachSection(of: ReachOf) {
  const { reach, setReach } = usePanelDetails(of.id);
  return (
    <AskedSection
      label="Reach and frequency"
      action="Reach and frequency"
      icon={Users}
      shown={reach}
      onShow={setReach}
    >
      <Reached {...of} />
    </AskedSection>
  );
}

/** The service returns no more digits of a frequency. */
const FREQUENCY_DECIMALS = 2;

function Reached({ entity, id, range, zone }: ReachOf) {
  const { data, error, refetch } = useReach(entity, id, range);
  if (error) {
    return (
      <ErrorState compact title="Reach could not be read" error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton className="h-10 w-64" />;
  const { reach, readAt, problem } = data;
  const figureOf = (value: number | null | undefined): Figure => {
    if (reach === undefined) return { kind: "unread", ...(problem && { why: problem.message }) };
    if (reach === null) return { kind: "unavailable", why: "There is no reach for this" };
    return value === null || value === undefined
      ? { kind: "none", why: "Not shown in this period" }
      : { kind: "value", value: BigInt(Math.round(value)) };
  };
  const finality = finalityOf(range.to, zone, readAt ?? Date.now());
  const frequency = reach?.frequency;
  const often = figureOf(frequency);
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <ReachFact name="Reach" meaning={REACH_DEFINITIONS.reach}>
          <FigureValue figure={figureOf(reach?.people)} unit="count" currency="" finality={finality} />
        </ReachFact>
        <ReachFact name="Frequency" meaning={REACH_DEFINITIONS.frequency}>
          {often.kind === "value" && frequency !== undefined && frequency !== null ? (
            <span className="tabular-nums">{formatDecimals(frequency, FREQUENCY_DECIMALS)}</span>
          ) : (
            <FigureValue figure={often} unit="count" currency="" finality={finality} />
          )}
        </ReachFact>
      </dl>
      <p className="text-sm text-text-muted">
        {daysInWords(range)}
        {readAt !== undefined && (
          <>
            , as of <TimeText at={new Date(readAt).toISOString()} zone={zone} />
            {finality === "running" && "; today is not over"}
          </>
        )}
        . {REACH_DEFINITIONS.sums}
      </p>
      {problem && (
        <p role="status" className="text-sm text-attention">
          {problem.message}
        </p>
      )}
    </div>
  );
}

interface ReachFactProps {
  name: string;
  meaning: string;
  children: ReactNode;
}

const ReachFact = ({ name, meaning, children }: ReachFactProps) => (
  <div className="max-w-72">
    <dt className="text-sm text-text-muted">{name}</dt>
    <dd className="font-semibold text-lg">{children}</dd>
    <dd className="text-sm text-text-muted">{meaning}</dd>
  </div>
);
