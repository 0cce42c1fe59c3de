import { gridColumns, type Layout, layoutOf } from "@/lib/grid/columns";
import type { EditableField } from "./edit-in-cell";

/** In the order in which they are offered. */
export const LINE_ITEM_COLUMN_IDS = [
  "name",
  "campaign",
  "status",
  "why",
  "start",
  "objective",
  "placements",
  "bid",
  "daily",
  "total",
  "created",
  "updated",
  "id",
] as const;
export type LineItemColumn = (typeof LINE_ITEM_COLUMN_IDS)[number];

/** The columns of the line item grid. */
export const LINE_ITEM_COLUMNS = gridColumns<LineItemColumn, EditableField>(LINE_ITEM_COLUMN_IDS, {
  name: { label: "Line item", width: 152, grows: 3, edits: "name" },
  campaign: { label: "Campaign", width: 140, grows: 3 },
  status: { label: "Status", width: 144, edits: "entity_status" },
  why: { label: "Why not serving", width: 160 },
  start: { label: "Runs", width: 196, hint: "Account time" },
  objective: { label: "Objective", width: 124 },
  placements: { label: "Placements", width: 144, grows: 1 },
  bid: { label: "Bid", width: 139, numeric: true, edits: "bid_amount_local_micro" },
  daily: {
    label: "Daily budget",
    width: 112,
    numeric: true,
    edits: "daily_budget_amount_local_micro",
  },
  total: {
    label: "Total budget",
    width: 120,
    numeric: true,
    edits: "total_budget_amount_local_micro",
  },
  created: { label: "Created", width: 148, hint: "Account time" },
  updated: { label: "Updated", width: 148, hint: "Account time" },
  id: { label: "ID", width: 120 },
});

export const lineItemColumn = LINE_ITEM_COLUMNS.of;

/** Widths of the window from which more columns have room. */
export const COLUMN_STEPS = [1440, 1600, 1760] as const;

/** The columns of a list that nobody has arranged, each with the window that has room for it. */
const USUAL_COLUMNS: readonly (readonly [LineItemColumn, number])[] = [
  ["name", 0],
  ["campaign", 0],
  ["status", 0],
  ["why", 1760],
  ["start", 0],
  ["objective", 1440],
  ["placements", 1600],
  ["bid", 0],
  ["daily", 0],
  ["total", 0],
];

/**
 * What the grid shows until somebody says otherwise.
 *
 * @param room the widest step that the window reaches; 0 for none
 */
export const usualLayout = (room: number): Layout<LineItemColumn> =>
  layoutOf(
    LINE_ITEM_COLUMNS,
    USUAL_COLUMNS.filter(([, from]) => from <= room).map(([id]) => id),
  );
