"use client";

import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import type { EditableField } from "@/lib/campaigns/view/columns";
import { EditMoney } from "./edit-money";
import { EditStatus } from "./edit-status";
import { EditText } from "./edit-text";

/** Where the focus goes after an edit. */
export type AfterEdit = "stay" | "down" | "next" | "previous";

/** The change to make, or undefined to leave everything as it was. */
export type EditDone = (campaign: Campaign, change: CampaignChange | undefined, after: AfterEdit) => void;

interface EditCellProps {
  campaign: Campaign;
  field: EditableField;
  onDone: EditDone;
}

/** The field that stands in a cell while it is edited. */
export function EditCell({ campaign, field, onDone }: EditCellProps) {
  const done = (change: CampaignChange | undefined, after: AfterEdit) => onDone(campaign, change, after);
  switch (field) {
    case "name":
    case "purchase_order_number":
      return <EditText campaign={campaign} field={field} onDone={done} />;
    case "daily_budget_amount_local_micro":
    case "total_budget_amount_local_micro":
      return <EditMoney campaign={campaign} field={field} onDone={done} />;
    case "entity_status":
      return <EditStatus campaign={campaign} onDone={done} />;
  }
}
