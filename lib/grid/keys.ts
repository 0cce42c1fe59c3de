/** The action of a key in the grid. Rows and columns are relative to the focus. */
type GridCommand =
  | { readonly do: "move"; readonly rows: number; readonly columns: number }
  | { readonly do: "page" | "stretch"; readonly direction: -1 | 1 }
  | { readonly do: "edge"; readonly row?: "first" | "last"; readonly column?: "first" | "last" }
  | {
      readonly do:
        | "open"
        | "edit"
        | "select"
        | "extend"
        | "select-all"
        | "pause"
        | "duplicate"
        | "why"
        | "visit"
        | "clear";
    };

interface Stroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const PLAIN: Readonly<Record<string, GridCommand>> = {
  ArrowDown: { do: "move", rows: 1, columns: 0 },
  ArrowUp: { do: "move", rows: -1, columns: 0 },
  ArrowRight: { do: "move", rows: 0, columns: 1 },
  ArrowLeft: { do: "move", rows: 0, columns: -1 },
  j: { do: "move", rows: 1, columns: 0 },
  k: { do: "move", rows: -1, columns: 0 },
  PageDown: { do: "page", direction: 1 },
  PageUp: { do: "page", direction: -1 },
  Home: { do: "edge", column: "first" },
  End: { do: "edge", column: "last" },
  " ": { do: "open" },
  Enter: { do: "edit" },
  F2: { do: "edit" },
  x: { do: "select" },
  p: { do: "pause" },
  d: { do: "duplicate" },
  w: { do: "why" },
  Escape: { do: "clear" },
};

const WITH_SHIFT: Readonly<Record<string, GridCommand>> = {
  ArrowDown: { do: "stretch", direction: 1 },
  ArrowUp: { do: "stretch", direction: -1 },
  X: { do: "extend" },
};

const WITH_CONTROL: Readonly<Record<string, GridCommand>> = {
  Home: { do: "edge", row: "first", column: "first" },
  End: { do: "edge", row: "last", column: "last" },
  a: { do: "select-all" },
  Enter: { do: "visit" },
};

const isLetter = (key: string) => key.length === 1 && key !== " ";

/**
 * The grid's keyboard, after the ARIA authoring practices for grids, with the letters of the shortcut sheet.
 *
 * @param letters whether single letters are active; other keys and those with Control always are
 */
export function gridCommand(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Stroke,
  letters = true,
): GridCommand | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return WITH_CONTROL[key];
  if (!letters && isLetter(key)) return undefined;
  if (shiftKey) return WITH_SHIFT[key];
  return PLAIN[key];
}
