import { useEffect } from "react";

/** Tells which rows are drawn, by their ids, whenever these change. */
export function useSight(ids: readonly string[], onSight: ((ids: readonly string[]) => void) | undefined) {
  const drawn = ids.join(" ");
  useEffect(() => onSight?.(drawn.split(" ").filter(Boolean)), [drawn, onSight]);
}
