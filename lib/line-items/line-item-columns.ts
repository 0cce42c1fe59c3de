import type { EditableField } from "./edit-in-cell";
import { LINE_ITEM_COLUMNS, type LineItemColumn } from "./line-item-view";

interface Column {
  readonly label: string;
  /** The least it takes, in pixels. */
  readonly width: number;
  /** Its part of the room that is left. */
  readonly grows?: number;
  readonly hint?: string;
  readonly numeric?: boolean;
  /** The field that an edit in its cells changes. */
  readonly edits?: EditableField;
  /** Stands by itself only in windows of at least that width. */
  readonly from?: ColumnStep;
}

/** Widths of the window from which more columns have room. */
export const COLUMN_STEPS = [1440, 1600] as const;
type ColumnStep = (typeof COLUMN_STEPS)[number];

const COLUMNS: Readonly<Record<LineItemColumn, Column>> = {
  name: { label: "Line item", width: 160, grows: 3, edits: "name" },
  campaign: { label: "Campaign", width: 140, grows: 3 },
  status: { label: "Status", width: 144, edits: "entity_status" },
  start: { label: "Runs", width: 196, hint: "On the account’s clocks" },
  objective: { label: "Objective", width: 124, from: 1440 },
  placements: { label: "Placements", width: 144, grows: 1, from: 1600 },
  bid: { label: "Bid", width: 128, numeric: true, edits: "bid_amount_local_micro" },
  daily: { label: "Daily budget", width: 112, numeric: true, edits: "daily_budget_amount_local_micro" },
  total: { label: "Total budget", width: 120, numeric: true, edits: "total_budget_amount_local_micro" },
};

export const lineItemColumn = (id: LineItemColumn): Column => COLUMNS[id];

/** All that can be shown or hidden: the name always is there. */
export const OPTIONAL_COLUMNS = LINE_ITEM_COLUMNS.filter((id) => id !== "name");
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/**
 * The columns of the list, in order.
 *
 * @param chosen what somebody wants to see besides the name; null for what has room.
 * @param room the widest step that the window reaches; 0 for none.
 */
export function columnsShown(chosen: readonly OptionalColumn[] | null, room: number): LineItemColumn[] {
  return LINE_ITEM_COLUMNS.filter(
    (id) => id === "name" || (chosen ? chosen.includes(id) : (COLUMNS[id].from ?? 0) <= room),
  );
}
