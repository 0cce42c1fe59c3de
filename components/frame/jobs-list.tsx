"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { dismissJob, isUnderWay, type Job, jobHasEnded } from "@/lib/jobs/jobs";
import { JobCard } from "./job-card";

/** The tray with its jobs; `JobsTray` fetches it for the first job. */
export function JobsList({ jobs }: { jobs: readonly Job[] }) {
  const [folded, setFolded] = useState(false);
  const underWay = jobs.filter(isUnderWay).length;
  const ended = jobs.filter(jobHasEnded);
  return (
    <section
      aria-label="Jobs"
      className="fixed right-4 bottom-20 z-20 w-[calc(100vw-2rem)] rounded-md bg-surface-raised shadow-overlay lg:[body:has([data-beside])_&]:right-[456px] max-sm:[body:has([data-bottom-bar=tall])_&]:bottom-40 [body:has([data-bottom-bar=tall]~[data-bottom-bar])_&]:bottom-24 max-sm:[body:has([data-bottom-bar=tall]~[data-bottom-bar])_&]:bottom-60 sm:w-96"
    >
      <header className="flex h-10 items-center gap-2 pr-2 pl-3">
        <h2 className="flex-1 font-semibold">{underWay > 0 ? `${underWay} running` : "Jobs"}</h2>
        {underWay === 0 && ended.length > 0 && (
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              for (const { id } of ended) dismissJob(id);
            }}
          >
            Dismiss
          </Button>
        )}
        <IconButton
          label={folded ? "Show jobs" : "Fold jobs"}
          size="small"
          onClick={() => setFolded(!folded)}
        >
          {folded ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
        </IconButton>
      </header>
      {!folded && (
        <ul className="max-h-[50dvh] overflow-y-auto border-t">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </ul>
      )}
    </section>
  );
}
