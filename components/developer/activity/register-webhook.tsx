import { useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { toast } from "@/components/ui/toast";
import { WebAddressInput } from "@/components/ui/web-address-input";
import { useAdsMutation } from "@/lib/ads/client";
import { create } from "@/lib/ads/endpoints/webhooks";
import { wordsOf } from "@/lib/ads/params";
import { refusedFields } from "@/lib/ads/refused-fields";
import { whyNotWebhook } from "@/lib/webhook-address";

const rule = create.body.shape.url;

/** Registers an address that events are delivered to. */
export function RegisterWebhook({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const register = useAdsMutation(create);
  const url = typed.trim();
  const problem = whyNotWebhook(url) ?? (rule.safeParse(url).success ? undefined : wordsOf(rule).rule);
  const refused = refusedFields(register.error, (parameter) => (parameter === "url" ? parameter : undefined));
  const submit = () => {
    setTried(true);
    if (problem || register.isPending) return;
    register.mutate(
      { body: { url } },
      {
        onSuccess: () => {
          onClose();
          toast({ title: "Registered the webhook", tone: "positive" });
        },
      },
    );
  };
  return (
    <FormDialog
      title="Register webhook"
      description="The address is checked at once: it must answer with a token made with the application’s secret."
      action="Register webhook"
      busy={register.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Address" required error={refused.fields.get("url") ?? (tried ? problem : undefined)}>
        <WebAddressInput
          value={typed}
          onValueChange={(address) => {
            register.reset();
            setTyped(address);
          }}
        />
      </Field>
      {register.error && !refused.complete && (
        <ErrorState compact title="The webhook was not registered" error={register.error} />
      )}
    </FormDialog>
  );
}
