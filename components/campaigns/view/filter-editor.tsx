"use client";

import { Late, useLate } from "@/components/ui/late";
import type { Filter, FilterField } from "@/lib/campaigns/view/filters";

export interface FilterEditorProps {
  field: FilterField;
  /** The filter as it is now, when one is changed. */
  filter?: Filter | undefined;
  currency: string;
  onFilter: (filter: Filter) => void;
  onCancel: () => void;
}

const form = new Late(() => import("./filter-editor-form"));

/** The values of one filter. Enter takes them over. */
export function FilterEditor(props: FilterEditorProps) {
  const late = useLate(form, true);
  return late ? <late.FilterEditorForm {...props} /> : null;
}
