"use client";

import { useEffect } from "react";
import { useStore } from "@/components/ui/use-store";
import { Store } from "@/lib/store";

/** The commands for typed words. */
export interface TypedCommand {
  /** "Set daily budget to 50.00 EUR". */
  readonly label: string;
  /** Further details, "40.00 EUR now". */
  readonly detail?: string | undefined;
  /** Why it cannot be done so. */
  readonly problem?: string | undefined;
  readonly run: () => void;
}

/** An action, listed in the palette and the shortcut sheet, and run by its keys. */
export interface Command {
  /** Unique while registered, `campaigns.create`. */
  readonly id: string;
  /** A verb and its object, "Pause campaign"; for a creation, the label of its button, "New campaign". */
  readonly label: string;
  /** Heading in the palette, "Campaigns". */
  readonly group: string;
  /** `c`, `mod+k`, `shift+p`, or a sequence `g>c`. */
  readonly keys?: string;
  /** More words to find it by. */
  readonly words?: string;
  /** It concerns the current selection and comes first in the palette. */
  readonly near?: boolean;
  /** Why it cannot be run now. */
  readonly disabledReason?: string | undefined;
  /** The action for typed text, "set daily budget to 50"; undefined for unrelated text. */
  readonly reads?: (typed: string) => TypedCommand | undefined;
  /** The text that the palette inserts for it, to be completed, "set daily budget to ". */
  readonly begins?: string;
  /** Left out for keys that a widget handles itself; the sheet only lists them. */
  readonly run?: () => void;
}

let registered: ReadonlyMap<object, readonly Command[]> = new Map();
const offered = new Store<readonly Command[]>([]);

function change(next: ReadonlyMap<object, readonly Command[]>) {
  registered = next;
  offered.set(withKeysOnce([...next.values()].flat()));
}

/**
 * The commands, with each key bound once: the first command keeps it, later ones are listed without keys, so that
 * neither the sheet nor the palette shows keys that do something else.
 */
export function withKeysOnce(commands: readonly Command[]): readonly Command[] {
  const taken = new Map<string, string>();
  return commands.map((command) => {
    const { keys, run, id, ...rest } = command;
    // Keys that a widget handles itself are only listed: a list and a grid may both have them.
    if (!keys || !run) return command;
    const holder = taken.get(keys) ?? id;
    taken.set(keys, holder);
    return holder === id ? command : { id, run, ...rest };
  });
}

interface Awaited {
  readonly id: string;
  readonly path: string;
  readonly askedAt: string;
}

let awaited: Awaited | undefined;

/** Runs a command as soon as the page at `path` offers it, for requests from other pages. */
export function runOnceThere(id: string, path: string): void {
  awaited = { id, path, askedAt: location.pathname };
  runAwaited(offered.get());
}

function runAwaited(commands: readonly Command[]) {
  const here = location.pathname;
  // A person who has gone elsewhere meanwhile does not want it any more.
  if (awaited && here !== awaited.path && here !== awaited.askedAt) awaited = undefined;
  if (awaited?.path !== here) return;
  const command = commands.find(({ id }) => id === awaited?.id);
  if (!command) return;
  awaited = undefined;
  if (!command.disabledReason) command.run?.();
}

/** Registers commands while the component is mounted. Memoize the list. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const owner = {};
    change(new Map(registered).set(owner, commands));
    runAwaited(commands);
    return () => {
      const rest = new Map(registered);
      rest.delete(owner);
      change(rest);
    };
  }, [commands]);
}

/** Every registered command, in the order of registration. */
export function useRegisteredCommands(): readonly Command[] {
  return useStore(offered);
}
