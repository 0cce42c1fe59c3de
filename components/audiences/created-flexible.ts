"use client";

import { get, update } from "idb-keyval";
import { useEffect, useState } from "react";
import type { Environment } from "@/lib/ads/endpoint";
import { readBatch, textOf } from "@/lib/audiences/flexible-json";
import type { FlexibleDraft } from "@/lib/audiences/flexible-tree";

/** The definition of a flexible audience, by its name: the service does not return it. */
type Created = Readonly<Record<string, string>>;

interface AccountScope {
  readonly environment: Environment;
  readonly accountId: string;
}

const keyOf = ({ environment, accountId }: AccountScope) => `flexible audiences ${environment} ${accountId}`;
const fold = (name: string) => name.trim().toLowerCase();

/** Stores created definitions in this browser; without storage they cannot be duplicated later. */
export function storeCreated(scope: AccountScope, drafts: readonly FlexibleDraft[]): Promise<void> {
  return update<Created>(keyOf(scope), (before = {}) => ({
    ...before,
    ...Object.fromEntries(drafts.map((draft) => [fold(draft.name), textOf([draft])])),
  })).catch(() => {});
}

/** The definition of an audience, if this browser created it: undefined until the storage has answered. */
export function useCreated({ environment, accountId }: AccountScope, name: string | null) {
  const [found, setFound] = useState<FlexibleDraft | null>();
  useEffect(() => {
    let gone = false;
    const take = (created: Created | undefined) => {
      if (gone) return;
      const text = name === null ? undefined : created?.[fold(name)];
      const reading = text === undefined ? undefined : readBatch(text);
      setFound((reading?.ok && reading.drafts[0]) || null);
    };
    get<Created>(keyOf({ environment, accountId })).then(take, () => take(undefined));
    return () => {
      gone = true;
    };
  }, [environment, accountId, name]);
  return found;
}
