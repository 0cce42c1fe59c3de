"use client";

import { storedSwitch } from "@/components/shell/stored-switch";

/** Whether edits of campaigns wait until they are published, as this browser remembers it for all accounts. */
export const { useOn: useStagingWanted, setOn: wantStaging } = storedSwitch("stage-campaign-changes", false);
