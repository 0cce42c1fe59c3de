import { timeTicks } from "@/lib/charts/chart-scale";
import type { ChartProps, Plot } from "./plot";
import { SECOND_LOOK, SERIES_LOOKS, SeriesPoint } from "./series-swatch";

/** For a day or an hour below the axis, with margins. */
const LABEL_WIDTH = 56;
const FIGURE = "fill-text-muted text-xs tabular-nums";

/** The lines across a chart, with their numbers at the left, and at the right for a second figure. */
export function ValueAxes({ plot, ...props }: ChartProps & { plot: Plot }) {
  const { left, right, first, second } = plot;
  return (
    <>
      {first.ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${first.y(tick)}H${right}`}
            className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
          />
          <text x={left - 8} y={first.y(tick) + 4} textAnchor="end" className={FIGURE}>
            {props.figure(tick)}
          </text>
        </g>
      ))}
      {second?.ticks.map((tick) => (
        <text key={tick} x={right + 8} y={second.y(tick) + 4} className={FIGURE}>
          {props.second?.figure(tick)}
        </text>
      ))}
      <Units plot={plot} {...props} />
    </>
  );
}

/** The unit of each axis; with two axes it appears beside the end of each line. */
function Units({ plot: { width }, series, unit, second }: ChartProps & { plot: Plot }) {
  if (!second) {
    return (
      <text y={12} className={FIGURE}>
        {unit}
      </text>
    );
  }
  return (
    <>
      <SeriesPoint look={SERIES_LOOKS[0]} x={6} y={8} />
      <text x={16} y={12} className={FIGURE}>
        {unit ?? series[0]?.name}
      </text>
      <SeriesPoint look={SECOND_LOOK} x={width - 6} y={8} />
      <text x={width - 16} y={12} textAnchor="end" className={FIGURE}>
        {second.unit ?? series.find((line) => line.second)?.name}
      </text>
    </>
  );
}

/** Days or hours below a chart, as many as fit. */
export function TimeAxis({
  plot: { left, right, height, first, x },
  series,
  by,
  zone,
}: ChartProps & { plot: Plot }) {
  const longest = series.reduce((a, b) => (b.points.length > a.points.length ? b : a));
  const ticks = timeTicks((series[0] ?? longest).points, {
    by,
    zone,
    most: Math.floor((right - left) / LABEL_WIDTH),
  });
  return ticks.map((tick) => (
    <g key={tick.index}>
      <path d={`M${x(tick.index)} ${first.y(0)}v4`} className="stroke-line-strong" />
      <text
        x={x(tick.index)}
        y={height - 6}
        textAnchor={by === "DAY" ? "middle" : "start"}
        className={FIGURE}
      >
        {tick.label}
      </text>
    </g>
  ));
}
