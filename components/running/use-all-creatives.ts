import { useEffect, useMemo } from "react";
import type { RecordView } from "@/components/records/use-record-view";
import type { KnownNames } from "@/lib/grid/filters";
import type { AdColumn, AdFilterId } from "@/lib/running/ad-columns";
import type { AdKind, AdRow } from "@/lib/running/ad-rows";

type Shown = Readonly<Record<AdKind, readonly string[]>>;

/** The creatives of rows, by kind. */
export function shownBy(rows: readonly AdRow[]): Shown {
  const of = (kind: AdKind) => rows.flatMap((row) => (row.kind === kind ? row.shows : []));
  return { post: of("post"), account: of("account"), media: of("media") };
}

/**
 * Looks up the text of all ads once their list is loaded, where the view groups, orders or filters by creatives.
 *
 * @returns the known creatives, in words
 */
export function useAllCreatives(
  rows: readonly AdRow[],
  { group, sort, filters }: RecordView<AdColumn, AdFilterId>,
  complete: boolean,
  read: (shown: Shown) => void,
): KnownNames {
  const wanted =
    group === "creative" || sort.column === "creative" || filters.some(({ field }) => field === "creative");
  useEffect(() => {
    if (wanted && complete) read(shownBy(rows));
  }, [wanted, complete, rows, read]);
  return useMemo(() => {
    const known = rows.flatMap(({ creative }) => creative ?? []);
    return {
      names: new Map(known.map(({ key, words }) => [key, words])),
      complete: complete && known.length === rows.length,
    };
  }, [rows, complete]);
}
