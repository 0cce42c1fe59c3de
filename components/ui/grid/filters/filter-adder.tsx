"use client";

import { ListFilter } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Popover } from "@/components/ui/popover";
import type { Filter } from "@/lib/grid/filters";
import { FilterEditor } from "./filter-editor";
import { type Filtering, popupClass } from "./filtering";

interface FilterAdderProps<Id extends string> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filtering: Filtering<Id>;
  /** Examples of input, "Paused, budget, name…". */
  examples: string;
}

const list = new LazyModule(() => import("./filter-option-list"));

/** Adds a filter by its words: F, "paused", Enter. Fields for an amount or a day ask for it next. */
export function FilterAdder<Id extends string>({
  open,
  onOpenChange,
  filtering,
  examples,
}: FilterAdderProps<Id>) {
  const late = useLazyModule(list, open);
  const [field, setField] = useState<Id>();
  const close = () => {
    setField(undefined);
    onOpenChange(false);
  };
  const add = (filter: Filter<Id>) => {
    filtering.setFilter(filter);
    close();
  };
  return (
    <Popover
      // Once there is something to focus.
      open={open && late !== undefined}
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
        <FilterEditor
          field={field}
          filter={filtering.filters.find((each) => each.field === field)}
          filtering={filtering}
          onFilter={add}
          onCancel={close}
        />
      ) : (
        late && (
          <late.FilterOptionList
            filtering={filtering}
            examples={examples}
            onPick={(option) => (option.kind === "filter" ? add(option.filter) : setField(option.field))}
          />
        )
      )}
    </Popover>
  );
}
