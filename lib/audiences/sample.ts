import { COLUMNS_MAX } from "@/lib/csv/read-row";
import { kindOfName } from "./column-names";
import type { IdentifierKind } from "./identifier-kinds";
import { KINDS } from "./identifier-kinds";
import { normaliseAll } from "./normalise";

interface ColumnGuess {
  /** The first row names the columns and is no person. */
  readonly hasHeader: boolean;
  readonly columns: readonly (IdentifierKind | null)[];
}

/** Kinds that are recognizable by their values; whole numbers and free text could be anything. */
const RECOGNIZABLE = ["email", "device_id"] as const;

/** Recognises columns by their names, or by their values where there are none. */
export function guessColumns(rows: readonly (readonly string[])[]): ColumnGuess {
  const [first = [], ...rest] = rows;
  const width = Math.min(COLUMNS_MAX, Math.max(0, ...rows.map(({ length }) => length)));
  const names = first.map(kindOfName);
  const looksLikePerson = first.some((cell) => RECOGNIZABLE.some((kind) => isOf(kind, cell)) || isHash(cell));
  const hasHeader = rows.length > 0 && !looksLikePerson && (names.some(Boolean) || rest.length > 0);
  const body = hasHeader ? rest : rows;
  const columns = Array.from({ length: width }, (_, column) => {
    const named = hasHeader ? (names[column] ?? null) : null;
    if (named) return named;
    const cells = body.map((row) => row[column] ?? "").filter((cell) => cell.trim() !== "");
    if (cells.length === 0) return null;
    const recognized = RECOGNIZABLE.find((kind) => mostly(cells, (cell) => isOf(kind, cell)));
    if (recognized) return recognized;
    if (mostly(cells, isHash) && !names.includes("email")) return "email";
    if (mostly(cells, (cell) => /^\s*@\w{1,50}\s*$/.test(cell))) return "handle";
    return mostly(cells, (cell) => isOf("phone_number", cell)) ? "phone_number" : null;
  });
  return { hasHeader, columns };
}

const mostly = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.filter(is).length > cells.length / 2;
const isHash = (cell: string) => /^\s*[0-9a-f]{64}\s*$/i.test(cell);
const isOf = (kind: IdentifierKind, cell: string) =>
  normaliseAll(kind, cell, undefined, COLUMNS_MAX).every((result) => "value" in result && !result.hashed);

export const isIdentifierKind = (value: string): value is IdentifierKind =>
  KINDS.some((kind) => kind === value);
