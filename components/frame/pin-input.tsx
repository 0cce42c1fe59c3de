"use client";

import type { ComponentProps } from "react";
import { useFocusOnce } from "@/components/ui/grid/edit/use-focus-once";

/** The PIN input: has the focus as the page appears. */
export function PinInput(props: ComponentProps<"input">) {
  const focus = useFocusOnce<HTMLInputElement>();
  return (
    <input
      {...props}
      ref={focus}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      className="h-10 rounded-md border border-line-strong bg-surface px-3 text-lg tabular-nums tracking-widest aria-invalid:border-blocked"
    />
  );
}
