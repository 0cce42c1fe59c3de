"use client";

import { useState } from "react";
import { SumList } from "@/components/ui/grid/sum-list";
import type { GroupSum } from "@/lib/grid/group-head";
import { type MeasureId, measureOf } from "@/lib/statistics/measures";

interface Total {
  readonly id: MeasureId;
  readonly sums: readonly GroupSum[];
}

/**
 * The totals of the rows, figure by figure. The previous ones stay until the first of the new ones are read: the
 * content below does not move, and can be clicked meanwhile.
 */
export function SummaryFigures({ totals, reading }: { totals: readonly Total[]; reading: boolean }) {
  const [last, setLast] = useState(totals);
  if (totals !== last && totals.length > 0) setLast(totals);
  const waits = totals.length === 0 && reading;
  return (waits ? last : totals).map(({ id, sums }) => (
    <span key={id} className="inline-flex items-baseline gap-1.5" aria-hidden={waits || undefined}>
      <span className="text-sm text-text-muted">{measureOf(id).label} </span>
      <span className={waits ? "skeleton *:invisible" : "font-medium"}>
        <SumList sums={sums} />
      </span>
    </span>
  ));
}
