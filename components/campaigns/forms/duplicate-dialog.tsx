"use client";

import { useMemo, useState } from "react";
import { BulkPreview } from "@/components/bulk/bulk-preview";
import { ConfirmWarnings, NOT_PASSED, usePassed } from "@/components/bulk/confirm-warnings";
import { usePlace } from "@/components/campaigns/place";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Segmented } from "@/components/ui/segmented";
import { CAMPAIGN_BATCH_MAX, type Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignItem } from "@/lib/campaigns/bulk/campaign-plan";
import { type LimitUse, limitWarning } from "@/lib/campaigns/campaign-limit";
import { counted } from "@/lib/format/plurals";
import { dayIn, zoneOrUtc } from "@/lib/time/calendar";
import { CopiesByNumber, copiesByNumber } from "./copies-by-number";
import { CopiesOfList, copiesOfList, EMPTY_LIST } from "./copies-of-list";

interface DuplicateDialogProps {
  campaigns: readonly Campaign[];
  /** Names that are taken in the account. */
  names: ReadonlySet<string>;
  use: LimitUse;
  onClose: () => void;
  onStart: (title: string, items: readonly CampaignItem[]) => void;
}

const WAYS = [
  { value: "number", label: "A number of copies" },
  { value: "list", label: "One for each line" },
] as const;

/** Copies campaigns, any number of times or for each of a list, all paused and under names of their own. */
export function DuplicateDialog({ campaigns, names, use, onClose, onStart }: DuplicateDialogProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]["value"]>("number");
  const [typed, setTyped] = useState("1");
  const [list, setList] = useState(EMPTY_LIST);
  const models = useMemo(() => campaigns.filter(({ deleted }) => !deleted), [campaigns]);
  const { guard, template, zone } = usePlace();
  const [today] = useState(() => dayIn(zoneOrUtc(zone), Date.now()));
  const copies = useMemo(
    () =>
      way === "number"
        ? copiesByNumber(models, typed, names, guard)
        : copiesOfList(models, list, names, { guard, today }),
    [way, models, typed, list, names, guard, today],
  );
  const { items, excluded, warnings } = copies;
  const warned = usePassed(warnings);
  const blocked = copies.blocked ?? (warned.passed ? undefined : NOT_PASSED);
  const requests = Math.ceil(items.length / CAMPAIGN_BATCH_MAX);
  const title = `Create ${counted(items.length, "paused copy", "paused copies")}`;
  const warning = limitWarning(use, items.length);
  const hint = items.length > 0 ? counted(requests, "request") : undefined;
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
            disabledReason={blocked}
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
        <Segmented
          className="self-start"
          label="How many"
          value={way}
          onValueChange={setWay}
          options={WAYS}
        />
        {way === "number" ? (
          <CopiesByNumber typed={typed} hint={hint} onTyped={setTyped} />
        ) : (
          <CopiesOfList list={list} template={template} hint={hint} onList={setList} />
        )}
        {warning && (
          <Banner tone="attention" className="rounded-md">
            {warning}
          </Banner>
        )}
        <BulkPreview plan={{ items, excluded, requests, warnings }} />
        <ConfirmWarnings {...warned} about={counted(warned.count, "copy", "copies")} className="rounded-md" />
      </div>
    </Dialog>
  );
}
