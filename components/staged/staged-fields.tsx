"use client";

import { Undo2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";
import { StagedWords } from "./staged-value";
import type { Staging } from "./use-staging";

interface StagedFieldsProps<Record extends StagedRecord, Change extends AnyChange> {
  staging: Staging<Record, Change>;
  /** The record as the service has it. */
  original: Record;
  /** The account's: times are shown in it. */
  zone: string;
}

/** The staged changes of one record, each with a button to discard it. */
export function StagedFields<Record extends StagedRecord, Change extends AnyChange>({
  staging: { resource, staged, takeBack },
  original,
  zone,
}: StagedFieldsProps<Record, Change>) {
  const change = staged.find(({ id }) => id === original.id)?.change;
  if (!change) return null;
  const changed = resource.fields.filter((field) => change[field] !== undefined);
  const words = (field: string, value: unknown) =>
    resource.valueInWords(field, value, { currency: original.currency, zone });
  return (
    <section aria-label="Staged" className="flex flex-col gap-1 rounded-md border p-3">
      <h3 className="font-semibold">Staged, not published</h3>
      <ul>
        {changed.map((field) => (
          <li key={field} className="flex min-h-8 items-baseline gap-2">
            <span className="w-32 shrink-0 text-text-muted">{resource.fieldName(field)}</span>
            <span className="min-w-0 flex-1 break-words font-medium tabular-nums">
              <StagedWords words={words(field, change[field])} old={words(field, original[field])} />
            </span>
            <IconButton
              size="small"
              label={`Take back: ${resource.fieldName(field)}`}
              onClick={() => takeBack({ id: original.id, name: resource.nameOf(original) }, field)}
            >
              <Undo2 size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
