/** One column of a grid, as data: its label, initial width and values. */
export interface Column {
  readonly label: string;
  readonly hint?: string;
  /** Starting width in pixels. */
  readonly width: number;
  /** Its share of the remaining width, until a person sets a width. */
  readonly grows?: number;
  /** Its values are aligned to the end of the column. */
  readonly numeric?: boolean;
  /** The first click on its header sorts in descending order, which is usually wanted. */
  readonly largestFirst?: boolean;
}

/** All columns that a grid can have. */
export interface GridColumns<Id extends string> {
  /** In the order in which they are offered. The first is always first and cannot be hidden. */
  readonly ids: readonly [Id, ...Id[]];
  readonly of: (id: Id) => Column;
}

/** A column in use, with the width it was given. */
interface PlacedColumn<Id extends string> {
  readonly id: Id;
  readonly width: number;
}

export type Layout<Id extends string> = readonly PlacedColumn<Id>[];

const COLUMN_WIDTH = { min: 72, max: 720 } as const;

/** Columns in their starting widths. */
export const layoutOf = <Id extends string>(columns: GridColumns<Id>, ids: readonly Id[]): Layout<Id> =>
  ids.map((id) => ({ id, width: columns.of(id).width }));

/**
 * Reads a layout from text such as `name~340,status,daily`. The first column stays first, because it has the row's
 * link and stays in place while the rest scrolls. Unknown and repeated columns are left out.
 */
export function readLayout<Id extends string>(
  columns: GridColumns<Id>,
  text: string,
): Layout<Id> | undefined {
  const placed = new Map<Id, PlacedColumn<Id>>();
  for (const part of text.split(",")) {
    const [name, width] = part.split("~");
    const id = columns.ids.find((each) => each === name);
    if (id === undefined || placed.has(id)) continue;
    placed.set(id, { id, width: width === undefined ? columns.of(id).width : clampWidth(Number(width)) });
  }
  if (placed.size === 0) return undefined;
  const [first] = columns.ids;
  const home = placed.get(first) ?? { id: first, width: columns.of(first).width };
  placed.delete(first);
  return [home, ...placed.values()];
}

/** Columns in the format of addresses: only a changed width is written. */
export function writeLayout<Id extends string>(columns: GridColumns<Id>, layout: Layout<Id>): string {
  return layout.map(({ id, width }) => (width === columns.of(id).width ? id : `${id}~${width}`)).join(",");
}

export function clampWidth(width: number): number {
  if (!Number.isFinite(width)) return COLUMN_WIDTH.min;
  return Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, width)));
}

/** Whether a column shares the remaining width. */
const isGrowing = <Id extends string>({ of }: GridColumns<Id>, { id, width }: PlacedColumn<Id>) =>
  of(id).grows !== undefined && of(id).width === width;

/**
 * Sets the width of a column. Columns before it stop growing, or it would move away under the pointer.
 *
 * @param shownWidth the current width of the column at a place on screen
 */
export function resizeColumn<Id extends string>(
  columns: GridColumns<Id>,
  layout: Layout<Id>,
  id: Id,
  width: number,
  shownWidth: (place: number) => number,
): Layout<Id> {
  const at = layout.findIndex((placed) => placed.id === id);
  return layout.map((placed, place) => {
    if (place === at) return { id, width: clampWidth(width) };
    return place < at && isGrowing(columns, placed)
      ? { ...placed, width: clampWidth(shownWidth(place)) }
      : placed;
  });
}

/** Moves a column to another place; the first column stays first. */
export function moveColumn<Id extends string>(layout: Layout<Id>, id: Id, place: number): Layout<Id> {
  const from = layout.findIndex((placed) => placed.id === id);
  const moved = layout[from];
  if (from <= 0 || !moved) return layout;
  const to = Math.min(layout.length - 1, Math.max(1, place));
  const rest = layout.filter((placed) => placed.id !== id);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/**
 * The place that a dragged column would take; the first column stays first.
 *
 * @param centres of the columns, in their order
 */
export const placeAt = (centres: readonly number[], from: number, x: number): number =>
  Math.max(1, centres.filter((centre, place) => place !== from && centre < x).length);

/** Shows a hidden column at the end, or hides a shown one. The first cannot be hidden. */
export function toggleColumn<Id extends string>(
  columns: GridColumns<Id>,
  layout: Layout<Id>,
  id: Id,
): Layout<Id> {
  if (id === columns.ids[0]) return layout;
  if (layout.some((placed) => placed.id === id)) return layout.filter((placed) => placed.id !== id);
  return [...layout, ...layoutOf(columns, [id])];
}

/** The widths of a grid's columns for CSS, after that of the checkboxes. */
export const gridTemplate = <Id extends string>(
  columns: GridColumns<Id>,
  layout: Layout<Id>,
  front: number,
): string =>
  [
    `${front}px`,
    ...layout.map((placed) =>
      isGrowing(columns, placed)
        ? `minmax(${placed.width}px, ${columns.of(placed.id).grows}fr)`
        : `${placed.width}px`,
    ),
  ].join(" ");

/** The minimum width of all together. */
export const gridWidth = (layout: Layout<string>, front: number): number =>
  layout.reduce((sum, { width }) => sum + width, front);
