import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { CopyList } from "@/lib/copying/copy-names";
import { counted } from "@/lib/format/plurals";

/** More than people check; the preview lists the names of all copies. */
const ROWS_SHOWN = 8;

interface CopyListTableProps {
  list: CopyList;
  /** The name of the copy for a row. */
  nameOf: (row: readonly string[]) => string;
}

/** The rows of a pasted list as they were read: the value of each token, and the resulting name. */
export function CopyListTable({ list: { headings, rows }, nameOf }: CopyListTableProps) {
  if (headings.length === 0 || rows.length === 0) return null;
  const shown = rows.slice(0, ROWS_SHOWN);
  const more = rows.length - shown.length;
  return (
    <div className="flex flex-col gap-1">
      <div className="rounded-md border">
        <Table>
          <thead>
            <tr>
              {headings.map((heading) => (
                <HeaderCell key={heading}>
                  <bdi>{`{${heading}}`}</bdi>
                </HeaderCell>
              ))}
              <HeaderCell>Name of the copy</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.join("\t")}>
                {headings.map((heading, place) => (
                  <Cell key={heading} className="wrap-anywhere whitespace-normal">
                    <bdi>{row[place]}</bdi>
                  </Cell>
                ))}
                <Cell className="wrap-anywhere whitespace-normal font-medium">
                  <bdi>{nameOf(row)}</bdi>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
      {more > 0 && <p className="text-sm text-text-muted">and {counted(more, "more row")}</p>}
    </div>
  );
}
