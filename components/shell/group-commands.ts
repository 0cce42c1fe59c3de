import { useMemo } from "react";
import { useCommands } from "./commands";

interface Groupable {
  /** The page of the grid, "campaigns". */
  page: string;
  /** The possible groupings of rows, in words. */
  words: Readonly<Record<string, string>>;
  group: string | null;
  onGroup: (by: string | null) => void;
}

/** Palette commands to group the rows of a grid by other columns, and to ungroup them; renders nothing. */
export function GroupCommands({ page, words, group, onGroup }: Groupable): null {
  useCommands(
    useMemo(() => {
      const known = Object.entries(words);
      const about = { group: "Groups", words: "group ungroup rows" };
      const commands = known
        .filter(([by]) => by !== group)
        .map(([by, label]) => ({
          ...about,
          id: `${page}.group-${by}`,
          label: `Group by: ${label}`,
          run: () => onGroup(by),
        }));
      return known.some(([by]) => by === group)
        ? [{ ...about, id: `${page}.ungroup`, label: "Ungroup", run: () => onGroup(null) }, ...commands]
        : commands;
    }, [page, words, group, onGroup]),
  );
  return null;
}
