"use client";

import { useState } from "react";
import { useController } from "react-hook-form";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { CAMPAIGN_NAME_MAX } from "@/lib/ads/endpoints/campaigns";
import {
  dateInName,
  fillPattern,
  freeTokens,
  type TokenValues,
  unfilledIn,
  valuesIn,
} from "@/lib/campaigns/name-pattern";
import type { NewCampaign } from "@/lib/campaigns/new-campaign";
import type { Day } from "@/lib/time/calendar";
import { TokenInputs, typedFor } from "./token-inputs";

interface NameFieldProps {
  form: ServiceForm<NewCampaign>;
  warning: string | undefined;
  /** How campaigns are named in the account; empty for in any way. */
  template: string;
  /** In the account's zone: dates in names are of this day. */
  today: Day;
}

/** The name of a new campaign: typed as a whole, or made by the account's template from what is typed for each token. */
export function NameField({ form, warning, template, today }: NameFieldProps) {
  const { field } = useController({ control: form.control, name: "name" });
  const error = form.errors.get("name");
  const [begun] = useState(() => (template === "" ? undefined : valuesIn(template, field.value)));
  const [made, setMade] = useState(begun !== undefined);
  const [values, setValues] = useState<TokenValues>(begun ?? {});
  const make = (typed: TokenValues) => {
    setValues(typed);
    field.onChange(fillPattern(template, (token) => dateInName(token, today) ?? typedFor(typed, token)));
  };
  const tokens = freeTokens(template);
  const name = {
    label: "Name",
    required: true,
    error,
    warning,
    counter: { used: [...field.value].length, max: CAMPAIGN_NAME_MAX },
  };
  if (!made) {
    return (
      <div className="flex flex-col gap-1">
        <Field {...name}>
          <TextInput {...field} />
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
      <TokenInputs
        tokens={tokens}
        values={values}
        firstRef={field.ref}
        missing={error !== undefined}
        onBlur={field.onBlur}
        onValues={make}
      />
      <Field
        {...name}
        hint={
          <>
            From template <bdi>{template}</bdi>.
          </>
        }
      >
        <TextInput
          readOnly
          {...(tokens.length === 0 && { ref: field.ref })}
          className="bg-surface-sunken"
          value={field.value}
        />
      </Field>
      <Button
        size="small"
        className="self-start"
        onClick={() => {
          setMade(false);
          if (unfilledIn(template, field.value).length > 0) field.onChange("");
        }}
      >
        Edit manually
      </Button>
    </fieldset>
  );
}
