import { NotSet } from "@/components/ui/absent";
import { ProgressBar } from "@/components/ui/progress-bar";
import { type StatusKind, StatusMark } from "@/components/ui/status-mark";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import type { AudienceState, AudienceStateKind } from "@/lib/audiences/audience-state";
import { formatNumber } from "@/lib/format/numbers";

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

/** Elapsed time, out of the eight hours that processing usually takes at most. */
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

/** How many people the service matched. Zero is a number, and differs from unknown. */
export function AudienceSize({ audience }: { audience: Pick<CustomAudience, "audience_size"> }) {
  if (audience.audience_size === null) return <NotSet what="No size yet" />;
  return formatNumber(audience.audience_size);
}
