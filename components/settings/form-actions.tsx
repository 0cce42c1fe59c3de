import { Button } from "@/components/ui/button";

interface FormActionsProps {
  /** How many fields would be sent. */
  touched: number;
  busy: boolean;
  /** Why it cannot be saved now. */
  disabledReason: string | undefined;
  /** Something was typed, be it wrong. */
  dirty: boolean;
  onDiscard: () => void;
}

/** The end of a form that sends only what was touched. */
export function FormActions({ touched, busy, disabledReason, dirty, onDiscard }: FormActionsProps) {
  return (
    <div className="flex justify-end gap-2">
      {dirty && (
        <Button tone="quiet" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" tone="primary" busy={busy} disabledReason={disabledReason}>
        {touched > 1 ? `Save ${touched} changes` : "Save"}
      </Button>
    </div>
  );
}

/** Why a form that sends only what was touched cannot be saved; undefined when it can. */
export function savingReason(
  closed: string | undefined,
  { problems, touched }: { problems: number; touched: number },
): string | undefined {
  if (closed) return closed;
  if (problems > 0) return "Correct the marked fields first.";
  return touched === 0 ? "Nothing is changed." : undefined;
}
