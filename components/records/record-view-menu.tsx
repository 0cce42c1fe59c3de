"use client";

import { GridViewMenu } from "@/components/ui/grid/view-menu";
import { Late, useLate } from "@/components/ui/late";
import type { AccountRecord } from "@/lib/records/record-columns";
import type { RecordViewMenuProps } from "./record-view-menu-items";

const items = new Late(() => import("./record-view-menu-items"));

/** Columns, density, groups, deleted records and files. */
export function RecordViewMenu<
  Row extends AccountRecord,
  Column extends string,
  Field extends string,
  FilterId extends string,
>(props: RecordViewMenuProps<Row, Column, Field, FilterId>) {
  const late = useLate(items, false);
  return <GridViewMenu items={items}>{late && <late.RecordViewMenuItems {...props} />}</GridViewMenu>;
}
