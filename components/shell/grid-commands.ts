import { useMemo } from "react";
import { focusGrid } from "@/components/ui/focus-grid";
import { Late, useLate } from "@/components/ui/late";
import { useCommands } from "./commands";

const GRID_GROUP = "In the grid";

const late = new Late(() => import("./grid-keys"));

/** Offers what keys do in a page's grid; moving leads into it from anywhere. */
export function useGridCommands(page: string): void {
  const keys = useLate(late, false)?.gridKeys;
  useCommands(
    useMemo(
      () => [
        ...(keys?.(page, GRID_GROUP) ?? []),
        { id: `${page}.next`, label: "Next row", group: GRID_GROUP, keys: "j", run: focusGrid },
        { id: `${page}.previous`, label: "Previous row", group: GRID_GROUP, keys: "k", run: focusGrid },
      ],
      [keys, page],
    ),
  );
}
