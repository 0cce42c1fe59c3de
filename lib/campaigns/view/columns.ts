/** The columns of the campaign grid, as data: what they are called, how wide they start, what they hold. */
export interface Column {
  readonly id: ColumnId;
  readonly label: string;
  /** Starting width in pixels. */
  readonly width: number;
  readonly align: "start" | "end";
  /** Field that inline editing changes; absent where the service has no edit. */
  readonly edits?: EditableField;
  /** Starting width while edits are staged: the old value stands beside the new one. */
  readonly stagedWidth?: number;
}

export const EDITABLE_FIELDS = [
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

const column = (
  id: ColumnId,
  label: string,
  width: number,
  extra: Partial<Pick<Column, "align" | "edits" | "stagedWidth">> = {},
): Column => ({ id, label, width, align: "start", ...extra });

const ALL: readonly Column[] = [
  column("name", "Name", 326, { edits: "name" }),
  column("status", "Status", 128, { edits: "entity_status", stagedWidth: 200 }),
  column("why", "Why not serving", 176),
  column("daily", "Daily budget", 152, {
    align: "end",
    edits: "daily_budget_amount_local_micro",
    stagedWidth: 204,
  }),
  column("total", "Total budget", 168, {
    align: "end",
    edits: "total_budget_amount_local_micro",
    stagedWidth: 220,
  }),
  column("days", "≈ Days (plan)", 148, { align: "end" }),
  column("funding", "Funding instrument", 210),
  column("po", "PO number", 132, { edits: "purchase_order_number", stagedWidth: 204 }),
  column("optimization", "Budget optimisation", 156),
  column("delivery", "Standard delivery", 136),
  column("effective", "Effective status", 132),
  column("created", "Created", 148),
  column("updated", "Updated", 148),
  column("id", "ID", 120),
];

const BY_ID = new Map(ALL.map((entry) => [entry.id, entry]));

export function columnOf(id: ColumnId): Column {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`No column ${id}`);
  return found;
}

/** The column whose cells make a change. */
export const columnEditing = (change: Partial<Record<EditableField, unknown>>): ColumnId | undefined =>
  ALL.find(({ edits }) => edits !== undefined && Object.hasOwn(change, edits))?.id;

export const isColumnId = (text: string): text is ColumnId => COLUMN_IDS.some((id) => id === text);

/** Widths of the window from which more columns have room beside the rail. */
export const COLUMN_STEPS = [1440, 1600, 1760] as const;
export type ColumnRoom = (typeof COLUMN_STEPS)[number] | 0;

/** The columns of a list that nobody has arranged, each with the room that it needs. */
const DEFAULT_COLUMNS: readonly (readonly [ColumnId, ColumnRoom])[] = [
  ["name", 0],
  ["status", 0],
  ["why", 0],
  ["daily", 0],
  ["total", 0],
  ["days", 1600],
  ["funding", 1440],
  ["created", 1760],
];

export const COLUMN_WIDTH = { min: 72, max: 720 } as const;

/** A column in use, with the width it was given. */
export interface PlacedColumn {
  readonly id: ColumnId;
  readonly width: number;
}

/** @param room the widest step that the window reaches; 0 for none. */
export const defaultLayout = (room: ColumnRoom): PlacedColumn[] =>
  DEFAULT_COLUMNS.filter(([, from]) => from <= room).map(([id]) => ({ id, width: columnOf(id).width }));

/**
 * Reads a layout from text such as `name~340,status,daily`. The name always stands first, because it holds
 * the row's link and stays in place while the rest scrolls. Unknown and repeated columns are left out.
 */
export function readLayout(text: string): PlacedColumn[] | undefined {
  const seen = new Set<ColumnId>();
  const placed: PlacedColumn[] = [];
  for (const part of text.split(",")) {
    const [id = "", width] = part.split("~");
    if (!isColumnId(id) || seen.has(id)) continue;
    seen.add(id);
    placed.push({ id, width: width === undefined ? columnOf(id).width : clampWidth(Number(width)) });
  }
  if (placed.length === 0) return undefined;
  const name = placed.find(({ id }) => id === "name") ?? {
    id: "name" as const,
    width: columnOf("name").width,
  };
  return [name, ...placed.filter(({ id }) => id !== "name")];
}

export function writeLayout(layout: readonly PlacedColumn[]): string {
  return layout.map(({ id, width }) => (width === columnOf(id).width ? id : `${id}~${width}`)).join(",");
}

export function clampWidth(width: number): number {
  if (!Number.isFinite(width)) return COLUMN_WIDTH.min;
  return Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, width)));
}

export function resizeColumn(layout: readonly PlacedColumn[], id: ColumnId, width: number): PlacedColumn[] {
  return layout.map((placed) => (placed.id === id ? { id, width: clampWidth(width) } : placed));
}

/** Makes room for old values beside staged ones; a width that somebody chose stays. */
export function withRoomForStaged(layout: readonly PlacedColumn[]): PlacedColumn[] {
  return layout.map((placed) => {
    const { width, stagedWidth = width } = columnOf(placed.id);
    return placed.width === width ? { ...placed, width: stagedWidth } : placed;
  });
}

/** The same layout without that room. */
export function withoutRoomForStaged(layout: readonly PlacedColumn[]): PlacedColumn[] {
  return layout.map((placed) => {
    const { width, stagedWidth } = columnOf(placed.id);
    return placed.width === stagedWidth ? { ...placed, width } : placed;
  });
}

/** Moves a column by a number of places; the name keeps the first. */
export function moveColumn(layout: readonly PlacedColumn[], id: ColumnId, by: number): PlacedColumn[] {
  const from = layout.findIndex((placed) => placed.id === id);
  const moved = layout[from];
  if (id === "name" || !moved) return [...layout];
  const to = Math.min(layout.length - 1, Math.max(1, from + by));
  const rest = layout.filter((placed) => placed.id !== id);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** Shows a hidden column at the end, or hides a shown one. The name cannot be hidden. */
export function toggleColumn(layout: readonly PlacedColumn[], id: ColumnId): PlacedColumn[] {
  if (id === "name") return [...layout];
  if (layout.some((placed) => placed.id === id)) return layout.filter((placed) => placed.id !== id);
  return [...layout, { id, width: columnOf(id).width }];
}
