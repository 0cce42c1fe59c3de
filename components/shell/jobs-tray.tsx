"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { Late, useLate } from "@/components/ui/late";
import { currentJobs, dismissedJobs, isUnderWay, type Job, recallJobs, subscribeToJobs } from "@/lib/jobs";
import { type Command, useCommands } from "./commands";

const list = new Late(() => import("./jobs-list"));

const NO_JOBS: readonly Job[] = [];

function useJobs(): readonly Job[] {
  return useSyncExternalStore(subscribeToJobs, currentJobs, () => NO_JOBS);
}

/**
 * What is going on beside the page, in the corner until it is dismissed, and from the palette after that. Stands in a layout, because jobs go on
 * from page to page. Leaving the dashboard asks while one is under way.
 */
export function JobsTray() {
  const jobs = useJobs();
  const dismissed = useSyncExternalStore(subscribeToJobs, dismissedJobs, () => NO_JOBS);
  const any = dismissed.length > 0;
  useCommands(
    useMemo<readonly Command[]>(
      () =>
        any
          ? [
              {
                id: "jobs.recall",
                label: "Show recent jobs",
                group: "Everywhere",
                words: "undo history",
                run: recallJobs,
              },
            ]
          : [],
      [any],
    ),
  );
  useAskBeforeLeaving(jobs.some(isUnderWay));
  const late = useLate(list, jobs.length > 0);
  return late && jobs.length > 0 && <late.JobsList jobs={jobs} />;
}

function useAskBeforeLeaving(ask: boolean) {
  useEffect(() => {
    if (!ask) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, [ask]);
}
