import { gridColumns, type Layout, layoutOf } from "@/lib/grid/columns";

const EDITABLE_FIELDS = [
  "name",
  "entity_status",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "purchase_order_number",
] as const;

export type EditableField = (typeof EDITABLE_FIELDS)[number];

export const COLUMN_IDS = [
  "name",
  "status",
  "why",
  "daily",
  "total",
  "days",
  "funding",
  "po",
  "optimization",
  "delivery",
  "effective",
  "created",
  "updated",
  "id",
] as const;

export type ColumnId = (typeof COLUMN_IDS)[number];

/** The columns of the campaign grid. */
export const CAMPAIGN_COLUMNS = gridColumns<ColumnId, EditableField>(COLUMN_IDS, {
  name: { label: "Name", width: 240, grows: 3, edits: "name" },
  status: { label: "Status", width: 128, edits: "entity_status" },
  why: { label: "Why not serving", width: 176 },
  daily: {
    label: "Daily budget",
    width: 152,
    numeric: true,
    edits: "daily_budget_amount_local_micro",
  },
  total: {
    label: "Total budget",
    width: 180,
    numeric: true,
    edits: "total_budget_amount_local_micro",
  },
  days: { label: "≈ Days (plan)", width: 148, numeric: true },
  funding: { label: "Funding instrument", width: 190, grows: 1 },
  po: { label: "PO number", width: 132, edits: "purchase_order_number" },
  optimization: { label: "Budget optimisation", width: 156 },
  delivery: { label: "Standard delivery", width: 136 },
  effective: { label: "Effective status", width: 132 },
  created: { label: "Created", width: 148 },
  updated: { label: "Updated", width: 148 },
  id: { label: "ID", width: 120 },
});

export const columnOf = CAMPAIGN_COLUMNS.of;

/** Widths of the window from which more columns have room beside the rail. */
export const COLUMN_STEPS = [1440, 1600, 1760] as const;
export type ColumnRoom = (typeof COLUMN_STEPS)[number] | 0;

/** The columns of a list that nobody has arranged, each with the room that it needs. */
const USUAL_COLUMNS: readonly (readonly [ColumnId, ColumnRoom])[] = [
  ["name", 0],
  ["status", 0],
  ["why", 0],
  ["daily", 0],
  ["total", 0],
  ["days", 1600],
  ["funding", 1440],
  ["created", 1760],
];

/**
 * What the grid shows until somebody says otherwise.
 *
 * @param room the widest step that the window reaches; 0 for none
 */
export const usualLayout = (room: ColumnRoom): Layout<ColumnId> =>
  layoutOf(
    CAMPAIGN_COLUMNS,
    USUAL_COLUMNS.filter(([, from]) => from <= room).map(([id]) => id),
  );
