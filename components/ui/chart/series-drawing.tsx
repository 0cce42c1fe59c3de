import { useId } from "react";
import { chartPaths } from "@/lib/charts/chart-paths";
import { mayChange, openSpan } from "@/lib/charts/chart-scale";
import { TimeAxis, ValueAxes } from "./chart-axes";
import { type ChartLine, type ChartProps, MARK_KINDS, type Plot, type Scale } from "./plot";
import { ChartMark, lookOf, type SeriesLook, SeriesPoint } from "./series-swatch";
import type { ChartSpan } from "./use-chart-reading";

/** Points of more than these would run into each other. */
const MARKED_MAX = 31;

interface SeriesDrawingProps {
  chart: ChartProps;
  plot: Plot;
  /** The place that is read. */
  index?: number | undefined;
  /** The span selected for zooming. */
  span?: ChartSpan | undefined;
}

export function SeriesDrawing({ chart, plot, index, span }: SeriesDrawingProps) {
  const { series, marks } = chart;
  const { width, height, top, x, step, first, second } = plot;
  const bottom = first.y(0);
  const hatching = useId();
  const open = openSpan(series.map(({ points }) => points));
  const between = ({ from, to }: ChartSpan) => ({
    x: x(from) - step / 2,
    y: top,
    width: (to - from + 1) * step,
    height: bottom - top,
  });
  return (
    <svg aria-hidden width={width} height={height} className="block">
      {span && <rect {...between(span)} className="fill-surface-selected" />}
      {open && (
        <>
          <pattern
            id={hatching}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V6" strokeWidth={2} className="stroke-line" />
          </pattern>
          <rect {...between(open)} data-open fill={`url(#${hatching})`} />
        </>
      )}
      <ValueAxes {...chart} plot={plot} />
      <TimeAxis {...chart} plot={plot} />
      {index !== undefined && <path d={`M${x(index)} ${top}V${bottom}`} className="stroke-line-strong" />}
      {MARK_KINDS.flatMap((kind) =>
        [...(marks?.[kind]?.keys() ?? [])].map((at) => (
          <ChartMark
            key={`${kind} ${at}`}
            kind={kind}
            x={x(at)}
            y={kind === "note" ? top : bottom}
            large={at === index}
          />
        )),
      )}
      {series.toReversed().map((line, reversed) => {
        const place = series.length - 1 - reversed;
        const { y } = (line.second && second) || first;
        return <DrawnLine key={place} line={line} look={lookOf(line, place)} x={x} y={y} index={index} />;
      })}
    </svg>
  );
}

interface DrawnLineProps extends Pick<Plot, "x">, Pick<Scale, "y"> {
  line: ChartLine;
  look: SeriesLook;
  index: number | undefined;
}

function DrawnLine({ line: { points }, look, x, y, index }: DrawnLineProps) {
  const { whole, open, alone } = chartPaths(points, x, y);
  const marked = points.length <= MARKED_MAX;
  return (
    <g>
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
        point &&
        point.value !== null &&
        (marked || mayChange(point) || each === index || alone.includes(each)) ? (
          <SeriesPoint
            key={point.from}
            look={look}
            x={x(each)}
            y={y(point.value)}
            hollow={mayChange(point)}
            large={each === index}
          />
        ) : null,
      )}
    </g>
  );
}
