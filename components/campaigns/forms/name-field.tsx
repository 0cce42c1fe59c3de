"use client";

import { useState } from "react";
import { TokenInputs } from "@/components/copying/token-inputs";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
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
  /** How campaigns are named in the account; empty for in any way. */
  template: string;
  /** In the account's zone: dates in names are of this day. */
  today: Day;
}

/** The name of a new campaign: typed as a whole, or made by the account's template from what is typed for each token. */
export function NameField({ value, onChange, error, warning, template, today }: NameFieldProps) {
  const [begun] = useState(() => (template === "" ? undefined : valuesIn(template, value)));
  const [made, setMade] = useState(begun !== undefined);
  const [values, setValues] = useState<TokenValues>(begun ?? {});
  const make = (typed: TokenValues) => {
    setValues(typed);
    onChange(fillPattern(template, (token) => dateInName(token, today) ?? typedForToken(typed, token)));
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
            Name it by the template
          </Button>
        )}
      </div>
    );
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">Name by the template</legend>
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
