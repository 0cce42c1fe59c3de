import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import { create } from "@/lib/ads/endpoints/webhook-replays";
import { REPLAY_SPANS, replaySpan } from "@/lib/developer/replay-span";
import { NO_PROBLEMS } from "@/lib/forms/form-reading";

const OPTIONS = REPLAY_SPANS.map(({ minutes, label }) => ({ value: String(minutes), label }));

/** Requests delivery of the last hours' events to a webhook again. */
export function ReplayDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const { mutateAsync } = useAdsMutation(create);
  const form = useServiceForm({
    start: { minutes: OPTIONS[0]?.value ?? "" },
    read: ({ minutes }) => ({ problems: NO_PROBLEMS, input: { minutes: Number(minutes) } }),
    send: ({ minutes }) =>
      mutateAsync({ body: { webhook_id: webhookId, ...replaySpan(minutes, Date.now()) } }),
    onSent: () => {
      onClose();
      toast({ title: "The events are being delivered again", tone: "positive" });
    },
    failure: "Nothing is delivered again",
  });
  return (
    <FormDialog
      form={form}
      title="Replay events"
      description="Delivers them to the webhook again; those it has had already come twice."
      action="Replay events"
      onClose={onClose}
    >
      <SelectField form={form} name="minutes" label="Of the last" options={OPTIONS} />
    </FormDialog>
  );
}
