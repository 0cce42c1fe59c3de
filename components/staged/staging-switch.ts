"use client";

import { type StoredSwitch, storedSwitch } from "@/components/shell/stored-switch";
import type { StagedResourceName } from "@/lib/staged/staged-resource";

const STORED_AS: Readonly<Record<StagedResourceName, string>> = {
  campaigns: "stage-campaign-changes",
  "line-items": "stage-line-item-changes",
};

const switches = new Map<string, StoredSwitch>();

/**
 * Whether edits of a resource wait until they are published, remembered in this browser per account: a person who
 * stages changes in one account does not expect waiting changes in others.
 */
export function stagingSwitch(
  resource: StagedResourceName,
  environment: string,
  accountId: string,
): StoredSwitch {
  const key = `${STORED_AS[resource]} ${environment} ${accountId}`;
  const stored = switches.get(key) ?? storedSwitch(key, false);
  switches.set(key, stored);
  return stored;
}
