import type { BulkPlan, PlannedItem } from "@/lib/bulk/bulk-plan";
import { readTextCell } from "@/lib/csv/cells";
import { readRow } from "@/lib/csv/read-row";
import { IMPORT_COLUMNS_MAX } from "@/lib/import/read-file";
import { type FieldOf, recogniseColumns } from "@/lib/import/work";

/** Cells from the clipboard in the format of a spreadsheet, to be pasted into a grid. */
export interface Pasting<Row, Column> {
  readonly text: string;
  /** The chosen rows, else the focused one and all below it, in the order shown. */
  readonly rows: readonly Row[];
  /** They are chosen: a single row of cells is pasted into all. */
  readonly chosen: boolean;
  /** The column with the focus, and those beside it. */
  readonly columns: readonly Column[];
  /** The verb for a typed change: "Set daily budget to 50.00 EUR for". */
  readonly verb?: string;
}

/** The cells for one row, by the fields that they change. */
export interface PastedRow<Row, Field extends string> {
  readonly row: Row;
  readonly cells: { readonly [field in Field]?: string };
}

/** Pasted cells that find no row. */
interface PastedNowhere {
  /** Their id or name. */
  readonly id: string;
  readonly reason: string;
}

export interface Placed<Row, Field extends string> {
  readonly rows: readonly PastedRow<Row, Field>[];
  readonly nowhere: readonly PastedNowhere[];
  /** The first pasted row has the names of the columns. */
  readonly named: boolean;
  /** The number of pasted rows for which there is no row. */
  readonly beyond: number;
  /** Columns without an editable field. */
  readonly unused: readonly string[];
}

/** How a grid handles a paste. */
interface Taking<Row, Column, Field extends string> {
  /** The field for a column's name. */
  readonly fieldOf: FieldOf<Field>;
  readonly fieldOfColumn: (column: Column) => Field | undefined;
  readonly labelOf: (column: Column) => string;
  /** The field that names a record. */
  readonly id: Field;
  /** Records by id, whether they are shown or not. */
  readonly byId: ReadonlyMap<string, Row>;
  readonly readId: (cell: string) => string;
  /** The field with the name of a record. */
  readonly name: Field;
  /** The name of a record; undefined for one that cells cannot refer to. */
  readonly nameOf: (row: Row) => string | undefined;
  /** "campaign". */
  readonly one: string;
}

const TAB = "\t";

/** A value for one column of the chosen rows, as if it had been copied alone and pasted there. */
export const fillChosen = <Row, Column>(
  value: string,
  { rows, column, verb }: { rows: readonly Row[]; column: Column; verb: string },
): Pasting<Row, Column> => ({
  text: `"${value.replaceAll('"', '""')}"`,
  rows,
  chosen: true,
  columns: [column],
  verb,
});

/** Rows of cells, separated by tabs; cells may be quoted as by spreadsheets. */
export function readBlock(text: string): readonly (readonly string[])[] {
  const bytes = new TextEncoder().encode(text);
  const rows: (readonly string[])[] = [];
  for (let at = 0; at < bytes.length; ) {
    const row = readRow(bytes, at, TAB, true, IMPORT_COLUMNS_MAX);
    // A quote that is not closed is a quote.
    if (!row)
      return text
        .replace(/\r\n?|\n$/g, "\n")
        .trimEnd()
        .split("\n")
        .map((line) => line.split(TAB));
    rows.push(row.cells.map((cell) => readTextCell(cell).replace(/\r\n?/g, "\n")));
    at = row.end;
  }
  return rows;
}

/**
 * Places pasted cells over the rows of a grid, like a spreadsheet: from the focused cell to the right and down. If the
 * first row has names of columns, like copied rows, cells are matched by these; with an id, rows are matched by it.
 * Names of records beside other cells, and names that other records have, identify the rows: sorting rows in a
 * spreadsheet renames nothing. A column of only new names renames.
 */
