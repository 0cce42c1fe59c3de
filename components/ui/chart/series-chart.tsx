import { useState } from "react";
import { whenOf } from "@/lib/charts/chart-scale";
import { type ChartProps, plotOf } from "./plot";
import { SeriesDrawing } from "./series-drawing";
import { lookOf, MarkSwatch, SeriesSwatch } from "./series-swatch";
import { useWidth } from "./use-width";

/** Numbers hour by hour or day by day, of one line or few. The arrow keys read single values. */
export function SeriesChart(props: ChartProps) {
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
        {plot && <SeriesDrawing chart={props} plot={plot} index={index} />}
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

/** What is told at a place of the chart: of each line its own time, and how much. */
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
      told: !point
        ? index < line.points.length
          ? "no such hour"
          : "not counted"
        : point.value === null
          ? nothing
          : axis.reading(point.value),
    };
  });
}

const named = ({ name, told }: ReturnType<typeof readings>[number]) =>
  name === undefined ? told : `${name} ${told}`;

function valueText(props: ChartProps, index: number): string {
  const all = readings(props, index);
  const beside = all.filter(({ isSecond }) => isSecond).map((each) => `, ${named(each)}`);
  const values = all
    .filter(({ isSecond }) => !isSecond)
    .map((each, number) => {
      const told = `${named(each)}${number === 0 ? beside.join("") : ""}`;
      return each.when === undefined ? told : `${each.when}: ${told}`;
    })
    .join("; compared with ");
  const mark = props.marks?.get(index);
  return mark === undefined ? values : `${values}. ${mark}`;
}

function ReadOut({ index, ...props }: ChartProps & { index: number | undefined }) {
  const mark = index === undefined ? undefined : props.marks?.get(index);
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      {index === undefined ? (
        <span className="text-text-muted">
          Point at the chart, or use the arrow keys, to read single values.
        </span>
      ) : (
        <>
          {readings(props, index).map(({ look, name, when, told }) => (
            <span key={look.shape} className="inline-flex items-center gap-2 tabular-nums">
              <SeriesSwatch look={look} />
              {when !== undefined && <span className="text-text-muted">{when}</span>}
              {name !== undefined && <span className="text-text-muted">{name}</span>}
              <span className="font-medium">{told}</span>
            </span>
          ))}
          {mark !== undefined && (
            <span className="wrap-anywhere inline-flex min-w-0 items-center gap-2">
              <MarkSwatch />
              {mark}
            </span>
          )}
        </>
      )}
    </div>
  );
}
