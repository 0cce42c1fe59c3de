"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { WhoseField } from "@/components/saved-items/whose-field";
import { CAMPAIGN_NAME_MAX } from "@/lib/ads/endpoints/campaigns";
import { isCallError } from "@/lib/ads/errors";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import { templateProblem } from "@/lib/campaigns/name-pattern";
import type { NamingTemplate } from "@/lib/campaigns/rules/naming-templates";
import { problemsAt } from "@/lib/forms/form-reading";
import type { Whose } from "@/lib/lists/savable";
import { SAVED_NAME_MAX } from "@/lib/lists/savable";

interface TemplateDialogProps {
  /** The template that is changed; undefined for a new one. */
  shown: NamingTemplate | undefined;
  /** The initial value of the field. */
  pattern: string;
  /** Those that are there. */
  taken: readonly NamingTemplate[];
  /** A name that a pattern makes today. */
  sampleOf: (pattern: string) => string;
  inStore: boolean;
  shareReason: string | undefined;
  onClose: () => void;
  /** @throws the error to show */
  onTemplate: (pattern: string, whose: Whose) => Promise<void>;
}

interface TemplateTyped {
  readonly template: string;
  readonly whose: Whose;
}

const MEANS = {
  mine: "For the campaigns that you name, wherever you sign in.",
  account: "For everyone with access to this account, with your name.",
};

/** The error of a pattern, if any. */
function problemOf(pattern: string): string | undefined {
  if (pattern === "") return "Write a template first.";
  if (pattern.length > SAVED_NAME_MAX) return `At most ${SAVED_NAME_MAX} characters.`;
  return hasIllegalCharacters(pattern)
    ? ILLEGAL_CHARACTERS_ADVICE
    : templateProblem(pattern, CAMPAIGN_NAME_MAX);
}

/** A naming pattern, with an example. */
export function TemplateDialog({
  shown,
  pattern,
  taken,
  sampleOf,
  inStore,
  shareReason,
  onClose,
  onTemplate,
}: TemplateDialogProps) {
  const start: TemplateTyped = { template: pattern, whose: shown?.savedAs?.whose ?? "mine" };
  const isThere = (template: string, whose: Whose) =>
    taken.some(
      (each) =>
        each.id !== shown?.id && each.pattern === template && (!inStore || each.savedAs?.whose === whose),
    );
  const form = useServiceForm({
    start,
    read: (typed) => {
      const template = typed.template.trim();
      return {
        problems: problemsAt({
          template:
            problemOf(template) ??
            (isThere(template, typed.whose) ? "There is a template like this already." : undefined),
        }),
        input: { template, whose: typed.whose },
      };
    },
    send: ({ template, whose }) =>
      onTemplate(template, whose).catch((error: unknown) => {
        if (isCallError(error)) throw error;
        notifyNotSaved("template", error, "The template was not saved");
      }),
    onSent: onClose,
    failure: "The template was not saved",
  });
  const { template, whose } = form.values;
  return (
    <FormDialog
      form={form}
      title={shown ? "Change the template" : "New template"}
      action={shown ? "Save the template" : "Add the template"}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="template"
        label="Template"
        input={{ dir: "auto", spellCheck: false }}
        hint={
          <>
            Fill in {"{fields}"} per campaign. {"{yyyy}"}, {"{yy}"}, {"{mm}"}, {"{dd}"} and {"{q}"} are
            today’s year, month, day and quarter in the account’s zone, also together: {"{yyyy-mm}"}.
          </>
        }
      />
      {form.valid && (
        <p className="text-text-muted" role="status">
          Makes names like{" "}
          <bdi className="wrap-anywhere font-medium text-text">{sampleOf(template.trim())}</bdi>
        </p>
      )}
      {inStore && (!shown || shown.savedAs?.own) && (
        <WhoseField
          value={whose}
          onValueChange={(chosen) => form.set({ whose: chosen })}
          means={MEANS}
          shareReason={shareReason}
        />
      )}
    </FormDialog>
  );
}
