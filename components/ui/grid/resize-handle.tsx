"use client";

import { type PointerEvent, useRef } from "react";

interface ResizeHandleProps {
  /** How wide the column is on screen. */
  width: () => number;
  /** Shows a width before it is saved; undefined to show the saved one. */
  onPreview: (width: number | undefined) => void;
  onWidth: (width: number) => void;
}

/** For the pointer only: keys and the column's menu do the same. */
export function ResizeHandle({ width, onPreview, onWidth }: ResizeHandleProps) {
  const drag = useRef<{ readonly x: number; readonly width: number; to: number } | undefined>(undefined);
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 right-0 z-3 w-2 cursor-col-resize touch-none border-transparent border-r-2 hover:border-accent"
      onPointerDown={(event: PointerEvent<HTMLSpanElement>) => {
        // The header would handle it as a moved column.
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = width();
        drag.current = { x: event.clientX, width: from, to: from };
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        drag.current.to = drag.current.width + event.clientX - drag.current.x;
        onPreview(drag.current.to);
      }}
      onPointerUp={() => {
        if (drag.current && drag.current.to !== drag.current.width) onWidth(drag.current.to);
        drag.current = undefined;
      }}
      onPointerCancel={() => {
        drag.current = undefined;
        onPreview(undefined);
      }}
    />
  );
}
