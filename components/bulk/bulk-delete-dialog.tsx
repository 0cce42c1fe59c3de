"use client";

import { DeleteDialog } from "@/components/ui/delete-dialog";
import { DELETION_WORDS, type DeletionVerb } from "@/components/ui/delete-later";
import { type BulkResource, countInWords, type PlannedItem } from "@/lib/bulk/bulk-plan";
import { formatNumber } from "@/lib/format/numbers";
import { plural } from "@/lib/format/plurals";
import { GRACE_MS } from "@/lib/jobs/grace";
import { RecordTitle } from "./named";

interface BulkDeleteDialogProps<Item> {
  resource: BulkResource;
  items: readonly Item[];
  accountName: string;
  verb?: DeletionVerb;
  /** Further consequences. */
  also?: string | undefined;
  /** Why it cannot be confirmed yet, for example while the affected records are still being read. */
  notYet?: string | undefined;
  onClose: () => void;
  onStart: (title: string, items: readonly Item[]) => void;
}

/** How many are named. */
const NAMED = 8;

/** Deletes records once the person has typed their number, which cannot be confirmed by habit. */
export function BulkDeleteDialog<Item extends PlannedItem>({
  resource,
  items,
  accountName,
  verb = "delete",
  also,
  notYet,
  onClose,
  onStart,
}: BulkDeleteDialogProps<Item>) {
  const words = DELETION_WORDS[verb];
  const what = countInWords(resource, items.length);
  return (
    <DeleteDialog
      title={`${words.act} ${what} in ${accountName}`}
      consequence={[
        `${words.acts} ${what} in ${accountName}.`,
        also,
        `After ${GRACE_MS / 1000} seconds this cannot be undone.`,
      ]
        .filter(Boolean)
        .join(" ")}
      action={`${words.act} ${what}`}
      keep={plural(items.length, { one: "Keep it", other: "Keep them" })}
      typed={`${verb} ${items.length}`}
      disabledReason={notYet}
      onDelete={() => onStart(`${words.act} ${what}`, items)}
      onClose={onClose}
    >
      <ul className="max-h-40 list-disc overflow-auto pl-5">
        {items.slice(0, NAMED).map(({ key, name, within }) => (
          <li key={key} className="wrap-anywhere">
            <RecordTitle name={name} within={within} />
          </li>
        ))}
      </ul>
      {/* Outside of the list, which scrolls: it must stay visible. */}
      {items.length > NAMED && <p>and {formatNumber(items.length - NAMED)} more</p>}
    </DeleteDialog>
  );
}
