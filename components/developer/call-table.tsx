import { type ListColumn, ListTable } from "@/components/shell/list-table";
import { NotSet } from "@/components/ui/absent";
import { Cell, Row, RowName } from "@/components/ui/table";
import type { LoggedCall } from "@/lib/ads/call-log";
import { callDurationText, callId } from "@/lib/developer/call-view";
import { formatNumber } from "@/lib/format/numbers";
import { CallClock, OutcomeMark } from "./outcome-mark";
import type { LogView } from "./use-log-view";

export interface CallRowsProps {
  /** Newest first. */
  calls: readonly LoggedCall[];
  zone: string;
  view: LogView;
}

const columns = (withPath: boolean): readonly ListColumn<never>[] => [
  { label: "Time" },
  { label: "Call", ...(!withPath && { className: "w-full" }) },
  { label: "Status" },
  ...(withPath ? [{ label: "Path", className: "w-full" }] : []),
  { label: "Took", numeric: true },
  { label: "Left", numeric: true, hint: "What was left of the allowance after the call" },
];

/** Calls, one a row. The name opens the panel; it contains the path and takes its width. */
export function CallTable({ calls, zone, view }: CallRowsProps) {
  const withPath = view.panel === null;
  return (
    <ListTable label="Requests" columns={columns(withPath)}>
      {calls.map((call) => {
        const id = callId(call);
        const { endpoint, request, end } = call;
        return (
          <Row key={id} selected={id === view.panel}>
            <Cell className="text-text-muted">
              <CallClock at={call.startedAt} zone={zone} />
            </Cell>
            <Cell className={withPath ? undefined : "w-full max-w-0"}>
              <RowName
                open={id === view.panel}
                className={withPath ? "block max-w-72" : "block max-w-full"}
                title={`${endpoint.summary} (${endpoint.name})`}
                onClick={() => view.openPanel(id === view.panel ? null : id)}
              >
                {endpoint.summary}
              </RowName>
            </Cell>
            <Cell>
              <OutcomeMark call={call} />
            </Cell>
            {withPath && (
              <Cell className="w-full max-w-0 truncate font-mono text-sm" title={request.path}>
                <span className="inline-block w-14 text-text-muted">{request.method}</span>
                {request.path}
              </Cell>
            )}
            <Cell numeric className="tabular-nums">
              {end ? callDurationText(end.duration) : <NotSet what="Under way" />}
            </Cell>
            <Cell numeric className="tabular-nums">
              {end?.rate ? <AllowanceLeft rate={end.rate} /> : <NotSet what="Unknown" />}
            </Cell>
          </Row>
        );
      })}
    </ListTable>
  );
}

/** "899 of 900". */
export function AllowanceLeft({
  rate: { remaining, limit },
}: {
  rate: { remaining: number; limit: number };
}) {
  return (
    <>
      {formatNumber(remaining)} <span className="text-text-muted">of {formatNumber(limit)}</span>
    </>
  );
}
