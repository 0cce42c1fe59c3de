"use client";

import { type ReactNode, useState } from "react";
import { GRACE_MS } from "@/lib/jobs/grace";
import { Button } from "./button";
import { DeleteDialog } from "./delete-dialog";
import { DELETION_WORDS, type DeletionVerb, deleteLater } from "./delete-later";

interface DeleteButtonProps {
  /** The kind of record, "poll". */
  what: string;
  /** The name of the record. */
  name: string;
  verb?: DeletionVerb;
  /** The button's label, where the context says what is deleted; "Delete poll" by default. */
  label?: string;
  /** Its consequence; that it cannot be undone is appended. */
  consequence: string;
  /** Key of its row in the grace window. */
  graceKey: string;
  /** Why the person may not delete it. */
  disabledReason: string | undefined;
  /** Why it cannot be confirmed yet, for example while the affected records are still being read. */
  notYet?: string | undefined;
  /** Words to type first, for the most serious cases. */
  typed?: string;
  /** Confirmed: the grace window starts. */
  onDeleting: () => void;
  /** Sends the deletion. */
  send: () => Promise<unknown>;
  /** More about the consequences: a list of affected records. */
  children?: ReactNode;
}

/** Deletes one record: shows what that affects, then leaves eight seconds to undo it. */
export function DeleteButton({
  what,
  name,
  verb = "delete",
  label = `${DELETION_WORDS[verb].act} ${what}`,
  consequence,
  graceKey,
  disabledReason,
  notYet,
  typed,
  onDeleting,
  send,
  children,
}: DeleteButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="danger" disabledReason={disabledReason} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <DeleteDialog
          title={`${DELETION_WORDS[verb].act} ${name}`}
          consequence={`${consequence} After ${GRACE_MS / 1000} seconds this cannot be undone.`}
          action={`${DELETION_WORDS[verb].act} ${what}`}
          {...(typed !== undefined && { typed })}
          disabledReason={notYet}
          onClose={() => setOpen(false)}
          onDelete={() => {
            onDeleting();
            deleteLater({ key: graceKey, name, verb, send });
          }}
        >
          {children}
        </DeleteDialog>
      )}
    </>
  );
}
