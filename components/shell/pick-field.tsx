"use client";

import { ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { useFieldControl } from "@/components/ui/field-control";
import { inputClass } from "@/components/ui/text-input";
import { type Choices, type Named, PickChoices } from "./pick-choices";

interface PickFieldProps<Item extends Named> extends Choices<Item> {
  /** Label of the choice, "Campaign". */
  label: string;
  /** Placeholder while nothing is chosen. */
  placeholder: string;
  /** The chosen one's id; empty while none is. */
  value: string;
  /** The chosen one's name, if it is not among the options. */
  chosenName?: string | undefined;
  onValueChange: (id: string) => void;
}

/** Chooses one of thousands by typing. Takes its description and validity from the Field around it. */
export function PickField<Item extends Named>({
  label,
  placeholder,
  value,
  chosenName,
  onValueChange,
  ...choices
}: PickFieldProps<Item>) {
  const field = useFieldControl();
  const [query, setQuery] = useState<string>();
  const name = chosenName ?? choices.items.find(({ id }) => id === value)?.name;
  return (
    <>
      <button
        {...field.props}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={query !== undefined}
        aria-label={`${label}: ${name ?? (value || "not chosen")}`}
        onClick={() => setQuery("")}
        className={classNames(inputClass, "flex h-8 items-center gap-2 px-2.5 text-left")}
      >
        <bdi className={classNames("min-w-0 flex-1 truncate", value === "" && "text-text-muted")}>
          {name ?? (value || placeholder)}
        </bdi>
        <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-text-muted" />
      </button>
      {query !== undefined && (
        <PickChoices
          {...choices}
          title={label}
          query={query}
          onQuery={setQuery}
          onPick={({ id }) => onValueChange(id)}
        />
      )}
    </>
  );
}
