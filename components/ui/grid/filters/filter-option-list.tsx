"use client";

import { type KeyboardEvent, useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { inputClass } from "@/components/ui/text-input";
import { type FilterOption, filterOptions } from "@/lib/grid/filter-options";
import type { Filtering } from "./filtering";

interface FilterOptionListProps<Id extends string> {
  filtering: Filtering<Id>;
  examples: string;
  onPick: (option: FilterOption<Id>) => void;
}

/** The filter options, narrowed while typing. */
export function FilterOptionList<Id extends string>({
  filtering: { fields, names, filters },
  examples,
  onPick,
}: FilterOptionListProps<Id>) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const listId = useId();
  const options = filterOptions(fields, names, typed, filters);
  const active = Math.min(at, options.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active];
    if (event.key === "ArrowDown") setAt(Math.min(active + 1, options.length - 1));
    else if (event.key === "ArrowUp") setAt(Math.max(active - 1, 0));
    else if (event.key === "Enter" && option) onPick(option);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="sticky top-0 bg-surface-raised p-2">
        <input
          role="combobox"
          aria-label="Filter by"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={`${listId}${active}`}
          placeholder={examples}
          autoComplete="off"
          className={classNames(inputClass, "h-8 px-2.5")}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label="Filters" className="px-1 pb-1">
        {options.map((option, index) => (
          <div
            key={option.key}
            id={`${listId}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={index === active ? keepInView : undefined}
            onPointerMove={() => setAt(index)}
            onPointerDown={(event) => {
              event.preventDefault();
              onPick(option);
            }}
            className="flex min-h-7 items-center rounded-sm px-2 py-1 aria-selected:bg-surface-hover"
          >
            <span className="truncate">{option.label}</span>
          </div>
        ))}
      </div>
    </>
  );
}

function keepInView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
