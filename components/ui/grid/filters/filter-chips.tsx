"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Popover } from "@/components/ui/popover";
import { asksForUnknown, filterWords } from "@/lib/grid/filter-words";
import type { Filter } from "@/lib/grid/filters";
import { FilterEditor } from "./filter-editor";
import { type Filtering, popupClass } from "./filtering";

/** Every filter as a chip: a click changes it, its cross removes it. An unreadable one is struck through. */
export function FilterChips<Id extends string>({ filtering }: { filtering: Filtering<Id> }) {
  const { fields, filters, unreadable, removeFilter, clearFilters } = filtering;
  return (
    <>
      {filters.map((filter) => (
        <FilterChip key={filter.field} filter={filter} filtering={filtering} />
      ))}
      {unreadable.map(({ field, text }) => {
        const { label } = fields.of(field);
        return (
          <Chip key={field} label={label} onRemove={() => removeFilter(field)}>
            <span className="px-2" title="This filter cannot be understood and is not applied">
              {label} <s>{text}</s>
            </span>
          </Chip>
        );
      })}
      {filters.length + unreadable.length > 1 && (
        <Button tone="quiet" size="small" onClick={clearFilters}>
          Clear all
        </Button>
      )}
    </>
  );
}

interface FilterChipProps<Id extends string> {
  filter: Filter<Id>;
  filtering: Filtering<Id>;
}

function FilterChip<Id extends string>({ filter, filtering }: FilterChipProps<Id>) {
  const { fields, names, setFilter, removeFilter } = filtering;
  const [open, setOpen] = useState(false);
  const { label } = fields.of(filter.field);
  return (
    <Chip label={label} onRemove={() => removeFilter(filter.field)}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className="h-full max-w-72 truncate rounded-l-md px-2 hover:bg-surface-hover">
            <span className="text-text-muted">{label}</span>{" "}
            <span className={asksForUnknown(names, filter) ? "line-through" : "font-medium"}>
              <bdi>{filterWords(fields, names, filter)}</bdi>
            </span>
          </button>
        }
        label={`Change the filter ${label}`}
        className={popupClass}
      >
        <FilterEditor
          field={filter.field}
          filter={filter}
          filtering={filtering}
          onCancel={() => setOpen(false)}
          onFilter={(next) => {
            setFilter(next);
            setOpen(false);
          }}
        />
      </Popover>
    </Chip>
  );
}
