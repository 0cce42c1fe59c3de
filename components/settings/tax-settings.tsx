import { useState } from "react";
import { useAccount, useMay } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import { update } from "@/lib/ads/endpoints/tax-settings";
import { refusedFields } from "@/lib/ads/refused-fields";
import { describeChange, unaskedChanges } from "@/lib/ads/unasked-changes";
import {
  ADDRESS,
  CLIENT_ADDRESS,
  knownTax,
  type Removal,
  readTax,
  shownAs,
  TAX_CHOICES,
  TAX_IDS,
  type TaxField,
  type TaxFieldWords,
  type TaxSettings as Told,
  taxFieldOf,
} from "@/lib/settings/tax-fields";
import type { Touched } from "@/lib/settings/touched-fields";
import { FormActions, savingReason } from "./form-actions";

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
  const { accountId } = useAccount();
  const save = useAdsMutation(update);
  const read = useAdsMutation(update);
  const [told, setTold] = useState<Told>();
  const [touched, setTouched] = useState<Touched<TaxField>>({});
  const [removed, setRemoved] = useState<readonly Removal[]>([]);
  const known = knownTax(told);
  const { change, count, problems } = readTax(touched, removed, known);
  const refused = refusedFields(save.error, taxFieldOf);
  const reason = savingReason(undefined, { problems: problems.size, touched: count });
  const discard = () => {
    setTouched({});
    setRemoved([]);
    save.reset();
  };
  const submit = async () => {
    if (reason !== undefined || save.isPending) return;
    const answer = await save.mutateAsync({ account_id: accountId, ...change }).catch(() => undefined);
    if (!answer) return;
    const unasked = told ? unaskedChanges(told, answer.data, Object.keys(change).map(shownAs)) : [];
    setTold(answer.data);
    discard();
    toast({
      title: "Saved the tax settings",
      tone: unasked.length > 0 ? "attention" : "positive",
      ...(unasked.length > 0 && {
        description: `Also changed: ${unasked.map(describeChange).join("; ")}.`,
        duration: 0,
      }),
    });
  };
  const readThem = async () => {
    const answer = await read.mutateAsync({ account_id: accountId }).catch(() => undefined);
    if (answer) setTold(answer.data);
  };
  const fields = {
    touched,
    known,
    told: told !== undefined,
    removed,
    errorOf: (field: TaxField) => problems.get(field) ?? refused.fields.get(field),
    onTouched: (field: TaxField, value: string) => setTouched({ ...touched, [field]: value }),
    onRemoved: (which: Removal, gone: boolean) =>
      setRemoved(gone ? [...removed, which] : removed.filter((each) => each !== which)),
  };
  return (
    <form
      noValidate
      aria-label="Tax and invoices"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
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
      {save.error && !refused.complete && (
        <ErrorState compact title="The tax settings were not saved" error={save.error} />
      )}
      <FormActions
        touched={count}
        busy={save.isPending}
        disabledReason={reason}
        dirty={Object.keys(touched).length > 0 || removed.length > 0}
        onDiscard={discard}
      />
    </form>
  );
}

interface FieldsProps {
  touched: Touched<TaxField>;
  known: ReturnType<typeof knownTax>;
  /** The service has told what there is. */
  told: boolean;
  removed: readonly Removal[];
  errorOf: (field: TaxField) => string | undefined;
  onTouched: (field: TaxField, value: string) => void;
  onRemoved: (which: Removal, gone: boolean) => void;
}

function Business(props: FieldsProps) {
  const { touched, known, told, removed, errorOf, onTouched, onRemoved } = props;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {TAX_CHOICES.map(({ field, label, options }) => {
        const value = touched[field] ?? known(field) ?? "";
        return (
          <Field key={field} label={label} error={errorOf(field)}>
            <Select
              options={options}
              placeholder={!told ? "Unchanged" : value === "" || value === "NOT_SET" ? "Not set" : value}
              value={options.find((option) => option.value === value)?.value ?? ""}
              onValueChange={(chosen) => onTouched(field, chosen)}
            />
          </Field>
        );
      })}
      {TAX_IDS.map((each) => (
        <TaxText
          key={each.field}
          {...each}
          {...props}
          gone={each.field === "tax_exemption_id" && removed.includes("exemption")}
        />
      ))}
      <Checkbox
        className="sm:-mt-2 sm:col-start-2"
        checked={removed.includes("exemption")}
        onCheckedChange={(gone) => onRemoved("exemption", gone)}
      >
        Remove the exemption ID
      </Checkbox>
    </div>
  );
}

interface AddressProps extends FieldsProps {
  title: string;
  about?: string;
  fields: readonly TaxFieldWords[];
  /** How the whole of it is taken away, where it is never shown. */
  removal?: Removal;
}

function Address({ title, about, fields, removal, ...props }: AddressProps) {
  const gone = removal !== undefined && props.removed.includes(removal);
  return (
    <fieldset className="border-t pt-4">
      <legend className="float-left mb-2 w-full font-semibold">
        {title}
        {about && <span className="ml-2 font-normal text-text-muted">{about}</span>}
      </legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2">
        {fields.map((each) => (
          <TaxText key={each.field} {...each} {...props} gone={gone} />
        ))}
      </div>
      {removal && (
        <Checkbox
          className="mt-3"
          checked={gone}
          onCheckedChange={(remove) => props.onRemoved(removal, remove)}
        >
          Remove the address that may be there
        </Checkbox>
      )}
    </fieldset>
  );
}

interface TaxTextProps extends Pick<FieldsProps, "touched" | "known" | "errorOf" | "onTouched"> {
  field: TaxField;
  label: string;
  /** It is about to be taken away. */
  gone: boolean;
}

function TaxText({ field, label, touched, known, gone, errorOf, onTouched }: TaxTextProps) {
  const value = known(field);
  return (
    <Field label={label} error={errorOf(field)}>
      <TextInput
        disabled={gone}
        placeholder={value === undefined ? "Unchanged" : "Not set"}
        value={gone ? "" : (touched[field] ?? value ?? "")}
        onChange={({ target }) => onTouched(field, target.value)}
      />
    </Field>
  );
}
