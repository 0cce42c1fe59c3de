import { EmptyState } from "@/components/ui/empty-state";
import { RecordPanel } from "@/components/ui/record-panel";
import type { LoggedCall } from "@/lib/ads/call-log";
import { CallDetails } from "./call-details";

interface CallPanelProps {
  /** Null closes the panel. */
  id: string | null;
  call: LoggedCall | undefined;
  zone: string;
  onClose: () => void;
}

/** One call: its outcome, request and response, and how to repeat it elsewhere. */
export function CallPanel({ id, call, zone, onClose }: CallPanelProps) {
  return (
    <RecordPanel
      one="request"
      id={id}
      record={call}
      gone={
        <EmptyState title="This call is not in the log">
          The log belongs to this tab and starts over when the page is reloaded.
        </EmptyState>
      }
      name={({ endpoint }) => endpoint.summary}
      onClose={onClose}
    >
      {(shown) => <CallDetails key={id} call={shown} zone={zone} />}
    </RecordPanel>
  );
}
