"use client";

import { useState } from "react";
import { CreateDialog } from "@/components/builder/create-dialog";
import { useAccount } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useReadAgain } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { EMPTY_LINE_ITEM, type LineItemTyped } from "@/lib/line-items/line-item-form";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { localTimeIn } from "@/lib/time/calendar";
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
  /** Opens it from a page that does not list it; the action of the success toast. */
  onOpen?: (item: LineItem) => void;
}

const TITLE = "New line item";

/** Creates a line item, once the time zone of its dates is known. */
export function CreateLineItemDialog(props: CreateLineItemDialogProps) {
  const { failure } = useAccount();
  const { zone } = useAccountZone();
  const readAgain = useReadAgain();
  if (zone !== undefined) return <Creating {...props} zone={zone} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={TITLE}
    >
      {failure ? (
        <ErrorState
          compact
          title="The account’s time zone could not be read"
          error={failure}
          onRetry={readAgain}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Dialog>
  );
}

function Creating({
  campaignId,
  campaigns,
  reading,
  zone,
  onClose,
  onCreated,
  onOpen,
}: CreateLineItemDialogProps & { zone: string }) {
  const { accountId } = useAccount();
  const [openedAt] = useState(() => Date.now());
  return (
    <CreateDialog<LineItemTyped>
      title={TITLE}
      description="Placements, bidding and schedule for this campaign."
      storedAs="new-line-item"
      accountId={accountId}
      zone={zone}
      label="Create paused line item"
      onClose={onClose}
    >
      {({ restored, onDone, ...ports }) => (
        <CreateLineItemForm
          {...ports}
          start={{
            ...EMPTY_LINE_ITEM,
            start: localTimeIn(zone, openedAt),
            ...restored,
            ...(campaignId !== null && { campaign: campaignId }),
          }}
          zone={zone}
          campaigns={campaigns}
          reading={reading}
          onCreated={(item) => {
            onDone();
            toast({
              title: `Created line item ${lineItemName(item)}`,
              tone: "positive",
              ...(onOpen && {
                description: "Next: add ads and targeting.",
                action: { label: "Open it", onClick: () => onOpen(item) },
              }),
            });
            onCreated(item);
          }}
        />
      )}
    </CreateDialog>
  );
}
