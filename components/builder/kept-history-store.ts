import { get, set } from "idb-keyval";
import { committingStore } from "./committing-store";
import { beginHistory, changed, type History } from "./history";

/** A history as a device keeps it. */
export interface StoredHistory {
  readonly history: History<unknown>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What a history is kept as, and what its tabs tell each other of it by. */
export const keptHistoryKey = (environment: string, accountId: string, name: string): string =>
  `builder ${environment} ${accountId} ${name}`;

/** Whether every state of a history is one that is understood. */
export function fits<Value>(
  history: History<unknown>,
  isValue: (stored: unknown) => stored is Value,
): history is History<Value> {
  return [history.value, ...[...history.past, ...history.future].map(({ value }) => value)].every(isValue);
}

interface Kept<Value> {
  readonly initial: Value;
  readonly isValue: (stored: unknown) => stored is Value;
}

/**
 * Changes a history that no page of this tab shows, and tells the tabs that do.
 *
 * @throws whatever the browser says where it stores nothing
 */
export async function changeKeptHistory<Value>(
  key: string,
  { initial, isValue }: Kept<Value>,
  label: string,
  next: (value: Value) => Value,
): Promise<void> {
  const stored = await get<StoredHistory>(key);
  const history = stored && fits(stored.history, isValue) ? stored.history : beginHistory(initial);
  const now: StoredHistory = { history: changed(history, next(history.value), { label }), at: Date.now() };
  await set(key, now, committingStore);
  const tabs = new BroadcastChannel(key);
  tabs.postMessage(null);
  tabs.close();
}
