import { ChooseOnPhone } from "@/components/shell/row-choice";
import { Name } from "@/components/ui/name";
import { PhoneRow } from "@/components/ui/phone-row";
import { TimeText } from "@/components/ui/time-text";
import { choicesInLine } from "@/lib/polls/poll-view";
import { pollGraceKey } from "./delete-poll";
import { PollStateMark } from "./poll-state-mark";
import type { PollRowsProps } from "./poll-table";

/** The polls of an account on a phone. */
export function PollCards({ polls, zone, now, view, leaving, choice }: PollRowsProps) {
  return (
    <ul aria-label="Polls">
      {polls.map((poll) => (
        <PhoneRow
          key={poll.id}
          name={<Name>{poll.name}</Name>}
          open={poll.id === view.panel}
          selected={choice.has(poll)}
          start={<ChooseOnPhone row={poll} choice={choice} />}
          leaving={leaving.has(pollGraceKey(poll.id))}
          onOpen={() => view.openPanel(poll.id)}
        >
          <div className="flex items-center justify-between gap-3">
            <PollStateMark poll={poll} now={now} />
            <span className="text-text-muted">
              <TimeText at={poll.end_time} zone={zone} />
            </span>
          </div>
          <p className="truncate text-text-muted">{choicesInLine(poll)}</p>
        </PhoneRow>
      ))}
    </ul>
  );
}
