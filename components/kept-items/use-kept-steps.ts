"use client";

import { useState } from "react";
import type { StepControls } from "@/lib/builder/history";
import {
  afterRedo,
  afterStep,
  afterUndo,
  doStep,
  inverse,
  type KeptEdit,
  type KeptStep,
  type KeptSteps,
  NO_STEPS,
  type StepOutcome,
} from "@/lib/kept-items/kept-steps";
import { useDeviceRecord } from "./use-device-record";
import type { KeptList } from "./use-kept-list";

/** Changes of kept items that can be taken back. */
export interface KeptUndo extends StepControls {
  /** @throws what people are told about the first edit that was not carried out; those before it are */
  readonly run: (label: string, edits: readonly KeptEdit[]) => Promise<void>;
}

interface Options {
  /** Under which this device keeps what was done; undefined until it is known. */
  readonly key: string | undefined;
  readonly lists: readonly Pick<KeptList<never>, "kind" | "apply">[];
  /** Tells that a step was not taken back, or not done again. */
  readonly onNotKept: (error: unknown, title: string) => void;
}

const isSteps = (stored: unknown): stored is KeptSteps =>
  typeof stored === "object" && stored !== null && "past" in stored && "future" in stored;
const STEPS = { read: (stored: unknown): KeptSteps => (isSteps(stored) ? stored : NO_STEPS) };

/**
 * Undo and redo of what this person does to kept items on this device, in every tab and after it was closed. Each
 * change is taken back by another change, so what people changed meanwhile is left as it is, and said to be.
 */
export function useKeptSteps({ key, lists, onNotKept }: Options): KeptUndo {
  const { value: steps, change } = useDeviceRecord(key, STEPS);
  const [busy, setBusy] = useState(false);
  // Without storage there is only nothing to take back.
  const keep = (edit: (before: KeptSteps) => KeptSteps) => change(edit).catch(() => undefined);
  const doEdits = (step: KeptStep) =>
    doStep(step, async (edit) => lists.find(({ kind }) => kind === edit.kind)?.apply(edit));
  const walk = async (
    step: KeptStep | undefined,
    after: (before: KeptSteps, outcome: StepOutcome) => KeptSteps,
    failure: string,
  ) => {
    if (!step || busy) return;
    setBusy(true);
    const outcome = await doEdits(step);
    await keep((before) => after(before, outcome));
    if (outcome.error !== undefined) onNotKept(outcome.error, `“${step.label}” was not ${failure}`);
    setBusy(false);
  };
  const [last] = steps.past;
  const [next] = steps.future;
  return {
    undoLabel: last?.label,
    redoLabel: next?.label,
    undo: () => void walk(last && inverse(last), afterUndo, "taken back"),
    redo: () => void walk(next, afterRedo, "done again"),
    run: async (label, edits) => {
      const { done, error } = await doEdits({ label, edits });
      if (done.length > 0) await keep((before) => afterStep(before, { label, edits: done }));
      if (error !== undefined) throw error;
    },
  };
}
