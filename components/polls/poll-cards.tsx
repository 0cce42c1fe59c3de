import { classNames } from "@/components/ui/class-names";
import { TimeText } from "@/components/ui/time-text";
import { choicesInLine } from "@/lib/polls/poll-view";
import { pollGraceKey } from "./delete-poll";
import { PollStateMark } from "./poll-state-mark";
import type { PollRowsProps } from "./poll-table";

/** The polls of an account on a phone. */
export function PollCards({ polls, zone, now, view, leaving }: PollRowsProps) {
  return (
    <ul aria-label="Polls">
      {polls.map((poll) => (
        <li
          key={poll.id}
          className={classNames(
            "relative flex flex-col gap-1 border-b px-4 py-3",
            poll.id === view.panel && "bg-surface-selected",
            leaving.has(pollGraceKey(poll.id)) && "text-text-muted line-through",
          )}
        >
          <button
            type="button"
            onClick={() => view.openPanel(poll.id)}
            className="min-h-6 truncate text-left font-medium after:absolute after:inset-0"
          >
            <bdi>{poll.name}</bdi>
          </button>
          <div className="flex items-center justify-between gap-3">
            <PollStateMark poll={poll} now={now} />
            <span className="text-text-muted">
              <TimeText at={poll.end_time} zone={zone} />
            </span>
          </div>
          <p className="truncate text-text-muted">{choicesInLine(poll)}</p>
        </li>
      ))}
    </ul>
  );
}
