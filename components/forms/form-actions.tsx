import { Button } from "@/components/ui/button";
import type { FormFrame } from "./use-service-form";

interface FormActionsProps {
  form: FormFrame;
  /** Label of the submit button, where the number of changes does not matter. */
  action?: string;
}

/** The end of a form within a page: discards or saves what was typed. */
export function FormActions({ form, action }: FormActionsProps) {
  const { changes, dirty, busy, disabledReason, reset } = form;
  return (
    <div className="flex justify-end gap-2">
      {dirty && (
        <Button tone="quiet" onClick={reset}>
          Discard
        </Button>
      )}
      <Button type="submit" tone="primary" busy={busy} disabledReason={disabledReason}>
        {action ?? (changes > 1 ? `Save ${changes} changes` : "Save")}
      </Button>
    </div>
  );
}
