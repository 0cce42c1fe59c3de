"use client";

import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-popup";
import { Form } from "./form";
import type { FormFrame } from "./use-service-form";

interface FormDialogProps
  extends Pick<DialogProps, "title" | "description" | "width" | "writes" | "initialFocus"> {
  form: FormFrame;
  /** On the button that sends the form. */
  action: string;
  onClose: () => void;
  /** Why it cannot be closed now. */
  stays?: string | undefined;
  /** Layout of the fields, if not one below the other. */
  className?: string;
  children: ReactNode;
}

/** A form in front of the page that changes something. Mount it to open it. */
export function FormDialog({
  form,
  action,
  onClose,
  stays,
  className,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      writes
      {...dialog}
      open
      onOpenChange={(open) => {
        if (!open && stays === undefined) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose} disabledReason={stays}>
            Cancel
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={id}
            busy={form.busy}
            disabledReason={form.disabledReason}
          >
            {action}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
