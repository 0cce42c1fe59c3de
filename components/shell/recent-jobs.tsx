"use client";

import { History } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { dismissedJobs, type Job, recallJobs, subscribeToJobs } from "@/lib/jobs";

const NONE: readonly Job[] = [];

/** Brings back the jobs that were dismissed, while there are any: their undo is often wanted later. */
export function RecentJobs() {
  const dismissed = useSyncExternalStore(subscribeToJobs, dismissedJobs, () => NONE);
  if (dismissed.length === 0) return null;
  return (
    <IconButton label="Show recent jobs" onClick={recallJobs}>
      <History size={16} aria-hidden />
    </IconButton>
  );
}
