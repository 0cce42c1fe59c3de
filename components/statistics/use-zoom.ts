import { useState } from "react";
import { type DayRange, lengthOf, type NamedRange, type RangeName } from "@/lib/statistics/day-ranges";

const isAround = (wider: DayRange, range: DayRange) =>
  wider.from <= range.from && range.to <= wider.to && lengthOf(wider) > lengthOf(range);

/** Zooming in on some of the shown days, and back out. */
export function useZoom(range: NamedRange, onRange: ((range: RangeName | DayRange) => void) | undefined) {
  const [passed, setPassed] = useState<readonly NamedRange[]>([]);
  // Others may have been chosen meanwhile.
  const around = passed.filter((each) => isAround(each, range));
  const wider = around.at(-1);
  return {
    zoomIn:
      onRange &&
      lengthOf(range) > 1 &&
      ((to: DayRange) => {
        setPassed([...around, range]);
        onRange(to);
      }),
    zoomOut:
      onRange &&
      wider &&
      (() => {
        setPassed(around.slice(0, -1));
        onRange(wider.name === "own" ? wider : wider.name);
      }),
  };
}
