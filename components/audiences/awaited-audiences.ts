"use client";

import { get, set } from "idb-keyval";
import { useEffect } from "react";
import { useStore } from "@/components/ui/use-store";
import { type AudiencePlace, type AwaitedAudience, newsCount, storedAwaited } from "@/lib/audiences/awaited";
import { Store } from "@/lib/store";

const awaitedStore = new Store<readonly AwaitedAudience[]>([]);
let person: string | undefined;

/** Stored by person, so that two people on one machine do not see each other's audiences. */
const keyOf = (personId: string) => `awaited audiences of ${personId}`;

export const awaitedNow = awaitedStore.get;

/** Waits for these from now on. */
export function changeAwaited(next: readonly AwaitedAudience[]): void {
  const awaited = awaitedNow();
  if (next.length === awaited.length && JSON.stringify(next) === JSON.stringify(awaited)) return;
  awaitedStore.set(next);
  // Without storage the page still polls while it is open.
  if (person !== undefined) void set(keyOf(person), next).catch(() => {});
}

/** Continues to poll for what this person was waiting for when the page was last open. */
export function useStoredAwaited(personId: string): void {
  useEffect(() => {
    let gone = false;
    get<unknown>(keyOf(personId)).then(
      (found) => {
        if (gone) return;
        person = personId;
        const stored = storedAwaited(found);
        // Keeps changes that arrived while the storage was read.
        const awaited = awaitedNow();
        const known = new Set(awaited.map(({ audienceId }) => audienceId));
        changeAwaited([...awaited, ...stored.filter(({ audienceId }) => !known.has(audienceId))]);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [personId]);
}

export function useAwaited(): readonly AwaitedAudience[] {
  return useStore(awaitedStore);
}

/** How many audiences of an account became targetable and were not viewed since. */
export function useNewsCount(place: AudiencePlace | undefined): number {
  const all = useAwaited();
  return place ? newsCount(all, place) : 0;
}
