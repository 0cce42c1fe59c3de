import type { Kept } from "@/components/builder/use-kept-history";
import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { ImportState } from "./import-jobs";

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

interface ImportProgressProps {
  progress: ImportState;
  created: number;
  kept: Kept;
}

/** How far the import is, what can be done about it, and whether the work is kept. */
export function ImportProgress({ progress: { run, stopped }, created, kept }: ImportProgressProps) {
  if (run) {
    const { state, total, done, failed, note, resumesAt, pause, resume, cancel } = run;
    return (
      <div className="flex min-w-48 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <ProgressBar
          label="Drafts created"
          value={done + failed}
          max={total}
          tone={failed > 0 ? "attention" : "accent"}
          className="max-w-40"
        />
        <p role="status" className="text-sm text-text-muted tabular-nums">
          {done} of {total} created
          {failed > 0 && <span className="text-blocked"> · {failed} refused</span>}
          {note !== undefined && ` · ${note}`}
          {resumesAt !== undefined && `, goes on at ${clock.format(resumesAt)}`}
        </p>
        {state === "paused" ? (
          <Button size="small" onClick={resume}>
            Go on
          </Button>
        ) : (
          <Button size="small" onClick={pause}>
            Pause
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="text-sm text-text-muted">
      {stopped !== undefined && <span className="text-attention">{stopped} </span>}
      {created > 0
        ? `${created.toLocaleString("en-GB")} created`
        : kept === "not-kept"
          ? "Not kept: this browser stores nothing"
          : kept === "keeping"
            ? "Keeping …"
            : "Kept on this device"}
    </p>
  );
}
