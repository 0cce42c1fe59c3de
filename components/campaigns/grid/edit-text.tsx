"use client";

import { useId, useState } from "react";
import { CAMPAIGN_NAME_MAX, type Campaign, PURCHASE_ORDER_NUMBER_MAX } from "@/lib/ads/endpoints/campaigns";
import { type CampaignChange, checkChange } from "@/lib/campaigns/change";
import { afterKey } from "./after-key";
import type { AfterEdit } from "./edit-cell";
import { EditNote, editInputClass } from "./edit-note";
import { useFocusOnce } from "./use-focus-once";

interface EditTextProps {
  campaign: Campaign;
  field: "name" | "purchase_order_number";
  onDone: (change: CampaignChange | undefined, after: AfterEdit) => void;
}

const LABELS = { name: "Name", purchase_order_number: "Purchase order number" } as const;
const LIMITS = { name: CAMPAIGN_NAME_MAX, purchase_order_number: PURCHASE_ORDER_NUMBER_MAX } as const;

/** A name or purchase order number, edited in its cell. Text that breaks a rule stays, with the rule below. */
export function EditText({ campaign, field, onDone }: EditTextProps) {
  const [text, setText] = useState(campaign[field] ?? "");
  const noteId = useId();
  const focus = useFocusOnce<HTMLInputElement>();
  const [problem] = checkChange(campaign, { [field]: text });
  const finish = (after: AfterEdit) => {
    if (!problem) onDone({ [field]: text }, after);
  };
  return (
    <>
      <input
        ref={focus}
        aria-label={LABELS[field]}
        aria-describedby={noteId}
        aria-invalid={problem !== undefined}
        autoComplete="off"
        className={editInputClass}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => finish("stay")}
        onKeyDown={(event) => {
          const after = afterKey(event);
          if (after === "cancel") onDone(undefined, "stay");
          else if (after) finish(after);
        }}
      />
      <EditNote id={noteId} tone={problem ? "problem" : "hint"}>
        {problem && `${problem.advice} `}
        {[...text].length}/{LIMITS[field]}
      </EditNote>
    </>
  );
}
