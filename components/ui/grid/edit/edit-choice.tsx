"use client";

import { useId, useState } from "react";
import { type AfterEdit, afterKey } from "./after-key";
import { EditNote, editInputClass } from "./edit-note";
import { useFocusOnce } from "./use-focus-once";

interface EditChoiceProps<Value extends string> {
  /** "Status". */
  label: string;
  value: string;
  /** What may be chosen, with its words. */
  options: Readonly<Record<Value, string>>;
  isOption: (value: string) => value is Value;
  /** What was chosen before, and why it was refused. */
  refused?: { readonly value: string; readonly why: string } | undefined;
  /** Undefined leaves everything as it was. */
  onDone: (value: Value | undefined, after: AfterEdit) => void;
}

/** A value chosen in its cell. One that is no choice stays until another is chosen. */
export function EditChoice<Value extends string>({
  label,
  value: before,
  options,
  isOption,
  refused,
  onDone,
}: EditChoiceProps<Value>) {
  const focus = useFocusOnce<HTMLSelectElement>();
  const noteId = useId();
  const [value, setValue] = useState(refused?.value ?? before);
  const stillRefused = value === refused?.value ? refused.why : undefined;
  const finish = (after: AfterEdit) => {
    // What was refused goes again by a key, never because the field was left.
    if (stillRefused === undefined || after !== "stay") onDone(isOption(value) ? value : undefined, after);
  };
  return (
    <>
      <select
        ref={focus}
        aria-label={label}
        aria-describedby={stillRefused === undefined ? undefined : noteId}
        aria-invalid={stillRefused !== undefined}
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
        {Object.entries<string>(options).map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      {stillRefused !== undefined && (
        <EditNote id={noteId} tone="problem">
          {stillRefused}
        </EditNote>
      )}
    </>
  );
}
