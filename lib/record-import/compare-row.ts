import { isRoundedId, readIdentifierCell, tidyCell } from "@/lib/csv/cells";
import { parseServiceTime } from "@/lib/time/service-time";
import type { Cells } from "./import-kind";
import type { CellProblem, FreshRecord, RowDiff } from "./row-diff";

/** How a row is compared with the record that it names. */
export interface RecordRules<Row, Change, Field extends string, Known> {
  readonly columns: Readonly<Record<"id" | "name" | "updated_at", Field>>;
  /** Why a record cannot be changed any more. */
  readonly closed: (record: Row) => string | undefined;
  /**
   * The touched fields, including invalid ones. A cell that equals the current export changes nothing, whatever rule
   * the record itself may break.
   */
  readonly changeIn: (
    record: Row,
    cells: Cells<Field>,
    known: Known,
  ) => { readonly change: Change; readonly problems: readonly CellProblem<Field>[] };
}

/** The record that a row without an id creates. */
export interface NewDiff<Fresh, Field extends string> {
  /** Undefined for a row that describes none. */
  readonly fresh: Fresh | undefined;
  /** By which an existing one is found. */
  readonly name: string;
  readonly problems: readonly CellProblem<Field>[];
}

/** Cells of a valid row that a person should check first. */
export interface Warned<Field extends string> {
  readonly warnings?: readonly CellProblem<Field>[];
}

/** How rows are compared with all records of one kind. */
export interface RowRules<Row, Change, Field extends string, Fresh, Known>
  extends RecordRules<Row, Change, Field, Known> {
  /** "campaign". */
  readonly one: string;
  /** Among which names are unique, " in the campaign"; by default among all. */
  readonly among?: string;
  readonly created: (cells: Cells<Field>, known: Known) => NewDiff<Fresh, Field>;
  readonly warnings?: {
    readonly changed: (record: Row, change: Change, known: Known) => Warned<Field>;
    readonly created: (fresh: Fresh, known: Known) => Warned<Field>;
  };
}

/** The account's records by what rows call them. */
interface RecordIndex<Row> {
  readonly byId: ReadonlyMap<string, Row>;
  /** Without deleted ones. */
  readonly byName: ReadonlyMap<string, readonly Row[]>;
}

interface Compared {
  readonly id: string;
  readonly updated_at: string;
}

/**
 * Compares one row with the account: with an id it changes that record, without one it creates another, unless that
 * was done already: importing a file again creates nothing twice, and a record whose creation was not answered is
 * found by its name.
 */
export function compareRow<
  Row extends Compared,
  Change extends object,
  Field extends string,
  Fresh extends FreshRecord,
  Known extends RecordIndex<Row>,
>(
  rules: RowRules<Row, Change, Field, Fresh, Known>,
  cells: Cells<Field>,
  known: Known,
): RowDiff<Row, Change, Field, Fresh> {
  const { one, among = "", columns, created, warnings } = rules;
  const compared = (record: Row) => compareRecord(rules, record, cells, known);
  const id = readIdentifierCell(tidyCell(cells[columns.id] ?? ""));
  if (id !== "") {
    const record = known.byId.get(id);
    if (!record) {
      const message = isRoundedId(id)
        ? "A spreadsheet has rounded this id. Type it whole."
        : `No ${one} of this account has this id. Put it right, or empty the cell to create a ${one}.`;
      return { kind: "impossible", unknownId: true, problems: [{ field: columns.id, message }] };
    }
    const { change, problems, stale } = compared(record);
    if (problems.length > 0) return { kind: "impossible", record, change, problems };
    if (isEmpty(change)) return { kind: "unchanged", record };
    return { kind: "changed", record, change, stale, ...warnings?.changed(record, change, known) };
  }
  const { fresh, name, problems } = created(cells, known);
  const namesakes = known.byName.get(name) ?? [];
  for (const record of namesakes) {
    const { change, problems: wrong } = compared(record);
    if (wrong.length === 0 && isEmpty(change)) return { kind: "unchanged", record };
  }
  const [first] = namesakes;
  if (first) {
    const message = `A ${one} of this name exists${among}. Put its id, ${first.id}, into the row to change it, or choose another name.`;
    return { kind: "impossible", problems: [{ field: columns.name, message }] };
  }
  if (problems.length > 0 || !fresh) return { kind: "impossible", problems };
  return { kind: "new", ...fresh, ...warnings?.created(fresh, known) };
}

/** Compares a row with the record that it names; `stale` if the record was changed after the file was written. */
export function compareRecord<Row extends Compared, Change extends object, Field extends string, Known>(
  { columns, closed, changeIn }: RecordRules<Row, Change, Field, Known>,
  record: Row,
  cells: Cells<Field>,
  known: Known,
) {
  const { change, problems } = changeIn(record, cells, known);
  const why = closed(record);
  if (why !== undefined && (problems.length > 0 || !isEmpty(change))) {
    return { change, problems: [{ field: columns.id, message: why }], stale: false };
  }
  const written = parseServiceTime(tidyCell(cells[columns.updated_at] ?? ""));
  return { change, problems, stale: written !== undefined && written < record.updated_at };
}

const isEmpty = (change: object) => Object.keys(change).length === 0;
