"use client";

import { useState } from "react";
import { fundingName, usePlace } from "@/components/campaigns/place";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Popover } from "@/components/ui/popover";
import { filterWords } from "@/lib/campaigns/view/filter-words";
import { FILTER_LABELS, type Filter } from "@/lib/campaigns/view/filters";
import { popupClass } from "./filter-adder";
import { FilterEditor } from "./filter-editor";
import type { CampaignViewState } from "./use-campaign-view";

/** Every filter as a chip: a click changes it, its cross removes it. What means nothing here is struck through. */
export function FilterChips({ view, currency }: { view: CampaignViewState; currency: string }) {
  const { filters, unreadable, removeFilter, setFilter, clearFilters } = view;
  return (
    <>
      {filters.map((filter) => (
        <FilterChip
          key={filter.field}
          filter={filter}
          currency={currency}
          onFilter={setFilter}
          onRemove={() => removeFilter(filter.field)}
        />
      ))}
      {unreadable.map(({ field, text }) => (
        <Chip key={field} label={FILTER_LABELS[field]} onRemove={() => removeFilter(field)}>
          <span className="px-2" title="This filter cannot be understood and is not applied">
            {FILTER_LABELS[field]} <s>{text}</s>
          </span>
        </Chip>
      ))}
      {filters.length + unreadable.length > 1 && (
        <Button tone="quiet" size="small" onClick={clearFilters}>
          Clear all
        </Button>
      )}
    </>
  );
}

interface FilterChipProps {
  filter: Filter;
  currency: string;
  onFilter: (filter: Filter) => void;
  onRemove: () => void;
}

function FilterChip({ filter, currency, onFilter, onRemove }: FilterChipProps) {
  const place = usePlace();
  const [open, setOpen] = useState(false);
  const label = FILTER_LABELS[filter.field];
  const unknownFunding =
    filter.field === "funding" &&
    place.funding.size > 0 &&
    filter.values.every((id) => !place.funding.has(id));
  return (
    <Chip label={label} onRemove={onRemove}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className="h-full max-w-72 truncate rounded-l-md px-2 hover:bg-surface-hover">
            <span className="text-text-muted">{label}</span>{" "}
            <span className={unknownFunding ? "line-through" : "font-medium"}>
              {filterWords(filter, (id) => fundingName(place, id))}
            </span>
          </button>
        }
        label={`Change the filter ${label}`}
        className={popupClass}
      >
        <FilterEditor
          field={filter.field}
          filter={filter}
          currency={currency}
          onCancel={() => setOpen(false)}
          onFilter={(next) => {
            onFilter(next);
            setOpen(false);
          }}
        />
      </Popover>
    </Chip>
  );
}
