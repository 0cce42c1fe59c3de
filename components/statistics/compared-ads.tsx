"use client";

import { useEffect, useMemo } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { formatNumber } from "@/lib/format/numbers";
import { adCountedAs } from "@/lib/running/ad-rows";
import { type AdSums, comparedAds } from "@/lib/statistics/compared-ads";
import { type DayRange, finalityOf } from "@/lib/statistics/day-ranges";
import { partsFor } from "@/lib/statistics/measures";
import { COMPARED_MEASURES, ComparedAdsTable } from "./compared-ads-table";
import { useRangeReading } from "./use-range-reading";

export interface ComparedAdsProps {
  item: { readonly currency: string; readonly objective: string };
  /** Rows of ads, by their ids; memoize them. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  range: DayRange;
  zone: string;
}

/** The ads of one line item side by side, once their results are read. */
export function ComparedAds({ item, ids, nameOf, range, zone }: ComparedAdsProps) {
  const { objective, currency } = item;
  const rows = useMemo(() => ids.map((id) => ({ id, objective })), [ids, objective]);
  const { at, read, reading } = useRangeReading({
    entity: adCountedAs,
    rows,
    ranges: [range],
    measures: COMPARED_MEASURES,
    all: true,
  });
  useEffect(() => reading.look(ids), [reading, ids]);
  const known = ids.flatMap((id): readonly AdSums[] => {
    const found = at(id, 0);
    return found.state === "read" ? [{ id, sums: found.sums }] : [];
  });
  const missing = ids.length - known.length;
  const why = read.problem ?? (read.error && "The statistics could not be read.");
  if (missing > 0) {
    return why === undefined ? (
      <Skeleton className="h-24 w-full" />
    ) : (
      <p role="status" className="text-sm text-attention">
        Ads are compared once all of them are read; {formatNumber(missing)} of {formatNumber(ids.length)} are
        missing. {why}
      </p>
    );
  }
  return (
    <ComparedAdsTable
      compared={comparedAds(known, objective)}
      nameOf={nameOf}
      measures={COMPARED_MEASURES}
      parts={partsFor(COMPARED_MEASURES, [objective])}
      objectives={[objective]}
      currency={currency}
      finality={finalityOf(range.to, zone, Date.now())}
    />
  );
}
