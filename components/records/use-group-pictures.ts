import { type ReactNode, useMemo } from "react";
import { GroupHead } from "@/lib/grid/group-head";
import type { AnyChange } from "@/lib/staged/staged-resource";
import type { RecordGridKind } from "./record-grid-kind";
import type { CellAround, ShownRecord } from "./record-value";

/** The pictures in front of group names, where the column they are grouped by has pictures. */
export function useGroupPictures<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>(
  { resource, pictures }: RecordGridKind<Row, Column, FilterId, Change, Around>,
  { rows, group, around }: { rows: readonly Row[]; group: string | null; around: Around },
) {
  const by = resource.columns.ids.find((id) => id === group);
  const picture = by && pictures?.[by];
  const drawn = picture !== undefined;
  const rowById = useMemo(() => new Map(drawn ? rows.map((row) => [row.id, row]) : []), [drawn, rows]);
  return {
    /** The first visible row of a line: the one that a group is rendered from. */
    seenOf: (line: ShownRecord | GroupHead | undefined): string =>
      (picture && line instanceof GroupHead ? line.ids[0] : undefined) ?? line?.id ?? "",
    pictureOf: (head: GroupHead): ReactNode => {
      const row = rowById.get(head.ids[0] ?? "");
      return row && picture?.(row, around);
    },
  };
}
