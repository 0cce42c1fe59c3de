import type { ReactNode } from "react";
import { type ChartPoint, countTicks, sharedTicks } from "@/lib/charts/chart-scale";

const HEIGHT = 260;
const TOP = 10;
/** With units above the axes. */
const TOP_WITH_UNITS = 26;
const BOTTOM = 24;
const RIGHT = 12;
/** For a figure on the axis. */
const FIGURE_WIDTH = 7;
const TICKS = 4;

/** The kind of numbers of some lines. */
export interface ChartAxis {
  /** A number on the axis. */
  readonly figure: (value: number) => string;
  /** A number where it is read: "12 posts". */
  readonly reading: (value: number) => string;
  /** Its numbers may be parts of one, as amounts are. */
  readonly fractions?: boolean;
  /** Their unit, "GBP"; none for counts of what the figure is named after. */
  readonly unit?: string;
}

export interface ChartLine {
  /** Undefined for a time that does not exist, such as an hour skipped when clocks change. */
  readonly points: readonly (ChartPoint | undefined)[];
  /** Against the second axis. */
  readonly second?: boolean;
  /** The name of its figure, where there are several: "Spend". */
  readonly name?: string;
}

export interface ChartProps extends ChartAxis {
  /** One line, optionally one compared with it, and one of a second figure at the end. */
  series: readonly ChartLine[];
  by: "DAY" | "HOUR";
  zone: string;
  /** The axis on the right. */
  second?: ChartAxis | undefined;
  /** The text where there is no number; "unknown" by default. */
  nothing?: string;
  marks?: ChartMarks;
  /** The actions for a chosen place. */
  chosen?: ChosenPlace;
  /** Some of its times can be seen alone. */
  zoom?: ChartZoom | undefined;
}

/** Marks at places of the first line: a change, or a note. */
export const MARK_KINDS = ["change", "note"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** In words, by the places of the first line. */
export type ChartMarks = Readonly<Partial<Record<MarkKind, ReadonlyMap<number, string> | undefined>>>;

/** The marks at a place. */
export const marksAt = (marks: ChartMarks = {}, index: number) =>
  MARK_KINDS.flatMap((kind) => {
    const words = marks[kind]?.get(index);
    return words === undefined ? [] : [{ kind, words }];
  });

export interface ChosenPlace {
  /** How to choose a point and why: "Choose a point, or press Enter, to add a note." */
  readonly hint: string;
  readonly onEnter: (index: number) => void;
  /** Actions beside its numbers. */
  readonly actions: (index: number) => ReactNode;
}

export interface ChartZoom {
  /** How to zoom: "Drag, or hold Shift with the arrow keys, to zoom in." */
  readonly hint: string;
  /** The same on touch screens. */
  readonly touchHint: string;
  /** From one place to another, both included. */
  readonly onZoom: (from: number, to: number) => void;
}

/** The positions of an axis's numbers. */
export interface Scale {
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
}

export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly step: number;
  readonly x: (index: number) => number;
  readonly first: Scale;
  readonly second: Scale | undefined;
}

const highestOf = (lines: readonly ChartLine[]) =>
  Math.max(0, ...lines.flatMap(({ points }) => points.map((point) => point?.value ?? 0)));

const roomFor = (ticks: readonly number[], { figure }: ChartAxis) =>
  Math.max(...ticks.map((tick) => figure(tick).length)) * FIGURE_WIDTH + 12;

/** Places everything of a chart in a width, in pixels. */
export function plotOf(props: ChartProps, width: number): Plot {
  const { series, second, unit } = props;
  const top = second || unit !== undefined ? TOP_WITH_UNITS : TOP;
  const scale = (ticks: readonly number[]): Scale => {
    const highest = ticks.at(-1) ?? 1;
    return { ticks, y: (value) => HEIGHT - BOTTOM - (value / highest) * (HEIGHT - BOTTOM - top) };
  };
  const ticks = countTicks(highestOf(series.filter((line) => !line.second)), TICKS, props);
  const others =
    second &&
    sharedTicks(highestOf(series.filter((line) => line.second)), ticks.length, {
      ...(second.fractions && { fractions: true }),
    });
  const left = roomFor(ticks, props);
  const right = width - (second && others ? roomFor(others, second) : RIGHT);
  const count = Math.max(...series.map(({ points }) => points.length));
  const step = Math.max(1, right - left) / count;
  return {
    width,
    height: HEIGHT,
    top,
    left,
    right,
    step,
    x: (index) => left + (index + 0.5) * step,
    first: scale(ticks),
    second: others && scale(others),
  };
}
