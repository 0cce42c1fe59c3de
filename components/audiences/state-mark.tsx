import { ProgressBar } from "@/components/ui/progress-bar";
import { type StatusKind, StatusMark } from "@/components/ui/status-mark";
import type { AudienceState, AudienceStateKind } from "@/lib/audiences/audience-state";

const SHAPES: Readonly<Record<AudienceStateKind, StatusKind>> = {
  targetable: "running",
  processing: "paused",
  empty: "paused",
  "too-small": "attention",
  blocked: "blocked",
  deleted: "ended",
};

/** Whether an audience can be targeted, with a bar while it is being processed. */
export function StateMark({ state }: { state: AudienceState }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 align-bottom" title={state.why}>
      <StatusMark kind={SHAPES[state.kind]}>{state.word}</StatusMark>
      {state.progress && <StateProgress progress={state.progress} className="w-14!" />}
    </span>
  );
}

/** Time gone of the eight hours that processing takes at most, usually. */
export function StateProgress({
  progress: { permille, late },
  className,
}: {
  progress: NonNullable<AudienceState["progress"]>;
  className?: string;
}) {
  return (
    <ProgressBar
      label="Of the usual processing time"
      value={permille}
      max={1000}
      tone={late ? "attention" : "accent"}
      {...(className !== undefined && { className })}
    />
  );
}
