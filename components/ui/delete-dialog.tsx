"use client";

import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Field } from "./field";
import { TextInput } from "./text-input";

interface DeleteDialogProps {
  /** The verb and its object, "Delete Newsletter readers". */
  title: string;
  /** Its consequences, including whether it can be undone. */
  consequence: ReactNode;
  /** On the button that does it, "Delete audience". */
  action: string;
  /** Label of the cancel button; "Cancel" by default. */
  keep?: string;
  /** Words to type first, for the most serious cases. */
  typed?: string;
  /** Why it cannot be done yet, for example while its consequences are still being read. */
  disabledReason?: string | undefined;
  onDelete: () => void;
  onClose: () => void;
  /** More about the consequences: a list of affected records. */
  children?: ReactNode;
}

/** Shows the consequences of a deletion before it happens. Mount it to open it. */
export function DeleteDialog({
  title,
  consequence,
  action,
  keep = "Cancel",
  typed: wanted,
  disabledReason,
  onDelete,
  onClose,
  children,
}: DeleteDialogProps) {
  const [typed, setTyped] = useState("");
  const matches = wanted === undefined || typed.trim().toLowerCase() === wanted.toLowerCase();
  const reason = disabledReason ?? (matches ? undefined : `Type “${wanted}” first.`);
  const confirm = () => {
    if (reason !== undefined) return;
    onClose();
    onDelete();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      writes
      width={children || wanted !== undefined ? "regular" : "narrow"}
      title={title}
      description={consequence}
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button tone="danger" disabledReason={reason} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      {(children || wanted !== undefined) && (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          {children}
          {wanted !== undefined && (
            <Field label={`Type “${wanted}” to confirm`}>
              <TextInput value={typed} onChange={({ target }) => setTyped(target.value)} />
            </Field>
          )}
        </form>
      )}
    </Dialog>
  );
}
