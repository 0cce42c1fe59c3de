"use client";

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
  return <GridViewMenu items={items}>{late && <late.RecordViewMenuItems {...props} />}</GridViewMenu>;
}
