"use client";

import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { useFieldControl } from "./field-control";
import { inputClass } from "./text-input";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string>
  extends Omit<ComponentProps<"select">, "value" | "onChange" | "children" | "size"> {
  options: readonly SelectOption<Value>[];
  value: Value | "";
  onValueChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  small?: boolean;
}

/** One of a few. The platform's own list, which works by keyboard, by voice and on phones as usual. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  small,
  className,
  ...rest
}: SelectProps<Value>) {
  const { props } = useFieldControl();
  return (
    <span className={classNames("relative inline-flex w-full", className)}>
      <select
        {...props}
        {...rest}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className={classNames(
          inputClass,
          "appearance-none truncate pr-7 pl-2.5",
          small ? "h-6 text-sm" : "h-8",
          placeholder !== undefined && value === "" && "text-text-muted",
        )}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronsUpDown
        size={14}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2 my-auto text-text-muted"
      />
    </span>
  );
}
