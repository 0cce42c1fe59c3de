"use client";

import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { StepControls } from "@/lib/builder/history";

interface HistoryButtonsProps {
  history: StepControls;
  /** Ctrl+Z does the same here. */
  keys?: boolean;
}

/** Undo and redo, each labelled with the step. */
export function HistoryButtons({ history, keys = true }: HistoryButtonsProps) {
  const { undoLabel, redoLabel, undo, redo } = history;
  return (
    <>
      <IconButton
        label={undoLabel === undefined ? "Undo" : `Undo: ${undoLabel}`}
        keys={keys ? "mod+z" : undefined}
        disabledReason={undoLabel === undefined ? "Nothing to undo." : undefined}
        onClick={undo}
      >
        <Undo2 size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={redoLabel === undefined ? "Redo" : `Redo: ${redoLabel}`}
        keys={keys ? "mod+shift+z" : undefined}
        disabledReason={redoLabel === undefined ? "Nothing to redo." : undefined}
        onClick={redo}
      >
        <Redo2 size={16} aria-hidden />
      </IconButton>
    </>
  );
}
