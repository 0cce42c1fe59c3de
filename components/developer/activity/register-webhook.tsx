import { FormDialog } from "@/components/forms/form-dialog";
import { AddressField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import { create } from "@/lib/ads/endpoints/webhooks";
import { whyNotWebhook } from "@/lib/developer/webhook-address";
import { brokenRuleOf, problemsAt } from "@/lib/forms/form-reading";

/** Validates the form that registers an address. */
function readWebhook(typed: { url: string }) {
  const url = typed.url.trim();
  const problem = whyNotWebhook(url) ?? brokenRuleOf(create.body.shape.url, url);
  return { problems: problemsAt({ url: problem }), input: { url } };
}

/** Registers an address that events are delivered to. */
export function RegisterWebhook({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useAdsMutation(create);
  const form = useServiceForm({
    start: { url: "" },
    read: readWebhook,
    send: (body) => mutateAsync({ body }),
    onSent: () => {
      onClose();
      toast({ title: "Registered the webhook", tone: "positive" });
    },
    failure: "The webhook was not registered",
  });
  return (
    <FormDialog
      form={form}
      title="Register webhook"
      description="The address is checked at once: it must answer with a token made with the application’s secret."
      action="Register webhook"
      onClose={onClose}
    >
      <AddressField form={form} name="url" label="Address" required />
    </FormDialog>
  );
}
