import { useState } from "react";
import { Form } from "@/components/forms/form";
import { FormActions } from "@/components/forms/form-actions";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount, useMay } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { useAdsMutation } from "@/lib/ads/client";
import { update } from "@/lib/ads/endpoints/tax-settings";
import { unaskedChanges } from "@/lib/ads/unasked-changes";
import {
  ADDRESS,
  CLIENT_ADDRESS,
  readTax,
  shownAs,
  type TaxRecord,
  taxFieldLabel,
  taxTyped,
} from "@/lib/settings/tax-fields";
import { Address, Business } from "./tax-fields";

/** Who is billed and what stands on the invoices. The service takes this and has no call that reads it. */
export function TaxSettings() {
  const { reason } = useMay(update);
  if (reason === undefined) return <TaxForm />;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        Tax settings can’t be read on their own: only people who may change them can see them.{" "}
        <span className="text-text-muted">{reason}</span>
      </p>
      <Button disabledReason={reason}>Change the tax settings</Button>
    </div>
  );
}

function TaxForm() {
  const { environment, accountId } = useAccount();
  const save = useAdsMutation(update);
  const read = useAdsMutation(update);
  const [told, setTold] = useState<TaxRecord>();
  const form = useServiceForm({
    edit: true,
    start: taxTyped(told),
    read: readTax,
    send: (change) => save.mutateAsync({ account_id: accountId, ...change }),
    onSent: ({ data }) => setTold(data),
    failure: "The tax settings were not saved",
    saved: {
      place: { environment, accountId },
      name: "The tax settings",
      title: () => "Saved the tax settings",
      valuesOf: ({ data }) => taxTyped(data),
      labelOf: taxFieldLabel,
      surprises: ({ data }, change) =>
        told ? unaskedChanges(told, data, Object.keys(change).map(shownAs)) : [],
      readAgain: told && (() => save.mutateAsync({ account_id: accountId })),
    },
  });
  const readThem = async () => {
    const answer = await read.mutateAsync({ account_id: accountId }).catch(() => undefined);
    if (answer) setTold(answer.data);
  };
  const fields = { form, known: told };
  return (
    <Form form={form} aria-label="Tax and invoices" className="flex flex-col gap-5">
      {told ? (
        <p className="text-text-muted" role="status">
          From the last answer. It never shows the exemption id and the client’s address: there, what is left
          empty stays as it is.
        </p>
      ) : (
        <Banner
          className="rounded-md"
          action={
            <Button size="small" busy={read.isPending} onClick={() => void readThem()}>
              Load current settings
            </Button>
          }
        >
          Current tax settings can’t be read until you load them, so the fields are empty and what you leave
          empty stays as it is. It answers each change with all of them: an empty one changes nothing and
          shows them here.
        </Banner>
      )}
      {read.error && <ErrorState compact title="The tax settings could not be read" error={read.error} />}
      <Business {...fields} />
      <Address title="Address on the invoices" fields={ADDRESS} {...fields} />
      <Address
        title="Address of the client"
        about="Counts where an agency owns the account."
        fields={CLIENT_ADDRESS}
        removal="client"
        {...fields}
      />
      <FormActions form={form} />
    </Form>
  );
}
