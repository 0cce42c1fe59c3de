"use client";

import { useState } from "react";
import { TokenInputs } from "@/components/copying/token-inputs";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { CAMPAIGN_NAME_MAX } from "@/lib/ads/endpoints/campaigns";
import {
  dateInName,
  fillPattern,
  freeTokens,
  type TokenValues,
  typedForToken,
  unfilledIn,
  valuesIn,
} from "@/lib/campaigns/name-pattern";
import type { Day } from "@/lib/time/calendar";

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
  error: string | undefined;
  warning: string | undefined;
  /** The naming patterns of campaigns in the account, the default first. */
  templates: readonly string[];
  /** In the account's zone: dates in names are of this day. */
  today: Day;
}

/** The name of a new campaign: typed, or made by a template from a typed value for each token. */
export function NameField({ value, onChange, error, warning, templates, today }: NameFieldProps) {
  const [begun] = useState(() => templates.find((each) => valuesIn(each, value)));
  const [made, setMade] = useState(begun !== undefined);
  const [chosen, setChosen] = useState(begun);
  const template = chosen ?? templates[0] ?? "";
  const [values, setValues] = useState<TokenValues>(
    () => (begun === undefined ? undefined : valuesIn(begun, value)) ?? {},
  );
  const make = (typed: TokenValues, pattern = template) => {
    setValues(typed);
    onChange(fillPattern(pattern, (token) => dateInName(token, today) ?? typedForToken(typed, token)));
  };
  const tokens = freeTokens(template);
  const name = {
    label: "Name",
    required: true,
    error,
    warning,
    counter: { used: [...value].length, max: CAMPAIGN_NAME_MAX },
  };
  if (!made) {
    return (
      <div className="flex flex-col gap-1">
        <Field {...name}>
          <TextInput value={value} onChange={({ target }) => onChange(target.value)} />
        </Field>
        {template !== "" && (
          <Button
            size="small"
            className="self-start"
            onClick={() => {
              setMade(true);
              make(values);
            }}
          >
            {templates.length > 1 ? "Name it by a template" : "Name it by the template"}
          </Button>
        )}
      </div>
    );
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">Name by the template</legend>
      {templates.length > 1 && (
        <Field label="Naming template">
          <Select
            value={template}
            onValueChange={(pattern) => {
              setChosen(pattern);
              make(values, pattern);
            }}
            options={[...new Set([template, ...templates])].map((value) => ({ value, label: value }))}
          />
        </Field>
      )}
      <TokenInputs tokens={tokens} values={values} missing={error !== undefined} onValues={make} />
      <Field
        {...name}
        hint={
          <>
            From template <bdi>{template}</bdi>.
          </>
        }
      >
        <TextInput readOnly className="bg-surface-sunken" value={value} />
      </Field>
      <Button
        size="small"
        className="self-start"
        onClick={() => {
          setMade(false);
          if (unfilledIn(template, value).length > 0) onChange("");
        }}
      >
        Edit manually
      </Button>
    </fieldset>
  );
}
