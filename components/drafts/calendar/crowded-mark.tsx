import { StatusMark } from "@/components/ui/status-mark";
import type { CrowdedQuarter } from "@/lib/drafts/calendar/move-post";
import { formatInstant } from "@/lib/format/instant";
import { SCHEDULED_IN_QUARTER_MAX } from "@/lib/posts/schedule-rules";

/** Marks a quarter of an hour with room for few more posts, or none. */
export function CrowdedMark({ quarter, zone }: { quarter: CrowdedQuarter; zone: string }) {
  const from = formatInstant(new Date(quarter.from).toISOString(), zone, "clock");
  const words = `${quarter.posts} of ${SCHEDULED_IN_QUARTER_MAX} posts in the quarter of an hour from ${from}`;
  return (
    <span title={words} className="px-1 text-sm tabular-nums">
      <StatusMark kind={quarter.full ? "blocked" : "attention"}>
        {from} {quarter.full ? "full" : "nearly full"}: {quarter.posts} of {SCHEDULED_IN_QUARTER_MAX}
      </StatusMark>
    </span>
  );
}
