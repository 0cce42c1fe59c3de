"use client";

import { get, update } from "idb-keyval";
import { useCallback, useEffect, useState } from "react";
import { toast } from "@/components/ui/toast";
import type { Environment } from "@/lib/ads/endpoint";

/** An account as remembered in this browser, with what is needed to offer it before the service has answered. */
export interface KnownAccount {
  readonly environment: Environment;
  readonly handle: string;
  readonly accountId: string;
  readonly name: string;
}

interface StoredVisits {
  /** Latest first. */
  readonly recents: readonly KnownAccount[];
  readonly pins: readonly KnownAccount[];
}

const RECENTS_MAX = 8;
const nothing: StoredVisits = { recents: [], pins: [] };

const same = (a: KnownAccount, b: KnownAccount) =>
  a.environment === b.environment && a.accountId === b.accountId && a.handle === b.handle;

/** By person, so that two people on one machine do not see each other's accounts. */
const keyOf = (personId: string) => `accounts of ${personId}`;

/** Where the browser stores nothing, as in some private windows, nothing is remembered. */
async function read(personId: string): Promise<StoredVisits> {
  return (await get<StoredVisits>(keyOf(personId)).catch(() => undefined)) ?? nothing;
}

/** Updates the stored data in one step: opening an account in another tab must not remove a pin. */
const change = (personId: string, edit: (stored: StoredVisits) => StoredVisits) =>
  update<StoredVisits>(keyOf(personId), (stored = nothing) => edit(stored));

/** Remembers that an account was opened; silently fails where the browser stores nothing. */
export async function rememberVisit(personId: string, account: KnownAccount): Promise<void> {
  await change(personId, ({ recents, pins }) => ({
    recents: [account, ...recents.filter((each) => !same(each, account))].slice(0, RECENTS_MAX),
    pins: pins.map((each) => (same(each, account) ? account : each)),
  })).catch(() => {});
}

/** Recent and pinned accounts, as stored in this browser. */
export function useKnownAccounts(personId: string) {
  const [stored, setStored] = useState<StoredVisits>(nothing);
  useEffect(() => {
    let gone = false;
    void read(personId).then((found) => {
      if (!gone) setStored(found);
    });
    return () => {
      gone = true;
    };
  }, [personId]);
  const togglePin = useCallback(
    async (account: KnownAccount) => {
      let pinned = false;
      let next = nothing;
      await change(personId, ({ recents, pins }) => {
        pinned = pins.some((each) => same(each, account));
        next = { recents, pins: pinned ? pins.filter((each) => !same(each, account)) : [...pins, account] };
        return next;
      }).then(
        () => setStored(next),
        () =>
          toast({
            title: `${account.name} was not ${pinned ? "unpinned" : "pinned"}`,
            description: "This browser stores nothing, as in some private windows.",
            tone: "attention",
          }),
      );
    },
    [personId],
  );
  return { ...stored, togglePin };
}

export const isSameAccount = same;
