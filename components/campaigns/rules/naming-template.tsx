"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { CAMPAIGN_NAME_MAX } from "@/lib/ads/endpoints/campaigns";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import { dayIn } from "@/lib/calendar";
import { dateInName, fillPattern, templateProblem } from "@/lib/campaigns/name-pattern";

interface NamingTemplateProps {
  template: string;
  /** The account's, known to the browser: dates in names are of its days. */
  zone: string;
  onTemplate: (template: string) => void;
}

const SAMPLE = "{brand}_{geo}_{objective}_{yyyymm}";

/** The pattern that names are made by, with a name that it makes. */
export function NamingTemplate({ template, zone, onTemplate }: NamingTemplateProps) {
  const [typed, setTyped] = useState(template);
  const [seen, setSeen] = useState(template);
  // Whatever it becomes elsewhere, by an undo say, stands in the field.
  if (seen !== template) {
    setSeen(template);
    setTyped(template);
  }
  const [today] = useState(() => dayIn(zone, Date.now()));
  const pattern = typed.trim();
  const problem =
    pattern === ""
      ? undefined
      : hasIllegalCharacters(pattern)
        ? ILLEGAL_CHARACTERS_ADVICE
        : templateProblem(pattern, CAMPAIGN_NAME_MAX);
  const sample = fillPattern(pattern || SAMPLE, (token) => dateInName(token, today) ?? token);
  const unchanged = pattern === template;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined && !unchanged) onTemplate(pattern);
      }}
    >
      <Field
        label="Template"
        error={problem}
        hint={
          <>
            Fill in {"{fields}"} per campaign. {"{yyyy}"}, {"{yy}"}, {"{mm}"}, {"{dd}"} and {"{q}"} are
            today’s year, month, day and quarter in the account’s zone, also together: {"{yyyy-mm}"}.
          </>
        }
      >
        <TextInput
          dir="auto"
          spellCheck={false}
          placeholder={SAMPLE}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {problem === undefined && (
        <p className="text-text-muted" role="status">
          {pattern === "" ? "For example: " : "Makes names like "}
          <bdi className={pattern === "" ? undefined : "font-medium text-text"}>{sample}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          disabledReason={
            problem ??
            (unchanged ? (pattern === "" ? "Write a template first." : "Nothing is changed.") : undefined)
          }
        >
          {pattern === "" && template !== "" ? "Remove the template" : "Save the template"}
        </Button>
        {pattern === "" && template === "" && (
          <Button tone="quiet" onClick={() => setTyped(SAMPLE)}>
            Begin with the sample
          </Button>
        )}
      </div>
    </form>
  );
}
