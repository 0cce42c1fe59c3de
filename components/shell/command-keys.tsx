"use client";

import { useLayoutEffect, useMemo, useRef } from "react";
import { type Options, useHotkeys } from "react-hotkeys-hook";
import { toast } from "@/components/ui/toast";
import { type Command, useRegisteredCommands } from "./commands";
import { useSingleKeys } from "./single-keys";

const SEQUENCE_MS = 1000;

/** Overlays and lists have keys of their own. */
const KEEPS_ITS_KEYS = '[data-modal][data-open], [role="menu"][data-open], [role="listbox"]';
const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const isChord = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** The ways to type a key: characters such as `?` and `/` need Shift on some keyboards and not on others. */
function bindingsOf(keys: string): readonly string[] {
  return /^[^a-z0-9]$/i.test(keys) ? [keys, `shift+${keys}`] : [keys];
}

interface Bound {
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
  const [singleKeys] = useSingleKeys();
  const bound = useMemo(() => bind(registered), [registered]);
  // Screens register anew while a sequence is being typed; listeners that changed with them would forget it.
  const live = useRef({ ...bound, singleKeys });
  useLayoutEffect(() => {
    live.current = { ...bound, singleKeys };
  }, [bound, singleKeys]);
  const sequenceBegan = useRef(Number.NEGATIVE_INFINITY);
  const options = useMemo(
    (): Options => ({
      useKey: true,
      sequenceTimeoutMs: SEQUENCE_MS,
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
    [...bound.commands.keys(), ...bound.prefixes],
    (event, { hotkey, isSequence }) => {
      const { commands, prefixes, singleKeys: on } = live.current;
      // `enabled` is not asked for sequences.
      if (!on && !isChord(event)) return;
      const now = performance.now();
      if (prefixes.has(hotkey)) {
        sequenceBegan.current = now;
        return;
      }
      // The second key of a sequence is not a command of its own.
      if (!isSequence && now - sequenceBegan.current < SEQUENCE_MS) return;
      const command = commands.get(hotkey);
      if (command?.disabledReason) toast({ title: command.disabledReason });
      else command?.run?.();
    },
    options,
    [],
  );
  return null;
}
