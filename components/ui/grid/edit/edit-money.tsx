"use client";

import { useState } from "react";
import { AmountInWords } from "@/components/ui/money";
import { changeFactor, isLargeChange } from "@/lib/bulk/large-change";
import { formatMicros, microsToDecimal } from "@/lib/format/money";
import type { TypedAmount } from "@/lib/records/written-cells";
import type { AfterEdit } from "./after-key";
import { EditInput } from "./edit-input";
import { ENTER_AGAIN } from "./edit-note";

interface EditMoneyProps {
  /** "Daily budget". */
  label: string;
  currency: string;
  micros: string | null;
  /** The typed text that started the edit, in place of the amount. */
  typed?: string | undefined;
  /** The refused amount to start with, and why it was refused. */
  refused?: { readonly micros: string | null; readonly why: string } | undefined;
  read: (text: string) => TypedAmount;
  /** The hint below a valid amount. */
  hintOf: (micros: string | null) => string;
  /** A warning to show before an amount is saved. */
  warningOf?: (micros: string | null) => string | undefined;
  /** Undefined makes no change, null unsets the amount. */
  onDone: (micros: string | null | undefined, after: AfterEdit) => void;
}

/** An amount edited in its cell, with a confirmation if it may be a typo. */
export function EditMoney({
  label,
  currency,
  micros: before,
  typed: begun,
  refused,
  read,
  hintOf,
  warningOf,
  onDone,
}: EditMoneyProps) {
  const first = refused ? refused.micros : before;
  const [text, setText] = useState(begun ?? (first === null ? "" : microsToDecimal(first, currency)));
  const typed = read(text);
  const stillRefused = typed.ok && typed.micros === refused?.micros ? refused.why : undefined;
  const warning = typed.ok && stillRefused === undefined ? warningOf?.(typed.micros) : undefined;
  const large = typed.ok && typed.micros !== null && isLargeChange(before, typed.micros);
  const note = (asked: boolean) => {
    if (!typed.ok) return { tone: "problem", words: typed.reason } as const;
    const { micros } = typed;
    if (asked) {
      const change = large && before !== null && micros !== null && (
        <>
          {changeFactor(before, micros)}: from {formatMicros(before, currency)} to{" "}
          {formatMicros(micros, currency)} {currency}, that is{" "}
          <AmountInWords micros={micros} currency={currency} />.{" "}
        </>
      );
      return {
        tone: "problem",
        words: (
          <>
            {change}
            {warning} {ENTER_AGAIN}
          </>
        ),
      } as const;
    }
    if (warning !== undefined) return { tone: "warning", words: warning } as const;
    if (stillRefused !== undefined) return { tone: "problem", words: stillRefused } as const;
    return { tone: "hint", words: hintOf(micros) } as const;
  };
  return (
    <EditInput
      label={`${label} in ${currency}`}
      text={text}
      typing={begun !== undefined}
      state={{
        broken: !typed.ok,
        refused: stillRefused !== undefined,
        warned: large || warning !== undefined,
      }}
      align="end"
      className="text-right tabular-nums"
      inputMode="decimal"
      onText={setText}
      onKeep={(after) => typed.ok && onDone(typed.micros, after)}
      onCancel={() => onDone(undefined, "stay")}
      note={note}
    />
  );
}
