"use client";

import type { ReactNode } from "react";
import { useNarrow } from "@/components/shell/use-narrow";
import { ColumnChoice } from "@/components/ui/grid/column-choice";
import { DeletedChoice } from "@/components/ui/grid/deleted-choice";
import { DensityChoice } from "@/components/ui/grid/density-choice";
import { ExportItems, type ExportItemsProps } from "@/components/ui/grid/export-items";
import { exportRecords } from "@/components/ui/grid/export-records";
import { GroupChoice } from "@/components/ui/grid/group-choice";
import { SortChoice } from "@/components/ui/grid/sort-choice";
import { MenuItem, MenuSeparator } from "@/components/ui/menu";
import type { GridExport } from "@/lib/grid/csv-columns";
import { type AccountRecord, groupingWords, isStatistic, type NameOf } from "@/lib/records/record-columns";
import { seenColumns } from "@/lib/records/record-files";
import type { RecordResource } from "@/lib/records/record-resource";
import { PresetChoice } from "./preset-choice";
import type { RecordView } from "./use-record-view";

export interface RecordViewMenuProps<
  Row extends AccountRecord,
  Column extends string,
  FilterId extends string,
> {
  resource: RecordResource<Row, Column, FilterId>;
  view: RecordView<Column, FilterId>;
  exporting: Omit<ExportItemsProps, "onExport">;
  /** What goes into a file. */
  exported: (wish: GridExport) => readonly Row[];
  referredName: NameOf;
  /** Whose records they are, for the name of a file. */
  owner: string;
  /** What the numbers of a file are of, each line with its name first; left out where the list has no statistics. */
  numbersOf?: (() => readonly (readonly string[])[]) | undefined;
  /** Shares what is shown; left out where the list has no statistics. */
  sharing?: { readonly disabledReason: string | undefined; readonly onShare: () => void } | undefined;
  /** Further items, below the exports. */
  more?: ReactNode;
}

/** The menu's items; `RecordViewMenu` fetches them. */
export function RecordViewMenuItems<
  Row extends AccountRecord,
  Column extends string,
  FilterId extends string,
>({
  resource,
  view,
  exporting,
  exported,
  referredName,
  owner,
  numbersOf,
  sharing,
  more,
}: RecordViewMenuProps<Row, Column, FilterId>) {
  // A phone shows no columns, and cards of one height.
  const narrow = useNarrow();
  const { columns } = resource;
  const { layout } = view;
  const onExport = (wish: GridExport) =>
    void exportRecords({
      list: {
        resource,
        seen: seenColumns(
          columns,
          layout.map(({ id }) => id),
          referredName,
        ),
        all: resource.everyField,
      },
      accountName: owner,
      records: exported(wish),
      columns: wish.columns,
      format: wish.format,
      ...(wish.columns === "explained" && { behind: [["Account", owner], ...(numbersOf?.() ?? [])] }),
    });
  return (
    <>
      {narrow ? (
        <SortChoice columns={columns} layout={layout} sort={view.sort} onSort={view.setSort} />
      ) : (
        <DensityChoice density={view.density} onDensity={view.setDensity} />
      )}
      <MenuSeparator />
      <GroupChoice
        words={groupingWords(columns)}
        group={view.group}
        onGroup={view.setGroup}
        onClosed={view.setClosed}
      />
      <MenuSeparator />
      {resource.listsDeleted && (
        <>
          <DeletedChoice many={resource.many} deleted={view.deleted} onDeleted={view.setDeleted} />
          <MenuSeparator />
        </>
      )}
      <ExportItems
        {...exporting}
        explained={numbersOf !== undefined}
        columnsSeen={!narrow}
        onExport={onExport}
      />
      {sharing && (
        <MenuItem disabledReason={sharing.disabledReason} onSelect={sharing.onShare}>
          Share report…
        </MenuItem>
      )}
      {more}
      {!narrow && (
        <>
          <MenuSeparator />
          <PresetChoice columns={columns} layout={layout} onLayout={view.setLayout} />
          <ColumnChoice
            columns={columns}
            layout={layout}
            onLayout={view.setLayout}
            group={(id) => (isStatistic(columns.of(id).value) ? "Statistics" : "Columns")}
          />
        </>
      )}
    </>
  );
}
