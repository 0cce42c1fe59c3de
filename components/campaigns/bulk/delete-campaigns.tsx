"use client";

import { DeleteDialog } from "@/components/ui/delete-dialog";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type PlannedItem, planBulkChange } from "@/lib/campaigns/bulk/bulk-plan";
import { GRACE_MS } from "@/lib/grace";

interface DeleteCampaignsProps {
  campaigns: readonly Campaign[];
  accountName: string;
  onClose: () => void;
  onStart: (title: string, items: readonly PlannedItem[]) => void;
}

/** Deletes campaigns once the person has typed how many: the words cannot be clicked through by habit. */
export function DeleteCampaigns({ campaigns, accountName, onClose, onStart }: DeleteCampaignsProps) {
  const { items } = planBulkChange(campaigns, { kind: "delete" });
  const what = items.length === 1 ? "1 campaign" : `${items.length.toLocaleString("en-GB")} campaigns`;
  return (
    <DeleteDialog
      title={`Delete ${what} in ${accountName}`}
      consequence={`Deletes ${what} in ${accountName}. After ${GRACE_MS / 1000} seconds this cannot be undone.`}
      action={`Delete ${what}`}
      keep="Keep them"
      typed={`delete ${items.length}`}
      onDelete={() => onStart(`Delete ${what}`, items)}
      onClose={onClose}
    >
      <ul className="max-h-40 list-disc overflow-auto pl-5">
        {items.slice(0, 8).map(({ key, name }) => (
          <li key={key} className="truncate">
            <bdi>{name}</bdi>
          </li>
        ))}
        {items.length > 8 && <li>and {(items.length - 8).toLocaleString("en-GB")} more</li>}
      </ul>
    </DeleteDialog>
  );
}
