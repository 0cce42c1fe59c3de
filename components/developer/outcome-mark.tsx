import { StatusMark } from "@/components/ui/status-mark";
import type { LoggedCall } from "@/lib/ads/call-log";
import { hasFailed, outcomeWords } from "@/lib/developer/call-view";
import { clockIn } from "@/lib/format/dates";

/** The outcome of a call, as a shape and words. */
export function OutcomeMark({ call }: { call: LoggedCall }) {
  const kind = hasFailed(call)
    ? "blocked"
    : call.end === undefined
      ? "paused"
      : call.end.error === undefined
        ? "running"
        : "ended";
  return <StatusMark kind={kind}>{outcomeWords(call)}</StatusMark>;
}

/** The time of a call, to the second; the full timestamp as its title. */
export function CallClock({ at, zone }: { at: number; zone: string }) {
  const iso = new Date(at).toISOString();
  return (
    <time dateTime={iso} title={`${iso.slice(0, 19).replace("T", " ")} UTC`} className="tabular-nums">
      {clockIn(zone, at, { seconds: true })}
    </time>
  );
}
