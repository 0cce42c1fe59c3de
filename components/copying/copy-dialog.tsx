"use client";

import { type ReactNode, useRef } from "react";
import { ConfirmWarnings } from "@/components/bulk/confirm-warnings";
import { useStartCreation } from "@/components/creation/use-start-creation";
import { FormDialog } from "@/components/forms/form-dialog";
import { CheckField } from "@/components/forms/form-field";
import { useSentForm } from "@/components/forms/use-service-form";
import { Banner } from "@/components/ui/banner";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { Guard } from "@/lib/campaigns/rules/guard";
import { counted } from "@/lib/format/plurals";
import { CopyDatesFields } from "./copy-dates-fields";
import { CopyIntoFields } from "./copy-into-fields";
import { CopyNamesFields } from "./copy-names-fields";
import { CopyPreview } from "./copy-preview";
import type { CopiedRecords } from "./use-copied-tree";
import { useCopyForm } from "./use-copy-form";

interface CopyDialogProps {
  copied: CopiedRecords;
  /** The account's: their names are taken. */
  campaigns: readonly Campaign[];
  guard?: Guard;
  /** The naming patterns of campaigns in the account; empty without any. */
  templates?: readonly string[];
  /** A warning about so many more in the account. */
  limitWarning?: (additional: number) => string | undefined;
  onClose: () => void;
}

const WORDS = {
  campaigns: {
    one: "campaign",
    title: "Duplicate campaigns",
    takes: "with their line items, targeting and ads",
  },
  "line-items": {
    one: "line item",
    title: "Duplicate line items",
    takes: "with their targeting and ads",
  },
} as const;

/**
 * Copies campaigns or line items with their contents: any number of times or for each row of a list, with other dates,
 * here or in another account.
 */
export function CopyDialog({ copied, templates = [], limitWarning, onClose, ...around }: CopyDialogProps) {
  const words = WORDS[copied.kind];
  const first = useRef<HTMLInputElement>(null);
  const startCreation = useStartCreation();
  const copying = useCopyForm({
    copied,
    ...around,
    onStart: (title, plan, into) => {
      startCreation({ title, plan, into });
      onClose();
    },
  });
  const { plan, place, reading, warned } = copying;
  const form = useSentForm(copying.fields, copying.sending);
  const { values } = form;
  const count = plan.copies.length;
  const warning = place.elsewhere ? undefined : limitWarning?.(count);
  const isCampaigns = copied.kind === "campaigns";
  return (
    <FormDialog
      form={form}
      title={words.title}
      description={`Copies are created paused${place.elsewhere ? ` in ${place.name}` : ""}, ${words.takes}.`}
      // The band would name the open account, but nothing is written there.
      writes={!place.elsewhere}
      width="wide"
      action={copying.title}
      initialFocus={first}
      onClose={onClose}
    >
      <CopyNamesFields
        form={form}
        one={words.one}
        templates={isCampaigns ? templates : []}
        namesItems={isCampaigns && values.whole}
        firstRef={first}
        modelName={copying.modelName}
        today={copying.today}
      />
      <CopyIntoFields form={form} copied={copied.kind} {...copying.where} place={place} />
      {isCampaigns && (
        <CheckField form={form} name="whole">
          With their line items, targeting and ads
        </CheckField>
      )}
      {values.whole && (
        <CopyDatesFields form={form} dates={copying.dates} days={copying.days} zone={place.zone} />
      )}
      {warning && <Notice>{warning}</Notice>}
      <CopyPreview plan={plan} reading={reading} error={copying.error} onRetry={copying.retry} />
      <ConfirmWarnings {...warned} about={counted(warned.count, "copy", "copies")} className="rounded-md" />
    </FormDialog>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <Banner tone="attention" className="rounded-md">
    {children}
  </Banner>
);
