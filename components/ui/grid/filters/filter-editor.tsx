"use client";

import { Late, useLate } from "@/components/ui/late";
import type { FilterEditorProps } from "./filter-editor-form";

const form = new Late(() => import("./filter-editor-form"));

/** The values of one filter. Enter takes them over. */
export function FilterEditor<Id extends string>(props: FilterEditorProps<Id>) {
  const late = useLate(form, true);
  return late ? <late.FilterEditorForm {...props} /> : null;
}
