"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StepControls } from "@/lib/builder/history";
import {
  afterRedo,
  afterStep,
  afterUndo,
  doStep,
  type ItemEdit,
  type ItemStep,
  type ItemSteps,
  inverse,
  NO_STEPS,
} from "@/lib/saved-items/item-steps";
import { useDeviceRecord } from "./use-device-record";
import type { SavedList } from "./use-saved-list";

/** Changes of saved items, with undo and redo. */
export interface ItemUndo extends StepControls {
  /** @throws the error of the first edit that failed; earlier ones were made */
  readonly run: (label: string, edits: readonly ItemEdit[]) => Promise<void>;
}

interface Options {
  /** Key of the history on this device; undefined while unknown. */
  readonly key: string | undefined;
  readonly lists: readonly Pick<SavedList<never>, "kind" | "apply">[];
  /** Shows that a step could not be undone or redone. */
  readonly onNotSaved: (error: unknown, title: string) => void;
}

type Direction = "undo" | "redo";

const isSteps = (stored: unknown): stored is ItemSteps =>
  typeof stored === "object" && stored !== null && "past" in stored && "future" in stored;
const STEPS = { read: (stored: unknown): ItemSteps => (isSteps(stored) ? stored : NO_STEPS) };

/**
 * Undo and redo of this person's changes to saved items on this device, in every tab and after it was closed. Undo is
 * another change, so items that other people changed meanwhile are left alone, and reported.
 */
export function useItemSteps({ key, lists, onNotSaved }: Options): ItemUndo {
  const { value: steps, change } = useDeviceRecord(key, STEPS);
  /** Pressed keys that are not handled yet, the current one first: each starts from the result of those before. */
  const [pressed, setPressed] = useState<readonly Direction[]>([]);
  const walking = useRef(false);
  // Without storage there is just nothing to undo.
  const store = (edit: (before: ItemSteps) => ItemSteps) => change(edit).catch(() => undefined);
  const doEdits = (step: ItemStep) =>
    doStep(step, async (edit) => lists.find(({ kind }) => kind === edit.kind)?.apply(edit));
  const [last] = steps.past;
  const [next] = steps.future;
  const walk = useEffectEvent(async (direction: Direction) => {
    const { step, after, failure } =
      direction === "undo"
        ? { step: last && inverse(last), after: afterUndo, failure: "taken back" }
        : { step: next, after: afterRedo, failure: "done again" };
    if (!step) return;
    const outcome = await doEdits(step);
    await store((before) => after(before, outcome));
    if (outcome.error !== undefined) onNotSaved(outcome.error, `“${step.label}” was not ${failure}`);
  });
  useEffect(() => {
    const [direction] = pressed;
    if (direction === undefined || walking.current) return;
    walking.current = true;
    void walk(direction).finally(() => {
      walking.current = false;
      setPressed(([, ...later]) => later);
    });
  }, [pressed]);
  const press = (direction: Direction) => setPressed((before) => [...before, direction]);
  return {
    undoLabel: last?.label,
    redoLabel: next?.label,
    undo: () => press("undo"),
    redo: () => press("redo"),
    run: async (label, edits) => {
      const { done, error } = await doEdits({ label, edits });
      if (done.length > 0) await store((before) => afterStep(before, { label, edits: done }));
      if (error !== undefined) throw error;
    },
  };
}
