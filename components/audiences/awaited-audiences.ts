"use client";

import { get, set } from "idb-keyval";
import { useEffect, useSyncExternalStore } from "react";
import { toast } from "@/components/ui/toast";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import {
  type AudiencePlace,
  type AwaitedAudience,
  newsCount,
  noticeReading,
  withNewsSeen,
} from "@/lib/audiences/awaited";

const none: readonly AwaitedAudience[] = [];
let awaited: readonly AwaitedAudience[] = none;
let person: string | undefined;
const listeners = new Set<() => void>();

/** Kept by person, so that two people on one machine do not see each other's audiences. */
const keyOf = (personId: string) => `awaited audiences of ${personId}`;

function change(next: readonly AwaitedAudience[]) {
  if (next === awaited) return;
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
    get<readonly AwaitedAudience[]>(keyOf(personId)).then(
      (kept) => {
        if (gone) return;
        person = personId;
        // What was noticed while the storage was read stands already.
        const known = new Set(awaited.map(({ audienceId }) => audienceId));
        change([...awaited, ...(kept ?? []).filter(({ audienceId }) => !known.has(audienceId))]);
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

/**
 * Takes note of audiences that were read: of those being processed, to wait for them, and of those that can be
 * targeted since, which is told.
 *
 * @param asOf when they were read, in milliseconds
 * @returns whether there was anything to tell
 */
export function noticeAudiences(
  place: AudiencePlace,
  read: readonly CustomAudience[],
  asOf: number,
  onShow: (audienceId: string) => void,
): boolean {
  const outcome = noticeReading(awaited, place, read, asOf);
  change(sameAs(outcome.awaited) ? awaited : outcome.awaited);
  for (const { audienceId, name } of outcome.ready) {
    toast({
      title: `${name} can be targeted now`,
      description: "Its people were processed.",
      tone: "positive",
      duration: 0,
      action: { label: "Show", onClick: () => onShow(audienceId) },
    });
  }
  for (const { audienceId, name } of outcome.tooSmall) {
    toast({
      title: `${name} came out too small`,
      description: "Its people were processed, and too few of them match.",
      tone: "attention",
      duration: 0,
      action: { label: "Show", onClick: () => onShow(audienceId) },
    });
  }
  return outcome.ready.length + outcome.tooSmall.length > 0;
}

const sameAs = (next: readonly AwaitedAudience[]) =>
  next.length === awaited.length && JSON.stringify(next) === JSON.stringify(awaited);

/** The account's list was looked at: nothing in it is news any more. */
export function markNewsSeen(place: AudiencePlace): void {
  change(withNewsSeen(awaited, place));
}
