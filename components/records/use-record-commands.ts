import { useMemo } from "react";
import { type Command, useCommands } from "@/components/shell/commands";
import { GRID_GROUP, useGridCommands } from "@/components/shell/grid-commands";
import { createCommand, isMadeOnPage } from "@/components/shell/sections";

/** How a record is created. */
export interface RecordCreation {
  readonly label: string;
  readonly disabledReason: string | undefined;
  readonly run: () => void;
}

interface RecordCommands {
  /** The page, as in its address. */
  page: string;
  /** "Campaigns". */
  title: string;
  /** Cells are edited in place. */
  edits: boolean;
  create: RecordCreation | undefined;
  onAddFilter: () => void;
}

/** The commands and keys of a page of records. */
export function useRecordCommands({ page, title, edits, create, onAddFilter }: RecordCommands): void {
  const { disabledReason, run } = create ?? {};
  useCommands(
    useMemo<readonly Command[]>(
      () => [
        // Creation on a page of its own is offered everywhere.
        ...(run && !isMadeOnPage(page) ? [createCommand(page, { disabledReason, run })] : []),
        { id: `${page}.filter`, label: "Add a filter", group: title, keys: "f", run: onAddFilter },
        ...(edits ? [{ id: `${page}.edit`, label: "Edit the cell", group: GRID_GROUP, keys: "enter" }] : []),
      ],
      [page, title, edits, disabledReason, run, onAddFilter],
    ),
  );
  useGridCommands(page, edits);
}
