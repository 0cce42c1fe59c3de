"use client";

import { useEffect, useMemo } from "react";
import { type Command, useCommands } from "@/components/shell/commands";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { useStore } from "@/components/ui/use-store";
import { askBeforeLeaving } from "@/lib/jobs/ask-before-leaving";
import { dismissedJobStore, isUnderWay, jobStore, recallJobs } from "@/lib/jobs/jobs";

const list = new LazyModule(() => import("./jobs-list"));

/**
 * Jobs that run beside the page, in the corner until dismissed, and from the palette after that. Belongs in a layout,
 * because jobs continue from page to page. Leaving the dashboard asks for confirmation while one is running.
 */
export function JobsTray() {
  const jobs = useStore(jobStore);
  const dismissed = useStore(dismissedJobStore);
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
  const working = jobs.some(isUnderWay);
  useEffect(() => (working ? askBeforeLeaving() : undefined), [working]);
  const late = useLazyModule(list, jobs.length > 0);
  return late && jobs.length > 0 && <late.JobsList jobs={jobs} />;
}
