"use client";

import { type ReactNode, useId } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import type { DialogProps } from "./dialog-popup";

interface FormDialogProps extends Pick<DialogProps, "title" | "description" | "width"> {
  /** On the button that sends the form. */
  action: string;
  busy: boolean;
  /** Why it cannot be sent now. */
  disabledReason?: string | undefined;
  /** Sent by the button or by Enter; called while busy or closed too. */
  onSubmit: () => void;
  onClose: () => void;
  /** How the fields stand, if not one below the other. */
  className?: string;
  children: ReactNode;
}

/** A form in front of the page that changes something. Mount it to open it. */
export function FormDialog({
  action,
  busy,
  disabledReason,
  onSubmit,
  onClose,
  className,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open
      writes
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={id} busy={busy} disabledReason={disabledReason}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={className ?? "flex flex-col gap-4"}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
