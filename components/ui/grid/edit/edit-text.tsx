"use client";

import { useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { type AfterEdit, afterKey } from "./after-key";
import { EditNote, ENTER_AGAIN, editInputClass } from "./edit-note";
import { useFocusOnce } from "./use-focus-once";

interface EditTextProps {
  /** "Name". */
  label: string;
  text: string;
  /** What was typed to begin the edit, in place of the text. */
  typed?: string | undefined;
  /** How many characters it may have; a hint stands in place of their count. */
  max: number;
  hintOf?: (text: string) => string;
  /** Wider than its cell, where that is narrower than what is typed. */
  wide?: boolean;
  /** The rule that a text breaks; undefined while there is none. */
  problemOf: (text: string) => string | undefined;
  /** What somebody has to see before a text is kept. */
  warningOf?: (text: string) => string | undefined;
  /** Why the text was refused that stands there now. */
  refused?: string | undefined;
  /** Undefined leaves everything as it was. */
  onDone: (text: string | undefined, after: AfterEdit) => void;
}

/** A text edited in its cell. One that breaks a rule stays, with the rule below. */
export function EditText({
  label,
  text: before,
  typed,
  max,
  hintOf = (text) => `${[...text].length}/${max}`,
  wide = false,
  problemOf,
  warningOf,
  refused,
  onDone,
}: EditTextProps) {
  const [text, setText] = useState(typed ?? before);
  /** It is warned of, and waits for a second Enter. */
  const [asked, setAsked] = useState(false);
  const noteId = useId();
  const focus = useFocusOnce<HTMLInputElement>({ typing: typed !== undefined });
  const problem = problemOf(text);
  const stillRefused = text === before ? refused : undefined;
  const advice = problem ?? stillRefused;
  const warning = advice === undefined ? warningOf?.(text) : undefined;
  const finish = (after: AfterEdit, confirms: boolean) => {
    // What was refused goes again by a key, never because the field was left.
    const held = problem !== undefined || (stillRefused !== undefined && after === "stay");
    if (held) return;
    if (warning !== undefined && !(confirms && asked)) setAsked(true);
    else onDone(text, after);
  };
  return (
    <>
      <input
        ref={focus}
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={advice !== undefined}
        autoComplete="off"
        className={classNames(editInputClass, wide && "z-10 min-w-40")}
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
      <EditNote
        id={noteId}
        tone={advice !== undefined ? "problem" : warning !== undefined ? "warning" : "hint"}
      >
        {advice !== undefined && `${advice} `}
        {warning !== undefined && `${warning} ${asked ? `${ENTER_AGAIN} ` : ""}`}
        {hintOf(text)}
      </EditNote>
    </>
  );
}
