"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "ref" | "children"> {
  onCheckedChange?: (checked: boolean, event: { shiftKey: boolean }) => void;
  /** Some, not all, of what it represents. */
  indeterminate?: boolean;
  /** Text beside the box; without it give an aria-label. */
  children?: ReactNode;
}

/** A box to tick. The target is 24 px, the box 16. */
export function Checkbox({
  onCheckedChange,
  indeterminate = false,
  children,
  className,
  ...rest
}: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const shiftKey = useRef(false);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames("inline-flex min-h-6 min-w-6 items-center gap-1.5", className)}>
      <span className="inline-flex size-6 shrink-0 items-center justify-center">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          onClick={(event) => {
            shiftKey.current = event.shiftKey;
            rest.onClick?.(event);
          }}
          onChange={(event) => onCheckedChange?.(event.target.checked, { shiftKey: shiftKey.current })}
          className="checkbox"
        />
      </span>
      {children}
    </label>
  );
}

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "role"> {
  checked: boolean;
  onCheckedChange?: (checked: boolean) => void;
  children?: ReactNode;
}

/** On or off, with effect at once. */
export function Switch({ checked, onCheckedChange, children, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames("inline-flex min-h-6 items-center gap-2", className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className="switch"
      />
      {children}
    </label>
  );
}
