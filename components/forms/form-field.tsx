"use client";

import type { ComponentProps, ReactNode } from "react";
import { type ControllerRenderProps, type FieldValues, type Path, useController } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { LocalTimeInput } from "@/components/ui/local-time-input";
import { MoneyInput } from "@/components/ui/money-input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { WebAddressInput } from "@/components/ui/web-address-input";
import type { ServiceForm } from "./use-service-form";

interface NamedProps<Values extends FieldValues, Name extends Path<Values>> {
  form: ServiceForm<Values>;
  name: Name;
}

interface FormFieldProps<Values extends FieldValues, Name extends Path<Values>>
  extends NamedProps<Values, Name>,
    Omit<ComponentProps<typeof Field>, "error" | "counter" | "children"> {
  /** How many characters the text may have; counted beside the label. */
  max?: number;
  children: (control: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A field of a form: label, control, hint, counter, and its one problem. */
export function FormField<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  max,
  children,
  ...rest
}: FormFieldProps<Values, Name>) {
  const { field } = useController({ control: form.control, name });
  return (
    <Field
      {...rest}
      error={form.errors.get(name)}
      {...(max !== undefined && { counter: { used: [...String(field.value)].length, max } })}
    >
      {children(field)}
    </Field>
  );
}

type FieldProps<Values extends FieldValues, Name extends Path<Values>> = Omit<
  FormFieldProps<Values, Name>,
  "children"
>;

type TextFieldProps<Values extends FieldValues, Name extends Path<Values>> = FieldProps<Values, Name> & {
  input?: Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur" | "name">;
};

/** A line of text. */
export function TextField<Values extends FieldValues, Name extends Path<Values>>({
  input,
  ...rest
}: TextFieldProps<Values, Name>) {
  return <FormField {...rest}>{(field) => <TextInput {...field} {...input} />}</FormField>;
}

/** A web address. */
export function AddressField<Values extends FieldValues, Name extends Path<Values>>(
  props: FieldProps<Values, Name>,
) {
  return (
    <FormField {...props}>
      {({ value, onChange, ...control }) => (
        <WebAddressInput {...control} value={String(value)} onValueChange={onChange} />
      )}
    </FormField>
  );
}

type TimeFieldProps<Values extends FieldValues, Name extends Path<Values>> = FieldProps<Values, Name> & {
  /** The time zone of the time. */
  zone: string;
};

/** A day and time in an account's zone. */
export function TimeField<Values extends FieldValues, Name extends Path<Values>>({
  zone,
  ...rest
}: TimeFieldProps<Values, Name>) {
  return (
    <FormField hint={`Account time (${zone}).`} {...rest}>
      {({ value, onChange }) => <LocalTimeInput zone={zone} value={String(value)} onValueChange={onChange} />}
    </FormField>
  );
}

type MoneyFieldProps<Values extends FieldValues, Name extends Path<Values>> = FieldProps<Values, Name> & {
  /** Undefined while unknown; nothing can be typed before. */
  currency: string | undefined;
};

/** An amount in micros: null for none, undefined while the text is no amount. */
export function MoneyField<Values extends FieldValues, Name extends Path<Values>>({
  currency,
  ...rest
}: MoneyFieldProps<Values, Name>) {
  return (
    <FormField {...rest}>
      {({ value, onChange, onBlur }) =>
        currency === undefined ? (
          <TextInput disabled />
        ) : (
          <MoneyInput
            key={currency}
            currency={currency}
            defaultMicros={value}
            onTyped={({ micros }) => onChange(micros)}
            onBlur={onBlur}
          />
        )
      }
    </FormField>
  );
}

type TextAreaFieldProps<Values extends FieldValues, Name extends Path<Values>> = FieldProps<Values, Name> & {
  input?: Omit<ComponentProps<"textarea">, "value" | "onChange" | "onBlur" | "name">;
};

/** Several lines of text. */
export function TextAreaField<Values extends FieldValues, Name extends Path<Values>>({
  input,
  ...rest
}: TextAreaFieldProps<Values, Name>) {
  return <FormField {...rest}>{(field) => <TextArea {...field} {...input} />}</FormField>;
}

type SelectFieldProps<Values extends FieldValues, Name extends Path<Values>> = FieldProps<Values, Name> &
  Pick<ComponentProps<typeof Select>, "options" | "placeholder" | "disabled">;

/** One of a few. */
export function SelectField<Values extends FieldValues, Name extends Path<Values>>({
  options,
  placeholder,
  disabled,
  ...rest
}: SelectFieldProps<Values, Name>) {
  return (
    <FormField {...rest}>
      {({ value, onChange, onBlur, ref }) => (
        <Select
          ref={ref}
          options={options}
          value={options.some((option) => option.value === value) ? value : ""}
          onValueChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
          {...(placeholder !== undefined && { placeholder })}
        />
      )}
    </FormField>
  );
}

type SegmentedFieldProps<Values extends FieldValues, Name extends Path<Values>> = FieldProps<Values, Name> & {
  label: string;
  options: ComponentProps<typeof Segmented>["options"];
};

/** One of a few, all visible. */
export function SegmentedField<Values extends FieldValues, Name extends Path<Values>>({
  options,
  ...rest
}: SegmentedFieldProps<Values, Name>) {
  return (
    <FormField {...rest}>
      {({ value, onChange }) => (
        <Segmented
          label={rest.label}
          className="self-start"
          value={String(value)}
          onValueChange={onChange}
          options={options}
        />
      )}
    </FormField>
  );
}

/** Yes or no. */
export function CheckField<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  children,
}: NamedProps<Values, Name> & { children: ReactNode }) {
  const { field } = useController({ control: form.control, name });
  return (
    <Checkbox checked={field.value === true} onCheckedChange={field.onChange} onBlur={field.onBlur}>
      {children}
    </Checkbox>
  );
}
