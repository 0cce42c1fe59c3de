import { useRef, useState } from "react";
import { type ChartProps, plotOf } from "./plot";
import { placeText, ReadOut } from "./read-out";
import { SeriesDrawing } from "./series-drawing";
import { useWidth } from "./use-width";

/**
 * Numbers hour by hour or day by day, of one line or few. The mouse or the arrow keys read single values; a click, a tap
 * or the keys choose one, which stays until the focus goes elsewhere.
 */
export function SeriesChart(props: ChartProps) {
  const { series, chosen } = props;
  const [box, width] = useWidth();
  const [pointed, setPointed] = useState<number>();
  const [held, setHeld] = useState<number>();
  const slider = useRef<HTMLInputElement>(null);
  const count = Math.max(...series.map(({ points }) => points.length));
  const last = (series[0]?.points.length ?? count) - 1;
  const at = pointed ?? held;
  const index = at === undefined ? undefined : Math.min(at, count - 1);
  const plot = width === undefined ? undefined : plotOf(props, width);
  const placeAt = (clientX: number, element: Element) => {
    if (!plot) return undefined;
    const offset = clientX - element.getBoundingClientRect().left - plot.left;
    return Math.min(count - 1, Math.max(0, Math.floor(offset / plot.step)));
  };
  return (
    <fieldset
      aria-label="Chart"
      className="flex min-w-0 flex-col gap-1"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(undefined);
      }}
    >
      <ReadOut chart={props} index={index} held={index !== undefined && index === held} />
      <div
        ref={box}
        onPointerMove={({ clientX, currentTarget, pointerType }) => {
          const place = placeAt(clientX, currentTarget);
          if (pointerType === "mouse") setPointed(place);
          else setHeld(place);
        }}
        onPointerDown={(event) => {
          // The slider keeps the focus, so that the keys go on from here.
          event.preventDefault();
          setHeld(placeAt(event.clientX, event.currentTarget));
          slider.current?.focus();
        }}
        onPointerLeave={() => setPointed(undefined)}
        className="relative h-65 touch-pan-y rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        {plot && <SeriesDrawing chart={props} plot={plot} index={index} />}
        <input
          ref={slider}
          type="range"
          aria-label="Read single values"
          aria-valuetext={placeText(props, index ?? last)}
          min={0}
          max={count - 1}
          value={index ?? last}
          onChange={({ target }) => {
            setPointed(undefined);
            setHeld(Number(target.value));
          }}
          onFocus={() => setHeld((before) => before ?? last)}
          onKeyDown={({ key }) => {
            if (key === "Enter") chosen?.onEnter(index ?? last);
          }}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </div>
    </fieldset>
  );
}
