import { StatusMark } from "@/components/ui/status-mark";
import type { PollCard } from "@/lib/polls/poll-form";
import { isOpen, timeLeft } from "@/lib/polls/poll-view";

const SOON_MS = 60 * 60_000;

/** Whether a poll is open, and for how long. */
export function PollStateMark({ poll, now }: { poll: PollCard; now: number }) {
  if (!isOpen(poll, now)) return <StatusMark kind="ended">Closed</StatusMark>;
  const soon = Date.parse(poll.end_time) - now < SOON_MS;
  return (
    <StatusMark kind={soon ? "attention" : "running"}>
      <span className="tabular-nums">Open · {timeLeft(poll.end_time, now)} left</span>
    </StatusMark>
  );
}
