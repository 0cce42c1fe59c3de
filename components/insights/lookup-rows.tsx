import type { ReactNode } from "react";
import { ListTable } from "@/components/shell/list-table";
import { useNarrow } from "@/components/shell/use-narrow";
import { CopyableId } from "@/components/ui/identifier";
import { Cell, Row } from "@/components/ui/table";
import type { LookupColumn } from "@/lib/insights/lookup-table";
import type { LookupView } from "./use-lookup-view";

/** A column on screen: its text, unless it has a rendering of its own. */
export interface ShownColumn<Item> extends LookupColumn<Item> {
  readonly content?: (row: Item) => ReactNode;
}

interface LookupRowsProps<Item> {
  label: string;
  rows: readonly Item[];
  keyOf: (row: Item) => string;
  columns: readonly ShownColumn<Item>[];
  view: LookupView;
}

/** A reference table; in narrow windows each row is a card with the same text. */
export function LookupRows<Item>(props: LookupRowsProps<Item>) {
  return useNarrow() ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Item>({ label, rows, keyOf, columns, view }: LookupRowsProps<Item>) {
  const sort = { column: view.order?.key ?? "", descending: view.order?.descending ?? false };
  return (
    <ListTable
      label={label}
      columns={columns.map(({ key, label: head, number, unordered }) => ({
        label: head,
        ...(!unordered && { sort: key }),
        numeric: number !== undefined,
      }))}
      view={{ sort, sortBy: view.sortBy }}
    >
      {rows.map((row) => (
        <Row key={keyOf(row)}>
          {columns.map((column) => (
            <Cell key={column.key} numeric={column.number !== undefined} className="tabular-nums">
              <Content column={column} row={row} />
            </Cell>
          ))}
        </Row>
      ))}
    </ListTable>
  );
}

function Cards<Item>({ label, rows, keyOf, columns }: LookupRowsProps<Item>) {
  const [first, ...rest] = columns;
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} className="flex flex-col gap-1 border-b px-4 py-3">
          <div className="min-w-0 font-medium">{first && <Content column={first} row={row} />}</div>
          <dl className="grid grid-cols-[136px_minmax(0,1fr)] gap-x-3">
            {rest.map((column) => (
              <div key={column.key} className="contents">
                <dt className="text-text-muted leading-6">{column.label}</dt>
                <dd className="min-w-0 leading-6">
                  <Content column={column} row={row} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Content<Item>({ column, row }: { column: ShownColumn<Item>; row: Item }) {
  if (column.content) return column.content(row);
  const text = column.text(row);
  if (column.number) return text;
  if (column.identifier) {
    return <CopyableId value={text} label={column.label.toLowerCase()} className="max-w-full sm:max-w-72" />;
  }
  return (
    <bdi title={text} className="block max-w-96 truncate">
      {text}
    </bdi>
  );
}
