import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { ChartProps } from "./plot";

/** Places from one to another, both included. */
export interface ChartSpan {
  readonly from: number;
  readonly to: number;
}

/** How far a finger may move for a tap, in pixels. */
const TAP_PX = 16;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The place of a chart that is being read, and the span that is being selected to zoom in: by mouse, finger and keys.
 * A chosen place stays until the chart loses the focus.
 *
 * @param placeAt the place at a point of the window
 */
export function useChartReading(
  { series, chosen, zoom }: ChartProps,
  placeAt: (clientX: number, element: Element) => number | undefined,
) {
  const [pointed, setPointed] = useState<number>();
  const [held, setHeld] = useState<number>();
  /** The start of a span that ends at the current place. */
  const [anchor, setAnchor] = useState<number>();
  /** Where a finger touched the window, which may become a tap. */
  const tapped = useRef<number>(undefined);
  const slider = useRef<HTMLInputElement>(null);
  const count = Math.max(...series.map(({ points }) => points.length));
  const last = (series[0]?.points.length ?? count) - 1;
  const at = pointed ?? held;
  const index = at === undefined ? undefined : Math.min(at, count - 1);
  const span: ChartSpan | undefined =
    zoom && anchor !== undefined && held !== undefined && anchor !== held
      ? { from: Math.min(anchor, held), to: Math.max(anchor, held) }
      : undefined;
  const zoomIn = () => {
    setAnchor(undefined);
    if (!span) return;
    setHeld(undefined);
    zoom?.onZoom(span.from, span.to);
  };
  const extend = (step: number) => {
    const from = index ?? last;
    setAnchor(anchor ?? from);
    setPointed(undefined);
    setHeld(Math.min(count - 1, Math.max(0, from + step)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const step = STEPS[key];
    if (zoom && shiftKey && step !== undefined) {
      event.preventDefault();
      extend(step);
    } else if (key === "Enter") {
      if (span) zoomIn();
      else chosen?.onEnter(index ?? last);
    } else if (key === "Escape" && span) {
      event.stopPropagation();
      setAnchor(undefined);
    } else if (key !== "Shift") setAnchor(undefined);
  };

  return {
    count,
    last,
    index,
    /** The place that is read was chosen, and stays. */
    isHeld: index !== undefined && index === held,
    span,
    zoomIn,
    slider,
    onLeave: () => {
      setHeld(undefined);
      setAnchor(undefined);
    },
    pointer: {
      onPointerMove: ({ clientX, currentTarget, pointerType, buttons, isPrimary }: PointerEvent) => {
        if (!isPrimary) return;
        if (tapped.current !== undefined && Math.abs(clientX - tapped.current) < TAP_PX) return;
        tapped.current = undefined;
        const place = placeAt(clientX, currentTarget);
        const draws = anchor !== undefined && (buttons & 1) === 1;
        setPointed(pointerType === "mouse" && !draws ? place : undefined);
        if (pointerType !== "mouse" || draws) setHeld(place);
      },
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary) return;
        // The slider keeps the focus, so that keys continue from here.
        event.preventDefault();
        const place = placeAt(event.clientX, event.currentTarget);
        const draws = zoom !== undefined && event.button === 0;
        // It may be released outside of the chart.
        if (draws) event.currentTarget.setPointerCapture(event.pointerId);
        tapped.current = draws && event.pointerType !== "mouse" ? event.clientX : undefined;
        setHeld(place);
        setAnchor(draws ? place : undefined);
        slider.current?.focus();
      },
      onPointerUp: ({ isPrimary }: PointerEvent) => {
        if (isPrimary) zoomIn();
      },
      // The page is scrolled instead.
      onPointerCancel: () => setAnchor(undefined),
      onPointerLeave: () => setPointed(undefined),
    },
    keys: {
      onChange: (place: number) => {
        setPointed(undefined);
        setHeld(place);
      },
      onFocus: () => setHeld((before) => before ?? last),
      onKeyDown,
    },
  };
}
