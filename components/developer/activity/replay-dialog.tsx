import { useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import { create } from "@/lib/ads/endpoints/webhook-replays";
import { REPLAY_SPANS, replaySpan } from "@/lib/developer/replay-span";

const OPTIONS = REPLAY_SPANS.map(({ minutes, label }) => ({ value: String(minutes), label }));

/** Has the events of the last hours delivered to a webhook once more. */
export function ReplayDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const [minutes, setMinutes] = useState(OPTIONS[0]?.value ?? "");
  const replay = useAdsMutation(create);
  const submit = () => {
    if (replay.isPending) return;
    replay.mutate(
      { body: { webhook_id: webhookId, ...replaySpan(Number(minutes), Date.now()) } },
      {
        onSuccess: () => {
          onClose();
          toast({ title: "The events are being delivered again", tone: "positive" });
        },
      },
    );
  };
  return (
    <FormDialog
      title="Replay events"
      description="Delivers them to the webhook again; those it has had already come twice."
      action="Replay events"
      busy={replay.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Of the last">
        <Select value={minutes} onValueChange={setMinutes} options={OPTIONS} />
      </Field>
      {replay.error && <ErrorState compact title="Nothing is delivered again" error={replay.error} />}
    </FormDialog>
  );
}
