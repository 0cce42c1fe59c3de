import { Equal, PenLine, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ImportTable } from "@/components/import/import-table";
import { ResultMark } from "@/components/import/result-mark";
import { classNames } from "@/components/ui/class-names";
import { StatusMark } from "@/components/ui/status-mark";
import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import { cellView } from "@/lib/campaigns/import/cell-view";
import type { CampaignImportField } from "@/lib/campaigns/import/column-names";
import { ImportCell, type ImportCellProps, isField } from "./import-cell";
import type { ShownCampaignRow } from "./use-campaign-import";

const WIDTHS: Readonly<Record<CampaignImportField, string>> = {
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

interface CampaignTableProps extends Omit<ImportCellProps, "shown" | "field"> {
  rows: readonly ShownCampaignRow[];
  /** The columns that there is anything to say about. */
  fields: readonly CampaignImportField[];
  /** Those in which a row is wrong, so that its rule needs room. */
  wrong: ReadonlySet<CampaignImportField>;
  onLeaveOut: (rows: readonly number[], out: boolean) => void;
}

const isTakable = ({ state, diff }: ShownCampaignRow) =>
  state !== "done" && (diff.kind === "new" || diff.kind === "changed");

/** The rows: what changes stands out, and what is wrong can be typed over. */
export function CampaignTable({ rows, fields, wrong, onLeaveOut, ...cell }: CampaignTableProps) {
  return (
    <ImportTable
      rows={rows}
      columns={fields.map((field) => ({
        field,
        head: campaignFieldName(field),
        numeric: field.endsWith("_local_micro"),
        width: classNames(WIDTHS[field], wrong.has(field) && "min-w-36"),
      }))}
      state={{
        head: "What happens",
        width: "w-36",
        of: (shown) => <What shown={shown} locked={cell.locked} />,
      }}
      cell={(shown, field) => <ImportCell shown={shown} field={field} {...cell} />}
      isOnCard={(shown, field) =>
        field === "name" || isField(shown, field, cellView(shown, field, cell.known))
      }
      isTakable={isTakable}
      locked={cell.locked}
      onLeaveOut={onLeaveOut}
    />
  );
}

/** What becomes of a row, in a word or two: new campaigns are paused unless the file says otherwise. */
function What({ shown, locked }: Pick<ImportCellProps, "shown" | "locked">) {
  const { cells, diff, out, problems, result } = shown;
  if (result) {
    const done = (cells.id ?? "") === "" ? "Created" : "Changed";
    return <ResultMark result={result} done={done} section="campaigns" busy={locked} />;
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
