import { StatusMark } from "@/components/ui/status-mark";
import type { LoggedCall } from "@/lib/ads/call-log";
import { hasFailed, outcomeWords } from "@/lib/developer/call-view";

/** What became of a call, as shape and words. */
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
