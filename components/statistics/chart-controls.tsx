import type { ReactNode } from "react";
import { lookOf, SeriesSwatch } from "@/components/ui/chart/series-swatch";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { formatDay } from "@/lib/format/dates";
import { type ChartChoice, withMeasure } from "@/lib/statistics/chart-choice";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { isMeasure, MEASURE_IDS, type MeasureId, measureOf, measuresOf } from "@/lib/statistics/measures";
import type { RowsCountedAs } from "@/lib/statistics-reader/ask-for-rows";
import type { DrawnLine } from "./drawn-lines";

export type ShownAs = "chart" | "table";

interface ChartControlsProps {
  entity: RowsCountedAs;
  choice: ChartChoice;
  onChoice: (choice: ChartChoice) => void;
  show: ShownAs;
  onShow: (show: ShownAs) => void;
  /** Number and kind of the rows; undefined for a single one. */
  of: string | undefined;
  lines: readonly DrawnLine[] | undefined;
  /** Whether there are few enough days to show hours. */
  hours: boolean;
  /** Further actions. */
  children: ReactNode;
}

const NONE = "none";

const daysInWords = ({ from, to }: DayRange) =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

/** For rows of different entities every measure can be drawn. */
const measureOptions = (entity: RowsCountedAs) =>
  (typeof entity === "string" ? measuresOf(entity) : MEASURE_IDS).map((value: MeasureId) => ({
    value,
    label: measureOf(value).label,
  }));

/** The figures of a chart and its settings, with a legend. */
export function ChartControls({
  entity,
  choice,
  onChoice,
  show,
  onShow,
  of,
  lines,
  hours,
  children,
}: ChartControlsProps) {
  const options = measureOptions(entity);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label="Figure of the chart"
        small
        value={choice.measure}
        onValueChange={(next) => isMeasure(next) && onChoice(withMeasure(choice, next))}
        options={options}
        className="w-40!"
      />
      <Select
        aria-label="Second figure of the chart"
        small
        value={choice.second ?? NONE}
        onValueChange={(next) => onChoice({ ...choice, second: isMeasure(next) ? next : undefined })}
        options={[
          { value: NONE, label: "and …" },
          ...options.filter(({ value }) => value !== choice.measure),
        ]}
        className="w-40!"
      />
      {of !== undefined && <span className="text-sm text-text-muted">{of}</span>}
      {lines?.map((line, index) => (
        <span
          key={`${line.name} ${line.range.from}`}
          className="inline-flex items-center gap-2 text-sm text-text-muted"
        >
          <SeriesSwatch look={lookOf(line, index)} />
          {line.second ? line.name : `${choice.second ? `${line.name}, ` : ""}${daysInWords(line.range)}`}
        </span>
      ))}
      <span className="ml-auto inline-flex flex-wrap items-center justify-end gap-2">
        {children}
        {hours && (
          <Segmented
            label="Drawn by"
            value={choice.byHour ? "hour" : "day"}
            onValueChange={(by) => onChoice({ ...choice, byHour: by === "hour" || undefined })}
            options={[
              { value: "day", label: "Day" },
              { value: "hour", label: "Hour" },
            ]}
          />
        )}
        <Segmented
          label="Show as"
          value={show}
          onValueChange={onShow}
          options={[
            { value: "chart", label: "Chart" },
            { value: "table", label: "Table" },
          ]}
        />
      </span>
    </div>
  );
}
