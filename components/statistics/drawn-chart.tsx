import Link from "next/link";
import { useMemo, useState } from "react";
import { type ChartChanges, entriesAt, type MarkedTime } from "@/components/changes/use-chart-changes";
import { Button } from "@/components/ui/button";
import type { ChartZoom, ChosenPlace } from "@/components/ui/chart/plot";
import { SeriesChart } from "@/components/ui/chart/series-chart";
import { counted } from "@/lib/format/plurals";
import type { ChartChoice } from "@/lib/statistics/chart-choice";
import { notesByPlace } from "@/lib/statistics/chart-notes";
import type { DayRange, StatisticsDays } from "@/lib/statistics/day-ranges";
import { type Day, dayIn } from "@/lib/time/calendar";
import type { ShownAs } from "./chart-controls";
import { DayTable } from "./day-table";
import { axisOf, type DrawnLine, linesOfChart, markedTimes, marksOf } from "./drawn-lines";
import { NoteDialog } from "./note-dialog";
import type { ChartNotes } from "./use-chart-notes";

interface DrawnChartProps {
  show: ShownAs;
  /** "Spend by day" */
  label: string;
  lines: readonly DrawnLine[];
  choice: ChartChoice;
  by: "DAY" | "HOUR";
  days: StatisticsDays;
  zone: string;
  currency: string;
  changes: ChartChanges;
  /** Lists the changes at a mark, to be restored; undefined if only the history has them. */
  onListChanges: ((time: MarkedTime) => void) | undefined;
  notes: ChartNotes;
  /** Zooms in on some of the days; undefined where that is impossible. */
  onZoom: ((range: DayRange) => void) | undefined;
}

/** Figures as lines or as a table, with marks for changes and notes; a day can be chosen to add a note. */
export function DrawnChart(props: DrawnChartProps) {
  const { show, label, lines, choice, by, days, zone, currency, changes, onListChanges, notes, onZoom } =
    props;
  const [noting, setNoting] = useState<Day>();
  const points = lines[0]?.points;
  const marks = useMemo(() => {
    const daysOf = (points ?? []).map((point) => point && dayIn(zone, point.from));
    return {
      change: changes.shown ? marksOf(changes, markedTimes(by, days, points ?? [])) : undefined,
      note: notes.notes.length > 0 ? notesByPlace(notes.notes, daysOf) : undefined,
    };
  }, [points, zone, changes, by, days, notes.notes]);
  const dayAt = (index: number) => {
    const point = points?.[index];
    return point && dayIn(zone, point.from);
  };
  const zoom: ChartZoom | undefined = onZoom && {
    hint: "Drag, or hold Shift with the arrow keys, to zoom in.",
    touchHint: "Drag sideways to zoom in.",
    onZoom: (first, last) => {
      const [from, to] = [dayAt(first), dayAt(last)];
      if (from !== undefined && to !== undefined) onZoom({ from, to });
    },
  };
  const addNote = (day: Day | undefined) => day !== undefined && setNoting(day);
  const seeChanges = (index: number, day: Day) => {
    const time = markedTimes(by, days, points ?? [])[index];
    const entries = time === undefined ? undefined : entriesAt(changes, time);
    return onListChanges && time !== undefined && entries ? (
      <Button size="small" onClick={() => onListChanges(time)}>
        See or restore {counted(entries.length, "change")}
      </Button>
    ) : (
      <Link href={changes.hrefOf(day)} prefetch={false} className="text-accent-text hover:underline">
        See in the history
      </Link>
    );
  };
  const chosen: ChosenPlace = {
    hint: "Choose a point, or press Enter, to add a note.",
    onEnter: (index) => addNote(dayAt(index)),
    actions: (index) => {
      const day = dayAt(index);
      return (
        <>
          <Button size="small" onClick={() => addNote(day)}>
            Add a note
          </Button>
          {day !== undefined && marks.change?.has(index) && seeChanges(index, day)}
        </>
      );
    },
  };
  return (
    <>
      {show === "chart" ? (
        <SeriesChart
          {...axisOf(choice.measure, currency)}
          second={choice.second && axisOf(choice.second, currency)}
          series={linesOfChart(lines).map(({ name, ...line }) => (choice.second ? { ...line, name } : line))}
          marks={marks}
          chosen={chosen}
          zoom={zoom}
          by={by}
          zone={zone}
        />
      ) : (
        <DayTable label={label} lines={lines} marks={marks} by={by} zone={zone} />
      )}
      {noting !== undefined && <NoteDialog day={noting} notes={notes} onClose={() => setNoting(undefined)} />}
    </>
  );
}
