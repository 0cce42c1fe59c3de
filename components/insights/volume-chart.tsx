import { useState } from "react";
import type { Granularity } from "@/lib/ads/endpoints/keyword-insights";
import { chartPaths } from "@/lib/insights/chart-paths";
import { countTicks, timeTicks, type VolumeSeries, whenOf } from "@/lib/insights/volume";
import { SERIES_LOOKS, SeriesPoint, SeriesSwatch } from "./series-swatch";
import { useWidth } from "./use-width";

const HEIGHT = 260;
const TOP = 10;
const BOTTOM = 24;
const RIGHT = 12;
/** Of a figure on the axis, and of a day or an hour below it with room around. */
const FIGURE_WIDTH = 7;
const LABEL_WIDTH = 56;
/** Points of more than these would run into each other. */
const MARKED_MAX = 31;

export interface VolumeViewProps {
  /** One line, or two to compare. */
  series: readonly VolumeSeries[];
  by: Granularity;
  zone: string;
}

export const figure = (posts: number): string => posts.toLocaleString("en-GB");

/** How often the keywords were posted, hour by hour or day by day. The arrow keys read single values. */
export function VolumeChart(props: VolumeViewProps) {
  const { series } = props;
  const [box, width] = useWidth();
  const [at, setAt] = useState<number>();
  const count = Math.max(...series.map(({ points }) => points.length));
  const last = (series[0]?.points.length ?? count) - 1;
  const index = at === undefined ? undefined : Math.min(at, count - 1);
  const plot = width === undefined ? undefined : plotOf(props, width);
  const pointAt = (clientX: number, element: Element) => {
    if (!plot) return;
    const offset = clientX - element.getBoundingClientRect().left - plot.left;
    setAt(Math.min(count - 1, Math.max(0, Math.floor(offset / plot.step))));
  };
  return (
    <div className="flex flex-col gap-1">
      <ReadOut {...props} index={index} />
      <div
        ref={box}
        onPointerMove={({ clientX, currentTarget }) => pointAt(clientX, currentTarget)}
        onPointerDown={({ clientX, currentTarget }) => pointAt(clientX, currentTarget)}
        onPointerLeave={({ pointerType, currentTarget }) => {
          if (pointerType === "mouse" && !currentTarget.contains(document.activeElement)) setAt(undefined);
        }}
        className="relative h-65 touch-pan-y rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        {plot && <Drawing {...props} plot={plot} index={index} />}
        <input
          type="range"
          aria-label="Read single values"
          aria-valuetext={valueText(props, index ?? last)}
          min={0}
          max={count - 1}
          value={index ?? last}
          onChange={({ target }) => setAt(Number(target.value))}
          onFocus={() => setAt(index ?? last)}
          onBlur={() => setAt(undefined)}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </div>
    </div>
  );
}

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly step: number;
  readonly ticks: readonly number[];
  readonly x: (index: number) => number;
  readonly y: (posts: number) => number;
}

function plotOf({ series }: VolumeViewProps, width: number): Plot {
  const all = series.flatMap(({ points }) => points.map(({ posts }) => posts ?? 0));
  const ticks = countTicks(Math.max(...all), 4);
  const top = ticks.at(-1) ?? 1;
  const left = figure(top).length * FIGURE_WIDTH + 12;
  const count = Math.max(...series.map(({ points }) => points.length));
  const step = Math.max(1, width - left - RIGHT) / count;
  return {
    left,
    right: width - RIGHT,
    step,
    ticks,
    x: (index) => left + (index + 0.5) * step,
    y: (posts) => HEIGHT - BOTTOM - (posts / top) * (HEIGHT - BOTTOM - TOP),
  };
}

function Drawing({
  series,
  by,
  zone,
  plot,
  index,
}: VolumeViewProps & { plot: Plot; index: number | undefined }) {
  const { left, right, ticks, x, y } = plot;
  const longest = series.reduce((a, b) => (b.points.length > a.points.length ? b : a));
  const times = timeTicks((series[0] ?? longest).points, {
    by,
    zone,
    most: Math.floor((right - left) / LABEL_WIDTH),
  });
  return (
    <svg aria-hidden width={right + RIGHT} height={HEIGHT} className="block">
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${y(tick)}H${right}`}
            className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
          />
          <text
            x={left - 8}
            y={y(tick) + 4}
            textAnchor="end"
            className="fill-text-muted text-xs tabular-nums"
          >
            {figure(tick)}
          </text>
        </g>
      ))}
      {times.map((tick) => (
        <g key={tick.index}>
          <path d={`M${x(tick.index)} ${y(0)}v4`} className="stroke-line-strong" />
          <text
            x={x(tick.index)}
            y={HEIGHT - 6}
            textAnchor={by === "DAY" ? "middle" : "start"}
            className="fill-text-muted text-xs tabular-nums"
          >
            {tick.label}
          </text>
        </g>
      ))}
      {index !== undefined && <path d={`M${x(index)} ${TOP}V${y(0)}`} className="stroke-line-strong" />}
      {series.toReversed().map(({ points }, reversed) => {
        const number = series.length - 1 - reversed;
        const look = SERIES_LOOKS[number] ?? SERIES_LOOKS[0];
        const { whole, open, alone } = chartPaths(points, x, y);
        const marked = points.length <= MARKED_MAX;
        return (
          <g key={look.shape}>
            <path
              d={whole}
              fill="none"
              strokeWidth={2}
              strokeLinejoin="round"
              strokeDasharray={look.dashes}
              className={look.stroke}
            />
            <path d={open} fill="none" strokeWidth={2} strokeDasharray="2 3" className={look.stroke} />
            {points.map((point, each) =>
              point.posts !== null && (marked || each === index || alone.includes(each)) ? (
                <SeriesPoint
                  key={point.from}
                  look={look}
                  x={x(each)}
                  y={y(point.posts)}
                  hollow={!point.whole}
                  large={each === index}
                />
              ) : null,
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** What is told at a place of the chart: of each line its own time, and how many posts. */
function readings({ series, by, zone }: VolumeViewProps, index: number) {
  return series.map(({ points }, number) => {
    const point = points[index];
    return {
      look: SERIES_LOOKS[number] ?? SERIES_LOOKS[0],
      when: point ? whenOf(point, by, zone) : undefined,
      posts: !point ? "not counted" : point.posts === null ? "not told" : `${figure(point.posts)} posts`,
    };
  });
}

const valueText = (props: VolumeViewProps, index: number): string =>
  readings(props, index)
    .map(({ when, posts }) => (when === undefined ? posts : `${when}: ${posts}`))
    .join("; compared with ");

function ReadOut({ index, ...props }: VolumeViewProps & { index: number | undefined }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      {index === undefined ? (
        <span className="text-text-muted">
          Point at the chart, or use the arrow keys, to read single values.
        </span>
      ) : (
        readings(props, index).map(({ look, when, posts }) => (
          <span key={look.shape} className="inline-flex items-center gap-2 tabular-nums">
            <SeriesSwatch look={look} />
            {when !== undefined && <span className="text-text-muted">{when}</span>}
            <span className="font-medium">{posts}</span>
          </span>
        ))
      )}
    </div>
  );
}
