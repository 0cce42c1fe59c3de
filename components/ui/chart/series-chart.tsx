import { type ChartProps, plotOf } from "./plot";
import { placeText, ReadOut, spanText } from "./read-out";
import { SeriesDrawing } from "./series-drawing";
import { useChartReading } from "./use-chart-reading";
import { useWidth } from "./use-width";

/**
 * Numbers hour by hour or day by day, of one or a few lines. The mouse or the arrow keys read single values; a click,
 * a tap or the keys choose one, which stays until the chart loses the focus. Where it can be zoomed, a span is
 * selected by mouse or finger, or by Shift and the arrow keys.
 */
export function SeriesChart(props: ChartProps) {
  const [box, width] = useWidth();
  const plot = width === undefined ? undefined : plotOf(props, width);
  const { count, last, index, isHeld, span, zoomIn, slider, onLeave, pointer, keys } = useChartReading(
    props,
    (clientX, element) => {
      if (!plot) return undefined;
      const offset = clientX - element.getBoundingClientRect().left - plot.left;
      return Math.min(count - 1, Math.max(0, Math.floor(offset / plot.step)));
    },
  );
  return (
    <fieldset
      aria-label="Chart"
      className="flex min-w-0 flex-col gap-1"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <ReadOut chart={props} index={index} held={isHeld} span={span} onZoom={zoomIn} />
      <div
        ref={box}
        {...pointer}
        className="relative h-65 touch-pan-y rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        {plot && <SeriesDrawing chart={props} plot={plot} index={index} span={span} />}
        <input
          ref={slider}
          type="range"
          aria-label="Read single values"
          aria-valuetext={span ? spanText(props, span) : placeText(props, index ?? last)}
          min={0}
          max={count - 1}
          value={index ?? last}
          onChange={({ target }) => keys.onChange(Number(target.value))}
          onFocus={keys.onFocus}
          onKeyDown={keys.onKeyDown}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </div>
    </fieldset>
  );
}
