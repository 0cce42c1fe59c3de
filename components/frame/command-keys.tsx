"use client";

import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { type Command, useRegisteredCommands } from "@/components/shell/commands";
import { TEXT_FIELD } from "@/components/shell/focused-element";
import { useOverlays } from "@/components/shell/overlays";
import { useSingleKeys } from "@/components/shell/single-keys";
import { isOnApple } from "@/components/ui/kbd";
import { toast } from "@/components/ui/toast";

/** Long enough for a person who looks for the second key. */
const SEQUENCE_MS = 2000;

/** Overlays and lists have keys of their own. */
const KEEPS_ITS_KEYS = '[data-modal][data-open], [role="menu"][data-open], [role="listbox"]';

const isChord = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** Keys that belong to another element: an overlay's, a text field's, or those a widget has handled. */
function isElsewhere(event: KeyboardEvent): boolean {
  const { target, defaultPrevented } = event;
  if (defaultPrevented) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(KEEPS_ITS_KEYS) !== null || (target.closest(TEXT_FIELD) !== null && !isChord(event));
}

function run(command: Command | undefined) {
  if (command?.disabledReason) toast({ title: command.disabledReason });
  else command?.run?.();
}

/**
 * The stroke in the notation of commands, `mod+shift+z`; the modifier that is not `mod` here belongs to no command.
 */
function strokeOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const [mod, other] = isOnApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const held = [other && "other", mod && "mod", altKey && "alt", shiftKey && "shift"].filter(Boolean);
  // Browsers that fill in a form dispatch events without a key.
  return [...held, key?.toLowerCase()].join("+");
}

/** Possible strokes for a key: characters such as `?` and `/` need Shift only on some keyboards. */
function bindingsOf(keys: string): readonly string[] {
  return /^[^a-z0-9]$/i.test(keys) ? [keys, `shift+${keys}`] : [keys];
}

interface Bound {
  /** By their keys, sequences among them. */
  readonly commands: ReadonlyMap<string, Command>;
  /** First keys of sequences. */
  readonly prefixes: ReadonlySet<string>;
}

function bind(registered: readonly Command[]): Bound {
  const commands = new Map<string, Command>();
  const prefixes = new Set<string>();
  for (const command of registered) {
    if (!command.keys || !command.run) continue;
    for (const binding of bindingsOf(command.keys)) commands.set(binding, command);
    const [prefix, rest] = command.keys.split(">");
    if (prefix && rest) prefixes.add(prefix);
  }
  return { commands, prefixes };
}

/** Runs commands by their keys. Once, in the frame. */
export function CommandKeys() {
  const registered = useRegisteredCommands();
  // Keys pressed while an overlay is still loading are meant for it.
  const singleKeys = useSingleKeys();
  const { opened } = useOverlays();
  const listens = singleKeys && opened === undefined;
  const bound = useMemo(() => bind(registered), [registered]);
  // Screens register again while a sequence is being typed.
  const live = useRef({ ...bound, listens });
  const begun = useRef({ prefix: "", at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    live.current = { ...bound, listens };
  }, [bound, listens]);
  useEffect(() => {
    // Before any widget: the P of G P must not pause the campaign that has the focus.
    const endSequence = (event: KeyboardEvent) => {
      const { prefix, at } = begun.current;
      if (event.timeStamp - at >= SEQUENCE_MS || isElsewhere(event) || isChord(event)) return;
      const command = live.current.commands.get(`${prefix}>${event.key.toLowerCase()}`);
      if (!command) return;
      begun.current = { prefix: "", at: Number.NEGATIVE_INFINITY };
      event.preventDefault();
      event.stopPropagation();
      run(command);
    };
    // After every widget: a key that one has handled is no command.
    const runStroke = (event: KeyboardEvent) => {
      const { commands, prefixes, listens } = live.current;
      const stroke = strokeOf(event);
      const command = commands.get(stroke);
      if (!command && !prefixes.has(stroke)) return;
      if (!(listens || isChord(event)) || isElsewhere(event)) return;
      if (command) event.preventDefault();
      const inSequence = event.timeStamp - begun.current.at < SEQUENCE_MS;
      const begins = !inSequence && prefixes.has(stroke);
      begun.current = { prefix: stroke, at: begins ? event.timeStamp : Number.NEGATIVE_INFINITY };
      // The second key of a sequence is no command itself.
      if (!inSequence) run(command);
    };
    document.addEventListener("keydown", endSequence, true);
    document.addEventListener("keydown", runStroke);
    return () => {
      document.removeEventListener("keydown", endSequence, true);
      document.removeEventListener("keydown", runStroke);
    };
  }, []);
  return null;
}
