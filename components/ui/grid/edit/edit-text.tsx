"use client";

import { useState } from "react";
import type { AfterEdit } from "./after-key";
import { EditInput } from "./edit-input";
import { ENTER_AGAIN } from "./edit-note";

interface EditTextProps {
  /** "Name". */
  label: string;
  text: string;
  /** The typed text that started the edit, in place of the text. */
  typed?: string | undefined;
  /** Maximum length; a hint replaces the character count. */
  max: number;
  hintOf?: (text: string) => string;
  /** Wider than a narrow cell, if the text needs it. */
  wide?: boolean;
  /** The rule that a text breaks; undefined if none. */
  problemOf: (text: string) => string | undefined;
  /** A warning to show before a text is saved. */
  warningOf?: (text: string) => string | undefined;
  /** Why the current text was refused. */
  refused?: string | undefined;
  /** Undefined makes no change. */
  onDone: (text: string | undefined, after: AfterEdit) => void;
}

/** A text edited in its cell. An invalid one stays, with the rule below. */
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
  const problem = problemOf(text);
  const stillRefused = text === before ? refused : undefined;
  const advice = problem ?? stillRefused;
  const warning = advice === undefined ? warningOf?.(text) : undefined;
  return (
    <EditInput
      label={label}
      text={text}
      typing={typed !== undefined}
      state={{
        broken: problem !== undefined,
        refused: stillRefused !== undefined,
        warned: warning !== undefined,
      }}
      className={wide ? "z-10 min-w-40" : undefined}
      onText={setText}
      onKeep={(after) => onDone(text, after)}
      onCancel={() => onDone(undefined, "stay")}
      note={(asked) => ({
        tone: advice !== undefined ? "problem" : warning !== undefined ? "warning" : "hint",
        words: [advice, warning, asked && ENTER_AGAIN, hintOf(text)].filter(Boolean).join(" "),
      })}
    />
  );
}
