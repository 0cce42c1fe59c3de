import { useState } from "react";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { callAndMeter, useAdsMutation, useScope } from "@/lib/ads/client";
import { type CustomAudience, get, update } from "@/lib/ads/endpoints/custom-audiences";
import { type AudienceTyped, audienceTyped, readAudienceChange } from "@/lib/audiences/new-audience";
import { AudienceForm } from "./audience-form";

interface EditAudienceProps {
  audience: CustomAudience;
  others: readonly CustomAudience[];
  disabledReason: string | undefined;
}

/** Edits name and description, and sends only touched fields. */
export function EditAudience({ disabledReason, ...props }: EditAudienceProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button disabledReason={disabledReason} onClick={() => setOpen(true)}>
        Edit…
      </Button>
      {open && <EditDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface EditDialogProps extends Omit<EditAudienceProps, "disabledReason"> {
  onClose: () => void;
}

function EditDialog({ audience, others, onClose }: EditDialogProps) {
  const { environment, accountId } = useAccount();
  const scope = useScope();
  const { mutateAsync } = useAdsMutation(update);
  const own = { account_id: audience.owner_account_id, custom_audience_id: audience.id };
  const form = useServiceForm({
    edit: true,
    start: audienceTyped(audience),
    read: (typed: AudienceTyped, known) =>
      readAudienceChange(
        typed,
        known,
        others.filter(({ id }) => id !== audience.id),
      ),
    send: (change) => mutateAsync({ ...own, ...change }).then(({ data }) => data),
    onSent: onClose,
    failure: "The audience was not saved",
    saved: {
      place: { environment, accountId },
      name: audience.name,
      title: ({ name }) => `Saved ${name}`,
      valuesOf: audienceTyped,
      labelOf: (field) => (field === "name" ? "Name" : "Description"),
      readAgain: () => callAndMeter(get, scope, own, { fresh: true }).then(({ data }) => data),
    },
  });
  return (
    <AudienceForm
      form={form}
      title={`Edit ${audience.name}`}
      description="Its people and its type stay as they are."
      action="Save audience"
      onClose={onClose}
    />
  );
}
