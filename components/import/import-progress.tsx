import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { StorageState } from "@/lib/builder/history-store";
import { formatNumber } from "@/lib/format/numbers";
import { pageClock } from "@/lib/format/page-clock";
import { dismissJob, type Job } from "@/lib/jobs/jobs";
import type { ImportJob } from "./use-import-job";

const shown = (count: number) => formatNumber(count);

interface ImportProgressProps {
  progress: ImportJob;
  done: string | undefined;
  storage: StorageState;
  note: string | undefined;
}

/** The progress of the import, the possible actions, and whether the work is stored. */
export function ImportProgress({ progress: { job, stopped }, done, storage, note }: ImportProgressProps) {
  if (job) return <UnderWay job={job} />;
  return (
    <p role="status" className="text-sm text-text-muted">
      {stopped !== undefined && <span className="text-attention">{stopped} </span>}
      {done ?? STORAGE_WORDS[storage]}
      {note !== undefined && ` · ${note}`}
    </p>
  );
}

const STORAGE_WORDS: Readonly<Record<StorageState, string>> = {
  reading: "Keeping…",
  storing: "Keeping…",
  stored: "Saved on this device",
  "not-stored": "Not saved: this browser stores nothing",
};

function UnderWay({ job }: { job: Job }) {
  const { title, state, total, done, failed, unknown, note, resumesAt } = job;
  const { pause, resume, cancel, goOn } = job.actions;
  return (
    <div className="flex min-w-48 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <ProgressBar
        label={title}
        value={done + failed + unknown}
        max={total}
        tone={failed + unknown > 0 ? "attention" : "accent"}
        className="max-w-40"
      />
      <p role="status" className="text-sm text-text-muted tabular-nums">
        {shown(done)} of {shown(total)} done
        {failed > 0 && <span className="text-blocked"> · {shown(failed)} refused</span>}
        {unknown > 0 && <span className="text-attention"> · {shown(unknown)} without an answer</span>}
        {state === "interrupted" && " · Interrupted"}
        {state !== "running" && note !== undefined && ` · ${note}`}
        {resumesAt !== undefined && `, resumes at ${pageClock(new Date(resumesAt))}`}
      </p>
      {state === "interrupted" ? (
        <>
          <Button size="small" tone="primary" onClick={goOn}>
            Go on
          </Button>
          <Button size="small" tone="quiet" onClick={() => dismissJob(job.id)}>
            Discard
          </Button>
        </>
      ) : (
        <>
          {resume && (
            <Button size="small" onClick={resume}>
              Go on
            </Button>
          )}
          {pause && (
            <Button size="small" onClick={pause}>
              Pause
            </Button>
          )}
          {cancel && (
            <Button size="small" tone="quiet" onClick={cancel}>
              Cancel
            </Button>
          )}
        </>
      )}
    </div>
  );
}
