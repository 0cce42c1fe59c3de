import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import type { LoggedCall } from "@/lib/ads/call-log";
import { CallDetails } from "./call-details";

interface CallPanelProps {
  /** Null closes the panel. */
  id: string | null;
  call: LoggedCall | undefined;
  zone: string;
  onClose: () => void;
}

/** One call: how it ended, what was asked, what came back, and how to make it elsewhere. */
export function CallPanel({ id, call, zone, onClose }: CallPanelProps) {
  return (
    <Sheet open={id !== null} onClose={onClose} title={call?.endpoint.summary ?? "Request"}>
      {call ? (
        <CallDetails key={id} call={call} zone={zone} />
      ) : (
        <EmptyState title="This call is not in the log">
          The log belongs to this tab and starts over when the page is reloaded.
        </EmptyState>
      )}
    </Sheet>
  );
}
