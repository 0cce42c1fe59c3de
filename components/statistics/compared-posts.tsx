"use client";

import { useEffect, useMemo } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { formatNumber } from "@/lib/format/numbers";
import { comparedPosts, type PostSums } from "@/lib/statistics/compared-posts";
import { type DayRange, finalityOf } from "@/lib/statistics/day-ranges";
import { partsFor } from "@/lib/statistics/measures";
import { COMPARED_MEASURES, ComparedPostsTable } from "./compared-posts-table";
import { useRangeReading } from "./use-range-reading";

export interface ComparedPostsProps {
  item: { readonly currency: string; readonly objective: string };
  /** Promotions of posts, by their ids; memoize them. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  range: DayRange;
  zone: string;
}

/** The posts of one line item side by side, once what each of them brought is read. */
export function ComparedPosts({ item, ids, nameOf, range, zone }: ComparedPostsProps) {
  const { objective, currency } = item;
  const rows = useMemo(() => ids.map((id) => ({ id, objective })), [ids, objective]);
  const { at, read, reading } = useRangeReading({
    entity: "PROMOTED_POST",
    rows,
    ranges: [range],
    measures: COMPARED_MEASURES,
    all: true,
  });
  useEffect(() => reading.look(ids), [reading, ids]);
  const known = ids.flatMap((id): readonly PostSums[] => {
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
        Posts are compared once all of them are read; {formatNumber(missing)} of {formatNumber(ids.length)}{" "}
        are missing. {why}
      </p>
    );
  }
  return (
    <ComparedPostsTable
      compared={comparedPosts(known, objective)}
      nameOf={nameOf}
      measures={COMPARED_MEASURES}
      parts={partsFor(COMPARED_MEASURES, [objective])}
      objectives={[objective]}
      currency={currency}
      finality={finalityOf(range.to, zone, Date.now())}
    />
  );
}
