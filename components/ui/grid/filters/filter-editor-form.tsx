"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { MoneyInput } from "@/components/ui/money-input";
import { Segmented } from "@/components/ui/segmented";
import { TextInput } from "@/components/ui/text-input";
import {
  type DaysFilter,
  type Filter,
  type FilterField,
  isNumberRange,
  type MoneyFilter,
  type NumberFilter,
  type TextFilter,
} from "@/lib/grid/filters";
import { ChoiceFields } from "./choice-fields";
import type { Filtering } from "./filtering";

export interface FilterEditorProps<Id extends string> {
  field: Id;
  /** The current filter, if one is changed. */
  filter?: Filter<Id> | undefined;
  filtering: Filtering<Id>;
  onFilter: (filter: Filter<Id>) => void;
  onCancel: () => void;
}

/** The form itself; `FilterEditor` fetches it. */
export function FilterEditorForm<Id extends string>({
  field,
  filter,
  filtering,
  onFilter,
  onCancel,
}: FilterEditorProps<Id>) {
  const [draft, setDraft] = useState<Filter<Id> | undefined>(filter);
  const form = useRef<HTMLFormElement>(null);
  // The popover set the focus before these fields were mounted.
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll("input") ?? [])];
    (inputs.find(({ type }) => type !== "radio") ?? inputs[0])?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft) onFilter(draft);
  };
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-3 p-3">
      <p className="font-medium">{filtering.fields.of(field).label}</p>
      <Fields field={field} draft={draft} filtering={filtering} onDraft={setDraft} />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="small"
          tone="primary"
          type="submit"
          disabledReason={draft ? undefined : "Say what to filter by first."}
        >
          Apply
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps<Id extends string> {
  field: Id;
  draft: Filter<Id> | undefined;
  filtering: Filtering<Id>;
  onDraft: (draft: Filter<Id> | undefined) => void;
}

function Fields<Id extends string>({ field, draft, filtering, onDraft }: FieldsProps<Id>) {
  const { label, kind } = filtering.fields.of(field);
  switch (kind) {
    case "choice":
      return (
        <ChoiceFields
          field={field}
          chosen={draft?.kind === "choice" ? draft.values : []}
          filtering={filtering}
          onChosen={(values) => onDraft(values.length > 0 ? { kind, field, values } : undefined)}
        />
      );
    case "money":
      return (
        <MoneyFields
          range={draft?.kind === "money" ? draft : { kind, field, currency: filtering.currency }}
          onRange={onDraft}
        />
      );
    case "days":
      return (
        <DaysFields
          range={draft?.kind === "days" ? draft : { kind, field }}
          zone={filtering.zone}
          onRange={onDraft}
        />
      );
    case "number":
      return (
        <NumberFields
          range={draft?.kind === "number" ? draft : { kind, field }}
          unit={filtering.fields.of(field)}
          onRange={onDraft}
        />
      );
    case "text":
      return (
        <TextFields
          label={label}
          wish={draft?.kind === "text" ? draft : { kind, field, match: "contains", text: "" }}
          onWish={onDraft}
        />
      );
    case "presence":
      return (
        <Segmented
          label={label}
          value={draft?.kind === "presence" ? draft.is : "set"}
          onValueChange={(is) => onDraft({ kind, field, is })}
          options={[
            { value: "set", label: "Is set" },
            { value: "empty", label: "Is empty" },
          ]}
        />
      );
  }
}

interface RangeProps<Range> {
  range: Range;
  /** Undefined while both ends are open. */
  onRange: (range: Range | undefined) => void;
}

function MoneyFields<Id extends string>({ range, onRange }: RangeProps<MoneyFilter<Id>>) {
  const edit = (part: Pick<MoneyFilter<Id>, "from"> | Pick<MoneyFilter<Id>, "to">) => {
    const next = { ...range, ...part };
    onRange(next.from === undefined && next.to === undefined ? undefined : next);
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label="From">
        <MoneyInput
          currency={range.currency}
          defaultMicros={range.from}
          onTyped={({ micros }) => edit({ from: micros ?? undefined })}
        />
      </Field>
      <Field label="To">
        <MoneyInput
          currency={range.currency}
          defaultMicros={range.to}
          onTyped={({ micros }) => edit({ to: micros ?? undefined })}
        />
      </Field>
    </div>
  );
}

function DaysFields<Id extends string>({
  range,
  zone,
  onRange,
}: RangeProps<DaysFilter<Id>> & { zone: string }) {
  const edit = (part: Pick<DaysFilter<Id>, "from"> | Pick<DaysFilter<Id>, "to">) => {
    const next = { ...range, ...part };
    onRange(next.from === undefined && next.to === undefined ? undefined : next);
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label="From day">
        <TextInput
          type="date"
          value={range.from ?? ""}
          onChange={(event) => edit({ from: event.target.value || undefined })}
        />
      </Field>
      <Field label="To day">
        <TextInput
          type="date"
          value={range.to ?? ""}
          onChange={(event) => edit({ to: event.target.value || undefined })}
        />
      </Field>
      <p className="col-span-2 text-sm text-text-muted">Days on the clocks of {zone}, both included.</p>
    </div>
  );
}

function NumberFields<Id extends string>({
  range,
  unit,
  onRange,
}: RangeProps<NumberFilter<Id>> & { unit: FilterField<never> }) {
  const sign = unit.kind === "number" && unit.unit === "rate" ? ", in percent" : "";
  const edit = (part: Pick<NumberFilter<Id>, "from"> | Pick<NumberFilter<Id>, "to">) => {
    const next = { ...range, ...part };
    onRange(isNumberRange(next) ? next : undefined);
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      {(["from", "to"] as const).map((end) => (
        <Field key={end} label={`${end === "from" ? "At least" : "At most"}${sign}`}>
          <TextInput
            inputMode="decimal"
            defaultValue={range[end] ?? ""}
            onChange={({ target }) => edit({ [end]: target.value.trim() || undefined })}
          />
        </Field>
      ))}
    </div>
  );
}

interface TextFieldsProps<Id extends string> {
  label: string;
  wish: TextFilter<Id>;
  onWish: (wish: TextFilter<Id> | undefined) => void;
}

function TextFields<Id extends string>({ label, wish, onWish }: TextFieldsProps<Id>) {
  return (
    <>
      <Segmented
        label={`How the ${label.toLowerCase()} matches`}
        value={wish.match}
        onValueChange={(match) => onWish({ ...wish, match })}
        options={[
          { value: "contains", label: "Contains" },
          { value: "starts", label: "Starts with" },
        ]}
      />
      <Field label="Text" labelHidden>
        <TextInput
          value={wish.text}
          onChange={({ target }) => onWish(target.value === "" ? undefined : { ...wish, text: target.value })}
        />
      </Field>
    </>
  );
}
