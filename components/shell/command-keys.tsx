"use client";

import { useRef } from "react";
import { useHotkeys } from "react-hotkeys-hook";
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

/** Runs commands by their keys. Once, in the frame. */
export function CommandKeys() {
  const commands = useRegisteredCommands();
  const [singleKeys] = useSingleKeys();
  const sequenceBegan = useRef(Number.NEGATIVE_INFINITY);
  const bound = new Map<string, Command>();
  const prefixes = new Set<string>();
  for (const command of commands) {
    if (!command.keys || !command.run) continue;
    for (const binding of bindingsOf(command.keys)) bound.set(binding, command);
    const [prefix, rest] = command.keys.split(">");
    if (prefix && rest) prefixes.add(prefix);
  }
  useHotkeys(
    [...bound.keys(), ...prefixes],
    (event, { hotkey, isSequence }) => {
      // `enabled` is not asked for sequences.
      if (!singleKeys && !isChord(event)) return;
      const now = performance.now();
      if (prefixes.has(hotkey)) {
        sequenceBegan.current = now;
        return;
      }
      // The second key of a sequence is not a command of its own.
      if (!isSequence && now - sequenceBegan.current < SEQUENCE_MS) return;
      const command = bound.get(hotkey);
      if (command?.disabledReason) toast({ title: command.disabledReason });
      else command?.run?.();
    },
    {
      useKey: true,
      sequenceTimeoutMs: SEQUENCE_MS,
      enableOnFormTags: true,
      preventDefault: (event, { hotkey }) => isChord(event) || bound.has(hotkey),
      enabled: (event) => singleKeys || isChord(event),
      ignoreEventWhen: ({ target, ctrlKey, metaKey }) => {
        if (!(target instanceof Element)) return false;
        if (target.closest(KEEPS_ITS_KEYS)) return true;
        return target.closest(TEXT_FIELD) !== null && !ctrlKey && !metaKey;
      },
    },
    [commands, singleKeys],
  );
  return null;
}
