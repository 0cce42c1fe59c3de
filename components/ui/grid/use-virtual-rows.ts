"use client";

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const GRID_HEADER_HEIGHT = 32;
const OVERSCAN = 8;

/**
 * Where pages are made no window is known: of a list that draws what is in sight, as many rows come with the page as
 * fill a usual one.
 */
export const RECT_ON_SERVER = { width: 0, height: 640 };

/** The rows that are drawn: those in sight, and a few more around them. */
interface Range {
  readonly first: number;
  /** The one after the last. */
  readonly end: number;
}

/** How far a list is scrolled, and how much of it shows, its head included. */
interface Sight {
  readonly top: number;
  readonly tall: number;
}

function rangeOf({ top, tall }: Sight, count: number, height: number): Range {
  const first = Math.floor(Math.min(top - GRID_HEADER_HEIGHT, count * height - tall) / height) - OVERSCAN;
  const end = Math.ceil((top + tall - GRID_HEADER_HEIGHT) / height) + OVERSCAN;
  return { first: Math.max(0, first), end: Math.min(count, end) };
}

/**
 * Thousands of rows of one height below a sticky head, of which only those in sight are drawn, and the one with the
 * focus. Lists whose rows differ in height measure them instead (@tanstack/react-virtual).
 */
export function useVirtualRows(scroller: RefObject<HTMLElement | null>, count: number, height: number) {
  const [sight, setSight] = useState<Sight>({ top: 0, tall: RECT_ON_SERVER.height });
  const rows = useRef({ count, height });
  useLayoutEffect(() => {
    rows.current = { count, height };
  }, [count, height]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = (change: Partial<Sight>) =>
      setSight((before) => {
        const after = { ...before, ...change };
        const [was, is] = [before, after].map((each) =>
          rangeOf(each, rows.current.count, rows.current.height),
        );
        return was?.first === is?.first && was?.end === is?.end ? before : after;
      });
    // With the same frame, or the rows would be late by one.
    const scrolled = () => flushSync(() => look({ top: element.scrollTop }));
    const resized = new ResizeObserver(() => look({ tall: element.offsetHeight }));
    look({ top: element.scrollTop, tall: element.offsetHeight });
    element.addEventListener("scroll", scrolled, { passive: true });
    resized.observe(element);
    return () => {
      element.removeEventListener("scroll", scrolled);
      resized.disconnect();
    };
  }, [scroller]);

  const scrollTo = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (!element) return;
      const top = index * height;
      const least = top + height + GRID_HEADER_HEIGHT - element.clientHeight;
      const to = Math.min(top, Math.max(element.scrollTop, least));
      if (to !== element.scrollTop) element.scrollTo({ top: to });
    },
    [scroller, height],
  );
  const pageRows = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / height) - 2);
  return { shown: rangeOf(sight, count, height), scrollTo, pageRows };
}

/** The rows of a range and the one with the focus, which stays drawn wherever the list is scrolled. */
export function drawnRows({ first, end }: Range, focused: number, count: number): readonly number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (focused >= count || (focused >= first && focused < end)) return rows;
  return focused < first ? [focused, ...rows] : [...rows, focused];
}

/** Tells which rows are drawn, by their ids, whenever these change. */
export function useSight(ids: readonly string[], onSight: ((ids: readonly string[]) => void) | undefined) {
  const drawn = ids.join(" ");
  useEffect(() => onSight?.(drawn.split(" ").filter(Boolean)), [drawn, onSight]);
}
