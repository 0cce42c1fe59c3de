import { useMemo } from "react";
import { focusGrid } from "@/components/ui/focus-grid";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { useCommands } from "./commands";

export const GRID_GROUP = "In the grid";

const late = new LazyModule(() => import("./grid-keys"));

/**
 * Registers the keys of a page's grid; moving focuses it from anywhere.
 *
 * @param edits its records can be changed
 */
export function useGridCommands(page: string, edits: boolean): void {
  const keys = useLazyModule(late, false)?.gridKeys;
  useCommands(
    useMemo(
      () => [
        ...(keys?.(page, GRID_GROUP, edits) ?? []),
        { id: `${page}.next`, label: "Next row", group: GRID_GROUP, keys: "j", run: focusGrid },
        { id: `${page}.previous`, label: "Previous row", group: GRID_GROUP, keys: "k", run: focusGrid },
      ],
      [keys, page, edits],
    ),
  );
}
