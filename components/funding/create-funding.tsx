import { type ReactNode, useState } from "react";
import { useAccount, useMay } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { LocalTimeInput } from "@/components/ui/local-time-input";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import {
  create,
  FUNDING_TYPES,
  takesCreditLimit,
  takesFundedAmount,
} from "@/lib/ads/endpoints/funding-instruments";
import { refusedFields } from "@/lib/ads/refused-fields";
import { localTimeIn } from "@/lib/calendar";
import { fundingTitle } from "@/lib/funding/funding-view";
import {
  FIELD_OF,
  type FundingField,
  type FundingTyped,
  needsEnd,
  readFunding,
} from "@/lib/funding/new-funding";
import { fundingTypeHow, fundingTypeName } from "@/lib/funding/words";

interface CreateFundingProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (instrumentId: string) => void;
}

/** The sandbox's primary action on the funding page. What was typed stays when the dialog is closed. */
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
      <CreateFundingButton onClick={() => onOpenChange(true)}>Create instrument</CreateFundingButton>
      {open && zone !== undefined && (
        <CreateDialog
          zone={zone}
          typed={typed ?? blank(zone)}
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

/** Opens the form; says why the person may not. */
export function CreateFundingButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const { reason } = useMay(create);
  const clocks = useAccountZone();
  return (
    <Button tone="primary" disabledReason={reason ?? clocks.reason} onClick={onClick}>
      {children}
    </Button>
  );
}

const TYPE_OPTIONS = FUNDING_TYPES.map((value) => ({ value, label: fundingTypeName(value) }));

interface CreateDialogProps {
  zone: string;
  typed: FundingTyped;
  onTyped: (typed: FundingTyped) => void;
  onClose: () => void;
  onCreated: (instrumentId: string) => void;
}

function CreateDialog({ zone, typed, onTyped, onClose, onCreated }: CreateDialogProps) {
  const { accountId } = useAccount();
  const make = useAdsMutation(create);
  // Problems appear once the person tried to send, and then follow what is typed.
  const [tried, setTried] = useState(false);
  const read = readFunding(typed, zone);
  const served = refusedFields(make.error, (parameter) => FIELD_OF[parameter]);
  const errorAt = (field: FundingField) =>
    (tried && !read.ok ? read.problems[field] : undefined) ?? served.fields.get(field);
  const set = (field: FundingField) => (value: string) => {
    make.reset();
    onTyped({ ...typed, [field]: value });
  };
  const submit = () => {
    setTried(true);
    if (!read.ok || make.isPending) return;
    make.mutate(
      { account_id: accountId, ...read.input },
      {
        onSuccess: ({ data }) => {
          toast({ title: `Created ${fundingTitle(data)}`, tone: "positive" });
          onCreated(data.id);
        },
      },
    );
  };
  return (
    <FormDialog
      title="Create a funding instrument"
      description="In the sandbox nothing is charged and nothing is shown to anybody."
      action="Create instrument"
      busy={make.isPending}
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Type" hint={fundingTypeHow(typed.type)} error={errorAt("type")} required>
        <Select
          options={TYPE_OPTIONS}
          value={typed.type}
          onValueChange={(type) => {
            make.reset();
            onTyped({ ...typed, type });
          }}
        />
      </Field>
      <Field label="Currency" error={errorAt("currency")} required>
        <TextInput
          value={typed.currency}
          maxLength={3}
          className="uppercase"
          placeholder="EUR"
          onChange={({ target }) => set("currency")(target.value)}
        />
      </Field>
      <Field label="Starts" hint={`Account time (${zone}).`} error={errorAt("start")} required>
        <LocalTimeInput zone={zone} value={typed.start} onValueChange={(local) => set("start")(local)} />
      </Field>
      <Field
        label="Ends"
        hint={needsEnd(typed.type) ? undefined : "Leave empty for no end."}
        error={errorAt("end")}
        required={needsEnd(typed.type)}
      >
        <LocalTimeInput zone={zone} value={typed.end} onValueChange={(local) => set("end")(local)} />
      </Field>
      {takesCreditLimit(typed.type) && (
        <AmountField label="Credit limit" field="limit" typed={typed} set={set} error={errorAt("limit")} />
      )}
      {takesFundedAmount(typed.type) && (
        <AmountField label="Booked amount" field="funded" typed={typed} set={set} error={errorAt("funded")} />
      )}
      {make.error && !served.complete && (
        <div className="sm:col-span-2">
          <ErrorState compact title="The instrument was not created" error={make.error} />
        </div>
      )}
    </FormDialog>
  );
}

interface AmountFieldProps {
  label: string;
  field: "limit" | "funded";
  typed: FundingTyped;
  set: (field: FundingField) => (value: string) => void;
  error: string | undefined;
}

function AmountField({ label, field, typed, set, error }: AmountFieldProps) {
  return (
    <Field
      label={label}
      hint={`In ${typed.currency.toUpperCase() || "the currency above"}; optional.`}
      error={error}
    >
      <TextInput
        inputMode="decimal"
        className="text-right tabular-nums"
        value={typed[field]}
        onChange={({ target }) => set(field)(target.value)}
      />
    </Field>
  );
}
