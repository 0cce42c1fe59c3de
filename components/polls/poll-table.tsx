import { type ListColumn, ListTable } from "@/components/shell/list-table";
import { ChooseRow, chooseColumn, type RowChoice } from "@/components/shell/row-choice";
import { Name } from "@/components/ui/name";
import { Cell, Row, RowName } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import { pollTypeName } from "@/lib/cards/card-words";
import type { PollCard } from "@/lib/polls/poll-form";
import { choicesInLine, type PollColumn } from "@/lib/polls/poll-view";
import { pollGraceKey } from "./delete-poll";
import { PollStateMark } from "./poll-state-mark";
import type { usePollsView } from "./use-polls-view";

export interface PollRowsProps {
  polls: readonly PollCard[];
  zone: string;
  now: number;
  view: ReturnType<typeof usePollsView>;
  /** What is about to be deleted (lib/jobs/grace). */
  leaving: ReadonlySet<string>;
  choice: RowChoice<PollCard>;
}

const COLUMNS = {
  name: { label: "Poll", sort: "name", shrinks: 60 },
  state: { label: "State", hint: "A poll's time starts when it is created, not when it is posted." },
  choices: { label: "Choices", from: 60 },
  type: { label: "Type", from: 34 },
  ends: { label: "Ends", sort: "end_time", from: 34 },
  created: { label: "Created", sort: "created_at", from: 44 },
} satisfies Record<string, ListColumn<PollColumn>>;

/** The polls of an account, one a row. The name opens the panel. */
export function PollTable({ polls, zone, now, view, leaving, choice }: PollRowsProps) {
  return (
    <ListTable label="Polls" columns={[chooseColumn(choice), ...Object.values(COLUMNS)]} view={view}>
      {polls.map((poll) => (
        <Row
          key={poll.id}
          selected={poll.id === view.panel || choice.has(poll)}
          leaving={leaving.has(pollGraceKey(poll.id))}
        >
          <ChooseRow row={poll} choice={choice} />
          <Cell column={COLUMNS.name}>
            <RowName
              goesBy={poll.id}
              open={poll.id === view.panel}
              className="max-w-64"
              onClick={() => view.openPanel(poll.id === view.panel ? null : poll.id)}
            >
              <Name>{poll.name}</Name>
            </RowName>
          </Cell>
          <Cell column={COLUMNS.state}>
            <PollStateMark poll={poll} now={now} />
          </Cell>
          <Cell column={COLUMNS.choices}>
            <Name className="block max-w-80 truncate text-text-muted">{choicesInLine(poll)}</Name>
          </Cell>
          <Cell column={COLUMNS.type}>{pollTypeName(poll.card_type)}</Cell>
          <Cell column={COLUMNS.ends}>
            <TimeText at={poll.end_time} zone={zone} />
          </Cell>
          <Cell column={COLUMNS.created}>
            <TimeText at={poll.created_at} zone={zone} show="day" />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}
