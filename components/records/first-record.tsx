import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { RecordCreation } from "./use-record-commands";

interface FirstRecordProps {
  title: string;
  /** "Create the first campaign". */
  action: string;
  create: RecordCreation;
  children: ReactNode;
}

/** Shown when there are no records yet; creates the first. */
export function FirstRecord({ title, action, create, children }: FirstRecordProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button tone="primary" disabledReason={create.disabledReason} onClick={create.run}>
          {action}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
