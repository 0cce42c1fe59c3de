import type { ReactNode } from "react";
import { HeaderCell, Table, type TableColumn, TableRoom } from "@/components/ui/table";
import type { ListSort } from "@/lib/records/row-columns";
import { sortMark } from "./sort-in-address";

export interface ListColumn<Column extends string> extends TableColumn {
  /** By what a click on its head orders the list; without it there is no such order. */
  readonly sort?: Column;
  readonly hint?: string;
  /** Shown instead of the text. */
  readonly head?: ReactNode;
  readonly className?: string;
}

interface ListTableProps<Column extends string> {
  label: string;
  columns: readonly ListColumn<Column>[];
  /** How the list is ordered; a list whose order is fixed has none. */
  view?: { readonly sort: ListSort<Column>; readonly sortBy: (column: Column) => void };
  /** A Row for each. */
  children: ReactNode;
}

/** What an account has, one a row, with heads that order the list. */
export function ListTable<Column extends string>({ label, columns, view, children }: ListTableProps<Column>) {
  return (
    <TableRoom>
      <Table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ head, sort, hint, className, ...column }) => (
              <HeaderCell
                key={column.label}
                column={column}
                title={hint}
                className={className}
                {...(sort && view && { sorted: sortMark(view.sort, sort), onSort: () => view.sortBy(sort) })}
              >
                {head ?? column.label}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </TableRoom>
  );
}
