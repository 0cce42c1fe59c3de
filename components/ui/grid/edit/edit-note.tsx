import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";

const TONES = { hint: "text-text-muted", warning: "text-attention", problem: "text-blocked" } as const;

/** Position and urgency of a note. */
export interface EditNoteProps {
  id: string;
  tone: "hint" | "warning" | "problem";
  /** The edge of the cell that it aligns with, like the text. */
  align?: "start" | "end" | undefined;
  children: ReactNode;
}

/**
 * A note under a cell while it is edited, or above it at the end of the grid: its limit, a broken rule, or a question.
 */
export function EditNote({ id, tone, align = "start", children }: EditNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const grid = note.current?.closest("[role=grid]");
    if (!note.current || !grid) return;
    note.current.removeAttribute("data-above");
    const { bottom } = note.current.getBoundingClientRect();
    note.current.toggleAttribute("data-above", bottom > grid.getBoundingClientRect().bottom);
  });
  return (
    <div
      ref={note}
      id={id}
      role={tone === "hint" ? undefined : "alert"}
      className={classNames(
        "absolute top-full z-10 my-1 w-max max-w-80 whitespace-normal rounded-md bg-surface-raised px-2.5 py-1.5 text-left text-sm shadow-overlay data-above:top-auto data-above:bottom-full",
        align === "start" ? "left-0" : "right-0",
        TONES[tone],
      )}
    >
      {children}
    </div>
  );
}

/** The end of a question. */
export const ENTER_AGAIN = "Press Enter again to keep it, Esc to go on editing.";

export const editInputClass =
  "absolute inset-0.5 w-[calc(100%-4px)] rounded-sm border border-accent bg-surface px-2.5 text-text outline-none aria-invalid:border-blocked pointer-coarse:text-[16px]";
