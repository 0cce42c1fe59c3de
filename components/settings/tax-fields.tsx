import { useController } from "react-hook-form";
import { FormField, SelectField } from "@/components/forms/form-field";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { Checkbox } from "@/components/ui/checkbox";
import { TextInput } from "@/components/ui/text-input";
import {
  knownTax,
  type Removal,
  TAX_CHOICES,
  TAX_IDS,
  type TaxField,
  type TaxFieldWords,
  type TaxRecord,
  type TaxTyped,
} from "@/lib/settings/tax-fields";

interface FieldsProps {
  form: ServiceForm<TaxTyped>;
  known: TaxRecord;
}

/** The fields of a business: name, tax status and tax numbers. */
export function Business({ form, known }: FieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {TAX_CHOICES.map(({ field, label, options }) => {
        const value = form.values[field] ?? "";
        return (
          <SelectField
            key={field}
            form={form}
            name={field}
            label={label}
            options={options}
            placeholder={value === "" || value === "NOT_SET" ? "Not set" : value}
          />
        );
      })}
      {TAX_IDS.map((each) => (
        <TaxText
          key={each.field}
          {...each}
          form={form}
          known={known}
          removal={each.field === "tax_exemption_id" ? "exemption" : undefined}
        />
      ))}
      <RemovalField form={form} removal="exemption" className="sm:-mt-2 sm:col-start-2">
        Remove the exemption ID
      </RemovalField>
    </div>
  );
}

interface AddressProps extends FieldsProps {
  title: string;
  about?: string;
  fields: readonly TaxFieldWords[];
  /** How to remove the whole address, where it is never shown. */
  removal?: Removal;
}

/** The fields of an address. */
export function Address({ title, about, fields, removal, form, known }: AddressProps) {
  return (
    <fieldset className="border-t pt-4">
      <legend className="float-left mb-2 w-full font-semibold">
        {title}
        {about && <span className="ml-2 font-normal text-text-muted">{about}</span>}
      </legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2">
        {fields.map((each) => (
          <TaxText key={each.field} {...each} form={form} known={known} removal={removal} />
        ))}
      </div>
      {removal && (
        <RemovalField form={form} removal={removal} className="mt-3">
          Remove the address that may be there
        </RemovalField>
      )}
    </fieldset>
  );
}

interface TaxTextProps extends FieldsProps {
  field: TaxField;
  label: string;
  /** Removes it, together with others or alone. */
  removal: Removal | undefined;
}

function TaxText({ field, label, form, known, removal }: TaxTextProps) {
  const gone = removal !== undefined && form.values.removed.includes(removal);
  return (
    <FormField form={form} name={field} label={label}>
      {({ value, ...control }) => (
        <TextInput
          {...control}
          disabled={gone}
          placeholder={knownTax(known)(field) === undefined ? "Unchanged" : "Not set"}
          value={gone ? "" : (value ?? "")}
        />
      )}
    </FormField>
  );
}

interface RemovalFieldProps {
  form: ServiceForm<TaxTyped>;
  removal: Removal;
  className: string;
  children: string;
}

function RemovalField({ form, removal, className, children }: RemovalFieldProps) {
  const { field } = useController({ control: form.control, name: "removed" });
  const others = field.value.filter((each) => each !== removal);
  return (
    <Checkbox
      className={className}
      checked={field.value.includes(removal)}
      onCheckedChange={(gone) => field.onChange(gone ? [...others, removal] : others)}
    >
      {children}
    </Checkbox>
  );
}
