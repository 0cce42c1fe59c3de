"use client";

import { get, set } from "idb-keyval";
import { useEffect, useSyncExternalStore } from "react";
import { type AudiencePlace, type AwaitedAudience, keptAwaited, newsCount } from "@/lib/audiences/awaited";

const none: readonly AwaitedAudience[] = [];
let awaited: readonly AwaitedAudience[] = none;
let person: string | undefined;
const listeners = new Set<() => void>();

/** Kept by person, so that two people on one machine do not see each other's audiences. */
const keyOf = (personId: string) => `awaited audiences of ${personId}`;

export const awaitedNow = () => awaited;

/** Waits for these from now on. */
export function changeAwaited(next: readonly AwaitedAudience[]): void {
  if (next.length === awaited.length && JSON.stringify(next) === JSON.stringify(awaited)) return;
  awaited = next;
  for (const listener of listeners) listener();
  // Without storage the page still waits for as long as it is open.
  if (person !== undefined) void set(keyOf(person), awaited).catch(() => {});
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes on waiting for what this person waited for when the page was last open. */
export function useKeptAwaited(personId: string): void {
  useEffect(() => {
    let gone = false;
    get<unknown>(keyOf(personId)).then(
      (found) => {
        if (gone) return;
        person = personId;
        const kept = keptAwaited(found);
        // What was noticed while the storage was read stands already.
        const known = new Set(awaited.map(({ audienceId }) => audienceId));
        changeAwaited([...awaited, ...kept.filter(({ audienceId }) => !known.has(audienceId))]);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [personId]);
}

export function useAwaited(): readonly AwaitedAudience[] {
  return useSyncExternalStore(
    subscribe,
    () => awaited,
    () => none,
  );
}

/** How many audiences of an account became targetable and were not looked at since. */
export function useNewsCount(place: AudiencePlace | undefined): number {
  const all = useAwaited();
  return place ? newsCount(all, place) : 0;
}
