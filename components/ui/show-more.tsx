"use client";

import { useState } from "react";
import { formatNumber } from "@/lib/format/numbers";
import { Button } from "./button";

const STEP = 200;

/**
 * The first rows of a list that may have tens of thousands, and the button that renders more. Searching and sorting
 * apply to all; only the rendered rows are limited.
 */
export function useShowMore<Item>(items: readonly Item[]) {
  const [limit, setLimit] = useState(STEP);
  const more =
    items.length > limit ? (
      <p className="flex flex-wrap items-center justify-center gap-3 px-4 py-3 text-text-muted">
        <span role="status">
          The first {formatNumber(limit)} of {formatNumber(items.length)}.
        </span>
        <Button size="small" onClick={() => setLimit(limit + STEP)}>
          Show {formatNumber(Math.min(STEP, items.length - limit))} more
        </Button>
      </p>
    ) : null;
  return { shown: items.length > limit ? items.slice(0, limit) : items, more };
}
