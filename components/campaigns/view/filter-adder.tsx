"use client";

import { ListFilter } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { fundingName, usePlace } from "@/components/campaigns/place";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Popover } from "@/components/ui/popover";
import { inputClass } from "@/components/ui/text-input";
import { type FilterOption, filterOptions } from "@/lib/campaigns/view/filter-options";
import type { Filter, FilterField } from "@/lib/campaigns/view/filters";
import { FilterEditor } from "./filter-editor";

interface FilterAdderProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filters: readonly Filter[];
  currency: string;
  onFilter: (filter: Filter) => void;
}

export const popupClass = "max-h-[min(var(--available-height),360px)] w-72 overflow-y-auto";

/** Adds a filter by its words: F, "paused", Enter. Fields that need an amount or a day ask for it next. */
export function FilterAdder({ open, onOpenChange, filters, currency, onFilter }: FilterAdderProps) {
  const [field, setField] = useState<FilterField>();
  const close = () => {
    setField(undefined);
    onOpenChange(false);
  };
  const add = (filter: Filter) => {
    onFilter(filter);
    close();
  };
  return (
    <Popover
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      trigger={
        <Button tone="quiet">
          <ListFilter size={14} aria-hidden />
          Filter
        </Button>
      }
      label="Add a filter"
      className={popupClass}
    >
      {field ? (
        <FilterEditor field={field} currency={currency} onFilter={add} onCancel={close} />
      ) : (
        <OptionList
          filters={filters}
          onPick={(option) => (option.kind === "filter" ? add(option.filter) : setField(option.field))}
        />
      )}
    </Popover>
  );
}

function OptionList({
  filters,
  onPick,
}: {
  filters: readonly Filter[];
  onPick: (option: FilterOption) => void;
}) {
  const place = usePlace();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const listId = useId();
  const options = filterOptions(typed, filters, [...place.funding.keys()], (id) => fundingName(place, id));
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
          placeholder="Paused, budget, funding, name…"
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
