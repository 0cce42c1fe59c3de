"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { microsToDecimal } from "@/lib/format/money";
import { readMoney } from "@/lib/format/read-money";
import { classNames } from "./class-names";
import { useFieldControl } from "./field-control";
import { inputClass } from "./text-input";

/** The value of a money input: an amount in micros, nothing (null), or invalid text (undefined). */
export interface MoneyTyped {
  readonly text: string;
  readonly micros: string | null | undefined;
  /** The broken rule, when `micros` is undefined. */
  readonly reason?: string;
}

interface MoneyInputProps
  extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "inputMode" | "type"> {
  currency: string;
  defaultMicros?: string | null | undefined;
  onTyped: (typed: MoneyTyped) => void;
}

function read(text: string, currency: string): MoneyTyped {
  if (text.trim() === "") return { text, micros: null };
  const money = readMoney(text, currency);
  return money.ok ? { text, micros: money.micros } : { text, micros: undefined, reason: money.reason };
}

/**
 * An amount of money as a person types it. The text stays as typed: nothing is rounded or rearranged; a text that
 * breaks the currency's rule is marked and explained once the person leaves the field or the form reports an error.
 */
export function MoneyInput({
  currency,
  defaultMicros,
  onTyped,
  onBlur,
  className,
  ...rest
}: MoneyInputProps) {
  const { props, setOwnError } = useFieldControl();
  const [text, setText] = useState(() => (defaultMicros ? microsToDecimal(defaultMicros, currency) : ""));
  const [reason, setReason] = useState<string>();
  const show = (shown: string | undefined) => {
    setReason(shown);
    setOwnError?.(shown);
  };
  const marked = props["aria-invalid"] === true;
  const broken = read(text, currency).reason;
  useEffect(() => {
    if (!marked) return;
    setReason(broken);
    setOwnError?.(broken);
  }, [marked, broken, setOwnError]);
  return (
    <div className={classNames("relative", className)}>
      <input
        autoComplete="off"
        aria-invalid={reason ? true : undefined}
        {...props}
        {...rest}
        type="text"
        inputMode="decimal"
        value={text}
        onChange={(event) => {
          const typed = read(event.target.value, currency);
          setText(typed.text);
          if (typed.micros !== undefined) show(undefined);
          onTyped(typed);
        }}
        onBlur={(event) => {
          show(broken);
          onBlur?.(event);
        }}
        className={classNames(inputClass, "h-8 pr-12 pl-2.5 text-right tabular-nums")}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-sm text-text-muted"
      >
        {currency}
      </span>
    </div>
  );
}
