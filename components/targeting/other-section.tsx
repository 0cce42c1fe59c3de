import { useState } from "react";
import { Form } from "@/components/forms/form";
import { useServiceForm } from "@/components/forms/use-service-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import {
  ENGAGEMENT_TYPES,
  OPERATOR_TYPES,
  TARGETING_VALUE_MAX,
} from "@/lib/ads/endpoints/targeting-criteria";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import { brokenRules } from "@/lib/ads/rules";
import { operatorsOf, targetingRules } from "@/lib/ads/targeting-rules";
import { byWords } from "@/lib/format/lists";
import { problemsAt } from "@/lib/forms/form-reading";
import { criterion, type Operator, type TargetingType } from "@/lib/targeting/criteria";
import { OTHER_TYPES } from "@/lib/targeting/targeting-groups";
import { typeName, valueName } from "@/lib/targeting/targeting-words";
import { EntryList } from "./entry-list";
import { ListedValueField } from "./listed-value-field";
import type { SectionProps } from "./section-props";
import { isListed } from "./use-listed-values";

const TYPES = OTHER_TYPES.map((value) => ({ value, label: typeName(value) })).sort((a, b) =>
  byWords(a.label, b.label),
);

const OPERATORS: Readonly<Record<Operator, string>> = {
  EQ: "Include",
  NE: "Exclude",
  GTE: "At least",
  LT: "Less than",
};

interface OtherTyped {
  type: TargetingType;
  /** Chosen for an earlier kind, which may have had others. */
  operator: Operator;
  value: string;
  /** The name of a chosen value. */
  name: string;
}

const NOTHING: OtherTyped = { type: "INTEREST", operator: "EQ", value: "", name: "" };

const operatorsFor = (type: TargetingType) =>
  OPERATOR_TYPES.filter((each) => operatorsOf(type).includes(each));

/** The operator of a kind: the chosen one, or its first. */
function operatorIn({ type, operator }: OtherTyped): Operator {
  const operators = operatorsFor(type);
  return operators.find((each) => each === operator) ?? operators[0] ?? "EQ";
}

/** The typed criterion, or its error. */
function readOther(typed: OtherTyped, byId: boolean) {
  const { type, name } = typed;
  const text = typed.value.trim();
  const wanted = criterion(type, text, { operator_type: operatorIn(typed), name: name || null });
  const [broken] = brokenRules(targetingRules, wanted);
  const problem =
    text === ""
      ? isListed(type) && !byId
        ? "Choose one."
        : "Type the exact value."
      : [...text].length > TARGETING_VALUE_MAX
        ? `At most ${TARGETING_VALUE_MAX} characters.`
        : hasIllegalCharacters(text)
          ? ILLEGAL_CHARACTERS_ADVICE
          : broken?.advice;
  return { problems: problemsAt({ value: problem }), input: wanted };
}

interface OtherSectionProps extends SectionProps {
  /** Codes of the countries that are targeted. */
  countries: readonly string[];
}

/** Kinds without a section: by name where the service lists them, else by value. */
export function OtherSection({ countries, ...props }: OtherSectionProps) {
  const [byId, setById] = useState(false);
  const form = useServiceForm({
    start: NOTHING,
    read: (typed: OtherTyped) => readOther(typed, byId),
    send: (wanted) => props.onAdd([wanted]),
    onSent: () => form.set({ value: "", name: "" }),
    failure: "It was not added",
  });
  const { type, value } = form.values;
  const operators = operatorsFor(type);
  const operator = operatorIn(form.values);
  const listed = isListed(type) && !byId ? type : undefined;
  const choose = (next: string, itsName: string) => form.set({ value: next, name: itsName });
  const problem = form.errors.get("value");
  return (
    <>
      <p className="text-sm text-text-muted">
        {!isListed(type) ? "There is no list to choose from here: enter the ID or value." : "Listed by name."}{" "}
        {isListed(type) && (
          <button
            type="button"
            className="min-h-6 rounded-sm text-accent-text hover:underline"
            onClick={() => {
              setById(!byId);
              choose("", "");
            }}
          >
            {byId ? "Choose by name" : "Give its id instead"}
          </button>
        )}
      </p>
      <Form form={form} className="flex flex-wrap items-start gap-2">
        <Field label="Kind" className="w-60">
          <Select
            options={TYPES}
            value={type}
            onValueChange={(next) => {
              setById(false);
              form.set({ type: next, value: "", name: "" });
            }}
          />
        </Field>
        {operators.length > 1 && (
          <Field label="How" className="w-32">
            <Select
              options={operators.map((each) => ({ value: each, label: OPERATORS[each] }))}
              value={operator}
              onValueChange={(next) => form.set({ operator: next })}
            />
          </Field>
        )}
        {listed ? (
          <ListedValueField
            key={listed}
            type={listed}
            countries={countries}
            value={value}
            problem={problem}
            onChoose={choose}
          />
        ) : (
          <Field
            label="Value"
            className="min-w-40 flex-1"
            error={problem}
            hint={operators.length === 1 && operator === "NE" ? "This kind can only be left out." : undefined}
          >
            {type === "ENGAGEMENT_TYPE" ? (
              <Select
                placeholder="Choose one"
                value={value}
                onValueChange={(next) => choose(next, "")}
                options={ENGAGEMENT_TYPES.map((each) => ({
                  value: `${each}`,
                  label: valueName(criterion(type, each)),
                }))}
              />
            ) : (
              <TextInput value={value} onChange={({ target }) => choose(target.value, "")} />
            )}
          </Field>
        )}
        <Button type="submit" className="mt-6">
          Add
        </Button>
      </Form>
      <EntryList what="other criteria" {...props} />
    </>
  );
}
