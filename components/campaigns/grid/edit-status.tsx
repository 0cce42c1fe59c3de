"use client";

import { useState } from "react";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { isSettableStatus, SETTABLE_STATUSES } from "@/lib/campaigns/status";
import { afterKey } from "./after-key";
import type { AfterEdit } from "./edit-cell";
import { editInputClass } from "./edit-note";
import { useFocusOnce } from "./use-focus-once";

interface EditStatusProps {
  campaign: Campaign;
  onDone: (change: CampaignChange | undefined, after: AfterEdit) => void;
}

/** Active or paused, chosen in the cell. A draft or unknown status stays until another is chosen. */
export function EditStatus({ campaign, onDone }: EditStatusProps) {
  const focus = useFocusOnce<HTMLSelectElement>();
  const [status, setStatus] = useState<string>(campaign.entity_status);
  const finish = (after: AfterEdit) =>
    onDone(isSettableStatus(status) ? { entity_status: status } : undefined, after);
  return (
    <select
      ref={focus}
      aria-label="Status"
      className={editInputClass}
      value={status}
      onChange={(event) => setStatus(event.target.value)}
      onBlur={() => finish("stay")}
      onKeyDown={(event) => {
        const after = afterKey(event);
        if (after === "cancel") onDone(undefined, "stay");
        else if (after) finish(after);
      }}
    >
      {!isSettableStatus(campaign.entity_status) && (
        <option value={campaign.entity_status}>{campaign.entity_status}</option>
      )}
      {Object.entries(SETTABLE_STATUSES).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