export function placeBlock<Row, Column, Field extends string>(
  { text, rows, chosen, columns }: Pasting<Row, Column>,
  taking: Taking<Row, Column, Field>,
): Placed<Row, Field> {
  const { fieldOf, fieldOfColumn, labelOf, id, byId, readId, one } = taking;
  const [first = [], ...others] = readBlock(text);
  const names = recogniseColumns(first, fieldOf);
  const named = others.length > 0 && names.some((field) => field !== null);
  const body = named ? others : [first, ...others];
  const width = Math.max(...body.map(({ length }) => length));
  const fields = named ? names : columns.slice(0, width).map((column) => fieldOfColumn(column) ?? null);
  const unused = fields.flatMap((field, place) => {
    if (field !== null) return [];
    const column = columns[place];
    return (named ? first[place]?.trim() : column !== undefined && labelOf(column)) || [];
  });
  const cellsOf = (cells: readonly string[]) => {
    const found: { [field in Field]?: string } = {};
    fields.forEach((field, place) => {
      const cell = cells[place];
      if (field !== null && cell !== undefined) found[field] = cell;
    });
    return found;
  };
  const placed = { named, unused };
  if (named && fields.includes(id)) {
    const pasted: PastedRow<Row, Field>[] = [];
    const nowhere: PastedNowhere[] = [];
    const taken = new Set<string>();
    for (const cells of body.map(cellsOf)) {
      const meant = readId((cells[id] ?? "").trim());
      const row = byId.get(meant);
      if (row === undefined)
        nowhere.push({ id: meant || "No id", reason: `No ${one} of this account has this id.` });
      else if (taken.has(meant))
        nowhere.push({ id: meant, reason: `A row above changes this ${one} already.` });
      else pasted.push({ row, cells });
      taken.add(meant);
    }
    return { ...placed, rows: pasted, nowhere, beyond: 0 };
  }
  if (fields.includes(taking.name)) {
    const named = goByNames(body.map(cellsOf), rows, { taking, beside: placed.named && knownIn(fields) > 1 });
    if (named) return { ...placed, ...named, beyond: 0 };
  }
  const repeated = chosen && body.length === 1 ? body[0] : undefined;
  const pasted = rows.flatMap((row, place) => {
    const cells = repeated ?? body[place];
    return cells ? [{ row, cells: cellsOf(cells) }] : [];
  });
  return { ...placed, rows: pasted, nowhere: [], beyond: Math.max(0, body.length - rows.length) };
}

const knownIn = (fields: readonly unknown[]) => fields.filter((field) => field !== null).length;

/** Pasted cells at the records that they name; undefined where they name none. */
function goByNames<Row, Column, Field extends string>(
  body: readonly PastedRow<Row, Field>["cells"][],
  rows: readonly Row[],
  { taking, beside }: { taking: Taking<Row, Column, Field>; beside: boolean },
): Pick<Placed<Row, Field>, "rows" | "nowhere"> | undefined {
  const { byId, name, nameOf, one } = taking;
  const byName = new Map<string, Row[]>();
  for (const row of byId.values()) {
    const called = nameOf(row)?.trim() ?? "";
    if (called === "") continue;
    const others = byName.get(called);
    if (others) others.push(row);
    else byName.set(called, [row]);
  }
  const isAnothers = (cells: PastedRow<Row, Field>["cells"], place: number) => {
    const meant = byName.get(cells[name]?.trim() ?? "");
    const at = rows[place];
    return meant !== undefined && (at === undefined || !meant.includes(at));
  };
  if (!beside && !body.some(isAnothers)) return undefined;
  const pasted: PastedRow<Row, Field>[] = [];
  const nowhere: PastedNowhere[] = [];
  const taken = new Set<Row>();
  for (const cells of body) {
    const called = cells[name]?.trim() ?? "";
    const [row, ...others] = byName.get(called) ?? [];
    const reason =
      row === undefined
        ? `No ${one} of this account has this name. Include the ID column to rename.`
        : others.length > 0
          ? `${others.length + 1} have this name. Include the ID column.`
          : taken.has(row)
            ? `A row above changes this ${one} already.`
            : undefined;
    if (row !== undefined && reason === undefined) {
      pasted.push({ row, cells: without(cells, name) });
      taken.add(row);
    } else nowhere.push({ id: called || "No name", reason: reason ?? "" });
  }
  return { rows: pasted, nowhere };
}

function without<Field extends string>(cells: { readonly [field in Field]?: string }, field: Field) {
  const others = { ...cells };
  delete others[field];
  return others;
}

/**
 * The plan for pasted cells; those without a row are skipped with a reason.
 *
 * @param planOf plans the rows by the cells for each
 */
export function planPlaced<
  Row extends { readonly id: string },
  Field extends string,
  Item extends PlannedItem,
>(
  { rows, nowhere }: Pick<Placed<Row, Field>, "rows" | "nowhere">,
  planOf: (rows: readonly Row[], cellsOf: (row: Row) => PastedRow<Row, Field>["cells"]) => BulkPlan<Item>,
): BulkPlan<Item> {
  const cells = new Map(rows.map((pasted) => [pasted.row.id, pasted.cells]));
  const plan = planOf(
    rows.map(({ row }) => row),
    ({ id }) => cells.get(id) ?? {},
  );
  const excluded = nowhere.map(({ id, reason }, place) => ({ key: `nowhere ${place}`, name: id, reason }));
  return { ...plan, excluded: [...plan.excluded, ...excluded] };
}
