import { useSyncExternalStore } from "react";
import type { ReadableStore } from "@/lib/store";

/**
 * The value of a store, or a part of it; the component renders again when that changes.
 *
 * @param select returns the same part, by identity, for as long as it has not changed
 */
export function useStore<Value>(store: ReadableStore<Value>): Value;
export function useStore<Value, Part>(store: ReadableStore<Value>, select: (value: Value) => Part): Part;
export function useStore<Value, Part>(
  store: ReadableStore<Value>,
  select?: (value: Value) => Part,
): Value | Part {
  const read = (get: () => Value) => (select ? () => select(get()) : get);
  return useSyncExternalStore<Value | Part>(store.subscribe, read(store.get), read(store.getInitial));
}
