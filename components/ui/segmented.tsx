"use client";

import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  /** Show icons only; the labels stay as names. */
  iconsOnly?: boolean;
  className?: string;
}

/** One of two to five options, all visible. Arrow keys choose, as in any radio group. */
export function Segmented<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  iconsOnly,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      className={classNames("inline-flex h-8 rounded-md bg-surface-hover p-0.5", className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={iconsOnly ? option.label : undefined}
          className="inline-flex h-7 min-w-7 items-center justify-center gap-1.5 rounded-sm px-2 text-text-muted has-checked:bg-surface has-checked:font-medium has-checked:text-text has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          <span className={iconsOnly ? "sr-only" : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
