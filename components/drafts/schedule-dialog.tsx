import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { LocalTimeInput } from "@/components/ui/local-time-input";
import type { CallError } from "@/lib/ads/errors";
import { refusedFields } from "@/lib/ads/refused-fields";
import { readSchedule, usualSchedule } from "@/lib/drafts/schedule-form";
import { formatInstant } from "@/lib/format/instant";

interface ScheduleDialogProps {
  title: string;
  /** What happens at that time. */
  description: string;
  action: string;
  /** The account's. */
  zone: string;
  /** The time it has now, on the account's clocks; a new one begins with the next full hour. */
  local?: string;
  /** When the poll that the post shows ends. */
  pollEnd?: string | undefined;
  error: CallError | null;
  busy: boolean;
  onSchedule: (scheduledAt: string) => void;
  onTyped: () => void;
  onClose: () => void;
}

/** Asks for the time at which a post is published, on the account's clocks. Mount it to open it. */
export function ScheduleDialog({
  title,
  description,
  action,
  zone,
  local,
  pollEnd,
  error,
  busy,
  onSchedule,
  onTyped,
  onClose,
}: ScheduleDialogProps) {
  const [typed, setTyped] = useState(() => local ?? usualSchedule(zone, Date.now()));
  const [tried, setTried] = useState(false);
  const read = readSchedule(typed, zone, Date.now());
  const refused = refusedFields(error, (parameter) => (parameter === "scheduled_at" ? "time" : undefined));
  const submit = () => {
    setTried(true);
    if (read.ok && !busy) onSchedule(read.scheduledAt);
  };
  return (
    <FormDialog
      title={title}
      description={description}
      action={action}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Publish at"
        hint={`Account time (${zone}).`}
        error={refused.fields.get("time") ?? (tried && !read.ok ? read.message : undefined)}
        required
      >
        <LocalTimeInput
          zone={zone}
          value={typed}
          onValueChange={(local) => {
            onTyped();
            setTyped(local);
          }}
        />
      </Field>
      {pollEnd !== undefined && read.ok && Date.parse(pollEnd) <= Date.parse(read.scheduledAt) && (
        <Banner tone="attention" title="The poll will have ended by then.">
          It ends {formatInstant(pollEnd, zone, "time-and-zone")}. Readers could no longer vote.
        </Banner>
      )}
      {error && !refused.complete && <ErrorState compact title="It was not scheduled" error={error} />}
    </FormDialog>
  );
}
