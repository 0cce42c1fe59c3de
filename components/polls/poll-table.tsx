import { sortMark } from "@/components/shell/sort-in-address";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
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

const COLUMNS: readonly { readonly label: string; readonly sort?: PollColumn; readonly hint?: string }[] = [
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
    <Table aria-label="Polls">
      <thead>
        <tr>
          {COLUMNS.map(({ label, sort, hint }) => (
            <HeaderCell
              key={label}
              title={hint}
              {...(sort && { sorted: sortMark(view.sort, sort), onSort: () => view.sortBy(sort) })}
            >
              {label}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {polls.map((poll) => {
          const deleting = leaving.has(pollGraceKey(poll.id));
          return (
            <Row
              key={poll.id}
              selected={poll.id === view.panel}
              faded={deleting}
              className={deleting ? "line-through" : ""}
            >
              <Cell>
                <button
                  type="button"
                  onClick={() => view.openPanel(poll.id === view.panel ? null : poll.id)}
                  className="min-h-6 max-w-64 truncate rounded-sm text-left font-medium hover:underline"
                >
                  <bdi>{poll.name}</bdi>
                </button>
              </Cell>
              <Cell>
                <PollStateMark poll={poll} now={now} />
              </Cell>
              <Cell>
                <span className="block max-w-80 truncate text-text-muted">{choicesInLine(poll)}</span>
              </Cell>
              <Cell>{pollTypeName(poll.card_type)}</Cell>
              <Cell>
                <TimeText at={poll.end_time} zone={zone} />
              </Cell>
              <Cell>
                <TimeText at={poll.created_at} zone={zone} show="day" />
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
