import { useCallback, useState } from "react";

/** The width of an element in pixels, updated when it changes; undefined until it is mounted. */
export function useWidth(): readonly [ref: (element: HTMLElement | null) => void, width: number | undefined] {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
