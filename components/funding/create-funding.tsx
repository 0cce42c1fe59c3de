import { type ReactNode, useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField, TextField, TimeField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount, usePermission } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import {
  create,
  FUNDING_TYPES,
  takesCreditLimit,
  takesFundedAmount,
} from "@/lib/ads/endpoints/funding-instruments";
import { type FundingTyped, fundingFieldOf, needsEnd, readFunding } from "@/lib/funding/new-funding";
import { fundingTitle, fundingTypeHow, fundingTypeName } from "@/lib/funding/words";
import { localTimeIn } from "@/lib/time/calendar";

interface CreateFundingProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (instrumentId: string) => void;
}

/** The sandbox's primary action on the funding page. Closing the dialog keeps the input. */
export function CreateFunding({ open, onOpenChange, onCreated }: CreateFundingProps) {
  const [typed, setTyped] = useState<FundingTyped>();
  const { zone } = useAccountZone();
  const blank = (zone: string): FundingTyped => ({
    type: "CREDIT_LINE",
    currency: "",
    start: localTimeIn(zone, Date.now()),
    end: "",
    limit: "",
    funded: "",
  });
  return (
    <>
      <CreateFundingButton onClick={() => onOpenChange(true)}>Create funding source</CreateFundingButton>
      {open && zone !== undefined && (
        <NewFunding
          zone={zone}
          start={typed ?? blank(zone)}
          onTyped={setTyped}
          onClose={() => onOpenChange(false)}
          onCreated={(id) => {
            setTyped(undefined);
            onOpenChange(false);
            onCreated(id);
          }}
        />
      )}
    </>
  );
}

/** Opens the form; disabled with the reason if the person may not. */
export function CreateFundingButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const { reason } = usePermission(create);
  const clocks = useAccountZone();
  return (
    <Button tone="primary" disabledReason={reason ?? clocks.reason} onClick={onClick}>
      {children}
    </Button>
  );
}

const TYPE_OPTIONS = FUNDING_TYPES.map((value) => ({ value, label: fundingTypeName(value) }));
const AMOUNT = { inputMode: "decimal", className: "text-right tabular-nums" } as const;

interface NewFundingProps {
  zone: string;
  start: FundingTyped;
  onTyped: (typed: FundingTyped) => void;
  onClose: () => void;
  onCreated: (instrumentId: string) => void;
}

function NewFunding({ zone, start, onTyped, onClose, onCreated }: NewFundingProps) {
  const { accountId } = useAccount();
  const { mutateAsync } = useAdsMutation(create);
  const form = useServiceForm({
    start,
    onTyped,
    read: (typed: FundingTyped) => readFunding(typed, zone),
    send: (input) => mutateAsync({ account_id: accountId, ...input }),
    onSent: ({ data }) => {
      toast({ title: `Created ${fundingTitle(data)}`, tone: "positive" });
      onCreated(data.id);
    },
    failure: "The funding source was not created",
    fieldOf: fundingFieldOf,
  });
  const { type, currency } = form.values;
  const inCurrency = `In ${currency.toUpperCase() || "the currency above"}; optional.`;
  return (
    <FormDialog
      form={form}
      title="Create a funding source"
      description="In the sandbox nothing is charged and nothing is shown to anyone."
      action="Create funding source"
      className="grid gap-3 sm:grid-cols-2"
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="type"
        label="Type"
        hint={fundingTypeHow(type)}
        options={TYPE_OPTIONS}
        required
      />
      <TextField
        form={form}
        name="currency"
        label="Currency"
        required
        input={{ maxLength: 3, className: "uppercase", placeholder: "EUR" }}
      />
      <TimeField form={form} name="start" label="Starts" zone={zone} required />
      <TimeField
        form={form}
        name="end"
        label="Ends"
        zone={zone}
        hint={needsEnd(type) ? undefined : "Leave empty for no end."}
        required={needsEnd(type)}
      />
      {takesCreditLimit(type) && (
        <TextField form={form} name="limit" label="Credit limit" hint={inCurrency} input={AMOUNT} />
      )}
      {takesFundedAmount(type) && (
        <TextField form={form} name="funded" label="Booked amount" hint={inCurrency} input={AMOUNT} />
      )}
    </FormDialog>
  );
}
