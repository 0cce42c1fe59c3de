"use client";

import { useState } from "react";
import { useUnfinished } from "@/components/builder/use-unfinished";
import { useAccount } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { localTimeIn, zoneOrUtc } from "@/lib/calendar";
import { formatInstant } from "@/lib/instant";
import { EMPTY_LINE_ITEM, type LineItemTyped } from "@/lib/line-items/line-item-form";
import { CreateLineItemForm } from "./create-line-item-form";

interface CreateLineItemDialogProps {
  /** The campaign it is for, where that is known already. */
  campaignId: string | null;
  /** The account's, to choose from. */
  campaigns: readonly Campaign[];
  /** More campaigns may come. */
  reading: boolean;
  onClose: () => void;
  onCreated: (item: LineItem) => void;
}

const FORM_ID = "create-line-item";

/** Creates a line item. What was typed survives a closed dialog, a closed tab and a refusal. */
export function CreateLineItemDialog({
  campaignId,
  campaigns,
  reading,
  onClose,
  onCreated,
}: CreateLineItemDialogProps) {
  const { accountId, account } = useAccount();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const unfinished = useUnfinished<LineItemTyped>("new-line-item", accountId);
  const [fresh, setFresh] = useState(false);
  const [label, setLabel] = useState({ text: "Create paused line item", busy: false });
  const [openedAt] = useState(() => Date.now());
  const restored = fresh ? null : unfinished.found;
  const start: LineItemTyped = {
    ...EMPTY_LINE_ITEM,
    start: localTimeIn(zone, openedAt),
    ...restored?.form,
    ...(campaignId !== null && { campaign: campaignId }),
  };
  return (
    <Dialog
      open
      writes
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="New line item"
      description="Says where a campaign is shown, what is bid for and when it runs."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button tone="primary" type="submit" form={FORM_ID} busy={label.busy}>
            {label.text}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {restored && (
          <Banner
            className="rounded-md"
            action={
              <Button
                size="small"
                onClick={() => {
                  void unfinished.forget();
                  setFresh(true);
                }}
              >
                Start afresh
              </Button>
            }
          >
            Restored what you typed on {formatInstant(new Date(restored.at).toISOString(), zone)}.
          </Banner>
        )}
        {unfinished.found === undefined ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <CreateLineItemForm
            key={fresh ? "fresh" : "restored"}
            id={FORM_ID}
            start={start}
            zone={zone}
            campaigns={campaigns}
            reading={reading}
            onChange={unfinished.keep}
            onLabel={setLabel}
            onCreated={(item) => {
              void unfinished.forget();
              onCreated(item);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
