"use client";

import { get, update } from "idb-keyval";
import { useCallback, useEffect, useRef, useState } from "react";
import { useOtherTabs } from "./use-other-tabs";

export interface DeviceRecord<Value> {
  /** The default until it was read. */
  readonly value: Value;
  readonly loaded: boolean;
  /** @throws the browser's error without storage */
  readonly change: (edit: (value: Value) => Value) => Promise<void>;
}

interface Reading<Value> {
  /** Parses the stored value: undefined at first, and possibly written by another version. */
  readonly read: (stored: unknown) => Value;
  /** Where an earlier version stored it, while nothing is stored here. */
  readonly earlier?: ((key: string) => Promise<unknown>) | undefined;
}

const stored = async (key: string, { earlier }: Reading<unknown>): Promise<unknown> =>
  (await get(key)) ?? earlier?.(key);

/**
 * A value stored on this device, the same in every tab. Without storage, as in some private windows, it is empty, and
 * a change throws.
 *
 * @param key undefined for no value
 * @param reading memoize it
 */
export function useDeviceRecord<Value>(
  key: string | undefined,
  reading: Reading<Value>,
): DeviceRecord<Value> {
  const [held, setHeld] = useState<{ readonly key: string; readonly value: Value }>();
  const latest = useRef(key);
  latest.current = key;
  const take = useCallback(async () => {
    if (key === undefined) return;
    const found = await stored(key, reading).catch(() => undefined);
    // Another place may have been opened while it was read.
    if (latest.current === key) setHeld({ key, value: reading.read(found) });
  }, [key, reading]);
  useEffect(() => void take(), [take]);
  const notifyOthers = useOtherTabs(key, take);
  const change = useCallback(
    async (edit: (value: Value) => Value) => {
      if (key === undefined) return;
      const before = await stored(key, reading);
      // The stored value rather than the shown one: another tab may have changed it meanwhile.
      await update<unknown>(key, (now) => edit(reading.read(now ?? before)));
      notifyOthers();
      await take();
    },
    [key, reading, take, notifyOthers],
  );
  const here = held?.key === key ? held : undefined;
  const [nothing] = useState(() => reading.read(undefined));
  return { value: here ? here.value : nothing, loaded: key === undefined || here !== undefined, change };
}
