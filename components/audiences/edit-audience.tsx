import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import { type CustomAudience, update } from "@/lib/ads/endpoints/custom-audiences";
import { type AudienceTyped, touchedFields } from "@/lib/audiences/new-audience";
import { AudienceForm } from "./audience-form";

interface EditAudienceProps {
  audience: CustomAudience;
  others: readonly CustomAudience[];
  disabledReason: string | undefined;
}

/** Changes name and description, and sends only what was touched. */
export function EditAudience({ audience, others, disabledReason }: EditAudienceProps) {
  const save = useAdsMutation(update);
  const [typed, setTyped] = useState<AudienceTyped>();
  const begin = () => setTyped({ name: audience.name, description: audience.description ?? "" });
  const close = () => {
    save.reset();
    setTyped(undefined);
  };
  const submit = () => {
    const touched = typed && touchedFields(audience, typed);
    if (!touched) {
      close();
      return;
    }
    save.mutate(
      { account_id: audience.owner_account_id, custom_audience_id: audience.id, ...touched },
      {
        onSuccess: ({ data }) => {
          toast({ title: `Saved ${data.name}`, tone: "positive" });
          close();
        },
      },
    );
  };
  return (
    <>
      <Button disabledReason={disabledReason} onClick={begin}>
        Edit…
      </Button>
      {typed && (
        <AudienceForm
          title={`Edit ${audience.name}`}
          description="Its people and its type stay as they are."
          action="Save audience"
          failure="The audience was not saved"
          typed={typed}
          onTyped={(next) => {
            save.reset();
            setTyped(next);
          }}
          others={others.filter(({ id }) => id !== audience.id)}
          sending={save.isPending}
          error={save.error}
          onSubmit={submit}
          onClose={close}
        />
      )}
    </>
  );
}
