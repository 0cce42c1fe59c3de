/** The current value with its undo and redo steps; newest first in both. */
export interface StepHistory<Value> {
  readonly value: Value;
  readonly past: readonly Step<Value>[];
  readonly future: readonly Step<Value>[];
  /** Changes with the same value belong together: typing in one field is one step. */
  readonly run: string | undefined;
}

/** A state to return to, and the name of the step that this undoes (or redoes). */
interface Step<Value> {
  readonly value: Value;
  readonly label: string;
}

/** Changes a value. `label` describes it, "Move slide 2"; changes of one `run` are undone together. */
export type ChangeStep<Value> = (
  next: (value: Value) => Value,
  step: { readonly label: string; readonly run?: string | undefined },
) => void;

/** The controls of a history. */
export interface StepControls {
  /** The step that the next undo reverts, if any. */
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
}

export const STEPS_MAX = 100;

export function beginHistory<Value>(value: Value): StepHistory<Value> {
  return { value, past: [], future: [], run: undefined };
}

/** The history after a change. `label` describes it, "Move slide 2"; changes of one `run` are undone together. */
export function withStep<Value>(
  history: StepHistory<Value>,
  value: Value,
  { label, run }: { label: string; run?: string | undefined },
): StepHistory<Value> {
  if (Object.is(value, history.value)) return history;
  if (run !== undefined && run === history.run && history.past.length > 0) {
    return { ...history, value, future: [] };
  }
  return {
    value,
    past: [{ value: history.value, label }, ...history.past].slice(0, STEPS_MAX),
    future: [],
    run,
  };
}

export function undoStep<Value>(history: StepHistory<Value>): StepHistory<Value> {
  const [step, ...past] = history.past;
  if (!step) return history;
  const future = [{ value: history.value, label: step.label }, ...history.future];
  return { value: step.value, past, future, run: undefined };
}

export function redoStep<Value>(history: StepHistory<Value>): StepHistory<Value> {
  const [step, ...future] = history.future;
  if (!step) return history;
  const past = [{ value: history.value, label: step.label }, ...history.past];
  return { value: step.value, past, future, run: undefined };
}
