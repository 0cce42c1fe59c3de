"use client";

import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { placeAt } from "@/lib/grid/columns";

/** A press may move this far and still be a click, in pixels. */
const SLOP = 6;

interface ColumnDrag {
  /** The current boxes of the column headers, in order. */
  boxes: () => readonly DOMRect[];
  onDrop: (from: number, to: number) => void;
}

interface Dragged {
  readonly from: number;
  readonly x: number;
  /** Undefined while it may still be a click. */
  to: number | undefined;
}

/** Moves columns by dragging their headers with a mouse or a pen; a finger scrolls. */
export function useColumnDrag({ boxes, onDrop }: ColumnDrag) {
  const drag = useRef<Dragged | undefined>(undefined);
  const dropped = useRef(false);
  const [shown, setShown] = useState<{ readonly from: number; readonly to: number }>();
  const end = () => {
    drag.current = undefined;
    setShown(undefined);
  };
  const handlers = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dropped.current = false;
      if (event.button !== 0 || event.pointerType === "touch") return;
      drag.current = { from: place, x: event.clientX, to: undefined };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (!current) return;
      if (current.to === undefined) {
        if (Math.abs(event.clientX - current.x) < SLOP) return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const centres = boxes().map(({ left, width }) => left + width / 2);
      current.to = placeAt(centres, current.from, event.clientX);
      setShown({ from: current.from, to: current.to });
    },
    onPointerUp: () => {
      const { from, to } = drag.current ?? {};
      end();
      if (from === undefined || to === undefined) return;
      dropped.current = true;
      if (to !== from) onDrop(from, to);
    },
    onPointerCancel: end,
    // Dropping a column is no click on the button below it. A click with detail 0 comes from a key.
    onClickCapture: (event: MouseEvent) => {
      if (!dropped.current || event.detail === 0) return;
      dropped.current = false;
      event.stopPropagation();
    },
  });
  return { handlers, from: shown?.from ?? -1, to: shown?.to ?? -1 };
}
