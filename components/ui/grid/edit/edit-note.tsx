import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface EditNoteProps {
  id: string;
  tone: "hint" | "problem";
  children: ReactNode;
}

/** What stands under a cell while it is edited: its limit, the rule that its text breaks, or a question. */
export function EditNote({ id, tone, children }: EditNoteProps) {
  return (
    <div
      id={id}
      role={tone === "problem" ? "alert" : undefined}
      className={classNames(
        "absolute top-full left-0 z-10 mt-1 w-max max-w-80 whitespace-normal rounded-md bg-surface-raised px-2.5 py-1.5 text-left text-sm shadow-overlay",
        tone === "problem" ? "text-blocked" : "text-text-muted",
      )}
    >
      {children}
    </div>
  );
}

export const editInputClass =
  "absolute inset-0.5 w-[calc(100%-4px)] rounded-sm border border-accent bg-surface px-2.5 text-text outline-none aria-invalid:border-blocked pointer-coarse:text-[16px]";
