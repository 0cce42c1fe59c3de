import type { Ref } from "react";
import { FormField, SegmentedField, TextAreaField, TextField } from "@/components/forms/form-field";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { fillPattern, freeTokens } from "@/lib/campaigns/name-pattern";
import { type CopyTyped, nameOfRow, tokensToType } from "@/lib/copying/copy-form";
import { NAME_PARTS, readCopyList } from "@/lib/copying/copy-names";
import type { Day } from "@/lib/time/calendar";
import { CopyListTable } from "./copy-list-table";
import { TokenInputs } from "./token-inputs";

const WAYS = [
  { value: "number", label: "A number of copies" },
  { value: "list", label: "One for each line" },
] as const;

interface CopyNamesFieldsProps {
  form: ServiceForm<CopyTyped>;
  /** The copied kind, "campaign". */
  one: string;
  /** The naming patterns of records in the account. */
  templates: readonly string[];
  /** Their line items are copied with them, and named, too. */
  namesItems: boolean;
  /** The name of the first model, for examples. */
  modelName: string;
  today: Day;
  /** The field with the initial focus: Enter there creates the default copy. */
  firstRef: Ref<HTMLInputElement>;
}

/** The number of copies, what they are for, and their names. */
export function CopyNamesFields({ firstRef, ...rest }: CopyNamesFieldsProps) {
  const { form } = rest;
  const { way } = form.values;
  return (
    <div className="flex flex-col gap-3">
      <SegmentedField form={form} name="way" label="How many" labelHidden options={WAYS} />
      {way === "number" ? (
        <FormField form={form} name="times" label="Copies of each" className="w-48">
          {({ ref: _, ...field }) => <TextInput {...field} ref={firstRef} inputMode="numeric" />}
        </FormField>
      ) : (
        <ListedFields {...rest} />
      )}
    </div>
  );
}

/** The naming templates with each line's value for one of their tokens. */
function namedWays(templates: readonly string[]) {
  const ways = templates.flatMap((template) =>
    freeTokens(template).map((line) => ({
      value: fillPattern(template, (token) => (token === line ? NAME_PARTS.line : undefined)),
      label: `Each line is the ${line}${templates.length > 1 ? ` in ${template}` : ""}`,
    })),
  );
  return ways.filter(({ value }, place) => ways.findIndex((way) => way.value === value) === place);
}

function ListedFields({
  form,
  one,
  templates,
  namesItems,
  modelName,
  today,
}: Omit<CopyNamesFieldsProps, "firstRef">) {
  const { values } = form;
  const list = readCopyList(values.lines);
  const tokens = tokensToType(values, list);
  const named = namedWays(templates);
  return (
    <div className="flex flex-wrap items-start gap-4">
      <TextAreaField
        form={form}
        name="lines"
        label="One a line"
        className="w-64 max-sm:w-full"
        hint="Or paste columns from a spreadsheet. Its first row names them: {market}, {brand}."
        input={{ rows: 4, placeholder: "Germany\nFrance\nSpain" }}
      />
      <div className="flex min-w-64 flex-1 flex-col gap-3">
        <TextField
          form={form}
          name="pattern"
          label="Names of the copies"
          hint={`${NAME_PARTS.model} is the ${one}’s name, ${NAME_PARTS.line} the text of a line, {yyyymm} this month.`}
        />
        {namesItems && (
          <TextField
            form={form}
            name="itemPattern"
            label="Names of their line items"
            hint={`${NAME_PARTS.model} is the line item’s name.`}
          />
        )}
        {named.length > 0 && (
          <Field
            label="By a naming template"
            hint={templates.length === 1 ? <bdi>{templates[0]}</bdi> : undefined}
          >
            <Select
              value={named.find(({ value }) => values.pattern === value)?.value ?? ""}
              placeholder="Select what the lines contain"
              options={named}
              onValueChange={(pattern) => form.set({ pattern })}
            />
          </Field>
        )}
        {tokens.length > 0 && (
          <TokenInputs
            tokens={tokens}
            values={values.tokens}
            onValues={(typed) => form.set({ tokens: typed })}
          />
        )}
      </div>
      <div className="w-full empty:hidden">
        <CopyListTable list={list} nameOf={(row) => nameOfRow(values, list, row, { modelName, today })} />
      </div>
    </div>
  );
}
