"use client";

import { type ReactNode, useId, useMemo, useState } from "react";
import { classNames } from "./class-names";
import { FieldContext } from "./field-control";

/**
 * Fields side by side where their container has room, otherwise stacked: beside a preview a form is narrow even in a
 * wide window.
 */
export const FieldColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] items-start gap-4">
    {children}
  </div>
);

interface FieldProps {
  label: ReactNode;
  /** What to type, and its effect. */
  hint?: ReactNode;
  /** The error and how to fix it. Announced when it appears. */
  error?: string | undefined;
  /** Worth a second look, but valid. Announced when it appears. */
  warning?: string | undefined;
  /** How much of the limit is used, shown as 12/255. */
  counter?: { used: number; max: number };
  required?: boolean;
  /** For places whose context names the field visually. */
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint, counter and error of one input, linked for assistive technology. */
export function Field({
  label,
  hint,
  error,
  warning,
  counter,
  required = false,
  labelHidden,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const [ownError, setOwnError] = useState<string>();
  // The control's own rule is more specific than "this is not an amount".
  const shownError = ownError ?? error;
  const over = counter ? counter.used > counter.max : false;
  const parts = useMemo(
    () => ({
      controlId: `${id}control`,
      describedBy: `${id}error ${id}warning ${id}hint ${id}counter`,
      invalid: shownError !== undefined || over,
      required,
      setOwnError,
    }),
    [id, shownError, over, required],
  );
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1", className)}>
      <div className={classNames("flex items-baseline gap-2", labelHidden && "sr-only")}>
        <label htmlFor={parts.controlId} className="font-medium">
          {label}
        </label>
        {required && <span className="text-sm text-text-muted">required</span>}
        {counter && (
          <span
            id={`${id}counter`}
            className={classNames("ml-auto text-sm tabular-nums", over ? "text-blocked" : "text-text-muted")}
          >
            <span aria-hidden>
              {counter.used}/{counter.max}
            </span>
            <span className="sr-only">
              {counter.used} of {counter.max} characters
            </span>
          </span>
        )}
      </div>
      <FieldContext value={parts}>{children}</FieldContext>
      <p id={`${id}error`} role="alert" className="text-blocked text-sm empty:hidden">
        {shownError}
      </p>
      {warning !== undefined && shownError === undefined && (
        <p id={`${id}warning`} role="alert" className="text-attention text-sm">
          {warning}
        </p>
      )}
      {hint && (
        <p id={`${id}hint`} className="text-sm text-text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
