import { useMemo } from "react";
import { type Command, useCommands } from "@/components/shell/commands";
import { useGridCommands } from "@/components/shell/grid-commands";
import { createCommand } from "@/components/shell/sections";

interface RecordCommands {
  /** The page, as in its address. */
  page: string;
  /** "Campaigns". */
  title: string;
  create: { readonly disabledReason: string | undefined; readonly run: () => void };
  onAddFilter: () => void;
}

/** What the palette and the keys of a page of records do. */
export function useRecordCommands({ page, title, create, onAddFilter }: RecordCommands): void {
  const { disabledReason, run } = create;
  useCommands(
    useMemo<readonly Command[]>(
      () => [
        createCommand(page, { disabledReason, run }),
        { id: `${page}.filter`, label: "Add a filter", group: title, keys: "f", run: onAddFilter },
        { id: `${page}.edit`, label: "Edit the cell", group: "In the grid", keys: "enter" },
      ],
      [page, title, disabledReason, run, onAddFilter],
    ),
  );
  useGridCommands(page);
}
