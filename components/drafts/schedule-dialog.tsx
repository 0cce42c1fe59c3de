import { FormDialog } from "@/components/forms/form-dialog";
import { TimeField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { Banner } from "@/components/ui/banner";
import { readSchedule, type ScheduleTyped, usualSchedule } from "@/lib/drafts/schedule-form";
import { formatInstant } from "@/lib/format/instant";
import { hasPollEnded } from "@/lib/polls/duration";

interface ScheduleDialogProps<Answer> {
  title: string;
  /** What happens at that time. */
  description: string;
  action: string;
  /** The account's. */
  zone: string;
  /** The current time, in the account's zone; the default is the next full hour. */
  local?: string;
  /** When the poll of the post ends. */
  pollEnd?: string | undefined;
  send: (scheduledAt: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks for the publication time of a post, in the account's zone. Mount it to open it. */
export function ScheduleDialog<Answer>({
  zone,
  local,
  pollEnd,
  send,
  onSent,
  ...dialog
}: ScheduleDialogProps<Answer>) {
  const read = (typed: ScheduleTyped) => readSchedule(typed, zone, Date.now());
  const form = useServiceForm({
    start: { scheduled_at: local ?? usualSchedule(zone, Date.now()) },
    read,
    send: ({ scheduled_at }) => send(scheduled_at),
    onSent,
    failure: "It was not scheduled",
  });
  const at = read(form.values).input?.scheduled_at;
  return (
    <FormDialog form={form} {...dialog}>
      <TimeField form={form} name="scheduled_at" label="Publish at" zone={zone} required />
      {pollEnd !== undefined && at !== undefined && hasPollEnded(pollEnd, Date.parse(at)) && (
        <Banner tone="attention" title="The poll will have ended by then.">
          It ends {formatInstant(pollEnd, zone, "time-and-zone")}. Readers could no longer vote.
        </Banner>
      )}
    </FormDialog>
  );
}
