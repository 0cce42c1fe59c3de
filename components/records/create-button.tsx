import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { RecordCreation } from "./use-record-commands";

/** The primary action of a page: creates a record. */
export function CreateButton({ create: { label, disabledReason, run } }: { create: RecordCreation }) {
  return (
    <Button tone="primary" disabledReason={disabledReason} onClick={run}>
      <Plus size={14} aria-hidden />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
