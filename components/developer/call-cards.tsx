import { PhoneRow } from "@/components/ui/phone-row";
import { callDurationText, callId } from "@/lib/developer/call-view";
import type { CallRowsProps } from "./call-table";
import { CallClock, OutcomeMark } from "./outcome-mark";

/** Calls on a phone. */
export function CallCards({ calls, zone, view }: CallRowsProps) {
  return (
    <ul aria-label="Requests">
      {calls.map((call) => {
        const id = callId(call);
        return (
          <PhoneRow
            key={id}
            name={call.endpoint.summary}
            open={id === view.panel}
            onOpen={() => view.openPanel(id)}
          >
            <div className="flex items-center justify-between gap-3">
              <OutcomeMark call={call} />
              <span className="shrink-0 text-text-muted tabular-nums">
                {call.end && `${callDurationText(call.end.duration)} · `}
                <CallClock at={call.startedAt} zone={zone} />
              </span>
            </div>
            <p className="truncate font-mono text-sm text-text-muted">
              {call.request.method} {call.request.path}
            </p>
          </PhoneRow>
        );
      })}
    </ul>
  );
}
