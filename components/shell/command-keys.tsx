"use client";

import { useLayoutEffect, useMemo, useRef } from "react";
import { type Options, useHotkeys } from "react-hotkeys-hook";
import { toast } from "@/components/ui/toast";
import { type Command, useRegisteredCommands } from "./commands";
import { useSingleKeys } from "./single-keys";

/** Long enough for somebody who looks for the second key. */
const SEQUENCE_MS = 2000;

/** Overlays and lists have keys of their own. */
const KEEPS_ITS_KEYS = '[data-modal][data-open], [role="menu"][data-open], [role="listbox"]';
const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const isChord = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** The ways to type a key: characters such as `?` and `/` need Shift on some keyboards and not on others. */
function bindingsOf(keys: string): readonly string[] {
  return /^[^a-z0-9]$/i.test(keys) ? [keys, `shift+${keys}`] : [keys];
}

interface Bound {
  /** By their keys, sequences among them. */
  readonly commands: ReadonlyMap<string, Command>;
  /** First keys of sequences. */
  readonly prefixes: ReadonlySet<string>;
  /** Every single stroke that matters. */
  readonly strokes: readonly string[];
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
  const strokes = new Set([...commands.keys()].flatMap((keys) => keys.split(">")));
  return { commands, prefixes, strokes: [...strokes] };
}

/** Runs commands by their keys. Once, in the frame. */
export function CommandKeys() {
  const registered = useRegisteredCommands();
  const [singleKeys] = useSingleKeys();
  const bound = useMemo(() => bind(registered), [registered]);
  // Screens register anew while a sequence is being typed. The library would forget it then, so sequences are
  // kept here and the library is told of single strokes only.
  const live = useRef({ ...bound, singleKeys });
  const begun = useRef({ prefix: "", at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    live.current = { ...bound, singleKeys };
  }, [bound, singleKeys]);
  const options = useMemo(
    (): Options => ({
      useKey: true,
      enableOnFormTags: true,
      preventDefault: (event, { hotkey }) => isChord(event) || live.current.commands.has(hotkey),
      enabled: (event) => live.current.singleKeys || isChord(event),
      ignoreEventWhen: ({ target, ctrlKey, metaKey }) => {
        if (!(target instanceof Element)) return false;
        if (target.closest(KEEPS_ITS_KEYS)) return true;
        return target.closest(TEXT_FIELD) !== null && !ctrlKey && !metaKey;
      },
    }),
    [],
  );
  useHotkeys(
    bound.strokes,
    ({ timeStamp: now }, { hotkey }) => {
      const { commands, prefixes } = live.current;
      const { prefix, at } = begun.current;
      const inSequence = now - at < SEQUENCE_MS;
      begun.current = {
        prefix: hotkey,
        at: !inSequence && prefixes.has(hotkey) ? now : Number.NEGATIVE_INFINITY,
      };
      // The second key of a sequence is not a command of its own.
      const command = commands.get(inSequence ? `${prefix}>${hotkey}` : hotkey);
      if (command?.disabledReason) toast({ title: command.disabledReason });
      else command?.run?.();
    },
    options,
    [],
  );
  return null;
}
