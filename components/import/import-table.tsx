import type { ReactNode } from "react";
import { Cell } from "@/components/ui/table";
import { Include, IncludeAll } from "./include";
import { type ImportColumn, ImportRowList } from "./row-list";

interface TableRow {
  readonly row: number;
  readonly number: number;
  readonly out: boolean;
}

interface FieldColumn<Field extends string> {
  readonly field: Field;
  readonly head: string;
  readonly numeric?: boolean;
  /** A class for its width. */
  readonly width: string;
}

interface ImportTableProps<Shown extends TableRow, Field extends string> {
  rows: readonly Shown[];
  columns: readonly FieldColumn<Field>[];
  /** The column with the state of a row. */
  state: { readonly head: string; readonly width: string; readonly of: (shown: Shown) => ReactNode };
  cell: (shown: Shown, field: Field) => ReactNode;
  /** Whether a phone shows a field; a table shows all. */
  isOnCard?: (shown: Shown, field: Field) => boolean;
  isTakable: (shown: Shown) => boolean;
  locked: boolean;
  onLeaveOut: (rows: readonly number[], out: boolean) => void;
}

/** The rows of a file: which are included, their effect or outcome, and their cells. */
export function ImportTable<Shown extends TableRow, Field extends string>({
  rows,
  columns,
  state,
  cell,
  isOnCard = () => true,
  isTakable,
  locked,
  onLeaveOut,
}: ImportTableProps<Shown, Field>) {
  const include = (shown: Shown) => (
    <Include shown={shown} takable={isTakable(shown)} locked={locked} onLeaveOut={onLeaveOut} />
  );
  const all: readonly ImportColumn<Shown>[] = [
    {
      key: "row",
      head: <IncludeAll rows={rows.filter(isTakable)} locked={locked} onLeaveOut={onLeaveOut} />,
      cell: (shown) => (
        <Cell className="py-1.5">
          <div className="w-16">{include(shown)}</div>
        </Cell>
      ),
    },
    {
      key: "state",
      head: state.head,
      cell: (shown) => (
        <Cell className="py-2.5">
          <div className={`whitespace-normal ${state.width}`}>{state.of(shown)}</div>
        </Cell>
      ),
    },
    ...columns.map(
      ({ field, head, numeric = false, width }): ImportColumn<Shown> => ({
        key: field,
        head,
        numeric,
        cell: (shown) => (
          <Cell className="py-1">
            <div className={`whitespace-normal ${width}`}>{cell(shown, field)}</div>
          </Cell>
        ),
      }),
    ),
  ];
  return (
    <ImportRowList
      rows={rows}
      columns={all}
      card={(shown) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-2">
            {include(shown)}
            <div className="min-w-0 pt-0.5">{state.of(shown)}</div>
          </div>
          {columns
            .filter(({ field }) => isOnCard(shown, field))
            .map(({ field, head }) => (
              <div key={field} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-2">
                <span aria-hidden className="pt-1.5 text-sm text-text-muted">
                  {head}
                </span>
                <div className="min-w-0">{cell(shown, field)}</div>
              </div>
            ))}
        </>
      )}
    />
  );
}
