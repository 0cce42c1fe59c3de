import { type BulkPlan, type BulkResource, countInWords, type PlannedItem } from "@/lib/bulk/bulk-plan";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import type { Placed } from "@/lib/grid/paste";
import { BulkChangeDialog } from "./bulk-change-dialog";
import type { ValueInWords } from "./bulk-preview";

interface PasteDialogProps<Item extends PlannedItem> {
  resource: BulkResource;
  placed: Pick<Placed<unknown, never>, "named" | "beyond" | "unused">;
  plan: BulkPlan<Item>;
  /** The verb; "Paste into" unless it was typed in the palette. */
  verb: string | undefined;
  /** The name of the amounts, "budget". */
  amount: string;
  valueInWords?: ValueInWords;
  onClose: () => void;
  onStart: (title: string, items: readonly Item[]) => void;
}

/**
 * A pasted or typed change of a grid's rows, old → new for each, before it is staged. Nothing is ever sent from here.
 */
export function PasteDialog<Item extends PlannedItem>({
  resource,
  placed: { named, beyond, unused },
  verb = "Paste into",
  plan,
  ...dialog
}: PasteDialogProps<Item>) {
  const count = plan.items.length + plan.excluded.length;
  const fits = plan.items.length;
  const notes = [
    named && "Columns go by the names in the first row.",
    unused.length > 0 && `Left out, since it cannot be changed here: ${listPlain(unused)}.`,
    beyond > 0 && `Left out, since there are no more ${resource.many} for them: ${counted(beyond, "row")}.`,
  ].filter((note) => note !== false);
  return (
    <BulkChangeDialog
      {...dialog}
      resource={resource}
      verb={verb}
      heading={count === 0 ? "Nothing to paste" : `${verb} ${countInWords(resource, count)}`}
      go={fits === 0 ? "Nothing to change" : `${verb} ${countInWords(resource, fits)}`}
      selected={count}
      plan={plan}
      stages
    >
      {notes.length > 0 && (
        <ul className="text-text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </BulkChangeDialog>
  );
}
