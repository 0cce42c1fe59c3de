import type { Command } from "./commands";
import { GRID_GROUP as GROUP } from "./grid-commands";

/** What keys do that a page's grid handles itself, for whoever looks them up. */
export const gridKeys = (page: string): readonly Command[] => [
  { id: `${page}.open`, label: "Open the row’s panel", group: GROUP, keys: "space" },
  { id: `${page}.select`, label: "Select the row", group: GROUP, keys: "x" },
  { id: `${page}.range`, label: "Select up to the row", group: GROUP, keys: "shift+x" },
  { id: `${page}.range-click`, label: "Select up to a row, at its box", group: GROUP, keys: "shift+click" },
  { id: `${page}.stretch-down`, label: "Extend the selection downwards", group: GROUP, keys: "shift+down" },
  { id: `${page}.stretch-up`, label: "Extend the selection upwards", group: GROUP, keys: "shift+up" },
  { id: `${page}.all`, label: "Select all that match", group: GROUP, keys: "mod+a" },
  { id: `${page}.copy`, label: "Copy what is selected, or the row", group: GROUP, keys: "mod+c" },
  { id: `${page}.paste`, label: "Paste cells, to be staged", group: GROUP, keys: "mod+v" },
  { id: `${page}.clear`, label: "Close the panel, then clear the selection", group: GROUP, keys: "escape" },
  { id: `${page}.pause`, label: "Pause or resume", group: GROUP, keys: "p" },
  { id: `${page}.column-left`, label: "Move the column, from its head", group: GROUP, keys: "shift+left" },
  { id: `${page}.column-right`, label: "Move the column on", group: GROUP, keys: "shift+right" },
  { id: `${page}.wider`, label: "Make the column wider", group: GROUP, keys: "shift+alt+right" },
  { id: `${page}.narrower`, label: "Make the column narrower", group: GROUP, keys: "shift+alt+left" },
];
