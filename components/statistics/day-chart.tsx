"use client";

import { useState } from "react";
import type { ChartChanges } from "@/components/changes/use-chart-changes";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { listAnd } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { type ChartChoice, drawnMeasures } from "@/lib/statistics/chart-choice";
import type { DayRange, RangeName, StatisticsDays } from "@/lib/statistics/day-ranges";
import { measureOf } from "@/lib/statistics/measures";
import { countedAs, type RowsCountedAs } from "@/lib/statistics-reader/ask-for-rows";
import { SERIES_IDS_MAX } from "@/lib/statistics-reader/day-series";
import { ChartControls, type ShownAs } from "./chart-controls";
import { DrawnChart } from "./drawn-chart";
import { drawnLines, drawnRanges, linesOfChart, mayBeByHour } from "./drawn-lines";
import { HourNotes } from "./hour-notes";
import { type ListedChanges, type ListOfChanges, MarkChangesButton, MarkedChanges } from "./mark-changes";
import { NoteList } from "./note-list";
import { useChartNotes } from "./use-chart-notes";
import { useDaySeries } from "./use-day-series";
import { useZoom } from "./use-zoom";

export interface DayChartProps {
  entity: RowsCountedAs;
  /** The drawn rows, added up. */
  rows: readonly { readonly id: string; readonly currency: string; readonly objective?: string }[];
  /** What it is: "campaigns". */
  many: string;
  days: StatisticsDays;
  zone: string;
  choice: ChartChoice;
  onChoice: (choice: ChartChoice) => void;
  /** The changes in these days. */
  changes: ChartChanges;
  /** Lists those of the only drawn record, to be restored; undefined where that is impossible. */
  listOfChanges?: ListOfChanges | undefined;
  /** Changes and notes are those of the whole account, not only of the rows. */
  ofAccount?: boolean;
  /** Shows other days; undefined where they are fixed. */
  onRange?: ((range: RangeName | DayRange) => void) | undefined;
}

/** One or two figures by day or hour, of all rows together, beside the compared ones; as a chart or a table. */
export function DayChart({
  entity,
  rows,
  many,
  days,
  zone,
  choice,
  onChoice,
  changes,
  listOfChanges,
  ofAccount = false,
  onRange,
}: DayChartProps) {
  const { zoomIn, zoomOut } = useZoom(days.range, onRange);
  const [show, setShow] = useState<ShownAs>("chart");
  const [listsNotes, setListsNotes] = useState(false);
  const [listed, setListed] = useState<ListedChanges>();
  const ownObjectives = [...new Set(rows.flatMap(({ objective }) => objective ?? []))];
  const ids = drawnMeasures(choice);
  const hours = mayBeByHour(days);
  const each = hours && choice.byHour ? "hour" : "day";
  const by = each === "hour" ? "HOUR" : "DAY";
  const series = useDaySeries({
    entity,
    ids: rows.map((row) => row.id),
    objectives: ownObjectives,
    ranges: drawnRanges(days),
    measures: ids,
    each,
  });
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const [currency = ""] = currencies;
  const measures = ids.map(measureOf);
  const unlike = currencies.length > 1 && measures.some(({ unit }) => unit === "money");
  const tooMany = rows.length > SERIES_IDS_MAX[each];
  const lines = series.data && drawnLines(series.data, { by, choice, days, zone, ownObjectives, currency });
  const [only] = rows;
  const record = only && rows.length === 1 && !ofAccount ? countedAs(entity, only.id).id : undefined;
  const notes = useChartNotes(days.range, record);
  const label = `${listAnd(measures.map((measure) => measure.label))} by ${each}`;
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <ChartControls
        entity={entity}
        choice={choice}
        onChoice={onChoice}
        show={show}
        onShow={setShow}
        of={rows.length > 1 ? `${formatNumber(rows.length)} ${many}` : undefined}
        lines={lines && linesOfChart(lines)}
        hours={hours}
      >
        {notes.notes.length > 0 && (
          <Button size="small" aria-expanded={listsNotes} onClick={() => setListsNotes(!listsNotes)}>
            {counted(notes.notes.length, "note")}
          </Button>
        )}
        {zoomOut && (
          <Button size="small" onClick={zoomOut}>
            Zoom out
          </Button>
        )}
        <MarkChangesButton changes={changes} />
      </ChartControls>
      {tooMany || unlike ? (
        <p className="text-sm text-text-muted">
          {tooMany
            ? `Filter or select ${formatNumber(SERIES_IDS_MAX[each])} ${many} at most to draw them${each === "hour" ? " by hour" : ""}.`
            : "These have several currencies, which are not added up."}
        </p>
      ) : series.error ? (
        <ErrorState
          title="The statistics could not be read"
          error={series.error}
          onRetry={() => void series.refetch()}
        />
      ) : !lines ? (
        <Skeleton className="h-65 w-full" />
      ) : lines.every(({ points }) => points.every((point) => (point?.value ?? null) === null)) ? (
        <p className="py-6 text-center text-text-muted">
          No {listAnd(measures.map((measure) => measure.label.toLowerCase()))} on these days.
        </p>
      ) : (
        <DrawnChart
          show={show}
          label={label}
          lines={lines}
          choice={choice}
          by={by}
          days={days}
          zone={zone}
          currency={currency}
          changes={changes}
          onListChanges={listOfChanges && ((only) => setListed({ only }))}
          notes={notes}
          onZoom={zoomIn || undefined}
        />
      )}
      {listsNotes && notes.notes.length > 0 && <NoteList notes={notes} zone={zone} />}
      {by === "HOUR" && <HourNotes days={days} zone={zone} />}
      <MarkedChanges
        changes={changes}
        list={listOfChanges}
        listed={listed}
        onListed={setListed}
        zone={zone}
      />
      {series.data?.problem !== undefined && (
        <p role="status" className="text-sm text-attention">
          {formatNumber(series.data.missing)} of {formatNumber(rows.length)} {many} are missing.{" "}
          {series.data.problem}
        </p>
      )}
    </section>
  );
}
