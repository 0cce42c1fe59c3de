import type { Command } from "./commands";

/**
 * The keys that a page's grid handles itself, for the list of shortcuts.
 *
 * @param edits its records can be changed
 */
export const gridKeys = (page: string, group: string, edits: boolean): readonly Command[] => [
  { id: `${page}.open`, label: "Open the row’s panel", group, keys: "space" },
  { id: `${page}.visit`, label: "Open the row in a new tab", group, keys: "mod+enter" },
  { id: `${page}.why`, label: "Say what is wrong with the row", group, keys: "w" },
  { id: `${page}.select`, label: "Select the row", group, keys: "x" },
  { id: `${page}.range`, label: "Select up to the row", group, keys: "shift+x" },
  { id: `${page}.range-click`, label: "Select up to a row, at its box", group, keys: "shift+click" },
  { id: `${page}.stretch-down`, label: "Extend the selection downwards", group, keys: "shift+down" },
  { id: `${page}.stretch-up`, label: "Extend the selection upwards", group, keys: "shift+up" },
  { id: `${page}.all`, label: "Select all that match", group, keys: "mod+a" },
  { id: `${page}.copy`, label: "Copy what is selected, or the row", group, keys: "mod+c" },
  { id: `${page}.clear`, label: "Close the panel, then clear the selection", group, keys: "escape" },
  ...(edits
    ? [
        { id: `${page}.paste`, label: "Paste cells, to be staged", group, keys: "mod+v" },
        { id: `${page}.duplicate`, label: "Duplicate the row", group, keys: "d" },
        { id: `${page}.pause`, label: "Pause or resume", group, keys: "p" },
      ]
    : []),
  { id: `${page}.column-left`, label: "Move the column, from its head", group, keys: "shift+left" },
  { id: `${page}.column-right`, label: "Move the column on", group, keys: "shift+right" },
  { id: `${page}.wider`, label: "Make the column wider", group, keys: "shift+alt+right" },
  { id: `${page}.narrower`, label: "Make the column narrower", group, keys: "shift+alt+left" },
];
