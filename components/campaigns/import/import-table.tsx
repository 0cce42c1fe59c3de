import { Equal, PenLine, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { type ImportColumn, ImportRowList } from "@/components/import/row-list";
import { Checkbox } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { StatusMark } from "@/components/ui/status-mark";
import { Cell } from "@/components/ui/table";
import { fieldName } from "@/lib/campaigns/field-words";
import { cellView } from "@/lib/campaigns/import/cell-view";
import type { ImportField } from "@/lib/campaigns/import/import-cells";
import { ImportCell, type ImportCellProps, isField } from "./import-cell";
import type { ShownRow } from "./use-campaign-import";

const WIDTHS: Readonly<Record<ImportField, string>> = {
  name: "w-52 min-[1400px]:w-64",
  id: "w-28",
  entity_status: "w-28",
  daily_budget_amount_local_micro: "w-36",
  total_budget_amount_local_micro: "w-36",
  currency: "w-16",
  funding_instrument_id: "w-52",
  budget_optimization: "w-44",
  standard_delivery: "w-28",
  purchase_order_number: "w-36",
  updated_at: "w-40",
};

interface ImportTableProps extends Omit<ImportCellProps, "shown" | "field"> {
  rows: readonly ShownRow[];
  /** The columns that there is anything to say about. */
  fields: readonly ImportField[];
  /** Those in which a row is wrong, so that its rule needs room. */
  wrong: ReadonlySet<ImportField>;
  onLeaveOut: (rows: readonly number[], out: boolean) => void;
}

const isTaken = ({ diff }: ShownRow) => diff.kind === "new" || diff.kind === "changed";

/** The rows: what changes stands out, and what is wrong can be typed over. */
export function ImportTable({ rows, fields, wrong, onLeaveOut, ...cell }: ImportTableProps) {
  const columns: readonly ImportColumn<ShownRow>[] = [
    {
      key: "row",
      head: <IncludeAll rows={rows} onLeaveOut={onLeaveOut} />,
      cell: (shown) => (
        <Cell className="py-1.5">
          <div className="w-16">
            <Include shown={shown} onLeaveOut={onLeaveOut} />
          </div>
        </Cell>
      ),
    },
    {
      key: "what",
      head: "What happens",
      cell: (shown) => (
        <Cell className="py-2.5">
          <div className="w-36 whitespace-normal">
            <What shown={shown} />
          </div>
        </Cell>
      ),
    },
    ...fields.map(
      (field): ImportColumn<ShownRow> => ({
        key: field,
        head: fieldName(field),
        numeric: field.endsWith("_local_micro"),
        cell: (shown) => (
          <Cell className="py-1">
            <div className={classNames("whitespace-normal", WIDTHS[field], wrong.has(field) && "min-w-36")}>
              <ImportCell shown={shown} field={field} {...cell} />
            </div>
          </Cell>
        ),
      }),
    ),
  ];
  return (
    <ImportRowList
      rows={rows}
      columns={columns}
      card={(shown) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-2">
            <Include shown={shown} onLeaveOut={onLeaveOut} />
            <div className="min-w-0 pt-0.5">
              <What shown={shown} />
            </div>
          </div>
          {fields
            .filter((field) => field === "name" || isField(shown, field, cellView(shown, field, cell.known)))
            .map((field) => (
              <div key={field} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-2">
                <span aria-hidden className="pt-1.5 text-sm text-text-muted">
                  {fieldName(field)}
                </span>
                <div className="min-w-0">
                  <ImportCell shown={shown} field={field} {...cell} />
                </div>
              </div>
            ))}
        </>
      )}
    />
  );
}

function IncludeAll({ rows, onLeaveOut }: Pick<ImportTableProps, "rows" | "onLeaveOut">) {
  const tickable = rows.filter(isTaken);
  const ticked = tickable.filter(({ out }) => !out).length;
  return (
    <Checkbox
      aria-label={`Import all ${tickable.length.toLocaleString("en-GB")} rows`}
      checked={ticked > 0 && ticked === tickable.length}
      indeterminate={ticked > 0 && ticked < tickable.length}
      disabled={tickable.length === 0}
      onCheckedChange={(checked) =>
        onLeaveOut(
          tickable.map(({ row }) => row),
          !checked,
        )
      }
    >
      Row
    </Checkbox>
  );
}

function Include({ shown, onLeaveOut }: { shown: ShownRow } & Pick<ImportTableProps, "onLeaveOut">) {
  const { row, number, out } = shown;
  if (!isTaken(shown)) {
    return (
      <span className="inline-flex min-h-6 items-center pl-7.5 tabular-nums max-md:pl-0">
        <span className="sr-only">Row </span>
        {number}
      </span>
    );
  }
  return (
    <Checkbox
      aria-label={`Import row ${number}`}
      checked={!out}
      onCheckedChange={(checked) => onLeaveOut([row], !checked)}
    >
      <span className="tabular-nums">{number}</span>
    </Checkbox>
  );
}

/** What becomes of a row, in a word or two: new campaigns are paused unless the file says otherwise. */
function What({ shown: { diff, out, problems } }: { shown: ShownRow }) {
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
