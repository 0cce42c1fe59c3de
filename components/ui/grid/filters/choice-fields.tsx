"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { formatNumber } from "@/lib/format/numbers";
import { FEW_VALUES, offeredValues, typedWords } from "@/lib/grid/filter-options";
import { filterValueInWords } from "@/lib/grid/filter-words";
import type { Filtering } from "./filtering";

interface ChoiceFieldsProps<Id extends string> {
  field: Id;
  chosen: readonly string[];
  filtering: Filtering<Id>;
  onChosen: (values: readonly string[]) => void;
}

/** Any of several values; long lists are searched by name. */
export function ChoiceFields<Id extends string>({
  field,
  chosen,
  filtering: { fields, names },
  onChosen,
}: ChoiceFieldsProps<Id>) {
  const [typed, setTyped] = useState("");
  const [first] = useState(chosen);
  const { label } = fields.of(field);
  const all = names[field]?.names.size ?? 0;
  const many = all > FEW_VALUES;
  const offered = offeredValues(fields, names, field, typedWords(typed));
  return (
    <>
      {many && (
        <Field label={`Find in ${formatNumber(all)}`} labelHidden>
          <TextInput
            placeholder={`Find in ${formatNumber(all)}`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              // Enter applies the chosen values, if there are any.
              if (event.key === "Enter" && chosen.length === 0) event.preventDefault();
            }}
          />
        </Field>
      )}
      <div className="flex flex-col">
        {[...new Set([...first, ...(many ? chosen : []), ...offered])].map((value) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onCheckedChange={(checked) =>
              onChosen(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          >
            {filterValueInWords(fields, names, field, value)}
          </Checkbox>
        ))}
        {many && offered.length === FEW_VALUES && (
          <p className="pt-1 text-sm text-text-muted">Type more of the name to see others than these.</p>
        )}
        {many && offered.length === 0 && (
          <p className="text-sm text-text-muted">No {label.toLowerCase()} is called that.</p>
        )}
      </div>
    </>
  );
}
