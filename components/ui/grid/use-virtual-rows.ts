"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useRef } from "react";

export const GRID_HEADER_HEIGHT = 32;
const OVERSCAN = 8;

/** Thousands of rows below a sticky header, of which only those in view, and the focused one, are rendered. */
export function useVirtualRows(scroller: RefObject<HTMLElement | null>, count: number, height: number) {
  /** The row with the focus, to be set with every drawing. */
  const focused = useRef(0);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialRect: RECT_ON_SERVER,
    scrollMargin: GRID_HEADER_HEIGHT,
    scrollPaddingStart: GRID_HEADER_HEIGHT,
    // The focused row stays mounted wherever the list is scrolled, or the focus would be lost.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const at = focused.current;
      return at >= count || shown.includes(at) ? shown : [...shown, at].sort((a, b) => a - b);
    },
  });
  const scrollTo = useCallback((index: number) => virtualizer.scrollToIndex(index), [virtualizer]);
  const pageRows = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / height) - 2);
  return { virtualizer, focused, scrollTo, pageRows };
}

export type VirtualRows = ReturnType<typeof useVirtualRows>;

/** The server has no window: a virtual list renders as many rows there as fill a usual one. */
export const RECT_ON_SERVER = { width: 0, height: 640 };

/** Reports the ids of the rendered rows, whenever these change. */
export function useSight(ids: readonly string[], onSight: ((ids: readonly string[]) => void) | undefined) {
  const drawn = ids.join(" ");
  useEffect(() => onSight?.(drawn.split(" ").filter(Boolean)), [drawn, onSight]);
}
