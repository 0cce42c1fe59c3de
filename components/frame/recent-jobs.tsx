"use client";

import { History } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useStore } from "@/components/ui/use-store";
import { dismissedJobStore, recallJobs } from "@/lib/jobs/jobs";

/** Shows dismissed jobs again, while there are any: their undo is often wanted later. */
export function RecentJobs() {
  const dismissed = useStore(dismissedJobStore);
  if (dismissed.length === 0) return null;
  return (
    <IconButton label="Show recent jobs" onClick={recallJobs}>
      <History size={16} aria-hidden />
    </IconButton>
  );
}
