"use client";

import { useState } from "react";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { Button } from "@/components/ui/button";
import { CAMPAIGN_NAME_MAX } from "@/lib/ads/endpoints/campaigns";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import { dateInName, fillPattern, templateProblem } from "@/lib/campaigns/name-pattern";
import { problemsAt } from "@/lib/forms/form-reading";
import { dayIn } from "@/lib/time/calendar";

interface NamingTemplateProps {
  template: string;
  /** The account's, known to the browser: dates in names are of its days. */
  zone: string;
  onTemplate: (template: string) => void;
}

const SAMPLE = "{brand}_{geo}_{objective}_{yyyymm}";

/** What is wrong with a template, and whether it is another one. */
function readTemplate(typed: { template: string }, known: { template: string }) {
  const template = typed.template.trim();
  return {
    problems: problemsAt({
      template:
        template === ""
          ? undefined
          : hasIllegalCharacters(template)
            ? ILLEGAL_CHARACTERS_ADVICE
            : templateProblem(template, CAMPAIGN_NAME_MAX),
    }),
    input: { template },
    changes: template === known.template ? 0 : 1,
  };
}

/** The pattern that names are made by, with a name that it makes. */
export function NamingTemplate({ template, zone, onTemplate }: NamingTemplateProps) {
  const [today] = useState(() => dayIn(zone, Date.now()));
  const form = useServiceForm({
    start: { template },
    edit: true,
    read: readTemplate,
    send: ({ template: pattern }) => pattern,
    onSent: onTemplate,
    startAfter: (pattern) => ({ template: pattern }),
    failure: "The template was not kept",
  });
  const pattern = form.values.template.trim();
  const sample = fillPattern(pattern || SAMPLE, (token) => dateInName(token, today) ?? token);
  const none = pattern === "" && template === "";
  return (
    <Form form={form} className="flex flex-col gap-3">
      <TextField
        form={form}
        name="template"
        label="Template"
        input={{ dir: "auto", spellCheck: false, placeholder: SAMPLE }}
        hint={
          <>
            Fill in {"{fields}"} per campaign. {"{yyyy}"}, {"{yy}"}, {"{mm}"}, {"{dd}"} and {"{q}"} are
            today’s year, month, day and quarter in the account’s zone, also together: {"{yyyy-mm}"}.
          </>
        }
      />
      {form.valid && (
        <p className="text-text-muted" role="status">
          {pattern === "" ? "For example: " : "Makes names like "}
          <bdi className={pattern === "" ? undefined : "font-medium text-text"}>{sample}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabledReason={none ? "Write a template first." : form.disabledReason}>
          {pattern === "" && template !== "" ? "Remove the template" : "Save the template"}
        </Button>
        {none && (
          <Button tone="quiet" onClick={() => form.set({ template: SAMPLE })}>
            Begin with the sample
          </Button>
        )}
      </div>
    </Form>
  );
}
