"use client";

import { DeleteDialog } from "@/components/ui/delete-dialog";
import { type BulkNoun, countOf, type PlannedItem } from "@/lib/bulk/bulk-plan";
import { formatNumber } from "@/lib/format/numbers";
import { plural } from "@/lib/format/plurals";
import { GRACE_MS } from "@/lib/jobs/grace";
import { Named } from "./named";

interface BulkDeleteDialogProps<Item> {
  noun: BulkNoun;
  items: readonly Item[];
  accountName: string;
  /** What follows besides. */
  also?: string | undefined;
  /** Why it cannot be confirmed yet, for example while what is hit is still being read. */
  notYet?: string | undefined;
  onClose: () => void;
  onStart: (title: string, items: readonly Item[]) => void;
}

/** How many are named. */
const NAMED = 8;

/** Deletes records once the person has typed how many: the words cannot be clicked through by habit. */
export function BulkDeleteDialog<Item extends PlannedItem>({
  noun,
  items,
  accountName,
  also,
  notYet,
  onClose,
  onStart,
}: BulkDeleteDialogProps<Item>) {
  const what = countOf(noun, items.length);
  return (
    <DeleteDialog
      title={`Delete ${what} in ${accountName}`}
      consequence={[
        `Deletes ${what} in ${accountName}.`,
        also,
        `After ${GRACE_MS / 1000} seconds this cannot be undone.`,
      ]
        .filter(Boolean)
        .join(" ")}
      action={`Delete ${what}`}
      keep={plural(items.length, { one: "Keep it", other: "Keep them" })}
      typed={`delete ${items.length}`}
      disabledReason={notYet}
      onDelete={() => onStart(`Delete ${what}`, items)}
      onClose={onClose}
    >
      <ul className="max-h-40 list-disc overflow-auto pl-5">
        {items.slice(0, NAMED).map(({ key, name, within }) => (
          <li key={key} className="wrap-anywhere">
            <Named name={name} within={within} />
          </li>
        ))}
      </ul>
      {/* Beside the list, which scrolls: it has to be in sight. */}
      {items.length > NAMED && <p>and {formatNumber(items.length - NAMED)} more</p>}
    </DeleteDialog>
  );
}
