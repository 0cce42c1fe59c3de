"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { fundingName, usePlace } from "@/components/campaigns/place";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { MoneyInput } from "@/components/ui/money-input";
import { Segmented } from "@/components/ui/segmented";
import { TextInput } from "@/components/ui/text-input";
import { choiceWords } from "@/lib/campaigns/view/filter-words";
import {
  CHOICES,
  type ChoiceField,
  type DateField,
  FILTER_LABELS,
  type Filter,
  type FilterField,
  type MoneyField,
} from "@/lib/campaigns/view/filters";
import type { FilterEditorProps } from "./filter-editor";

/** The form itself; `FilterEditor` fetches it. */
export function FilterEditorForm({ field, filter, currency, onFilter, onCancel }: FilterEditorProps) {
  const [draft, setDraft] = useState<Filter | undefined>(filter);
  const form = useRef<HTMLFormElement>(null);
  // The popover gave the focus before these fields were there.
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
      <p className="font-medium">{FILTER_LABELS[field]}</p>
      <FilterFields field={field} draft={draft} currency={currency} onDraft={setDraft} />
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

interface FieldsProps {
  field: FilterField;
  draft: Filter | undefined;
  currency: string;
  onDraft: (draft: Filter | undefined) => void;
}

function FilterFields({ field, draft, currency, onDraft }: FieldsProps) {
  switch (field) {
    case "status":
    case "why":
    case "funding":
    case "optimization":
      return <ChoiceFields field={field} draft={draft} onDraft={onDraft} />;
    case "daily":
    case "total":
      return <MoneyFields field={field} draft={draft} currency={currency} onDraft={onDraft} />;
    case "created":
    case "updated":
      return <DateFields field={field} draft={draft} onDraft={onDraft} />;
    case "name":
      return <NameFields draft={draft} onDraft={onDraft} />;
    case "po":
      return (
        <Segmented
          label="Purchase order number"
          value={draft?.field === "po" ? draft.is : "set"}
          onValueChange={(is) => onDraft({ field: "po", is })}
          options={[
            { value: "set", label: "Is set" },
            { value: "empty", label: "Is empty" },
          ]}
        />
      );
  }
}

type Draft = Omit<FieldsProps, "field" | "currency">;

function ChoiceFields({ field, draft, onDraft }: Draft & { field: ChoiceField }) {
  const place = usePlace();
  const chosen = draft?.field === field ? draft.values : [];
  const known = field === "funding" ? [...place.funding.keys()] : CHOICES[field];
  return (
    <div className="flex flex-col">
      {[...new Set([...known, ...chosen])].map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onCheckedChange={(checked) => {
            const values = checked ? [...chosen, value] : chosen.filter((other) => other !== value);
            onDraft(values.length > 0 ? { field, values } : undefined);
          }}
        >
          {choiceWords(field, value, (id) => fundingName(place, id))}
        </Checkbox>
      ))}
    </div>
  );
}

function MoneyFields({ field, draft, currency, onDraft }: Draft & { field: MoneyField; currency: string }) {
  const range = draft?.field === field ? draft : { field, currency };
  const edit = (part: { from?: string | undefined; to?: string | undefined }) => {
    const next = { ...range, ...part };
    onDraft(next.from === undefined && next.to === undefined ? undefined : next);
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

function DateFields({ field, draft, onDraft }: Draft & { field: DateField }) {
  const { zone } = usePlace();
  const range = draft?.field === field ? draft : { field };
  const edit = (part: { from?: string | undefined; to?: string | undefined }) => {
    const next = { ...range, ...part };
    onDraft(next.from === undefined && next.to === undefined ? undefined : next);
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

function NameFields({ draft, onDraft }: Draft) {
  const name =
    draft?.field === "name" ? draft : { field: "name" as const, match: "contains" as const, text: "" };
  const edit = (part: Partial<typeof name>) => {
    const next = { ...name, ...part };
    onDraft(next.text === "" ? undefined : next);
  };
  return (
    <>
      <Segmented
        label="How the name matches"
        value={name.match}
        onValueChange={(match) => onDraft({ ...name, match })}
        options={[
          { value: "contains", label: "Contains" },
          { value: "starts", label: "Starts with" },
        ]}
      />
      <Field label="Text" labelHidden>
        <TextInput value={name.text} onChange={(event) => edit({ text: event.target.value })} />
      </Field>
    </>
  );
}
