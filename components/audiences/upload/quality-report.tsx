import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { type IdentifierKind, KIND_NAMES } from "@/lib/audiences/identifier-kinds";
import { formatWhole } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { saveBlob } from "@/lib/save-file";
import { numbered } from "./column-table";
import type { Checked } from "./upload-session";

interface QualityReportProps {
  checked: Checked;
  columns: readonly (IdentifierKind | null)[];
  names: readonly string[];
  fileName: string;
  /** Some valid values are excluded. */
  leavesOut: boolean;
}

/** The contents of each column, before anything is sent. */
export function QualityReport({ checked, columns, names, fileName, leavesOut }: QualityReportProps) {
  const { report, first, problemsLeftOut, problems } = checked;
  const nameOf = (column: number) => names[column]?.trim() || `Column ${column + 1}`;
  const anyProblem = report.columns.some(
    ({ malformed, duplicate, role, disposable }) => malformed + duplicate + role + disposable > 0,
  );
  const addresses = columns.includes("email");
  return (
    <section aria-labelledby="report-title" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="report-title" className="font-semibold text-lg">
          What the file contains
        </h2>
        <p role="status" className="min-w-48 flex-1">
          {counted(report.rows, "row")}: {counted(report.users, "person", "people")} to send,{" "}
          {counted(report.unusable, "row")} {leavesOut ? "with nothing to send" : "without any identifier"}.
        </p>
        {anyProblem && (
          <Button
            size="small"
            onClick={() => saveBlob(`${fileName.replace(/\.[^.]*$/, "")}-problems.csv`, problems)}
          >
            Download the problems
          </Button>
        )}
      </div>
      <ScrollRegion label="Counts by column" className="overflow-x-auto rounded-md border">
        <Table aria-label="Quality by column">
          <thead>
            <tr>
              <HeaderCell>Column</HeaderCell>
              <HeaderCell>Contains</HeaderCell>
              <HeaderCell numeric>Valid</HeaderCell>
              <HeaderCell numeric>of them hashed already</HeaderCell>
              <HeaderCell numeric>of them duplicate</HeaderCell>
              <HeaderCell numeric>Malformed</HeaderCell>
              <HeaderCell numeric>Empty</HeaderCell>
              {addresses && <HeaderCell numeric>Role mailbox</HeaderCell>}
              {addresses && <HeaderCell numeric>Disposable</HeaderCell>}
            </tr>
          </thead>
          <tbody>
            {numbered(columns).map(({ kind, column, key }) => {
              const counts = report.columns[column];
              if (!kind || !counts) return null;
              return (
                <Row key={key}>
                  <Cell className="max-w-48 truncate font-medium">{nameOf(column)}</Cell>
                  <Cell>{KIND_NAMES[kind]}</Cell>
                  <Cell numeric>{formatWhole(counts.valid)}</Cell>
                  <Cell numeric>{formatWhole(counts.hashed)}</Cell>
                  <Cell numeric>{formatWhole(counts.duplicate)}</Cell>
                  <Cell numeric className={counts.malformed > 0 ? "text-attention" : undefined}>
                    {formatWhole(counts.malformed)}
                  </Cell>
                  <Cell numeric>{formatWhole(counts.empty)}</Cell>
                  {addresses && <Cell numeric>{kind === "email" ? formatWhole(counts.role) : "–"}</Cell>}
                  {addresses && (
                    <Cell numeric>{kind === "email" ? formatWhole(counts.disposable) : "–"}</Cell>
                  )}
                </Row>
              );
            })}
          </tbody>
        </Table>
      </ScrollRegion>
      <p className="text-sm text-text-muted">
        Malformed values are skipped; the rest of their row is sent. Duplicates are sent too: a person counts
        once.
        {!report.allDuplicatesSeen && " The file is so large that not every duplicate could be found."}
        {problemsLeftOut > 0 &&
          ` ${formatWhole(problemsLeftOut)} more problems are counted but not in the download.`}
      </p>
      {first.length > 0 && (
        <details>
          <summary className="font-medium">
            Where values are malformed{first.length >= 50 && ", the first 50"}
          </summary>
          <ul className="mt-1 max-h-48 overflow-y-auto text-sm">
            {first.map(({ line, column, problem }) => (
              <li key={`${line} ${column}`}>
                Line {formatWhole(line)}, {nameOf(column)}: {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
