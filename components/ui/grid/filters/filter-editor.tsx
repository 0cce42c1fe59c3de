"use client";

import { Late, useLate } from "@/components/ui/late";
import type { Filter } from "@/lib/grid/filters";
import type { Filtering } from "./filtering";

export interface FilterEditorProps<Id extends string> {
  field: Id;
  /** The filter as it is now, when one is changed. */
  filter?: Filter<Id> | undefined;
  filtering: Filtering<Id>;
  onFilter: (filter: Filter<Id>) => void;
  onCancel: () => void;
}

const form = new Late(() => import("./filter-editor-form"));

/** The values of one filter. Enter takes them over. */
export function FilterEditor<Id extends string>(props: FilterEditorProps<Id>) {
  const late = useLate(form, true);
  return late ? <late.FilterEditorForm {...props} /> : null;
}
