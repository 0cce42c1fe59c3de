"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { Rename } from "@/lib/bulk/rename";

const EMPTY: Rename = { find: "", replace: "", prefix: "", suffix: "" };

const FIELDS = [
  { part: "find", label: "Find", hint: "Case-sensitive." },
  { part: "replace", label: "Replace with", hint: "Leave it empty to take the text out." },
  { part: "prefix", label: "Prefix", hint: "Spaces count." },
  { part: "suffix", label: "Suffix", hint: "Spaces count." },
] as const;

interface RenameFieldsProps {
  onChange: (change: ({ readonly kind: "rename" } & Rename) | undefined) => void;
}

/** Find and replace in names, and text in front or behind. */
export function BulkRenameFields({ onChange }: RenameFieldsProps) {
  const [rename, setRename] = useState(EMPTY);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {FIELDS.map(({ part, label, hint }) => (
        <Field key={part} label={label} hint={hint}>
          <TextInput
            value={rename[part]}
            onChange={(event) => {
              const next = { ...rename, [part]: event.target.value };
              setRename(next);
              onChange(next.find || next.prefix || next.suffix ? { kind: "rename", ...next } : undefined);
            }}
          />
        </Field>
      ))}
    </div>
  );
}
