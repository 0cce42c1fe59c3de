import { chartPaths } from "@/lib/charts/chart-paths";
import { type ChartPoint, countTicks, timeTicks } from "@/lib/charts/chart-scale";
import { ChartMark, SERIES_LOOKS, SeriesPoint } from "./series-swatch";

const HEIGHT = 260;
const TOP = 10;
const BOTTOM = 24;
const RIGHT = 12;
/** Of a figure on the axis, and of a day or an hour below it with room around. */
const FIGURE_WIDTH = 7;
const LABEL_WIDTH = 56;
/** Points of more than these would run into each other. */
const MARKED_MAX = 31;

export interface ChartProps {
  /** One line, or two to compare. */
  series: readonly { readonly points: readonly ChartPoint[] }[];
  by: "DAY" | "HOUR";
  zone: string;
  /** A number on the axis. */
  figure: (value: number) => string;
  /** A number where it is read: "12 posts". */
  reading: (value: number) => string;
  /** What is read where there is no number; "unknown" without it. */
  nothing?: string;
  /** What happened at places of the first line, in words. */
  marks?: ReadonlyMap<number, string> | undefined;
}

export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly step: number;
  readonly ticks: readonly number[];
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

export function plotOf({ series, figure }: Pick<ChartProps, "series" | "figure">, width: number): Plot {
  const all = series.flatMap(({ points }) => points.map(({ value }) => value ?? 0));
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
    y: (value) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP),
  };
}

export function SeriesDrawing({
  series,
  by,
  zone,
  figure,
  plot,
  index,
  marks,
}: Omit<ChartProps, "reading" | "nothing"> & { plot: Plot; index?: number | undefined }) {
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
      {[...(marks?.keys() ?? [])].map((at) => (
        <ChartMark key={at} x={x(at)} y={y(0)} large={at === index} />
      ))}
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
              point.value !== null && (marked || each === index || alone.includes(each)) ? (
                <SeriesPoint
                  key={point.from}
                  look={look}
                  x={x(each)}
                  y={y(point.value)}
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
