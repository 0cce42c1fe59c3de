import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { ENGAGEMENT_TYPES, OPERATOR_TYPES } from "@/lib/ads/endpoints/targeting-criteria";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import { brokenRules } from "@/lib/ads/rules";
import { operatorsOf, targetingRules } from "@/lib/ads/targeting-rules";
import { criterion, type Operator, type TargetingType } from "@/lib/targeting/criteria";
import { OTHER_TYPES } from "@/lib/targeting/targeting-groups";
import { typeName, valueName } from "@/lib/targeting/targeting-words";
import { EntryList } from "./entry-list";
import type { SectionProps } from "./section-props";

const TYPES = OTHER_TYPES.map((value) => ({ value, label: typeName(value) })).sort((a, b) =>
  a.label.localeCompare(b.label, "en"),
);

const OPERATORS: Readonly<Record<Operator, string>> = {
  EQ: "Include",
  NE: "Leave out",
  GTE: "At least",
  LT: "Less than",
};

const VALUE_MAX = 255;

/** The kinds that have no list to choose from: they are named by the value that the service gives them. */
export function OtherSection(props: SectionProps) {
  const [type, setType] = useState<TargetingType>("INTEREST");
  const [chosen, setOperator] = useState<Operator>("EQ");
  const [value, setValue] = useState("");
  const [problem, setProblem] = useState<string>();
  const operators = OPERATOR_TYPES.filter((each) => operatorsOf(type).includes(each));
  const operator = operators.find((each) => each === chosen) ?? operators[0] ?? "EQ";
  const add = () => {
    const text = value.trim();
    const wanted = criterion(type, text, { operator_type: operator });
    const [broken] = brokenRules(targetingRules, wanted);
    const wrong =
      text === ""
        ? "Type the value as the service knows it."
        : [...text].length > VALUE_MAX
          ? `At most ${VALUE_MAX} characters.`
          : hasIllegalCharacters(text)
            ? ILLEGAL_CHARACTERS_ADVICE
            : broken?.advice;
    setProblem(wrong);
    if (wrong) return;
    props.onAdd([wanted]);
    setValue("");
  };
  return (
    <>
      <p className="text-sm text-text-muted">
        The service has no list of these to choose from here: give the id or value that it uses.
      </p>
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label="Kind" className="w-60">
          <Select
            options={TYPES}
            value={type}
            onValueChange={(next) => {
              setType(next);
              setValue("");
              setProblem(undefined);
            }}
          />
        </Field>
        {operators.length > 1 && (
          <Field label="How" className="w-32">
            <Select
              options={operators.map((each) => ({ value: each, label: OPERATORS[each] }))}
              value={operator}
              onValueChange={setOperator}
            />
          </Field>
        )}
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
              onValueChange={setValue}
              options={ENGAGEMENT_TYPES.map((each) => ({
                value: `${each}`,
                label: valueName(criterion(type, each)),
              }))}
            />
          ) : (
            <TextInput
              value={value}
              onChange={({ target }) => {
                setProblem(undefined);
                setValue(target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" className="mt-6">
          Add
        </Button>
      </form>
      <EntryList what="other criteria" {...props} />
    </>
  );
}
