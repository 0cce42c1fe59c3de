"use client";

import { GitCompareArrows } from "lucide-react";
import { useMemo } from "react";
import { useChangesOf } from "@/components/changes/use-changes-of";
import { ErrorState } from "@/components/ui/error-state";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDay } from "@/lib/format/dates";
import { counted } from "@/lib/format/plurals";
import { changesByDay } from "@/lib/history/changes-by-day";
import type { HistoryEntity } from "@/lib/history/entities";
import type { StatisticsDays } from "@/lib/statistics/day-ranges";
import { effectDays } from "@/lib/statistics/effect";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import { addDays, type Day, dayEnd, dayIn, dayStart } from "@/lib/time/calendar";
import { AskedSection } from "./asked-section";
import { EffectTable } from "./effect-table";
import { usePanelDetails } from "./use-panel-details";

interface EffectSectionProps {
  entity: HistoryEntity & ShownEntity;
  row: { readonly id: string; readonly currency: string; readonly objective?: string };
  days: StatisticsDays;
  zone: string;
}

/** The results of one record before and after a change, on request. */
export function EffectSection(props: EffectSectionProps) {
  const { effect, setEffect } = usePanelDetails(props.row.id);
  return (
    <AskedSection
      label="Effect of a change"
      action="Effect of a change"
      icon={GitCompareArrows}
      shown={effect !== undefined}
      onShow={(shown) => setEffect(shown ? "" : undefined)}
    >
      <Effect {...props} wanted={effect ?? ""} onWant={setEffect} />
    </AskedSection>
  );
}

/** Days around a change that are searched for other changes. */
const AROUND_DAYS = 7;

type EffectProps = EffectSectionProps & { wanted: Day | ""; onWant: (day: Day) => void };

function Effect({ entity, row, days: { range, today }, zone, wanted, onWant }: EffectProps) {
  const { id } = row;
  const known = [range.from, range.to, ...(wanted === "" ? [] : [wanted])].sort();
  const later = addDays(known.at(-1) ?? today, AROUND_DAYS);
  const from = dayStart(addDays(known[0] ?? today, -AROUND_DAYS), zone) ?? 0;
  const until = dayEnd(later < today ? later : today, zone) ?? 0;
  const span = useMemo(() => ({ from, until }), [from, until]);
  const { records, closed, stored, pending, error, refetch } = useChangesOf(entity, id, span);
  const byDay = useMemo(() => changesByDay(records, zone), [records, zone]);
  const offered = [...byDay.keys()].filter((day) => day >= range.from && day <= range.to);
  const shown = [...new Set([...(wanted === "" ? [] : [wanted]), ...offered])].sort().reverse();
  if (!closed && error !== null)
    return (
      <ErrorState
        compact
        title="The changes could not be read"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (closed ? !stored.read : pending) return <Skeleton className="h-10 w-64" />;
  const changed =
    wanted === "" ? (shown.find((day) => effectDays(day, today, zone).kind === "days") ?? shown[0]) : wanted;
  if (changed === undefined) {
    return (
      <p role="status" className="text-sm text-text-muted">
        Nothing was changed on the days of the chart. Choose other days above.
      </p>
    );
  }
  const beside = effectDays(changed, today, zone);
  const others = records.filter(({ change_time: time }) => {
    const day = dayIn(zone, Date.parse(time));
    return beside.kind === "days" && day !== changed && day >= beside.before.from && day <= beside.after.to;
  }).length;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Day of the change"
          small
          value={changed}
          onValueChange={onWant}
          options={shown.map((value) => ({ value, label: formatDay(value) }))}
          className="w-44!"
        />
        <span className="wrap-anywhere min-w-0 text-sm text-text-muted">{byDay.get(changed)}</span>
      </div>
      {beside.kind === "few" ? (
        <p role="status" className="text-sm text-text-muted">
          Too few days to compare: {counted(beside.passed, "complete day")} since. From{" "}
          {formatDay(beside.enoughOn)} on they can be compared.
        </p>
      ) : (
        <>
          <EffectTable entity={entity} row={row} beside={beside} zone={zone} />
          <p className="text-sm text-text-muted">
            Other changes of it in these days: {others}. This is no experiment: weekdays, the market and
            whatever else changed meanwhile play a part too.
            {beside.uneven && " Clocks are changed in one of the two periods, so that it is an hour longer."}
          </p>
        </>
      )}
    </div>
  );
}
