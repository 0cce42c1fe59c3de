"use client";

import { type StoredSwitch, storedSwitch } from "@/components/shell/stored-switch";
import type { StagedNounName } from "@/lib/staged/staged-noun";

const STORED_AS: Readonly<Record<StagedNounName, string>> = {
  campaigns: "stage-campaign-changes",
  "line-items": "stage-line-item-changes",
};

const switches = new Map<string, StoredSwitch>();

/**
 * Whether edits of a noun wait until they are published, as this browser remembers it for one account: whoever works
 * carefully in one does not want to look for changes that wait in all others.
 */
export function stagingSwitch(noun: StagedNounName, environment: string, accountId: string): StoredSwitch {
  const key = `${STORED_AS[noun]} ${environment} ${accountId}`;
  const stored = switches.get(key) ?? storedSwitch(key, false);
  switches.set(key, stored);
  return stored;
}
