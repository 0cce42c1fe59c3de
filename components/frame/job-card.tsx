"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { ComesIn, ProgressBar } from "@/components/ui/progress-bar";
import { StatusShape } from "@/components/ui/status-mark";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { dismissJob, forgetJob, isUnderWay, type Job, type JobRemark } from "@/lib/jobs/jobs";

const number = (n: number) => formatNumber(n);

/** One job: its progress, errors and actions. */
export function JobCard({ job }: { job: Job }) {
  const router = useRouter();
  const { title, where, total, done, failed, unknown, note, actions } = job;
  const underWay = isUnderWay(job);
  const interrupted = job.state === "interrupted";
  const left = total - done - failed;
  const trouble = failed + unknown > 0;
  const kind = underWay
    ? "paused"
    : trouble || interrupted || job.state === "stopped"
      ? "attention"
      : "running";
  return (
    <li className="flex flex-col gap-1.5 border-b px-3 py-2 last:border-b-0">
      <div className="flex items-start gap-2">
        {!underWay && <StatusShape kind={kind} className="mt-1" />}
        <p className="min-w-0 flex-1">
          <span className="font-medium">{title}</span> <span className="text-text-muted">in {where}</span>
        </p>
        {!underWay && !interrupted && (
          <IconButton label={`Dismiss: ${title}`} size="small" onClick={() => dismissJob(job.id)}>
            <X size={14} aria-hidden />
          </IconButton>
        )}
      </div>
      {underWay && (
        <ProgressBar
          label={title}
          value={job.part ?? done + failed + unknown}
          max={job.part === undefined ? Math.max(1, total) : 1}
          tone={trouble ? "attention" : "accent"}
        />
      )}
      <p role="status" className="text-sm text-text-muted tabular-nums">
        {number(done)} of {number(total)} done
        {interrupted && ", interrupted"}
        {failed > 0 && <span className="text-blocked"> · {number(failed)} failed</span>}
        {unknown > 0 && <span className="text-attention"> · {number(unknown)} unknown</span>}
        {note && ` · ${note}`}
        {job.resumesAt !== undefined && (
          <span aria-hidden>
            {" "}
            · resumes <ComesIn at={job.resumesAt} />
          </span>
        )}
      </p>
      <Details summary={`${number(job.created.length)} created`} remarks={job.created} />
      <Details summary={`${number(job.failures.length)} not done`} remarks={job.failures} />
      <Details summary={`${number(job.remarks.length)} changed otherwise than asked`} remarks={job.remarks} />
      {interrupted && (
        <p className="text-sm text-text-muted">
          Stopping keeps what was done and leaves the other {number(left)} as they are.
        </p>
      )}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {underWay && actions.cancel && (
          <Button size="small" onClick={actions.cancel}>
            {actions.cancelLabel ?? "Cancel"}
          </Button>
        )}
        {underWay && actions.pause && (
          <Button size="small" onClick={actions.pause}>
            Pause
          </Button>
        )}
        {underWay && actions.resume && (
          <Button size="small" onClick={actions.resume}>
            Resume
          </Button>
        )}
        {interrupted && actions.goOn && (
          <Button size="small" tone="primary" onClick={actions.goOn}>
            Resume ({number(left)} left)
          </Button>
        )}
        {interrupted && actions.goOnAt && (
          <LinkButton size="small" tone="primary" href={actions.goOnAt} prefetch={false}>
            Resume ({number(left)} left)
          </LinkButton>
        )}
        {interrupted && (
          <Button size="small" onClick={() => forgetJob(job.id)}>
            Stop
          </Button>
        )}
        {!underWay && actions.review && (
          <Button size="small" tone="primary" onClick={() => actions.review?.run(router.push)}>
            Review {counted(actions.review.count, "conflict")}
          </Button>
        )}
        {!underWay && actions.retry && (
          <Button
            size="small"
            onClick={() => {
              actions.retry?.run();
              forgetJob(job.id);
            }}
          >
            {/* Unsent items have not failed. */}
            {actions.retry.count > failed ? "Do the rest" : "Retry failed"} ({number(actions.retry.count)})
          </Button>
        )}
        {!underWay && actions.undo && done + unknown > 0 && (
          <Button size="small" onClick={actions.undo}>
            Undo
          </Button>
        )}
        {!underWay && actions.exportFailures && (
          <Button size="small" tone="quiet" onClick={actions.exportFailures}>
            Export failed as CSV
          </Button>
        )}
      </div>
    </li>
  );
}

const SHOWN = 100;

function Details({ summary, remarks }: { summary: string; remarks: readonly JobRemark[] }) {
  if (remarks.length === 0) return null;
  return (
    <details className="text-sm">
      <summary>{summary}</summary>
      <ul className="mt-1 flex max-h-40 flex-col gap-1 overflow-y-auto">
        {remarks.slice(0, SHOWN).map(({ name, words }) => (
          <li key={`${name} ${words}`}>
            <bdi className="font-medium">{name}</bdi>: {words}
          </li>
        ))}
        {remarks.length > SHOWN && <li>and {number(remarks.length - SHOWN)} more</li>}
      </ul>
    </details>
  );
}
