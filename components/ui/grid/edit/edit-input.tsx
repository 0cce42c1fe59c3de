"use client";

import { type ReactNode, useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { type AfterEdit, afterKey } from "./after-key";
import { EditNote, type EditNoteProps, editInputClass } from "./edit-note";
import { useFocusOnce } from "./use-focus-once";

/** The problems of the value in a cell under edit. */
interface EditState {
  /** It breaks a rule, and cannot be saved. */
  readonly broken: boolean;
  /** Refused: sent again by a key, never on blur. */
  readonly refused: boolean;
  /** It needs a second Enter to be saved. */
  readonly warned: boolean;
}

interface EditInputProps extends Pick<EditNoteProps, "align"> {
  label: string;
  text: string;
  /** The text is what was typed to start the edit. */
  typing: boolean;
  state: EditState;
  className?: string | undefined;
  inputMode?: "decimal";
  onText: (text: string) => void;
  onKeep: (after: AfterEdit) => void;
  /** Discards the edit. */
  onCancel: () => void;
  /** The note below, depending on whether a second Enter is awaited. */
  note: (asked: boolean) => { readonly tone: EditNoteProps["tone"]; readonly words: ReactNode };
}

/** The input of a cell under edit, with a note below. Enter, Tab and blur save a valid value; Esc does not. */
export function EditInput({
  label,
  text,
  typing,
  state: { broken, refused, warned },
  align,
  className,
  inputMode,
  onText,
  onKeep,
  onCancel,
  note,
}: EditInputProps) {
  const [asked, setAsked] = useState(false);
  const noteId = useId();
  const focus = useFocusOnce<HTMLInputElement>({ typing });
  const finish = (after: AfterEdit, confirms: boolean) => {
    if (broken || (refused && after === "stay")) return;
    if (warned && !(confirms && asked)) setAsked(true);
    else onKeep(after);
  };
  const { tone, words } = note(asked);
  return (
    <>
      <input
        ref={focus}
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={broken || refused}
        autoComplete="off"
        inputMode={inputMode}
        className={classNames(editInputClass, className)}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setAsked(false);
        }}
        onBlur={() => finish("stay", false)}
        onKeyDown={(event) => {
          const after = afterKey(event);
          if (after === "cancel" && asked) setAsked(false);
          else if (after === "cancel") onCancel();
          else if (after) finish(after, true);
        }}
      />
      <EditNote id={noteId} tone={tone} align={align}>
        {words}
      </EditNote>
    </>
  );
}
