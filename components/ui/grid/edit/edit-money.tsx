"use client";

import { useId, useState } from "react";
import { AmountInWords } from "@/components/ui/amount-in-words";
import { changeFactor, isLargeChange } from "@/lib/bulk/large-change";
import { formatMicros, microsToDecimal } from "@/lib/money";
import { type AfterEdit, afterKey } from "./after-key";
import { EditNote, editInputClass } from "./edit-note";
import { useFocusOnce } from "./use-focus-once";

/** What a typed text says: an amount in micros, null for none, or why it cannot be kept. */
export type TypedAmount =
  | { readonly ok: true; readonly micros: string | null }
  | { readonly ok: false; readonly reason: string };

interface EditMoneyProps {
  /** "Daily budget". */
  label: string;
  currency: string;
  micros: string | null;
  /** An amount to begin with instead, and why it was refused. */
  refused?: { readonly micros: string | null; readonly why: string } | undefined;
  read: (text: string) => TypedAmount;
  /** What stands below an amount that may be kept. */
  hintOf: (micros: string | null) => string;
  /** Undefined leaves everything as it was, null unsets the amount. */
  onDone: (micros: string | null | undefined, after: AfterEdit) => void;
}

/** An amount edited in its cell, and asked about when it looks like a slip of the finger. */
export function EditMoney({
  label,
  currency,
  micros: before,
  refused,
  read,
  hintOf,
  onDone,
}: EditMoneyProps) {
  const first = refused ? refused.micros : before;
  const [text, setText] = useState(first === null ? "" : microsToDecimal(first, currency));
  /** A large change that waits for a second Enter. */
  const [asked, setAsked] = useState<string>();
  const noteId = useId();
  const focus = useFocusOnce<HTMLInputElement>();
  const typed = read(text);
  const stillRefused = typed.ok && typed.micros === refused?.micros ? refused.why : undefined;
  const finish = (after: AfterEdit, confirms: boolean) => {
    // What was refused goes again by a key, never because the field was left.
    if (!typed.ok || (stillRefused !== undefined && after === "stay")) return;
    const large = isLargeChange(before, typed.micros);
    if (large && !(confirms && asked === typed.micros)) setAsked(typed.micros ?? undefined);
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
          setAsked(undefined);
        }}
        onBlur={() => finish("stay", false)}
        onKeyDown={(event) => {
          const after = afterKey(event);
          if (after === "cancel" && asked !== undefined) setAsked(undefined);
          else if (after === "cancel") onDone(undefined, "stay");
          else if (after) finish(after, true);
        }}
      />
      {!typed.ok ? (
        <EditNote id={noteId} align="end" tone="problem">
          {typed.reason}
        </EditNote>
      ) : asked !== undefined && before !== null ? (
        <EditNote id={noteId} align="end" tone="problem">
          {changeFactor(before, asked)}: from {formatMicros(before, currency)} to{" "}
          {formatMicros(asked, currency)} {currency}, that is{" "}
          <AmountInWords micros={asked} currency={currency} />. Press Enter again to keep it, Esc to go on
          editing.
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
