"use client";

import { del, get, set } from "idb-keyval";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useScope } from "@/lib/ads/client";
import { committingStore } from "./committing-store";
import { beginHistory, changed, type History, redone, undone } from "./history";
import { fits, keptHistoryKey, type StoredHistory } from "./kept-history-store";
import { useOtherTabs } from "./use-other-tabs";

/** How often at most the work is written to the device while somebody types, in milliseconds. */
const KEEP_MS = 300;

export type Kept = "reading" | "keeping" | "kept" | "not-kept";

export interface KeptHistory<Value> {
  readonly value: Value;
  /** `label` says what is done, "Move slide 2"; changes of one `run` are taken back together. */
  readonly change: (next: (value: Value) => Value, how: { label: string; run?: string }) => void;
  /** What the next undo takes back, if anything. */
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly kept: Kept;
  /** When the work that was found on the device was done; undefined when there was none. */
  readonly continuedFrom: number | undefined;
  /** Forgets the work and starts again with another value. */
  readonly startOver: (value: Value) => void;
  /** Forgets what the device holds, after the work is finished. Nothing is kept from then on. */
  readonly finish: () => Promise<void>;
}

interface Options<Value> {
  /** What is being built, unique within the account: "poll", "card copied from 188…". */
  readonly name: string;
  readonly accountId: string;
  readonly initial: () => Value;
  /** Work of an earlier version of the builder that does not fit any more is left aside. */
  readonly isValue: (stored: unknown) => stored is Value;
  /** Every tab shows the same work, so that none writes over what another has added. */
  readonly shared?: boolean;
}

/**
 * The state of a builder with undo and redo, kept in this browser's IndexedDB from the first change on, so that a
 * closed tab loses nothing. Without storage it works all the same and says that nothing is kept.
 */
export function useKeptHistory<Value>({
  name,
  accountId,
  initial,
  isValue,
  shared = false,
}: Options<Value>): KeptHistory<Value> {
  const { environment } = useScope();
  const key = keptHistoryKey(environment, accountId, name);
  const [history, setHistory] = useState(() => beginHistory(initial()));
  const [kept, setKept] = useState<Kept>("reading");
  const [continuedFrom, setContinuedFrom] = useState<number>();
  const latest = useRef(history);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const written = useRef(Number.NEGATIVE_INFINITY);
  const touched = useRef(false);

  const follow = useCallback(
    () =>
      void get<StoredHistory>(key).then(
        (stored) => {
          // What was changed here meanwhile is about to be written, and is newer.
          if (!stored || timer.current !== undefined || !fits(stored.history, isValue)) return;
          latest.current = stored.history;
          setHistory(stored.history);
        },
        () => {},
      ),
    [key, isValue],
  );
  const tellOthers = useOtherTabs(shared ? key : undefined, follow);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    written.current = performance.now();
    const stored: StoredHistory = { history: latest.current, at: Date.now() };
    return set(key, stored, committingStore).then(
      () => {
        tellOthers();
        setKept((now) => (timer.current === undefined && now !== "reading" ? "kept" : now));
      },
      () => setKept("not-kept"),
    );
  }, [key, tellOthers]);

  const move = useCallback(
    (next: History<Value>) => {
      if (next === latest.current) return;
      latest.current = next;
      touched.current = true;
      setHistory(next);
      setKept("keeping");
      // The first change after a while at once, or whoever leaves right after it would lose it.
      timer.current ??= setTimeout(write, Math.max(0, written.current + KEEP_MS - performance.now()));
    },
    [write],
  );

  useEffect(() => {
    let gone = false;
    get<StoredHistory>(key).then(
      (stored) => {
        if (gone) return;
        // Whoever was quicker than the storage goes on with what is on screen.
        if (stored && !touched.current && fits(stored.history, isValue)) {
          latest.current = stored.history;
          setHistory(stored.history);
          setContinuedFrom(stored.at);
        }
        setKept((now) => (now === "reading" ? "kept" : now));
      },
      () => !gone && setKept("not-kept"),
    );
    const flush = () => {
      if (timer.current !== undefined) void write();
    };
    addEventListener("pagehide", flush);
    return () => {
      gone = true;
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [key, isValue, write]);

  const startOver = useCallback(
    (value: Value) => {
      move(beginHistory(value));
      setContinuedFrom(undefined);
    },
    [move],
  );
  const finish = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await del(key).catch(() => {});
  }, [key]);
  const change = useCallback(
    (next: (value: Value) => Value, how: { label: string; run?: string }) =>
      move(changed(latest.current, next(latest.current.value), how)),
    [move],
  );
  const undo = useCallback(() => move(undone(latest.current)), [move]);
  const redo = useCallback(() => move(redone(latest.current)), [move]);
  return useMemo(
    () => ({
      value: history.value,
      change,
      undoLabel: history.past[0]?.label,
      redoLabel: history.future[0]?.label,
      undo,
      redo,
      kept,
      continuedFrom,
      startOver,
      finish,
    }),
    [history, change, undo, redo, kept, continuedFrom, startOver, finish],
  );
}
