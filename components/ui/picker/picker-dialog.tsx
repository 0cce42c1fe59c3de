import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** The action for the choice. */
export interface PickerAction {
  /** Verb and object, "Promote 2 posts". */
  readonly label: string;
  readonly busy?: boolean;
  readonly disabledReason?: string | undefined;
  readonly onClick: () => void;
}

interface PickerDialogProps {
  title: string;
  description?: string;
  /** More room than for a list of names. */
  wide?: boolean;
  /** The choice is sent from here. */
  writes?: boolean;
  /** How many are chosen, in a choice of several. */
  chosen?: number | undefined;
  /** Without it, choosing one is all there is. */
  action?: PickerAction | undefined;
  onClose: () => void;
  /** Search and choice. */
  children: ReactNode;
}

/** The dialog of every choice among records. Mount it to open it. */
export function PickerDialog({
  title,
  description,
  wide,
  writes = false,
  chosen,
  action,
  onClose,
  children,
}: PickerDialogProps) {
  return (
    <Dialog
      open
      writes={writes}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      {...(description !== undefined && { description })}
      {...(wide && { width: "wide" })}
      footer={
        <>
          <span role="status" className="mr-auto self-center text-text-muted tabular-nums">
            {chosen !== undefined && `${chosen} selected`}
          </span>
          <Button onClick={onClose}>Cancel</Button>
          {action && (
            <Button
              tone="primary"
              busy={action.busy ?? false}
              disabledReason={action.disabledReason}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
