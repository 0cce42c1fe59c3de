"use client";

import type { ReactNode } from "react";
import { useNarrow } from "@/components/shell/use-narrow";
import { ColumnChoice } from "@/components/ui/grid/column-choice";
import { DeletedChoice } from "@/components/ui/grid/deleted-choice";
import { DensityChoice } from "@/components/ui/grid/density-choice";
import { ExportItems, type ExportItemsProps } from "@/components/ui/grid/export-items";
import { GroupChoice } from "@/components/ui/grid/group-choice";
import { SortChoice } from "@/components/ui/grid/sort-choice";
import { MenuItem, MenuSeparator } from "@/components/ui/menu";
import { type AccountRecord, groupingWords, isStatistic } from "@/lib/records/record-columns";
import { type ExportedView, exportRecordView } from "./export-record-view";
import { PresetChoice } from "./preset-choice";

export interface RecordViewMenuProps<
  Row extends AccountRecord,
  Column extends string,
  FilterId extends string,
> extends ExportedView<Row, Column, FilterId> {
  exporting: Omit<ExportItemsProps, "onExport">;
  /** Shares the list; left out where it has no statistics. */
  sharing?: { readonly disabledReason: string | undefined; readonly onShare: () => void } | undefined;
  /** Further items, below the exports. */
  more?: ReactNode;
}

const STATISTICS = "Statistics";

/** The menu's items; `RecordViewMenu` fetches them. */
export function RecordViewMenuItems<
  Row extends AccountRecord,
  Column extends string,
  FilterId extends string,
>(props: RecordViewMenuProps<Row, Column, FilterId>) {
  const { resource, view, exporting, numbersOf, sharing, more } = props;
  // A phone shows no columns, and cards of one height.
  const narrow = useNarrow();
  const { columns } = resource;
  const { layout } = view;
  return (
    <>
      {narrow ? (
        <>
          <SortChoice columns={columns} layout={layout} sort={view.sort} onSort={view.setSort} />
          <MenuSeparator />
        </>
      ) : (
        <DensityChoice density={view.density} onDensity={view.setDensity} />
      )}
      <GroupChoice
        words={groupingWords(columns)}
        group={view.group}
        onGroup={view.setGroup}
        onClosed={view.setClosed}
      />
      {resource.listsDeleted && (
        <DeletedChoice many={resource.many} deleted={view.deleted} onDeleted={view.setDeleted} />
      )}
      <MenuSeparator />
      <ExportItems
        {...exporting}
        explained={numbersOf !== undefined}
        columnsSeen={!narrow}
        onExport={(wish) => void exportRecordView(props, wish)}
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
          <ColumnChoice
            columns={columns}
            layout={layout}
            onLayout={view.setLayout}
            group={(id) => (isStatistic(columns.of(id).value) ? STATISTICS : "Columns")}
            above={{
              [STATISTICS]: <PresetChoice columns={columns} layout={layout} onLayout={view.setLayout} />,
            }}
          />
        </>
      )}
    </>
  );
}
