"use client";

import { useId, useState } from "react";
import { type AfterEdit, afterKey } from "./after-key";
import { EditNote, editInputClass } from "./edit-note";
import { useFocusOnce } from "./use-focus-once";

interface EditChoiceProps {
  /** "Status". */
  label: string;
  value: string;
  /** The options, with their labels. */
  options: Readonly<Record<string, string>>;
  /** The rule that a choice breaks; undefined if none. */
  problemOf: (value: string) => string | undefined;
  /** The refused choice, and why it was refused. */
  refused?: { readonly value: string; readonly why: string } | undefined;
  /** Undefined makes no change. */
  onDone: (value: string | undefined, after: AfterEdit) => void;
}

/** A choice edited in its cell. A current value that is no option stays until another is chosen. */
export function EditChoice({ label, value: before, options, problemOf, refused, onDone }: EditChoiceProps) {
  const focus = useFocusOnce<HTMLSelectElement>();
  const noteId = useId();
  const [value, setValue] = useState(refused?.value ?? before);
  const isOption = (each: string) => Object.hasOwn(options, each);
  const problem = value === before ? undefined : problemOf(value);
  const advice = problem ?? (value === refused?.value ? refused.why : undefined);
  const finish = (after: AfterEdit) => {
    // A refused value is sent again by a key, never on blur; an invalid one is not sent.
    const held = problem !== undefined || (advice !== undefined && after === "stay");
    if (!held) onDone(isOption(value) && value !== before ? value : undefined, after);
  };
  return (
    <>
      <select
        ref={focus}
        aria-label={label}
        aria-describedby={advice === undefined ? undefined : noteId}
        aria-invalid={advice !== undefined}
        className={editInputClass}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onBlur={() => finish("stay")}
        onKeyDown={(event) => {
          const after = afterKey(event);
          if (after === "cancel") onDone(undefined, "stay");
          else if (after) finish(after);
        }}
      >
        {!isOption(before) && <option value={before}>{before}</option>}
        {Object.entries(options).map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      {advice !== undefined && (
        <EditNote id={noteId} tone="problem">
          {advice}
        </EditNote>
      )}
    </>
  );
}
