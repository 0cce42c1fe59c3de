import { pollTypeName } from "@/lib/cards/card-words";
import { createdColumn } from "@/lib/cards/created-column";
import { csvText } from "@/lib/grid/csv-columns";
import {
  type ListSort,
  listExport,
  nameParts,
  orderRows,
  rowColumns,
  timeParts,
} from "@/lib/records/row-columns";
import { wordsTest } from "@/lib/text/characters";
import type { PollCard } from "./poll-form";
import { choicesInLine, choicesOf, isOpen } from "./poll-view";

/** The columns of the polls of an account. */
export const POLL_COLUMNS = rowColumns({
  name: {
    label: "Poll",
    shrinks: 60,
    ...nameParts(({ name }: PollCard) => name),
  },
  state: {
    label: "State",
    hint: "A poll's time starts when it is created, not when it is posted.",
    value: { kind: "own" },
    // As of when the file is written.
    file: { "": { text: (poll) => (isOpen(poll, Date.now()) ? "OPEN" : "CLOSED") } },
  },
  choices: {
    label: "Choices",
    from: 60,
    widest: 80,
    faint: true,
    value: { kind: "text", of: choicesInLine },
    file: {
      "First choice": { text: ({ first_choice }) => first_choice },
      "Second choice": { text: ({ second_choice }) => second_choice },
      "Third choice": { text: ({ third_choice }) => csvText(third_choice) },
      "Fourth choice": { text: ({ fourth_choice }) => csvText(fourth_choice) },
    },
  },
  type: {
    label: "Type",
    from: 34,
    value: { kind: "text", of: ({ card_type }) => pollTypeName(card_type) },
    file: { "": { text: ({ card_type }) => card_type } },
  },
  end_time: { label: "Ends", from: 34, ...timeParts(({ end_time }: PollCard) => end_time) },
  created_at: createdColumn(44),
});

export type PollColumn = (typeof POLL_COLUMNS.ids)[number];

/** Polls in a file, each choice in a column of its own. */
export const POLL_EXPORT = listExport({ one: "poll", many: "polls" }, POLL_COLUMNS);

export const POLL_STATES = ["all", "open", "closed"] as const;

interface Arrangement {
  readonly search: string;
  readonly state: (typeof POLL_STATES)[number];
  readonly sort: ListSort<PollColumn>;
  readonly now: number;
}

/** The polls to show, in order. The search looks into names and choices. */
export function arrangePolls(polls: readonly PollCard[], { search, state, sort, now }: Arrangement) {
  const matches = wordsTest(search);
  const found = polls.filter(
    (poll) =>
      (state === "all" || isOpen(poll, now) === (state === "open")) &&
      matches([poll.name, poll.id, ...choicesOf(poll)].join(" ")),
  );
  return orderRows(POLL_COLUMNS, found, sort);
}
