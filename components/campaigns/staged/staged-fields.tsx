"use client";

import { Undo2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CHANGE_FIELDS } from "@/lib/campaigns/change";
import { fieldName, valueInWords } from "@/lib/campaigns/field-words";
import { StagedWords } from "./staged-value";

interface StagedFieldsProps {
  original: Campaign;
  planned: Campaign;
  onTakeBack: (campaign: Campaign, field: string) => void;
}

/** What waits to be published for one campaign, each to be taken back. */
export function StagedFields({ original, planned, onTakeBack }: StagedFieldsProps) {
  const fields = CHANGE_FIELDS.filter((field) => planned[field] !== original[field]);
  const words = (field: string, value: unknown) => valueInWords(field, value, original.currency);
  return (
    <section aria-label="Staged" className="flex flex-col gap-1 rounded-md border p-3">
      <h3 className="font-semibold">Staged, not published</h3>
      <ul>
        {fields.map((field) => (
          <li key={field} className="flex min-h-8 items-baseline gap-2">
            <span className="w-32 shrink-0 text-text-muted">{fieldName(field)}</span>
            <span className="min-w-0 flex-1 break-words font-medium tabular-nums">
              <StagedWords words={words(field, planned[field])} old={words(field, original[field])} />
            </span>
            <IconButton
              size="small"
              label={`Take back: ${fieldName(field)}`}
              onClick={() => onTakeBack(original, field)}
            >
              <Undo2 size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
