"use client";

import { useEffect, useMemo, useRef } from "react";
import { useStore } from "@/components/ui/use-store";
import { useScope } from "@/lib/ads/client";
import type { ChangeStep, StepControls } from "@/lib/builder/history";
import { HistoryStore, historyKey, type StorageState } from "@/lib/builder/history-store";

export interface StoredHistory<Value> extends StepControls {
  readonly value: Value;
  readonly change: ChangeStep<Value>;
  readonly storage: StorageState;
  /** When the restored work was done; undefined without any. */
  readonly continuedFrom: number | undefined;
  /** Forgets the work and starts again with another value. */
  readonly startOver: (value: Value) => void;
  /** Deletes the stored work once it is finished. Nothing is stored from then on. */
  readonly finish: () => Promise<void>;
}

interface Options<Value> {
  /** Name of the draft, unique within the account: "poll", "card copied from 188…". */
  readonly name: string;
  readonly accountId: string;
  readonly initial: () => Value;
  /** Work of an earlier version of the builder that does not fit any more is ignored. */
  readonly isValue: (stored: unknown) => stored is Value;
  /** All tabs show the same work, so that none overwrites what another has added. */
  readonly shared?: boolean;
}

/**
 * The state of a builder with undo and redo, stored in this browser from the first change on, so that a closed tab
 * loses nothing. Without storage it works as well, and says that nothing is stored.
 */
export function useStoredHistory<Value>({
  name,
  accountId,
  initial,
  isValue,
  shared = false,
}: Options<Value>): StoredHistory<Value> {
  const { environment } = useScope();
  const key = historyKey(environment, accountId, name);
  const latest = useRef(initial);
  latest.current = initial;
  const store = useMemo(
    () => new HistoryStore({ key, initial: latest.current, isValue, shared }),
    [key, isValue, shared],
  );
  useEffect(() => store.open(), [store]);
  const { history, storage, continuedFrom } = useStore(store);
  return useMemo(
    () => ({
      value: history.value,
      change: store.change,
      undoLabel: history.past[0]?.label,
      redoLabel: history.future[0]?.label,
      undo: store.undo,
      redo: store.redo,
      storage,
      continuedFrom,
      startOver: store.startOver,
      finish: store.finish,
    }),
    [history, storage, continuedFrom, store],
  );
}
