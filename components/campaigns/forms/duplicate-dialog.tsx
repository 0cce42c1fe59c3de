"use client";

import { useMemo, useState } from "react";
import { BulkPreview } from "@/components/bulk/bulk-preview";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { CAMPAIGN_BATCH_MAX, type Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignItem } from "@/lib/campaigns/bulk/campaign-plan";
import { type LimitUse, limitWarning } from "@/lib/campaigns/campaign-limit";
import { planCopies } from "@/lib/campaigns/duplicate";
import { counted } from "@/lib/counted";

interface DuplicateDialogProps {
  campaigns: readonly Campaign[];
  /** Names that are taken in the account. */
  names: ReadonlySet<string>;
  use: LimitUse;
  onClose: () => void;
  onStart: (title: string, items: readonly CampaignItem[]) => void;
}

/** More than this at once is a slip rather than a wish. */
const COPIES_MAX = 100;

/** Copies campaigns, any number of times, all paused and under names of their own. */
export function DuplicateDialog({ campaigns, names, use, onClose, onStart }: DuplicateDialogProps) {
  const [typed, setTyped] = useState("1");
  const times = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const valid = times >= 1 && times <= COPIES_MAX;
  const items = useMemo(
    () =>
      valid
        ? planCopies(
            campaigns.filter(({ deleted }) => !deleted),
            times,
            names,
          )
        : [],
    [campaigns, names, times, valid],
  );
  const requests = Math.ceil(items.length / CAMPAIGN_BATCH_MAX);
  const title = `Create ${counted(items.length, "paused copy", "paused copies")}`;
  const warning = limitWarning(use, items.length);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      writes
      width="wide"
      title="Duplicate campaigns"
      description="Copies are created paused, with the same funding, budgets and settings. Line items are not copied."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabledReason={valid ? undefined : "Say how many copies first."}
            onClick={() => {
              onStart(title, items);
              onClose();
            }}
          >
            {title}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label="Copies of each"
          className="w-48"
          hint={valid ? counted(requests, "request") : undefined}
          error={valid ? undefined : `A whole number from 1 to ${COPIES_MAX}.`}
        >
          <TextInput inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        {warning && (
          <Banner tone="attention" className="rounded-md">
            {warning}
          </Banner>
        )}
        <BulkPreview plan={{ items, excluded: [], requests }} />
      </div>
    </Dialog>
  );
}
