import { memo } from "react";
import { PanelSection } from "@/components/ui/facts";
import { type Arrival, type Arrivals, aboutArrival, arrivalWords } from "@/lib/developer/arrivals";
import { shownJson } from "@/lib/developer/shown-call";
import { CodeBlock } from "./code-block";
import { DemoEvent } from "./demo-event";
import { CallClock } from "./outcome-mark";

interface ArrivalListProps {
  arrivals: Arrivals;
  listening: boolean;
  zone: string;
}

/** The messages of a stream, as they arrive. */
export function ArrivalList({ arrivals, listening, zone }: ArrivalListProps) {
  return (
    <PanelSection title="What arrives">
      <p role="status" className="text-text-muted">
        {arrivalWords(arrivals, listening)}
      </p>
      {listening && arrivals.count === 0 && <DemoEvent />}
      <ol reversed aria-label="Events" className="mt-3 flex flex-col gap-3 empty:hidden">
        {arrivals.latest.map((arrival) => (
          <ArrivalItem key={arrival.number} arrival={arrival} zone={zone} />
        ))}
      </ol>
    </PanelSection>
  );
}

/** Memoized: a new line leaves the hundred before it untouched. */
const ArrivalItem = memo(function ArrivalItem({ arrival, zone }: { arrival: Arrival; zone: string }) {
  const { type, tag } = aboutArrival(arrival);
  return (
    <li className="min-w-0">
      <p className="mb-1 flex min-w-0 items-baseline gap-2">
        <span className="shrink-0 text-text-muted">
          <CallClock at={arrival.at} zone={zone} />
        </span>
        <code className="wrap-anywhere min-w-0 font-mono text-sm">{type ?? "Record"}</code>
        {tag && (
          <span className="truncate text-sm text-text-muted" title={tag}>
            {tag}
          </span>
        )}
      </p>
      <CodeBlock label={`Event ${arrival.number}`} text={shownJson(arrival.text)} />
    </li>
  );
});
