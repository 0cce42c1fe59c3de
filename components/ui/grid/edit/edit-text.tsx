"use client";

import { useId, useState } from "react";
import { type AfterEdit, afterKey } from "./after-key";
import { EditNote, editInputClass } from "./edit-note";
import { useFocusOnce } from "./use-focus-once";

interface EditTextProps {
  /** "Name". */
  label: string;
  text: string;
  /** How many characters it may have. */
  max: number;
  /** The rule that a text breaks; undefined while there is none. */
  problemOf: (text: string) => string | undefined;
  /** Why the text was refused that stands there now. */
  refused?: string | undefined;
  /** Undefined leaves everything as it was. */
  onDone: (text: string | undefined, after: AfterEdit) => void;
}

/** A text edited in its cell. One that breaks a rule stays, with the rule below. */
export function EditText({ label, text: before, max, problemOf, refused, onDone }: EditTextProps) {
  const [text, setText] = useState(before);
  const noteId = useId();
  const focus = useFocusOnce<HTMLInputElement>();
  const problem = problemOf(text);
  const stillRefused = text === before ? refused : undefined;
  const advice = problem ?? stillRefused;
  const finish = (after: AfterEdit) => {
    // What was refused goes again by a key, never because the field was left.
    const held = problem !== undefined || (stillRefused !== undefined && after === "stay");
    if (!held) onDone(text, after);
  };
  return (
    <>
      <input
        ref={focus}
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={advice !== undefined}
        autoComplete="off"
        className={editInputClass}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => finish("stay")}
        onKeyDown={(event) => {
          const after = afterKey(event);
          if (after === "cancel") onDone(undefined, "stay");
          else if (after) finish(after);
        }}
      />
      <EditNote id={noteId} tone={advice === undefined ? "hint" : "problem"}>
        {advice !== undefined && `${advice} `}
        {[...text].length}/{max}
      </EditNote>
    </>
  );
}
