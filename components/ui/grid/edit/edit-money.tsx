"use client";

import { useId, useState } from "react";
import { AmountInWords } from "@/components/ui/money";
import { changeFactor, isLargeChange } from "@/lib/bulk/large-change";
import { formatMicros, microsToDecimal } from "@/lib/format/money";
import type { TypedAmount } from "@/lib/records/cell-edits";
import { type AfterEdit, afterKey } from "./after-key";
import { EditNote, ENTER_AGAIN, editInputClass } from "./edit-note";
import { useFocusOnce } from "./use-focus-once";

interface EditMoneyProps {
  /** "Daily budget". */
  label: string;
  currency: string;
  micros: string | null;
  /** What was typed to begin the edit, in place of the amount. */
  typed?: string | undefined;
  /** An amount to begin with instead, and why it was refused. */
  refused?: { readonly micros: string | null; readonly why: string } | undefined;
  read: (text: string) => TypedAmount;
  /** What stands below an amount that may be kept. */
  hintOf: (micros: string | null) => string;
  /** What somebody has to see before an amount is kept. */
  warningOf?: (micros: string | null) => string | undefined;
  /** Undefined leaves everything as it was, null unsets the amount. */
  onDone: (micros: string | null | undefined, after: AfterEdit) => void;
}

/** An amount edited in its cell, and asked about when it looks like a slip of the finger. */
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
  /** It is a large change, or warned of, and waits for a second Enter. */
  const [asked, setAsked] = useState(false);
  const noteId = useId();
  const focus = useFocusOnce<HTMLInputElement>({ typing: begun !== undefined });
  const typed = read(text);
  const stillRefused = typed.ok && typed.micros === refused?.micros ? refused.why : undefined;
  const warning = typed.ok && stillRefused === undefined ? warningOf?.(typed.micros) : undefined;
  const large = typed.ok && typed.micros !== null && isLargeChange(before, typed.micros);
  const finish = (after: AfterEdit, confirms: boolean) => {
    // What was refused goes again by a key, never because the field was left.
    if (!typed.ok || (stillRefused !== undefined && after === "stay")) return;
    if ((large || warning !== undefined) && !(confirms && asked)) setAsked(true);
    else onDone(typed.micros, after);
  };
  return (
    <>
      <input
        ref={focus}
        aria-label={`${label} in ${currency}`}
        aria-describedby={noteId}
        aria-invalid={!typed.ok || stillRefused !== undefined}
        autoComplete="off"
        inputMode="decimal"
        className={`${editInputClass} text-right tabular-nums`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAsked(false);
        }}
        onBlur={() => finish("stay", false)}
        onKeyDown={(event) => {
          const after = afterKey(event);
          if (after === "cancel" && asked) setAsked(false);
          else if (after === "cancel") onDone(undefined, "stay");
          else if (after) finish(after, true);
        }}
      />
      {!typed.ok ? (
        <EditNote id={noteId} align="end" tone="problem">
          {typed.reason}
        </EditNote>
      ) : asked ? (
        <EditNote id={noteId} align="end" tone="problem">
          {large && before !== null && typed.micros !== null && (
            <>
              {changeFactor(before, typed.micros)}: from {formatMicros(before, currency)} to{" "}
              {formatMicros(typed.micros, currency)} {currency}, that is{" "}
              <AmountInWords micros={typed.micros} currency={currency} />.{" "}
            </>
          )}
          {warning} {ENTER_AGAIN}
        </EditNote>
      ) : warning !== undefined ? (
        <EditNote id={noteId} align="end" tone="warning">
          {warning}
        </EditNote>
      ) : stillRefused !== undefined ? (
        <EditNote id={noteId} align="end" tone="problem">
          {stillRefused}
        </EditNote>
      ) : (
        <EditNote id={noteId} align="end" tone="hint">
          {hintOf(typed.micros)}
        </EditNote>
      )}
    </>
  );
}
