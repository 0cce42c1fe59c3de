import type { ReactNode } from "react";
import { HeaderCell, Table, type TableColumn, TableRoom } from "@/components/ui/table";
import type { ListSort } from "@/lib/records/row-columns";
import { sortMark } from "./sort-in-address";

export interface ListColumn<Column extends string> extends TableColumn {
  /** The order after a click on its header; left out for an unsortable column. */
  readonly sort?: Column;
  readonly hint?: string;
  /** Shown instead of the text. */
  readonly head?: ReactNode;
  readonly className?: string;
}

interface ListTableProps<Column extends string> {
  label: string;
  columns: readonly ListColumn<Column>[];
  /** The current order; left out for a list with a fixed order. */
  view?: { readonly sort: ListSort<Column>; readonly sortBy: (column: Column) => void };
  /** A Row for each. */
  children: ReactNode;
}

/** Records of an account, one a row, with sortable headers. */
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
