"use client";

import { useExportCommand } from "@/components/shell/use-export-command";
import { useNarrow } from "@/components/shell/use-narrow";
import { GridViewMenu } from "@/components/ui/grid/view-menu";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import type { AccountRecord } from "@/lib/records/record-columns";
import type { RecordViewMenuProps } from "./record-view-menu-items";

const items = new LazyModule(() => import("./record-view-menu-items"));

/** Columns, density, groups, deleted records and files. */
export function RecordViewMenu<Row extends AccountRecord, Column extends string, FilterId extends string>(
  props: RecordViewMenuProps<Row, Column, FilterId>,
) {
  const late = useLazyModule(items, false);
  const narrow = useNarrow();
  const { resource, exporting } = props;
  useExportCommand({
    many: resource.many,
    shown: exporting.shown ?? 0,
    complete: exporting.complete ?? true,
    // Cards show no columns.
    run: (format) =>
      void import("./export-record-view").then(({ exportRecordView }) =>
        exportRecordView(props, { rows: "shown", columns: narrow ? "all" : "seen", format, staged: false }),
      ),
  });
  return <GridViewMenu items={items}>{late && <late.RecordViewMenuItems {...props} />}</GridViewMenu>;
}
