import { ListBody, type ListedRows } from "@/components/shell/list-body";
import { CutName } from "@/components/ui/name";
import { TimeText } from "@/components/ui/time-text";
import type { PollCard } from "@/lib/polls/poll-form";
import { POLL_COLUMNS, type PollColumn } from "@/lib/polls/poll-list";
import { choicesInLine } from "@/lib/polls/poll-view";
import { PollStateMark } from "./poll-state-mark";

/** The polls of an account, one a row. */
export function PollRows({ now, ...list }: ListedRows<PollCard, PollColumn> & { now: number }) {
  const state = (poll: PollCard) => <PollStateMark poll={poll} now={now} />;
  return (
    <ListBody
      page="polls"
      label="Polls"
      columns={POLL_COLUMNS}
      look={{
        name: ({ name }) => <CutName>{name}</CutName>,
        nameWidth: "max-w-64",
        cells: { state },
        phone: (poll) => (
          <>
            <div className="flex items-center justify-between gap-3">
              {state(poll)}
              <span className="text-text-muted">
                <TimeText at={poll.end_time} zone={list.zone} />
              </span>
            </div>
            <p className="truncate text-text-muted">{choicesInLine(poll)}</p>
          </>
        ),
      }}
      {...list}
    />
  );
}
