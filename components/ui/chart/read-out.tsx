import { mayChange, openSpan, whenOf, withEstimate } from "@/lib/charts/chart-scale";
import { Button } from "../button";
import { type ChartLine, type ChartProps, marksAt } from "./plot";
import { lookOf, MarkSwatch, SeriesSwatch } from "./series-swatch";
import type { ChartSpan } from "./use-chart-reading";

/** The texts for a place of the chart: the time and value of each line. */
function readings({ series, by, zone, reading, second, nothing = "unknown" }: ChartProps, index: number) {
  return series.map((line, number) => {
    const point = line.points[index];
    const axis = (line.second && second) || { reading };
    return {
      look: lookOf(line, number),
      name: line.name,
      isSecond: line.second === true,
      // The second figure is of the same time as the first.
      when: point && !line.second ? whenOf(point, by, zone) : undefined,
      text: !point
        ? index < line.points.length
          ? "no such hour"
          : "not counted"
        : point.value === null
          ? nothing
          : withEstimate(axis.reading(point.value), point),
    };
  });
}

const hasHollowPoints = ({ points }: ChartLine) => points.some((point) => point && mayChange(point));

const named = ({ name, text }: ReturnType<typeof readings>[number]) =>
  name === undefined ? text : `${name} ${text}`;

/** The texts at a place, in one sentence. */
export function placeText(props: ChartProps, index: number): string {
  const all = readings(props, index);
  const beside = all.filter(({ isSecond }) => isSecond).map((each) => `, ${named(each)}`);
  const values = all
    .filter(({ isSecond }) => !isSecond)
    .map((each, number) => {
      const text = `${named(each)}${number === 0 ? beside.join("") : ""}`;
      return each.when === undefined ? text : `${each.when}: ${text}`;
    })
    .join("; compared with ");
  return [values, ...marksAt(props.marks, index).map(({ words }) => words)].join(". ");
}

/** The selected span, in words. */
export function spanText({ series, by, zone }: ChartProps, { from, to }: ChartSpan): string {
  const [first, end] = [from, to].map((place) => series[0]?.points[place]);
  return [first, end].map((point) => (point ? whenOf(point, by, zone) : "no such hour")).join(" to ");
}

interface ReadOutProps {
  chart: ChartProps;
  /** The place that is read. */
  index: number | undefined;
  /** It was chosen, and stays. */
  held: boolean;
  /** The span selected for zooming. */
  span: ChartSpan | undefined;
  onZoom: () => void;
}

/** The numbers at a place, above the chart. */
export function ReadOut({ chart, index, held, span, onZoom }: ReadOutProps) {
  const { marks, chosen, zoom } = chart;
  if (span) {
    return (
      <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">{spanText(chart, span)}</span>
        <Button size="small" onClick={onZoom}>
          Zoom in
        </Button>
        <span className="text-text-muted pointer-coarse:hidden">or press Enter</span>
      </div>
    );
  }
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      {index === undefined ? (
        <span className="text-text-muted">
          <span className="pointer-coarse:hidden">
            Point at the chart, or use the arrow keys, to read single values. {chosen?.hint} {zoom?.hint}
          </span>
          <span className="hidden pointer-coarse:inline">
            Tap the chart to read single values. {zoom?.touchHint}
          </span>
          {openSpan(chart.series.map(({ points }) => points)) && " Hatched: not over yet."}
          {chart.series.some(hasHollowPoints) && " Hollow points may still change."}
        </span>
      ) : (
        <>
          {readings(chart, index).map(({ look, name, when, text }) => (
            <span key={look.shape} className="inline-flex items-center gap-2 tabular-nums">
              <SeriesSwatch look={look} />
              {when !== undefined && <span className="text-text-muted">{when}</span>}
              {name !== undefined && <span className="text-text-muted">{name}</span>}
              <span className="font-medium">{text}</span>
            </span>
          ))}
          {marksAt(marks, index).map(({ kind, words }) => (
            <span key={kind} className="inline-flex min-w-0 items-center gap-2">
              <MarkSwatch kind={kind} />
              <span className="wrap-anywhere line-clamp-2">{words}</span>
            </span>
          ))}
          {held && chosen && <span className="inline-flex items-center gap-2">{chosen.actions(index)}</span>}
        </>
      )}
    </div>
  );
}
