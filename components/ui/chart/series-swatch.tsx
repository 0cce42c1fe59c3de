import { classNames } from "../class-names";
import type { MarkKind } from "./plot";

/** The looks of the chart's lines: colour, dashes and the shape of their points. */
export const SERIES_LOOKS = [
  { stroke: "stroke-accent", fill: "fill-accent", dashes: undefined, shape: "circle" },
  { stroke: "stroke-text", fill: "fill-text", dashes: "6 4", shape: "square" },
] as const;

/** The line of a second figure, unlike any line of the first. */
export const SECOND_LOOK = {
  stroke: "stroke-positive",
  fill: "fill-positive",
  dashes: "10 4 2 4",
  shape: "triangle",
} as const;

export type SeriesLook = (typeof SERIES_LOOKS)[number] | typeof SECOND_LOOK;

/** The look of a line by its index, or as that of a second figure. */
export const lookOf = ({ second }: { readonly second?: boolean }, place: number): SeriesLook =>
  second ? SECOND_LOOK : (SERIES_LOOKS[place] ?? SERIES_LOOKS[0]);

interface SeriesPointProps {
  look: SeriesLook;
  x: number;
  y: number;
  /** Hollow: not over yet. */
  hollow?: boolean;
  large?: boolean;
}

export function SeriesPoint({ look, x, y, hollow, large }: SeriesPointProps) {
  const size = large ? 4.5 : 3;
  const className = classNames(look.stroke, hollow ? "fill-surface" : look.fill);
  switch (look.shape) {
    case "circle":
      return <circle cx={x} cy={y} r={size} strokeWidth={1.5} className={className} />;
    case "square":
      return (
        <rect
          x={x - size}
          y={y - size}
          width={size * 2}
          height={size * 2}
          strokeWidth={1.5}
          className={className}
        />
      );
    case "triangle":
      return (
        <path
          d={`M${x} ${y - size - 1}l${size + 1} ${size * 2}h${-2 * (size + 1)}z`}
          strokeWidth={1.5}
          className={className}
        />
      );
  }
}

interface ChartMarkProps {
  kind: MarkKind;
  x: number;
  y: number;
  large?: boolean;
}

/** A mark for a change or a note: shapes that no line has. */
export function ChartMark({ kind, x, y, large }: ChartMarkProps) {
  const size = large ? 7 : 5;
  return kind === "change" ? (
    <path
      d={`M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}z`}
      strokeWidth={1.5}
      className="fill-attention stroke-surface"
    />
  ) : (
    // A sheet with its corner cut off.
    <path
      d={`M${x - size} ${y - size}h${size}l${size} ${size}v${size}h${-2 * size}z`}
      strokeWidth={1.5}
      className="fill-accent stroke-surface"
    />
  );
}

/** The mark in a legend. */
export function MarkSwatch({ kind }: Pick<ChartMarkProps, "kind">) {
  return (
    <svg aria-hidden width={14} height={14} className="shrink-0">
      <ChartMark kind={kind} x={7} y={7} />
    </svg>
  );
}

/** The look of a line in a legend. */
export function SeriesSwatch({ look }: { look: SeriesLook }) {
  return (
    <svg aria-hidden width={28} height={12} className="shrink-0">
      <path d="M0 6H28" fill="none" strokeWidth={2} strokeDasharray={look.dashes} className={look.stroke} />
      <SeriesPoint look={look} x={14} y={6} />
    </svg>
  );
}
