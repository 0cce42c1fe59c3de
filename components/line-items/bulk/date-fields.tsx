import { useState } from "react";
import { BulkTimeFields, timeAdjustmentOf, UNTOUCHED_TIME } from "@/components/bulk/bulk-time-fields";
import type { LineItemActionFields } from "./line-item-action-fields";

/** When many line items run: both dates, or only one. */
export function DateFields({ around: { zone }, onChange }: LineItemActionFields) {
  const [typed, setTyped] = useState({ start: UNTOUCHED_TIME, end: UNTOUCHED_TIME });
  const edit = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const [start, end] = [timeAdjustmentOf(next.start), timeAdjustmentOf(next.end)];
    onChange(start || end ? { kind: "dates", zone, start, end } : undefined);
  };
  return (
    <div className="flex flex-col gap-3">
      <BulkTimeFields label="Starts" zone={zone} value={typed.start} onChange={(start) => edit({ start })} />
      <BulkTimeFields
        label="Ends"
        zone={zone}
        none="No end"
        value={typed.end}
        onChange={(end) => edit({ end })}
      />
    </div>
  );
}
