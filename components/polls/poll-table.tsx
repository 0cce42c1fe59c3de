import { type ListColumn, ListTable } from "@/components/shell/list-table";
import { Name } from "@/components/ui/name";
import { Cell, Row, RowName } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { PollCard } from "@/lib/polls/poll-form";
import { choicesInLine, type PollColumn } from "@/lib/polls/poll-view";
import { pollGraceKey } from "./delete-poll";
import { PollStateMark } from "./poll-state-mark";
import { pollTypeName } from "./poll-type";
import type { usePollsView } from "./use-polls-view";

export interface PollRowsProps {
  polls: readonly PollCard[];
  zone: string;
  now: number;
  view: ReturnType<typeof usePollsView>;
  /** What is about to be deleted (lib/grace). */
  leaving: ReadonlySet<string>;
}

const COLUMNS: readonly ListColumn<PollColumn>[] = [
  { label: "Poll", sort: "name" },
  { label: "State", hint: "A poll's time starts when it is created, not when it is posted." },
  { label: "Choices" },
  { label: "Type" },
  { label: "Ends", sort: "end_time" },
  { label: "Created", sort: "created_at" },
];

/** The polls of an account, one a row. The name opens the panel. */
export function PollTable({ polls, zone, now, view, leaving }: PollRowsProps) {
  return (
    <ListTable label="Polls" columns={COLUMNS} view={view}>
      {polls.map((poll) => (
        <Row key={poll.id} selected={poll.id === view.panel} leaving={leaving.has(pollGraceKey(poll.id))}>
          <Cell>
            <RowName
              className="max-w-64"
              onClick={() => view.openPanel(poll.id === view.panel ? null : poll.id)}
            >
              <Name>{poll.name}</Name>
            </RowName>
          </Cell>
          <Cell>
            <PollStateMark poll={poll} now={now} />
          </Cell>
          <Cell>
            <Name className="block max-w-80 truncate text-text-muted">{choicesInLine(poll)}</Name>
          </Cell>
          <Cell>{pollTypeName(poll.card_type)}</Cell>
          <Cell>
            <TimeText at={poll.end_time} zone={zone} />
          </Cell>
          <Cell>
            <TimeText at={poll.created_at} zone={zone} show="day" />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}
