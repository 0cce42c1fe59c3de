"use client";

import { type StoredSwitch, storedSwitch } from "@/components/shell/stored-switch";
import type { StagedNounName } from "@/lib/staged/staged-noun";

/** Whether edits of a noun wait until they are published, as this browser remembers it for all accounts. */
export const STAGING_SWITCHES: Readonly<Record<StagedNounName, StoredSwitch>> = {
  campaigns: storedSwitch("stage-campaign-changes", false),
  "line-items": storedSwitch("stage-line-item-changes", false),
};
