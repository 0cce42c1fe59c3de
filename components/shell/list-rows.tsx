"use client";

import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { asksForNewTab, openInNewTab } from "@/components/ui/new-tab";
import { gridCommand } from "@/lib/grid/keys";
import { type Command, useCommands } from "./commands";
import { useSingleKeys } from "./single-keys";

const GROUP = "In the list";
const ROW = "tr, li";
/** The name of a row's record; it opens the row's panel. */
const NAME = "[data-row-name]";

interface ListRowsProps {
  /** The page of the rows, "cards". */
  page: string;
  /** For rows with checkboxes: clears the selection. */
  choice?: { readonly chooseNone: () => void };
  /** A table or a list, with a name in each row that opens its panel. */
  children: ReactNode;
}

/** Elements in a row with their own click behaviour. */
const CONTROLS =
  "a, button, input, select, textarea, label, summary, [role=button], [role=menuitem], [role=checkbox], [contenteditable=true]";

/**
 * Wraps a list whose rows open a panel: a click anywhere on a row opens it, in a new tab with the command key or the
 * middle button, the keys of the grids walk the list, and an open panel follows.
 */
export function ListRows({ page, choice, children }: ListRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const letters = useSingleKeys();
  const choose = choice !== undefined;
  const clear = useRef(choice?.chooseNone);
  clear.current = choice?.chooseNone;
  const enter = useCallback(() => {
    const there = last.current?.isConnected ? last.current : box.current?.querySelector<HTMLElement>(NAME);
    there?.focus();
  }, []);
  useCommands(useMemo(() => commandsOf(page, choose, enter), [page, choose, enter]));

  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = gridCommand(event, letters);
      const row = rowAt(event.target);
      const name = row?.querySelector<HTMLElement>(NAME);
      if (!command || !row || !name) return;
      const names = [...list.querySelectorAll<HTMLElement>(NAME)];
      if (command.do === "move" && command.rows !== 0) goTo(names[names.indexOf(name) + command.rows]);
      else if (command.do === "edge" && command.row) goTo(command.row === "first" ? names[0] : names.at(-1));
      else if (command.do === "select") row.querySelector<HTMLElement>("input[type=checkbox]")?.click();
      // While a panel is open, Escape closes that.
      else if (command.do === "clear" && clear.current && !isPanelBeside()) clear.current();
      else return;
      event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const name = rowToOpen(event);
      if (!name) return;
      if (asksForNewTab(event)) {
        const { rowName: goesBy = "" } = name.dataset;
        if (goesBy === "") return;
        // Or it would open here as well.
        event.stopPropagation();
        event.preventDefault();
        openInNewTab(panelAddress(goesBy));
        return;
      }
      if (name.contains(event.target instanceof Node ? event.target : null)) return;
      name.focus({ preventScroll: true });
      name.click();
    };
    /** The middle button would start to scroll. */
    const onMouseDown = (event: MouseEvent) => {
      if (event.button === 1 && rowToOpen(event)) event.preventDefault();
    };
    const onFocus = ({ target }: FocusEvent) => {
      last.current = rowAt(target)?.querySelector<HTMLElement>(NAME) ?? last.current;
    };
    list.addEventListener("keydown", onKeyDown);
    list.addEventListener("click", onClick);
    list.addEventListener("auxclick", onClick);
    list.addEventListener("mousedown", onMouseDown);
    list.addEventListener("focusin", onFocus);
    return () => {
      list.removeEventListener("keydown", onKeyDown);
      list.removeEventListener("click", onClick);
      list.removeEventListener("auxclick", onClick);
      list.removeEventListener("mousedown", onMouseDown);
      list.removeEventListener("focusin", onFocus);
    };
  }, [letters]);
  return (
    <div ref={box} className="contents [&_:is(tr,li):has([data-row-name])]:cursor-pointer">
      {children}
    </div>
  );
}

const rowAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(ROW) : null;

/**
 * The name of the row that a click opens; undefined for a click on another control in the row, just beside a checkbox,
 * or one that ended the selection of text.
 */
function rowToOpen(event: MouseEvent) {
  const { target, button, altKey, shiftKey } = event;
  if (!(target instanceof Element) || button > 1 || altKey || shiftKey) return undefined;
  const name = rowAt(target)?.querySelector<HTMLElement>(NAME) ?? undefined;
  if (name?.contains(target)) return name;
  if (target.closest(CONTROLS) || target.closest("td")?.querySelector("input[type=checkbox]"))
    return undefined;
  if (document.getSelection()?.isCollapsed === false) return undefined;
  return name;
}

/** The current address of this page, with the panel of a row open. */
function panelAddress(goesBy: string): string {
  const params = new URLSearchParams(location.search);
  params.set("panel", goesBy);
  return `${location.pathname}?${params}`;
}

const isPanelBeside = () => document.querySelector("[data-beside]") !== null;

/** Moves the focus to a row; an open panel beside the list then shows that row. */
function goTo(name: HTMLElement | undefined) {
  name?.focus();
  if (isPanelBeside() && name?.ariaExpanded !== "true") name?.click();
}

const commandsOf = (page: string, choose: boolean, enter: () => void): readonly Command[] => [
  { id: `${page}.next`, label: "Next row", group: GROUP, keys: "j", run: enter },
  { id: `${page}.previous`, label: "Previous row", group: GROUP, keys: "k", run: enter },
  { id: `${page}.first`, label: "First row", group: GROUP, keys: "ctrl+home" },
  { id: `${page}.last`, label: "Last row", group: GROUP, keys: "ctrl+end" },
  { id: `${page}.open`, label: "Open the row’s panel, or close it", group: GROUP, keys: "space" },
  {
    id: `${page}.close`,
    label: choose ? "Close the panel, then clear the selection" : "Close the panel",
    group: GROUP,
    keys: "escape",
  },
  ...(choose ? [{ id: `${page}.choose`, label: "Select the row", group: GROUP, keys: "x" }] : []),
];
