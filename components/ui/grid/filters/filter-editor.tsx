"use client";

import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import type { FilterEditorProps } from "./filter-editor-form";

const form = new LazyModule(() => import("./filter-editor-form"));

/** The values of one filter. Enter applies them. */
export function FilterEditor<Id extends string>(props: FilterEditorProps<Id>) {
  const late = useLazyModule(form, true);
  return late ? <late.FilterEditorForm {...props} /> : null;
}
