"use client";

import { useEffect, useMemo } from "react";
import { useCommands } from "@/components/shell/commands";
import { TEXT_FIELD } from "@/components/shell/focused-element";
import type { StepControls } from "@/lib/builder/history";

const OWN_UNDO = "[data-own-undo], [data-modal][data-open]";

interface HistoryKeysOptions {
  /** Heading of the commands in the shortcut sheet. */
  group?: string;
  /** Typing in fields is part of the history; otherwise fields use the browser's own undo. */
  fields?: boolean;
}

/** Ctrl+Z and Ctrl+Shift+Z go through a history. */
export function useHistoryKeys(
  { undo, redo }: Pick<StepControls, "undo" | "redo">,
  { group = "Builder", fields = true }: HistoryKeysOptions = {},
) {
  useEffect(() => {
    const own = fields ? OWN_UNDO : `${OWN_UNDO}, ${TEXT_FIELD}`;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return;
      if (event.target instanceof Element && event.target.closest(own)) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [undo, redo, fields]);
  useCommands(
    useMemo(
      () => [
        { id: "history.undo", group, label: "Undo", keys: "mod+z" },
        { id: "history.redo", group, label: "Redo", keys: "mod+shift+z" },
      ],
      [group],
    ),
  );
}
