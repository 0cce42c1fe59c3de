import { Equal, PenLine, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { StatusMark } from "@/components/ui/status-mark";
import { cellView, isAmountField } from "@/lib/record-import/cell-view";
import type { ImportTypes } from "@/lib/record-import/import-kind";
import { ImportCell, type ImportCellProps, isField } from "./import-cell";
import { ImportTable } from "./import-table";
import { ResultMark } from "./result-mark";
import type { ShownRow } from "./use-record-import";

/** Classes for the widths of columns that differ from the default. */
export type ColumnWidths<T extends ImportTypes> = Readonly<Partial<Record<T["field"], string>>>;

const USUAL_WIDTH = "w-36";

interface RecordTableProps<T extends ImportTypes> extends Omit<ImportCellProps<T>, "shown" | "field"> {
  rows: readonly ShownRow<T>[];
  /** The columns with any content. */
  fields: readonly T["field"][];
  widths: ColumnWidths<T>;
  /** Those with an error in a row, which need room for its text. */
  wrong: ReadonlySet<T["field"]>;
  onLeaveOut: (rows: readonly number[], out: boolean) => void;
}

const isTakable = <T extends ImportTypes>({ state, diff }: ShownRow<T>) =>
  state !== "done" && (diff.kind === "new" || diff.kind === "changed");

/** The rows: changes are highlighted, and errors can be typed over. */
export function RecordTable<T extends ImportTypes>({
  rows,
  fields,
  widths,
  wrong,
  onLeaveOut,
  ...cell
}: RecordTableProps<T>) {
  const { kind, known, locked } = cell;
  return (
    <ImportTable
      rows={rows}
      columns={fields.map((field) => ({
        field,
        head: kind.fieldName(field),
        numeric: isAmountField(field),
        width: classNames(widths[field] ?? USUAL_WIDTH, wrong.has(field) && "min-w-36"),
      }))}
      state={{
        head: "What happens",
        width: "w-36",
        of: (shown) => <What shown={shown} locked={locked} section={kind.resource.name} />,
      }}
      cell={(shown, field) => <ImportCell shown={shown} field={field} {...cell} />}
      isOnCard={(shown, field) =>
        field === "name" || isField(shown, field, cellView(kind, shown, field, known))
      }
      isTakable={isTakable}
      locked={locked}
      onLeaveOut={onLeaveOut}
    />
  );
}

/** The effect of a row, in a word or two: new records are paused unless the file says otherwise. */
function What<T extends ImportTypes>({
  shown,
  locked,
  section,
}: Pick<ImportCellProps<T>, "shown" | "locked"> & { section: string }) {
  const { cells, diff, out, problems, result } = shown;
  if (result) {
    const named = Object.entries(cells).some(([field, cell]) => field === "id" && cell !== "");
    return (
      <ResultMark result={result} done={named ? "Changed" : "Created"} section={section} busy={locked} />
    );
  }
  if (out && (diff.kind === "new" || diff.kind === "changed")) {
    return <StatusMark kind="ended">Left out</StatusMark>;
  }
  switch (diff.kind) {
    case "new":
      return (
        <Word icon={<Plus size={14} aria-hidden className="text-positive" />}>
          {diff.status === "ACTIVE" ? (
            <strong className="font-medium text-attention">New, starts at once</strong>
          ) : (
            `New, ${diff.status === "DRAFT" ? "a draft" : "paused"}`
          )}
        </Word>
      );
    case "changed":
      return (
        <>
          <Word icon={<PenLine size={14} aria-hidden className="text-accent-text" />}>Changed</Word>
          {diff.stale && <p className="text-attention text-sm">Changed here after the file was written.</p>}
        </>
      );
    case "unchanged":
      return (
        <Word icon={<Equal size={14} aria-hidden className="text-text-muted" />}>
          <span className="text-text-muted">Unchanged</span>
        </Word>
      );
    default:
      return (
        <StatusMark kind="blocked">
          {problems.size > 1 ? `${problems.size} problems` : "Not possible"}
        </StatusMark>
      );
  }
}

function Word({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {icon}
      <span>{children}</span>
    </span>
  );
}
