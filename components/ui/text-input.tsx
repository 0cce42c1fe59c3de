"use client";

import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { useFieldControl } from "./field-control";

/** Sixteen pixels on touch screens: browsers zoom into anything smaller. */
export const inputClass =
  "w-full min-w-0 rounded-md border border-line-strong bg-surface text-text pointer-coarse:text-[16px] " +
  "focus-visible:outline-offset-0 aria-invalid:border-blocked aria-invalid:ring-1 aria-invalid:ring-blocked " +
  "disabled:bg-surface-sunken disabled:text-text-muted [&[readonly]]:bg-surface-sunken [&[readonly]]:text-text-muted";

/** One line of text. Takes name, description and validity from the Field around it. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  const { props } = useFieldControl();
  return (
    <input
      type="text"
      autoComplete="off"
      {...props}
      {...rest}
      className={classNames(inputClass, "h-8 px-2.5", className)}
    />
  );
}

/** Several lines of text. */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  const { props } = useFieldControl();
  return (
    <textarea {...props} {...rest} className={classNames(inputClass, "min-h-16 px-2.5 py-1.5", className)} />
  );
}
